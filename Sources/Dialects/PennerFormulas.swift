import Syntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Keyframes

/// The named eases of GSAP 3 and anime.js 4 as their documentation defines them, to compare with
/// Riff's: both go back to Robert Penner, and differ in `expo` and in the parameters of an
/// ease-in-out.
enum PennerFormulas {
  typealias Formula = (Double) -> Double

  enum Dialect { case gsap, anime }

  /// Nil for families without a name there.
  static func formula(
    _ family: Easing.Family, _ direction: Easing.Direction, _ dialect: Dialect
  ) -> Formula? {
    guard let easeIn = easeIn(family, direction, dialect) else { return nil }
    return switch direction {
    case .easeIn: easeIn
    case .easeOut: { 1 - easeIn(1 - $0) }
    case .easeInOut: { $0 < 0.5 ? easeIn(2 * $0) / 2 : 1 - easeIn(2 - 2 * $0) / 2 }
    }
  }

  private static func easeIn(
    _ family: Easing.Family, _ direction: Easing.Direction, _ dialect: Dialect
  ) -> Formula? {
    switch family.form {
    case .quad: return { pow($0, 2) }
    case .cubic: return { pow($0, 3) }
    case .quart: return { pow($0, 4) }
    case .quint: return { pow($0, 5) }
    case .power(let exponent):
      guard dialect == .anime else { return nil }
      return { pow($0, exponent) }
    case .sine: return { 1 - cos($0 * .pi / 2) }
    case .circ: return { 1 - (1 - $0 * $0).squareRoot() }
    case .expo:
      // GSAP since 3.12.3 blends with a power, so that it begins at 0.
      guard dialect == .gsap else { return { $0 == 0 ? 0 : pow(2, 10 * ($0 - 1)) } }
      return { progress in
        let growth = pow(2, 10 * (progress - 1))
        return growth * progress + pow(progress, 6) * (1 - progress)
      }
    case .back(let overshoot):
      let swing = backParameter(overshoot, direction)
      return { $0 * $0 * ((swing + 1) * $0 - swing) }
    case .elastic(let amplitude, let period):
      let length = elasticPeriod(period, direction)
      let shift = length / (2 * .pi) * asin(1 / amplitude)
      return { progress in
        guard progress > 0, progress < 1 else { return progress }
        return -amplitude * pow(2, 10 * (progress - 1))
          * sin((1 - progress - shift) * 2 * .pi / length)
      }
    case .bounce(3, 0.5): return { 1 - bounceOut(1 - $0) }
    case .bounce: return nil
    }
  }

  /// As it is written: both apply it to each half of an ease-in-out, for which Penner enlarges it.
  static func backParameter(_ overshoot: Double, _ direction: Easing.Direction) -> Double {
    direction == .easeInOut ? overshoot * 1.525 : overshoot
  }

  static func elasticPeriod(_ period: Double?, _ direction: Easing.Direction) -> Double {
    period ?? (direction == .easeInOut ? 0.45 : 0.3)
  }

  /// The inverse of `backParameter`.
  static func overshoot(_ parameter: Double, _ direction: Easing.Direction) -> Double {
    direction == .easeInOut ? parameter / 1.525 : parameter
  }

  private static func bounceOut(_ progress: Double) -> Double {
    let tops: [(end: Double, centre: Double, height: Double)] = [
      (1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375),
    ]
    let top = tops.first { progress * 2.75 < $0.end } ?? tops[3]
    let distance = progress - top.centre / 2.75
    return 7.5625 * distance * distance + top.height
  }
}

extension DialectEasing {
  /// The easing by its name in GSAP or anime.js, between quotation marks `mark`; nil if it has none.
  func named(
    _ mark: String, linear: String, _ dialect: PennerFormulas.Dialect,
    _ name: (Easing.Family, Easing.Direction) -> String?
  ) -> DialectDraft? {
    func draft(_ text: String, _ plays: Played) -> DialectDraft {
      DialectDraft(text: mark + text + mark, plays: plays)
    }
    switch easing.form {
    case .linear: return draft(linear, .easing(.linear))
    case .family(let family, let direction):
      guard let name = name(family, direction),
        let formula = PennerFormulas.formula(family, direction, dialect)
      else { return nil }
      return draft(name, .formula(formula))
    case .hold, .cubicBezier, .steps, .stops, .spring, .springShape, .custom, .reversed, .mirrored,
      .joined, .blended, .clamped, .part:
      return nil
    }
  }
}
