import Keyframes

extension Animation {
  /// Returns the animation with each spring at its beginning started with the velocity that the
  /// property of `node` has just before `time`. A spring keeps its pace, so its duration may
  /// change. Reversed, sped-up and endless parts do not change.
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
    guard let spring = easing.spring, let property = change.number else { return nil }
    let track = node[property]
    let value = track.value(at: time)
    guard let target = change.target(from: value)?.value else { return nil }
    // From the left, since motions that begin now have not moved yet.
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
  /// The motion, as keyframes, to a target too close to express the velocity in distances.
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
