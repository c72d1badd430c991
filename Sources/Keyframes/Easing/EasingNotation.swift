extension Easing: CustomStringConvertible {
  /// The easing as text that reads back to an equal easing: CSS where CSS can express it, such as
  /// `cubic-bezier(0.42, 0, 1, 1)`, `steps(3, jump-end)` or `linear(0, 0.5 20%, 1)`, otherwise a
  /// name such as `ease-out-bounce`, `ease-in-back(3)`, `spring(response: 0.5, dampingRatio: 0.7)`,
  /// `hold`, `reversed(hold)` or `joined(ease-in-quad, hold, 0.3)`.
  ///
  /// Numbers are the shortest that read back exactly. `custom(name)` reads back if the easing is
  /// among the reader's `customs`. Motion tokens are written as `token(enter, ease-out)`, and as
  /// `lasting(short, ease-out)` if a token sets the segment's duration.
  public var notation: String {
    guard self != unnamed else { return form.notation }
    let curve = unnamed.notation
    let easing = token.map { "token(\($0), \(curve))" } ?? curve
    return durationToken.map { "lasting(\($0), \(easing))" } ?? easing
  }

  /// The same as `notation`.
  public var description: String { notation }
}

extension Easing.Form {
  fileprivate var notation: String {
    switch self {
    case .linear: "linear"
    case .hold: "hold"
    case .family(let family, let direction):
      "\(direction.name)-\(family.name)\(family.parameters)"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\(shortest(x1)), \(shortest(y1)), \(shortest(x2)), \(shortest(y2)))"
    case .steps(let count, let position): "steps(\(count), \(position.rawValue))"
    case .stops(let stops): "linear(\(Self.notation(of: stops)))"
    case .spring(let spring, let velocity):
      "spring(response: \(shortest(spring.response)), "
        + "dampingRatio: \(shortest(spring.dampingRatio))"
        + (velocity == 0 ? ")" : ", velocity: \(shortest(velocity)))")
    case .springShape(let bounce): "spring(\(shortest(bounce)))"
    case .custom(let curve): "custom(\(curve.name))"
    case .reversed(let easing): "reversed(\(easing))"
    case .mirrored(let easing): "mirrored(\(easing))"
    case .joined(let first, let second, let place, let value):
      "joined(\(first), \(second), \(shortest(place))"
        + (value == place ? ")" : ", \(shortest(value)))")
    case .blended(let one, let other, let amount):
      "blended(\(one), \(other), \(shortest(amount)))"
    case .clamped(let easing): "clamped(\(easing))"
    case .part(let easing, let start, let end):
      "part(\(easing), \(shortest(start)), \(shortest(end)))"
    }
  }

  /// The percentage is left out where reading would put it back: 0% first and 100% last.
  private static func notation(of stops: [LinearStop]) -> String {
    let texts = stops.enumerated().map { index, stop in
      let implied: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      guard let input = stop.input, input != implied else { return shortest(stop.output) }
      return "\(shortest(stop.output)) \(shortest(input).inPercent)"
    }
    return texts.joined(separator: ", ")
  }
}

extension Easing.Family {
  /// In parentheses; empty if they are the classic ones.
  fileprivate var parameters: String {
    guard self != .elastic, self != .back, self != .bounce else { return "" }
    return switch form {
    case .quad, .cubic, .quart, .quint, .sine, .expo, .circ: ""
    case .power(let exponent): "(\(shortest(exponent)))"
    case .bounce(let count, let restitution): "(\(count), \(shortest(restitution)))"
    case .back(let overshoot): "(\(shortest(overshoot)))"
    case .elastic(let amplitude, let period):
      "(\(shortest(amplitude))\(period.map { ", \(shortest($0))" } ?? ""))"
    }
  }
}

/// The shortest text that reads back to `number`, without a trailing ".0".
private func shortest(_ number: Double) -> String {
  let text = (number == 0 ? 0 : number).description  // no "-0"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension String {
  /// A number as a percentage: its decimal point moved right by two, as multiplying by 100 would round.
  package var inPercent: String {
    if let mark = firstIndex(of: "e"), let power = Int(self[index(after: mark)...]) {
      return "\(self[..<mark])e\(power + 2)%"
    }
    let sign = hasPrefix("-") ? "-" : ""
    let parts = dropFirst(sign.count).split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let padded = decimals + String(repeating: "0", count: max(0, 2 - decimals.count))
    let whole = (parts[0] + padded.prefix(2)).drop { $0 == "0" }
    let rest = padded.dropFirst(2)
    return "\(sign)\(whole.isEmpty ? "0" : whole)\(rest.isEmpty ? "" : ".\(rest)")%"
  }

  /// `easeInSine` as `ease-in-sine`.
  package var hyphenated: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}
