#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A critically damped spring: it arrives as soon as possible without overshoot.
///
/// With ω = 2π / response, x₀ the displacement from the target and v₀ the velocity at the start:
/// x(t) = (x₀ + (v₀ + ω x₀) t) e^(−ω t).
struct CriticalSpring: Equatable, Sendable {
  /// Springs with a shorter response, in seconds, reach their target at once.
  static let shortestResponse = 0.001

  /// The spring counts as at rest once it stays closer than this to the target, in points, which is
  /// too little to see.
  static let restDistance = 0.1

  let target: Double
  let displacement: Double
  let startVelocity: Double
  /// 2π / ω, in seconds.
  let response: Double
  /// Seconds until it rests. From then on the position is the target exactly.
  let duration: Double

  /// Creates a spring from `position` to `target` in points that keeps `velocity` in points per
  /// second as far as possible without leaving `reach`.
  init(
    from position: Double, to target: Double, velocity: Double, response: Double,
    within reach: ClosedRange<Double>
  ) {
    self.target = target
    displacement = position - target
    self.response = max(response, Self.shortestResponse)
    let ω = 2 * Double.pi / self.response
    // The velocity adds v t e^(-ω t) to the motion from rest: v / (ω e) at most.
    let ahead = max(reach.upperBound - max(position, target), 0) * ω * M_E
    let behind = max(min(position, target) - reach.lowerBound, 0) * ω * M_E
    startVelocity = velocity.clamped(to: -behind...ahead)
    guard response >= Self.shortestResponse else {
      duration = 0
      return
    }
    duration = Self.duration(
      displacement: abs(displacement), slope: abs(startVelocity + ω * displacement), ω)
  }

  func position(after time: Double) -> Double {
    guard time < duration else { return target }
    return target + (displacement + slope * time) * exp(-angularFrequency * time)
  }

  func velocity(after time: Double) -> Double {
    guard time < duration else { return 0 }
    return (startVelocity - angularFrequency * slope * time) * exp(-angularFrequency * time)
  }

  private var angularFrequency: Double { 2 * .pi / response }
  private var slope: Double { startVelocity + angularFrequency * displacement }

  /// The last solution of (displacement + slope t) e^(−ω t) = `restDistance`, or a little later.
  ///
  /// It is a fixed point of ln((displacement + slope t) / restDistance) / ω, to which iteration
  /// converges from any later time. It starts when each summand alone is below half the distance.
  private static func duration(displacement: Double, slope: Double, _ ω: Double) -> Double {
    guard displacement > restDistance || slope / (ω * M_E) > restDistance else { return 0 }
    let half = restDistance / 2
    var time = max(
      log(max(displacement / half, 1)) / ω,
      2 * log(max(2 * slope / (M_E * ω * half), 1)) / ω)
    for _ in 0..<16 {
      time = max(log((displacement + slope * time) / restDistance) / ω, 0)
    }
    return time
  }
}
