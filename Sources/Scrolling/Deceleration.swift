#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Coasting after a fling: every millisecond keeps 0.998 of the velocity, as `UIScrollView` does.
///
/// With D = 1000 ln 0.998, from ScrollMechanics:
/// v(t) = v₀ e^(D t), x(t) = x₀ + v₀ (e^(D t) − 1) / D.
struct Deceleration: Equatable, Sendable {
  /// D, per second.
  static let rate = 1000 * log(0.998)
  /// The curve creeps towards its limit for ever; this many points before, it stands. It creeps at
  /// 1 point per second there, so the stop does not show.
  static let restDistance = 0.5

  let start: Double
  let startVelocity: Double

  func position(after time: Double) -> Double {
    start + startVelocity * expm1(Self.rate * min(time, duration)) / Self.rate
  }

  func velocity(after time: Double) -> Double {
    time < duration ? startVelocity * exp(Self.rate * time) : 0
  }

  /// Seconds until it stands; `0` if it starts slower than 1 point per second.
  var duration: Double {
    let slowest = -Self.rate * Self.restDistance
    guard abs(startVelocity) > slowest else { return 0 }
    return log(slowest / abs(startVelocity)) / Self.rate
  }

  /// Where it stands in the end.
  var destination: Double { position(after: duration) }

  /// Seconds until it passes `position`; `nil` if it never does.
  func time(to position: Double) -> Double? {
    let share = (position - start) * Self.rate / startVelocity
    guard share <= 0, share > -1 else { return nil }
    let time = log1p(share) / Self.rate
    return time < duration ? time : nil
  }
}
