#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Easing {
  /// A formula for `easeIn(_:)`, `easeOut(_:)` and `easeInOut(_:)`; Robert Penner's, as everybody uses
  /// them since *Programming Macromedia Flash MX* (2002), and two that generalise them.
  ///
  /// Outside `0...1` they rest at `0` and at `1`.
  public struct Family: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
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
    /// Ten doublings, moved and scaled to start at exactly 0: (2¹⁰ᵖ - 1) / 1023.
    public static let expo = Family(kind: .expo)
    /// A quarter of a circle.
    public static let circ = Family(kind: .circ)
    /// A ball that comes back to a quarter of its height at each of three bounces.
    public static let bounce = Family(kind: .bounce)
    /// A wave that dies away over ten halvings, with amplitude 1.
    public static let elastic = Family.elastic()
    /// Swings back by a tenth of the way.
    public static let back = Family.back()

    /// Progress to the power of `exponent`; 2 to 5 are `quad`, `cubic`, `quart` and `quint`.
    ///
    /// - Precondition: `exponent` is above 0 and finite.
    public static func power(_ exponent: Double) -> Family {
      precondition(exponent > 0 && exponent.isFinite, "The power is \(exponent), not above 0.")
      return switch exponent {
      case 2: quad
      case 3: cubic
      case 4: quart
      case 5: quint
      default: Family(kind: .power(exponent))
      }
    }

    /// A ball that comes back `count` times, each time with `restitution` of its speed: the heights are
    /// restitution² of one another, the times restitution. `bounce` is 3 times with 0.5.
    ///
    /// With 0 times, or none of its speed, it only falls.
    ///
    /// - Precondition: `count` lies in `0...100`, `restitution` in `0...1`.
    public static func bounce(count: Int = 3, restitution: Double = 0.5) -> Family {
      precondition(
        Bounces.counts.contains(count), "The ball comes back \(count) times, outside 0...100.")
      precondition(
        (0...1).contains(restitution), "The restitution is \(restitution), outside 0...1.")
      let isClassic = count == 3 && restitution == 0.5
      return isClassic ? bounce : Family(kind: .bounces(Bounces(count, restitution)))
    }

    /// A wave that dies away over ten halvings and swings `amplitude` ways far; below 1 counts as 1.
    ///
    /// `period` is the length of a wave in progress, above 0. Without one it is 0.3, for
    /// `easeInOut` 0.45. At the end where it dies away it is off by up to 2⁻¹¹ of the amplitude,
    /// and leaps to its exact end.
    public static func elastic(amplitude: Double = 1, period: Double? = nil) -> Family {
      precondition(amplitude.isFinite, "The amplitude is \(amplitude).")
      precondition(
        period.map { $0 > 0 && $0.isFinite } ?? true, "The period is \(period ?? 0), not above 0.")
      return Family(kind: .elastic(amplitude: max(1, amplitude), period: period))
    }

    /// Swings back before it moves on, by 4·overshoot³ / 27·(overshoot + 1)² of the way.
    ///
    /// `overshoot` is 0 or more; 1.70158 swings back by a tenth. `easeInOut` takes 1.525 times as much.
    public static func back(overshoot: Double = 1.70158) -> Family {
      precondition(overshoot >= 0 && overshoot.isFinite, "The overshoot is \(overshoot).")
      return Family(kind: .back(overshoot: overshoot))
    }
  }

  /// Which end of a motion a family bends.
  enum Direction: Equatable, Sendable, CaseIterable {
    case easeIn, easeOut, easeInOut

    var reversed: Direction {
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

  /// The formula; for its half of an `easeInOut` Penner gives `elastic` and `back` other constants.
  private func easeIn(_ progress: Double, isHalf: Bool = false) -> Double {
    let square = progress * progress
    return switch kind {
    case .quad: square
    case .cubic: square * progress
    case .quart: square * square
    case .quint: square * square * progress
    case .sine: 2 * squared(sin(progress * .pi / 4))  // 1 - cos 2a = 2 sin² a, and keeps its digits
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
  let shift = period / (2 * .pi) * asin(1 / amplitude)
  let angle = (progress - 1 - shift) * (2 * .pi) / period
  guard angle.isFinite else { return 0 }  // waves too short to be told apart
  return -amplitude * exp2(10 * (progress - 1)) * sin(angle)
}

/// Four parabolas of the same fall, centred on the tops of the bounces.
private func bounceOut(_ progress: Double) -> Double {
  let gravity = 7.5625
  if progress < 1 / 2.75 { return gravity * squared(progress) }
  if progress < 2 / 2.75 { return gravity * squared(progress - 1.5 / 2.75) + 0.75 }
  if progress < 2.5 / 2.75 { return gravity * squared(progress - 2.25 / 2.75) + 0.9375 }
  return gravity * squared(progress - 2.625 / 2.75) + 0.984375
}
