#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A damped spring of mass 1 in closed form, so its motion does not depend on the frame rate.
///
/// It obeys x″ = -stiffness · x - damping · x′, where x is the distance from the target. Elapsed
/// times are in seconds; before 0 the spring is at its start.
///
/// ```swift
/// let spring = Spring(response: 0.5, dampingRatio: 1)
/// spring.value(at: 0, from: 20, to: 320)          // 20
/// spring.value(at: 10, from: 20, to: 320)         // 320
/// ```
public struct Spring: Hashable, Sendable {
  /// The period of one oscillation without damping, in seconds; above 0.
  public let response: Double

  /// `0` oscillates for ever, below `1` overshoots, `1` arrives soonest without overshoot, above
  /// `1` is slower.
  public let dampingRatio: Double

  /// Creates a spring from how fast and how bouncy it feels.
  ///
  /// - Precondition: `response` is above 0, `dampingRatio` is 0 or more; both are finite.
  public init(response: Double, dampingRatio: Double) {
    require(
      response > 0 && response.isFinite, "The response is \(response); it must be above 0.")
    require(
      dampingRatio >= 0 && dampingRatio.isFinite,
      "The damping ratio is \(dampingRatio); it must be finite and 0 or more.")
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring from its physics, in any consistent units with seconds.
  ///
  /// - Precondition: `stiffness` and `mass` are above 0, `damping` is 0 or more; all are finite.
  public init(stiffness: Double, damping: Double, mass: Double = 1) {
    require(stiffness > 0, "The stiffness is \(stiffness); it must be above 0.")
    require(mass > 0, "The mass is \(mass); it must be above 0.")
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates a spring from Apple's parameters of 2023.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, which is the response; above 0.
  ///   - bounce: `0` does not overshoot, `1` oscillates for ever, below `0` is slower; above -1.
  public init(duration: Double, bounce: Double) {
    require(
      bounce > -1 && bounce <= 1, "The bounce is \(bounce); it must be above -1 and at most 1.")
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring that settles to within 0.001 of the distance in `settlingTime` seconds from
  /// rest.
  ///
  /// - Precondition: `settlingTime` and `dampingRatio` are above 0 and finite.
  public init(settlingTime: Double, dampingRatio: Double) {
    require(settlingTime > 0, "The settling time is \(settlingTime); it must be above 0.")
    require(
      dampingRatio > 0,
      "The damping ratio is \(dampingRatio); it must be above 0, or the spring never settles.")
    let pace = Spring(response: 1, dampingRatio: dampingRatio).settlingTime()
    self.init(response: settlingTime / pace, dampingRatio: dampingRatio)
  }

  /// Apple's perceived duration in seconds, another name for `response`.
  public var duration: Double { response }

  /// The damping ratio on Apple's scale: `1` oscillates for ever, `0` is critically damped, towards
  /// `-1` is ever slower.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Force per distance, for mass 1.
  public var stiffness: Double { frequency * frequency }

  /// Force per velocity, for mass 1.
  public var damping: Double { 2 * decay }

  /// Returns the stiffness and damping with which `mass` moves like this spring; the inverse of
  /// `init(stiffness:damping:mass:)`.
  ///
  /// - Precondition: `mass` is above 0.
  public func physics(mass: Double) -> (stiffness: Double, damping: Double) {
    require(mass > 0 && mass.isFinite, "The mass is \(mass); it must be above 0.")
    return (stiffness * mass, damping * mass)
  }

  /// The largest overshoot after a start at rest, relative to the distance to the target; 0 if
  /// there is none.
  ///
  /// With damping ratio ζ it is exp(-π ζ / √(1 - ζ²)): 1 without damping, 0.163 for 0.5.
  public var overshoot: Double {
    dampingRatio < 1 ? exp(-decay * .pi / swing) : 0
  }

  /// SwiftUI's `smooth`: half a second, no bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// SwiftUI's `snappy`: half a second, a bounce of 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`: half a second, a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// The named springs.
  public static let presets: [(name: String, spring: Spring)] = [
    ("smooth", smooth), ("snappy", snappy), ("bouncy", bouncy),
  ]

  /// Returns the position `elapsed` seconds after the spring left `from` with `velocity` per
  /// second.
  ///
  /// It is exactly `from` up to time 0.
  public func value(
    at elapsed: Double, from: Double = 0, to: Double = 1, velocity: Double = 0
  ) -> Double {
    guard elapsed > 0 else { return from }
    return to + motion(at: elapsed, distance: from - to, velocity: velocity).distance
  }

  /// Returns the velocity per second; up to time 0 it is the given `velocity`.
  public func velocity(
    at elapsed: Double, from: Double = 0, to: Double = 1, velocity: Double = 0
  ) -> Double {
    guard elapsed > 0 else { return velocity }
    return motion(at: elapsed, distance: from - to, velocity: velocity).velocity
  }
}

extension Spring {
  /// Radians per second without damping.
  var frequency: Double { 2 * .pi / response }

  /// The rate of decay, per second.
  var decay: Double { dampingRatio * frequency }

  /// Radians per second of the damped oscillation; above damping ratio 1, the rate of the
  /// hyperbolic functions instead.
  var swing: Double { frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// The distance from the target and the velocity after `elapsed` seconds, for any damping.
  func motion(
    at elapsed: Double, distance: Double, velocity: Double
  ) -> (distance: Double, velocity: Double) {
    let (even, odd) = waves(at: elapsed)
    return (
      distance * even + (velocity + decay * distance) * odd,
      velocity * even - (decay * velocity + stiffness * distance) * odd
    )
  }

  /// The damped cosine and the damped sine divided by `swing`, or their limits and hyperbolic forms
  /// at damping ratio 1 and above; free of cancellation near 1 and of overflow at late times.
  func waves(at elapsed: Double) -> (even: Double, odd: Double) {
    if dampingRatio > 1 {
      let slow = exp(-frequency * elapsed / (dampingRatio + swing / frequency))
      let lost = -expm1(-2 * swing * elapsed)
      return (slow * (2 - lost) / 2, slow * lost / (2 * swing))
    }
    let envelope = exp(-decay * elapsed)
    guard envelope > 0 else { return (0, 0) }
    guard dampingRatio < 1 else { return (envelope, envelope * elapsed) }
    return (envelope * cos(swing * elapsed), envelope * sin(swing * elapsed) / swing)
  }
}
