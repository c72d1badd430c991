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
    let stops = losses.sampled(easing).stops
    let texts = stops.enumerated().map { index, stop in
      let isEnd = index == 0 && stop.input == 0 || index == stops.count - 1 && stop.input == 1
      return stop.output.shortest + (isEnd ? "" : " \(percentage(stop.input))")
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }

  /// The digits of `fraction` with the point two places to the right; multiplying would round.
  package static func percentage(_ fraction: Double) -> String {
    let text = fraction.shortest
    if let mark = text.firstIndex(of: "e"), let power = Int(text[text.index(after: mark)...]) {
      return "\(text[..<mark])e\(power + 2)%"
    }
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let padded = decimals + String(repeating: "0", count: max(0, 2 - decimals.count))
    let whole = (parts[0] + padded.prefix(2)).drop { $0 == "0" }
    let rest = String(padded.dropFirst(2))
    let isZero = rest.allSatisfy { $0 == "0" }
    return "\(sign)\(whole.isEmpty ? "0" : whole)\(isZero ? "" : ".\(rest)")%"
  }
}
