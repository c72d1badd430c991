#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Coasting like `UIScrollView`: the velocity is multiplied by a constant, usually 0.998, every
/// millisecond.
///
/// With D = 1000 ln keep, from ScrollMechanics:
/// v(t) = v₀ e^(D t), x(t) = x₀ + v₀ (e^(D t) − 1) / D.
struct Deceleration: Equatable, Sendable {
  /// The motion stops this many points before its limit, which it would never reach. Its velocity
  /// there is 1 point per second (with 0.998), too low to notice.
  static let restDistance = 0.5

  let start: Double
  let startVelocity: Double
  /// D, per second.
  let rate: Double
  /// Seconds until the motion stops; `0` if its limit is within the rest distance from the start.
  let duration: Double

  /// Creates a motion; `keep` is above 0 and below 1.
  init(start: Double, startVelocity: Double, keep: Double) {
    self.start = start
    self.startVelocity = startVelocity
    rate = 1000 * log(keep)
    let slowest = -rate * Self.restDistance
    duration = abs(startVelocity) > slowest ? log(slowest / abs(startVelocity)) / rate : 0
  }

  func position(after time: Double) -> Double {
    start + startVelocity * expm1(rate * min(time, duration)) / rate
  }

  func velocity(after time: Double) -> Double {
    time < duration ? startVelocity * exp(rate * time) : 0
  }

  /// The position at which the motion stops.
  var destination: Double { position(after: duration) }

  /// Seconds until the motion passes `position`; `nil` if it never does.
  func time(to position: Double) -> Double? {
    let share = (position - start) * rate / startVelocity
    guard share <= 0, share > -1 else { return nil }
    let time = log1p(share) / rate
    return time < duration ? time : nil
  }
}
