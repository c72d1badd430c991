import Keyframes

extension Animation {
  /// Returns the animation with each spring at its start given the velocity that the property of
  /// `node` has just before `time`. A spring keeps its pace, so its duration may change. Reversed,
  /// sped-up and endless parts do not change.
  func keepingVelocity(of node: Node, at time: Double) -> Animation {
    switch self {
    case .motions(let motions, let duration) where duration > 0:
      let springs = motions.map { $0.springing(node, at: time, over: duration) }
      guard springs.contains(where: { $0 != nil }) else { return self }
      let rest = zip(motions, springs).filter { $1 == nil }.map(\.0)
      return .parallel([.motions(rest, duration: duration)] + springs.compactMap { $0 })
    case .sequence(let parts):
      guard let first = parts.firstIndex(where: { $0.duration > 0 }) else { return self }
      var copy = parts
      copy[first] = parts[first].keepingVelocity(of: node, at: time)
      return .sequence(copy)
    case .parallel(let parts):
      return .parallel(parts.map { $0.keepingVelocity(of: node, at: time) })
    case .repeated(let part, let times) where times > 0:
      let first = part.keepingVelocity(of: node, at: time)
      return first == part
        ? self : .sequence([first, .repeated(part, times: times - 1)])
    case .motions, .wait, .anchor, .cue, .repeated, .forever, .reversed, .pingPong, .speed, .on,
      .each, .custom:
      return self
    }
  }
}

extension Motion {
  /// The motion as an animation that is already under way; nil unless it is a spring of one number.
  fileprivate func springing(
    _ node: Node, at time: Double, over duration: Double
  ) -> Animation? {
    guard easing.spring != nil, let property = change.number else { return nil }
    let track = node[property]
    let value = track.value(at: time)
    guard let target = change.target(from: value)?.value else { return nil }
    // Just before `time`, since motions that begin now have not moved yet.
    let speed = track.velocity(before: time)
    guard speed != 0, speed.isFinite else { return .motions([self], duration: duration) }
    let velocity = speed / (target - value)
    // At a higher velocity, the target is too near to express it in distances.
    if abs(velocity * duration) > 1000,
      let parts = easing.swing(from: value, to: target, velocity: speed, over: duration)
    {
      return .sequence(
        parts.map { .motions([Motion(.to(property, $0.target), $0.easing)], duration: $0.duration) }
      )
    }
    guard velocity.isFinite, let (easing, duration) = easing.launched(at: velocity, over: duration)
    else { return .motions([self], duration: duration) }
    return .motions([Motion(change, easing)], duration: duration)
  }
}
