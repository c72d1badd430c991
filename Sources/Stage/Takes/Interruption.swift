import Keyframes

/// What becomes of an animation that is asked for while another one is on.
public enum Interruption: CaseIterable, Sendable {
  /// It begins from where the interrupted one began.
  case restart
  /// It does not begin.
  case ignore
  /// It begins when all that is on or waiting is over.
  case queue
  /// It begins from where the interrupted one has come.
  case fromCurrent
  /// The same, and springs that begin with it take over the speed that their properties have; one
  /// whose property is at rest keeps the velocity that it was given.
  case keepingVelocity
}

extension Takes {
  /// Begins `animation` at `time`, as a take of its own. Takes that would have come later are
  /// forgotten, except by those that wait in the queue behind them. While nothing is on, all
  /// policies but `keepingVelocity` mean the same; that one also keeps what speed is left by a take
  /// that was cut just before.
  ///
  /// - Returns: when it is on, or nil where it is ignored: under `ignore` while something is on, and
  ///   under `queue` behind something that is paused or goes on for ever.
  @discardableResult
  public mutating func perform(
    _ animation: Animation, at time: Double, policy: Interruption = .fromCurrent
  ) -> ClosedRange<Double>? {
    switch policy {
    case .ignore:
      // What begins just now is on as well.
      if isBusy(at: time) { return nil }
      return begin(animation, at: time) { $0.node.frozen(at: time) }
    case .queue:
      let start = max(time, end)
      guard start < .infinity, !takes[takes.count - 1].isPause else { return nil }
      return begin(animation, at: start) { $0.node.frozen(at: start) }
    case .restart:
      return begin(animation, at: time) {
        $0.node.frozen(at: time < $0.end ? $0.start : time)
      }
    case .fromCurrent:
      return begin(animation, at: time) { $0.node.frozen(at: time) }
    case .keepingVelocity:
      let moving = forgettingLater(than: time).node
      return begin(animation.keepingVelocity(of: moving, at: time), at: time) {
        $0.node.frozen(at: time)
      }
    }
  }

  private mutating func begin(
    _ animation: Animation, at start: Double, from still: (Take) -> Node
  ) -> ClosedRange<Double> {
    var node = still(forgettingLater(than: start))
    let end = node.perform(animation, at: start)
    takes.append(Take(start: start, node: node, end: end))
    return start...end
  }
}
