import Keyframes

extension Takes {
  /// Begins `animation` at `time` on top of all motions, which continue: additive changes
  /// (`Motion.Change.adding`) are added, other properties may move only if they are at rest.
  ///
  /// ```swift
  /// takes.perform(.move(x: 300, over: 2), at: 0)
  /// takes.add(.motions([Motion(.adding(.x, [0: 0, 0.5: 20, 1: 0]))], duration: 0.4), at: 1)
  /// ```
  ///
  /// Later takes are dropped. A paused take stays paused.
  ///
  /// - Returns: the time range of the animation.
  /// - Precondition: no other change of a property that is moving, and no endless animation of a
  ///   property that is added to.
  @discardableResult
  public mutating func add(_ animation: Animation, at time: Double) -> ClosedRange<Double> {
    let take = forgettingLater(than: time)
    var node = take.node
    let end = node.perform(animation, at: time)
    takes.append(
      Take(
        start: time, node: node, origin: time < take.end ? take.origin : time,
        end: max(take.end, end)))
    return time...end
  }
}
