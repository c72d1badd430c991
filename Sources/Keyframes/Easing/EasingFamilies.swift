#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Easing {
  /// A formula for `easeIn(_:)`, `easeOut(_:)` and `easeInOut(_:)`; Robert Penner's, in common use
  /// since *Programming Macromedia Flash MX* (2002), and two that generalise them.
  ///
  /// They are `0` below progress 0 and `1` above 1.
  public struct Family: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case quad, cubic, quart, quint, sine, expo, circ, bounce
      case power(Double)
      case bounces(Bounces)
      case elastic(amplitude: Double, period: Double?)
      case back(overshoot: Double)
    }

    let kind: Kind

    /// Progress to the power of 2.
    public static let quad = Family(kind: .quad)
    /// Progress to the power of 3.
    public static let cubic = Family(kind: .cubic)
    /// Progress to the power of 4.
    public static let quart = Family(kind: .quart)
    /// Progress to the power of 5.
    public static let quint = Family(kind: .quint)
    /// A quarter of a cosine wave.
    public static let sine = Family(kind: .sine)
    /// Exponential growth by ten doublings, scaled to start at exactly 0: (2¹⁰ᵖ - 1) / 1023.
    public static let expo = Family(kind: .expo)
    /// A quarter of a circle.
    public static let circ = Family(kind: .circ)
    /// A ball that bounces three times, each time to a quarter of its height.
    public static let bounce = Family(kind: .bounce)
    /// A wave of amplitude 1 that decays by ten halvings.
    public static let elastic = Family.elastic()
    /// Swings back by a tenth of the distance first.
    public static let back = Family.back()

    /// Progress to the power of `exponent`; 2 to 5 are `quad`, `cubic`, `quart` and `quint`.
    ///
    /// - Precondition: `exponent` is above 0 and finite.
    public static func power(_ exponent: Double) -> Family {
      require(
        exponent > 0 && exponent.isFinite, "The power is \(exponent); it must be above 0.")
      return switch exponent {
      case 2: quad
      case 3: cubic
      case 4: quart
      case 5: quint
      default: Family(kind: .power(exponent))
      }
    }

    /// A ball that bounces `count` times, each time with `restitution` times its speed: each bounce
    /// is restitution² as high and takes restitution times as long as the one before. `bounce` has
    /// 3 bounces with restitution 0.5.
    ///
    /// With `count` 0 or `restitution` 0 it only falls.
    ///
    /// - Precondition: `count` lies in `0...100`, `restitution` in `0...1`.
    public static func bounce(count: Int = 3, restitution: Double = 0.5) -> Family {
      require(
        Bounces.counts.contains(count), "The number of bounces is \(count), outside 0...100.")
      require(
        (0...1).contains(restitution), "The restitution is \(restitution), outside 0...1.")
      let isClassic = count == 3 && restitution == 0.5
      return isClassic ? bounce : Family(kind: .bounces(Bounces(count, restitution)))
    }

    /// A wave that decays by ten halvings, with `amplitude` relative to the distance; below 1
    /// counts as 1.
    ///
    /// `easeOut` is Robert Penner's, and all three directions are GSAP's: with an amplitude above 1,
    /// `easeOut` first goes beyond the target. (There Penner's own `easeIn` is not the mirror image of
    /// his `easeOut`; D3 mirrors it instead.)
    ///
    /// ```swift
    /// Easing.easeOut(.elastic(amplitude: 3, period: 0.2))(0.054)      // 3.02
    /// ```
    ///
    /// `period` is the wavelength in progress, above 0; by default 0.3, or 0.45 for `easeInOut`. At
    /// the end where the wave decays it is off by up to 2⁻¹¹ of the amplitude, and jumps to the
    /// exact value.
    public static func elastic(amplitude: Double = 1, period: Double? = nil) -> Family {
      require(amplitude.isFinite, "The amplitude is \(amplitude); it must be finite.")
      require(
        period.map { $0 > 0 && $0.isFinite } ?? true,
        "The period is \(period ?? 0); it must be above 0.")
      return Family(kind: .elastic(amplitude: max(1, amplitude), period: period))
    }

    /// Swings back by 4·overshoot³ / 27·(overshoot + 1)² of the distance before it moves forward.
    ///
    /// `overshoot` is 0 or more; 1.70158 swings back by a tenth. `easeInOut` multiplies it by
    /// 1.525.
    public static func back(overshoot: Double = 1.70158) -> Family {
      require(
        overshoot >= 0 && overshoot.isFinite,
        "The overshoot is \(overshoot); it must be finite and 0 or more.")
      return Family(kind: .back(overshoot: overshoot))
    }
  }

  /// The end of a motion to which a family applies.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The start; see ``Easing/easeIn(_:)``.
    case easeIn
    /// The end; see ``Easing/easeOut(_:)``.
    case easeOut
    /// Both; see ``Easing/easeInOut(_:)``.
    case easeInOut

    /// The direction of the reversed easing: `easeIn` and `easeOut` are exchanged.
    public var reversed: Direction {
      switch self {
      case .easeIn: .easeOut
      case .easeOut: .easeIn
      case .easeInOut: .easeInOut
      }
    }
  }
}

extension Easing.Family {
  func value(at progress: Double, _ direction: Easing.Direction) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return switch direction {
    case .easeIn:
      easeIn(progress)
    case .easeOut:
      1 - easeIn(1 - progress)
    case .easeInOut:
      progress < 0.5
        ? easeIn(2 * progress, isHalf: true) / 2
        : 1 - easeIn(2 - 2 * progress, isHalf: true) / 2
    }
  }

  /// The formula. For their half of an `easeInOut`, `elastic` and `back` have other constants
  /// (Penner's).
  private func easeIn(_ progress: Double, isHalf: Bool = false) -> Double {
    let square = progress * progress
    return switch kind {
    case .quad: square
    case .cubic: square * progress
    case .quart: square * square
    case .quint: square * square * progress
    case .sine: 2 * squared(sin(progress * .pi / 4))  // 1 - cos 2a = 2 sin² a, without cancellation
    case .expo: (exp2(10 * progress) - 1) / 1023
    case .circ: 1 - (1 - square).squareRoot()
    case .bounce: 1 - bounceOut(1 - progress)
    case .power(let exponent): pow(progress, exponent)
    case .bounces(let bounces): 1 - bounces.value(at: 1 - progress)
    case .elastic(let amplitude, let period):
      elasticIn(progress, amplitude: amplitude, period: period ?? (isHalf ? 0.45 : 0.3))
    case .back(let overshoot):
      backIn(progress, overshoot: isHalf ? overshoot * 1.525 : overshoot)
    }
  }
}

private func squared(_ value: Double) -> Double { value * value }

private func backIn(_ progress: Double, overshoot: Double) -> Double {
  progress * progress * ((overshoot + 1) * progress - overshoot)
}

private func elasticIn(_ progress: Double, amplitude: Double, period: Double) -> Double {
  let angle = elasticAngle(progress, amplitude: amplitude, period: period)
  guard angle.isFinite else { return 0 }  // waves too short to be told apart
  return amplitude * exp2(10 * (progress - 1)) * sin(angle)
}

/// The angle of the wave, in radians, such that it ends at 1.
func elasticAngle(_ progress: Double, amplitude: Double, period: Double) -> Double {
  let shift = period / (2 * .pi) * asin(1 / amplitude)
  return (progress - 1 + shift) * (2 * .pi) / period
}

/// Four parabolas of equal gravity, centred on the tops of the bounces.
private func bounceOut(_ progress: Double) -> Double {
  let gravity = 7.5625
  if progress < 1 / 2.75 { return gravity * squared(progress) }
  if progress < 2 / 2.75 { return gravity * squared(progress - 1.5 / 2.75) + 0.75 }
  if progress < 2.5 / 2.75 { return gravity * squared(progress - 2.25 / 2.75) + 0.9375 }
  return gravity * squared(progress - 2.625 / 2.75) + 0.984375
}
