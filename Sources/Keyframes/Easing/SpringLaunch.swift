extension Easing {
  /// The spring of this easing with another start `velocity`, in whole distances per second, for
  /// motion that is already under way; nil for every other easing, and for a reversed spring.
  ///
  /// The pace stays the same: a motion that took `duration` seconds with the old velocity takes the
  /// returned duration with the new one. The motion starts at exactly `velocity`, including the
  /// evenly spread remaining distance (see `spring(_:velocity:)`); only with velocity 0 it is the
  /// spring itself that starts at rest.
  ///
  /// ```swift
  /// let easing = Easing.spring(.bouncy)
  /// easing.launched(at: 0, over: 1)?.duration  // 1
  /// ```
  ///
  /// - Precondition: `velocity` is finite, `duration` is 0 or more.
  public func launched(
    at velocity: Double, over duration: Double
  ) -> (easing: Easing, duration: Double)? {
    require(duration >= 0, "The duration of a spring is \(duration); it must be 0 or more.")
    guard let old = springCurve else { return nil }
    let pace = old.duration > 0 ? duration / old.duration : 1
    guard let new = SpringCurve.starting(at: velocity * pace, old.spring) else { return nil }
    return (Easing(curve: .spring(new)), new.duration * pace)
  }

  /// Returns the motion of this easing's spring to a target so near that `velocity` (per second)
  /// cannot be expressed in distances: from `value` to where the spring first turns round, then
  /// from rest to the target. The pace is that of `launched(at:over:)`.
  ///
  /// Nil for an easing that cannot be launched, and for a spring that does not turn round.
  package func swing(
    from value: Double, to target: Double, velocity: Double, over duration: Double
  ) -> [(target: Double, easing: Easing, duration: Double)]? {
    guard let old = springCurve else { return nil }
    let pace = old.duration > 0 && duration > 0 ? duration / old.duration : 1
    let spring = Spring(
      response: old.spring.response * pace, dampingRatio: old.spring.dampingRatio)
    // A target closer than this is moved: by less than a millionth of the swing.
    let nearest = velocity * 1e-8 / spring.frequency
    let distance = abs(target - value) < abs(nearest) ? nearest : target - value
    guard distance != 0, let turn = spring.firstTurn(distance: -distance, velocity: velocity),
      let launch = SpringCurve.starting(at: velocity / distance, spring), 0 < turn,
      turn < launch.duration,
      let out = Easing(
        validating: .part(Easing(curve: .spring(launch)), from: 0, to: turn / launch.duration)),
      let back = SpringCurve(spring, velocity: 0)
    else { return nil }
    let peak = value + distance * launch.value(at: turn / launch.duration)
    return [(peak, out, turn), (target, Easing(curve: .spring(back)), back.duration)]
  }

  /// The spring of this easing; nil for every other easing, and for a reversed spring.
  public var spring: Spring? { springCurve?.spring }

  private var springCurve: SpringCurve? {
    let plain = unnamed
    guard case .spring(let curve) = plain.curve, !plain.isTurned else { return nil }
    return curve
  }
}

extension SpringCurve {
  /// The motion of `spring` that starts at `velocity` whole distances per second, including the
  /// evenly spread remaining distance; nil if it never settles.
  fileprivate static func starting(at velocity: Double, _ spring: Spring) -> SpringCurve? {
    guard velocity != 0 else { return SpringCurve(spring, velocity: 0) }
    // The remaining distance jumps between ±0.001 where the spring settles half an oscillation
    // later; a velocity within such a jump is reached only with slightly different damping.
    for factor in [1, 1.001, 0.999, 1.003, 0.997] {
      let near = Spring(response: spring.response, dampingRatio: spring.dampingRatio * factor)
      var trial = SpringCurve(near, velocity: velocity)
      for _ in 0..<20 {
        guard let curve = trial else { break }
        let correction = curve.rest / curve.duration
        if abs(curve.velocity + correction - velocity) <= 1e-11 * abs(velocity) { return curve }
        trial = SpringCurve(near, velocity: velocity - correction)
      }
    }
    return SpringCurve(spring, velocity: velocity)
  }
}
