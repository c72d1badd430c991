#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Coasting like Android's `OverScroller`, with the curve from which its table of 100 samples was
/// made.
///
/// With pull = friction · 9.80665 · 39.37 · 160 · 0.84 and k = ln 0.78 / ln 0.9, a fling at v takes
/// T = (inflexion |v| / pull)^(1 / (k − 1)) seconds and goes inflexion v T points. The curve is a
/// Bézier whose time is c s + (1 − c) s³ with c = 1.5 inflexion, and whose share of the distance is
/// 1.5 s − 0.5 s³; both cubics can be solved in closed form.
struct SplineCoast: Equatable, Sendable {
  /// k, which Android calls the deceleration rate.
  static let rate = log(0.78) / log(0.9)
  /// Gravity in points (160 to the inch) per second squared, times a factor chosen by Android.
  static let pullOfGravity = 9.80665 * 39.37 * 160 * 0.84

  let start: Double
  let startVelocity: Double
  /// Seconds until the content stops.
  let duration: Double
  /// The distance in points, with the sign of the velocity.
  let distance: Double
  private let c: Double

  /// Creates a motion; `friction` is above 0, `inflexion` from 0.05 to 0.6.
  init(start: Double, startVelocity: Double, friction: Double, inflexion: Double) {
    self.start = start
    self.startVelocity = startVelocity
    c = 1.5 * inflexion
    let ratio = inflexion * abs(startVelocity) / (friction * Self.pullOfGravity)
    duration = pow(ratio, 1 / (Self.rate - 1))
    distance = inflexion * startVelocity * duration
  }

  var destination: Double { start + distance }

  func position(after time: Double) -> Double {
    guard time < duration else { return destination }
    let s = parameter(at: time / duration)
    return start + distance * (1.5 * s - 0.5 * s * s * s)
  }

  func velocity(after time: Double) -> Double {
    guard time < duration else { return 0 }
    let s = parameter(at: time / duration)
    let slope = 1.5 * (1 - s * s) / (c + 3 * (1 - c) * s * s)
    return distance / duration * slope
  }

  func time(to position: Double) -> Double? {
    let share = (position - start) / distance
    guard share >= 0, share < 1 else { return nil }
    // 3 sin θ − 4 sin³ θ = sin 3θ, with s = 2 sin θ.
    let s = 2 * sin(asin(share) / 3)
    return duration * (c * s + (1 - c) * s * s * s)
  }

  /// The s at which c s + (1 − c) s³ is `time`, from 0 to 1: 4 sinh³ θ + 3 sinh θ = sinh 3θ.
  private func parameter(at time: Double) -> Double {
    let p = c / (1 - c)
    let scale = 2 * (p / 3).squareRoot()
    return scale * sinh(asinh(4 * time / ((1 - c) * scale * scale * scale)) / 3)
  }
}
