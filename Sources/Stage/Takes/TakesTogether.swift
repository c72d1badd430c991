import Keyframes

/// The histories of several nodes that play together.
///
/// ```swift
/// var takes = [ball, shadow].map { Takes($0) }
/// takes.perform(.parallel([.on("ball", .move(dy: 90, over: 1)), .on("shadow", .fadeOut(1))]), at: 2)
/// let scene = Scene(ground: .white) { takes.nodes }
/// ```
extension [Takes] {
  /// One node for each take of each history, in the order of the list; see ``Takes/nodes``.
  public var nodes: [Node] { flatMap(\.nodes) }

  /// The latest end of all histories; minus infinity for none.
  public var end: Double { map(\.end).max() ?? -.infinity }

  /// Whether anything is running or paused at `time`.
  public func isBusy(at time: Double) -> Bool { contains { $0.isBusy(at: time) } }

  /// Begins `animation` at `time` from the present states, as a new take of each node that it changes;
  /// all others go on. `.on` and `.each` choose the nodes.
  ///
  /// - Returns: the time range of the animation.
  /// - Precondition: as for `[Node].perform(_:at:)`.
  @discardableResult
  public mutating func perform(_ animation: Animation, at time: Double) -> ClosedRange<Double> {
    let still = map { $0.node(at: time).frozen(at: time) }
    var nodes = still
    let end = nodes.perform(animation, at: time)
    for index in indices where nodes[index] != still[index] {
      self[index].cut(at: time) { _ in nodes[index] }
    }
    return time...Swift.max(time, end)
  }
}
