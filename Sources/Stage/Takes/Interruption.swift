import Keyframes

/// The rule for an animation that is started while another one is running.
public enum Interruption: CaseIterable, Sendable {
  /// The new animation begins from the state where the interrupted one began.
  case restart
  /// The new animation is ignored.
  case ignore
  /// The new animation begins after all animations that are running or waiting.
  case queue
  /// The new animation begins from the current state.
  case fromCurrent
  /// Like `fromCurrent`, but springs at the start of the animation take over the velocity of their
  /// properties exactly; if a property is at rest, the spring keeps its own start velocity.
  case keepingVelocity
  /// The running or paused animation jumps to its end, as with `finish(at:)`, and the new animation
  /// begins there: UIKit's rule without `beginFromCurrentState`.
  case finishFirst
  /// The running motions go on and fade into the new ones, which begin from the current state; see
  /// ``Takes/blendTime``. Numbers have no jump, neither in value nor in velocity; all else is as with
  /// `fromCurrent`.
  case blend
  /// The running motions go on to their ends, and the new ones are added to them, each over the distance
  /// from the old target to the new one: UIKit's rule since iOS 8. Values have no jump, and velocities
  /// have none if the easing begins at rest. Numbers are added if they go to, by or times a value,
  /// in sequence or in parallel; all else is as with `fromCurrent`.
  case additive
}

extension Takes {
  /// Begins `animation` at `time` as a new take. Later takes are dropped, except those that must
  /// finish before a queued one. While nothing is running all policies are the same, except that
  /// `keepingVelocity` keeps the velocity of a take that was cut just before.
  ///
  /// - Returns: the time range of the animation; nil if it is ignored: with `ignore` while
  ///   something is running, and with `queue` after a paused or endless animation.
  @discardableResult
  public mutating func perform(
    _ animation: Animation, at time: Double, policy: Interruption = .fromCurrent
  ) -> ClosedRange<Double>? {
    switch policy {
    case .ignore:
      // A take that begins at this time counts as running.
      if isBusy(at: time) { return nil }
      return begin(animation, at: time) { $0.node.frozen(at: time) }
    case .queue:
      let start = max(time, end)
      guard start < .infinity, takes[takes.count - 1].kind != .paused else { return nil }
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
    case .finishFirst:
      forgettingLater(than: time)
      let end = running(at: time).take.finished(.end, at: time)
      return begin(animation, at: time) { _ in end.node }
    case .blend: return blend(into: animation, at: time)
    case .additive: return add(toTargets: animation, at: time)
    }
  }

  mutating func begin(
    _ animation: Animation, at start: Double, from still: (Take) -> Node
  ) -> ClosedRange<Double> {
    var node = still(forgettingLater(than: start))
    let end = node.perform(animation, at: start)
    takes.append(Take(start: start, node: node, origin: start, end: end))
    return start...end
  }
}
