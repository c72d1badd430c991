import Keyframes

extension Animation {
  /// The animation with the springs that it begins with already under way: each at the speed that
  /// its property of `node` has just before `time`. A spring keeps its pace, so it may take longer
  /// or shorter than it was given; what is turned round, sped up or repeated for ever stays as it
  /// is.
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
  /// The motion as one of its own, under way; nil for what is no spring of one number.
  fileprivate func springing(
    _ node: Node, at time: Double, over duration: Double
  ) -> Animation? {
    guard let spring = easing.spring, let property = change.number else { return nil }
    let track = node[property]
    let value = track.value(at: time)
    guard let target = change.target(from: value)?.value else { return nil }
    // From the left: what begins just now has not moved yet.
    let step = 1e-5
    let speed = (track.value(before: time) - track.value(at: time - step)) / step
    guard speed != 0 else { return .motions([self], duration: duration) }
    let velocity = speed / (target - value)
    if abs(velocity) < 1000, let (easing, duration) = easing.launched(at: velocity, over: duration)
    {
      return .motions([Motion(change, easing)], duration: duration)
    }
    return spring.swinging(property, about: target, from: value, speed)
  }
}

extension Spring {
  /// The way to a target that is too near for its distance to measure the speed by, in keyframes.
  fileprivate func swinging(
    _ property: Property, about target: Double, from value: Double, _ speed: Double
  ) -> Animation {
    let reach = max(overshoot(distance: 0, velocity: speed), abs(target - value))
    let duration = settlingTime(
      to: reach * 1e-3, distance: target - value, velocity: speed)
    let time: Track<Double> = [0: 0, 1: duration]
    let swing = time.baked(within: reach * 1e-3) {
      $0 < duration ? self.value(at: $0, from: value, to: target, velocity: speed) : target
    }
    return .motions([Motion(.setting(property, swing))], duration: duration)
  }
}
