package import Keyframes
package import Syntax
import Words

/// Easings in Riff's own words.
package enum SwiftEasing {
  /// An easing in a context without its type: SwiftUI has its own `.spring(bounce:)`.
  package static func alone(_ easing: Easing, _ losses: inout Losses) -> String {
    let text = text(easing, &losses)
    return if case .springShape = easing.form { "Easing\(text)" } else { text }
  }

  static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    guard easing == easing.unnamed else { return named(easing, &losses) }
    if let preset = presets.first(where: { $0.easing == easing }) { return ".\(preset.name)" }
    guard easing.hasCustom else { return text(easing) }
    let sampled = SampledEasing(easing)
    losses.add(sampled.sentence("\(easing.notation) stays in this program:"))
    return ".linear(\(list(sampled.stops.map { stop($0.output, at: $0.input) })))"
  }

  /// A motion token, or an easing whose segment one measures.
  private static func named(_ easing: Easing, _ losses: inout Losses) -> String {
    let plain = text(easing.unnamed, &losses)
    let token = easing.token.map { ".token(\"\($0)\", \(plain))" } ?? plain
    guard let duration = easing.durationToken else { return token }
    return "\(token.hasPrefix(".") ? "Easing\(token)" : token).lasting(\"\(duration)\")"
  }

  private static let presets: [(name: String, easing: Easing)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("ease", .ease),
    ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// The text of easings that hold no function.
  private static func text(_ easing: Easing) -> String {
    switch easing.form {
    case .linear: ".linear"
    case .hold: ".hold"
    case .family(let family, let direction):
      ".\(direction.name.camel(startingUpper: false))(.\(family.name)\(parameters(of: family)))"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      ".cubicBezier(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
    case .steps(let count, .jumpEnd): ".steps(\(count))"
    case .steps(let count, let position):
      ".steps(\(count), .\(position.rawValue.camel(startingUpper: false)))"
    case .stops(let stops): ".linear(\(list(texts(of: stops))))"
    case .spring(let spring, let velocity):
      ".spring(Spring(response: \(number(spring.response)), "
        + "dampingRatio: \(number(spring.dampingRatio)))"
        + (velocity == 0 ? ")" : ", velocity: \(number(velocity)))")
    case .springShape(let bounce): ".spring(bounce: \(number(bounce)))"
    case .custom(let custom): ".\(custom.name)"
    case .reversed(let easing): "\(base(easing)).reversed"
    case .mirrored(let easing): "\(base(easing)).mirrored"
    case .clamped(let easing): "\(base(easing)).clamped"
    case .joined(let first, let second, let place, let value):
      "\(base(first)).joined(\(text(second)), at: \(number(place))"
        + (value == place ? ")" : ", value: \(number(value)))")
    case .blended(let one, let other, let amount):
      "\(base(one)).blended(with: \(text(other)), by: \(number(amount)))"
    case .part(let easing, let start, let end):
      "\(base(easing)).part(from: \(number(start)), to: \(number(end)))"
    }
  }

  /// The text before a further word: with its type if nothing else names it.
  private static func base(_ easing: Easing) -> String {
    let text = text(easing)
    return text.hasPrefix(".") ? "Easing\(text)" : text
  }

  /// In parentheses, unless they are the classic ones.
  private static func parameters(of family: Easing.Family) -> String {
    guard family != .bounce, family != .elastic, family != .back else { return "" }
    return switch family.form {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: ""
    case .power(let exponent): "(\(number(exponent)))"
    case .back(let overshoot): "(overshoot: \(number(overshoot)))"
    case .elastic(let amplitude, let period):
      "(amplitude: \(number(amplitude))\(period.map { ", period: \(number($0))" } ?? ""))"
    case .bounce(let count, let restitution):
      "(count: \(count), restitution: \(number(restitution)))"
    }
  }

  /// The inputs are left out where they are implied: 0 first and 1 last.
  private static func texts(of stops: [LinearStop]) -> [String] {
    stops.enumerated().map { index, next in
      let implied: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      return stop(next.output, at: next.input == implied ? nil : next.input)
    }
  }

  private static func stop(_ output: Double, at input: Double?) -> String {
    guard let input else { return number(output) }
    return "LinearStop(\(number(output)), at: \(number(input)))"
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

  private static func number(_ number: Double) -> String { number.withoutMinusZero.shortest }
}
