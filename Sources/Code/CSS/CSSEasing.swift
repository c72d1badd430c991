package import Keyframes
package import Syntax

/// Easings as CSS's `<easing-function>`.
package enum CSSEasing {
  package static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    switch easing.form {
    case .stops(let stops) where stops.count == 1:
      // Not every browser knows a single stop.
      let input = stops[0].input.map { $0 == 0 ? "" : " \(percentage($0))" } ?? ""
      let stop = stops[0].output.withoutMinusZero.shortest + input
      return "linear(\(stop), \(stop))"
    case .linear, .cubicBezier, .steps, .stops: return easing.unnamed.notation
    case .hold: return "steps(1, jump-end)"
    case .family, .spring, .springShape, .custom, .reversed, .mirrored, .joined, .blended, .clamped,
      .part:
      break
    }
    if let points = easing.bezierPoints {
      return "cubic-bezier(\(points.numbers.map(\.shortest).joined(separator: ", ")))"
    }
    return text(of: losses.sampled(easing))
  }

  /// `linear(0, 0.5 20%, 1)`, from 0% to 100%.
  package static func text(of sampled: SampledEasing) -> String {
    let texts = sampled.stops.enumerated().map { index, stop in
      let isEnd = index == 0 || index == sampled.stops.count - 1
      return stop.output.shortest + (isEnd ? "" : " \(percentage(stop.input))")
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }

  package static func percentage(_ fraction: Double) -> String { fraction.shortest.inPercent }
}
