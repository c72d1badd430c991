#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The course of a fling in closed form, ignoring edges.
///
/// Positions are points, velocities points per second, times seconds.
extension Physics {
  /// Returns the position at which content flung from `position` at `velocity` comes to rest.
  ///
  /// It is `position` itself if nothing coasts, or if a number is not finite.
  public func destination(from position: Double, velocity: Double) -> Double {
    projection(from: position, velocity: velocity)?.destination ?? position
  }

  /// Returns how long content flung at `velocity` moves; `0` if nothing coasts.
  public func duration(velocity: Double) -> Double {
    projection(from: 0, velocity: velocity)?.duration ?? 0
  }

  /// Returns how long content flung from `position` at `velocity` takes to reach `target`, such as
  /// an edge; `nil` if it never does.
  public func time(from position: Double, to target: Double, velocity: Double) -> Double? {
    guard target.isFinite else { return nil }
    return projection(from: position, velocity: velocity)?.time(to: target)
  }

  private func projection(from position: Double, velocity: Double) -> Coast? {
    guard position.isFinite, velocity.isFinite else { return nil }
    return read.coast(from: position, velocity: velocity.clamped(to: -1e9...1e9))
  }
}

/// Motions; all constants must be in their ranges.
extension Physics {
  func coast(from position: Double, velocity: Double) -> Coast {
    switch coasting {
    case .none: .exponential(Deceleration(start: position, startVelocity: 0, keep: keep))
    case .exponential:
      .exponential(Deceleration(start: position, startVelocity: velocity, keep: keep))
    case .spline:
      .spline(
        SplineCoast(
          start: position, startVelocity: velocity, friction: friction, inflexion: inflexion))
    }
  }

  /// The return to `target` from `position` at or beyond the edge.
  func returnSpring(
    from position: Double, to target: Double, velocity: Double, within reach: ClosedRange<Double>
  ) -> CriticalSpring {
    let ω = returnFrequency
    // WebKit's (x₀ + amplitude v₀ t) e^(−ω t) is the spring with this velocity at its start.
    let start =
      edge == .elastic ? elasticAmplitude * velocity - ω * (position - target) : velocity
    return CriticalSpring(
      from: position, to: target, velocity: start, response: 2 * .pi / ω, within: reach)
  }

  /// ω, per second.
  var returnFrequency: Double {
    switch edge {
    case .firm, .rubberBand: bounceStiffness.squareRoot()
    case .elastic: elasticStiffness / elasticPeriod
    }
  }

  /// The velocity that a fling gains if it is made during a motion at `velocity`.
  func momentum(carriedFrom velocity: Double) -> Double {
    let size = min(carryFactor * pow(abs(velocity), carryExponent), carryLimit)
    return velocity < 0 ? -size : size
  }
}
