extension Easing: CustomStringConvertible {
  /// The easing as text that reads back to an equal easing: CSS where CSS can say it, such as
  /// `cubic-bezier(0.42, 0, 1, 1)`, `steps(3, jump-end)` or `linear(0, 0.5 20%, 1)`, else a name such
  /// as `ease-out-bounce`, `ease-in-back(3)`, `spring(response: 0.5, dampingRatio: 0.7)`, `hold`,
  /// `reversed(hold)` or `joined(ease-in-quad, hold, 0.3)`.
  ///
  /// Numbers are the shortest that read back exactly. `custom(name)` reads back where the easing is
  /// among the `customs` of the reader.
  public var notation: String {
    isTurned ? "reversed(\(curve.notation))" : curve.notation
  }

  /// The same as `notation`.
  public var description: String { notation }
}

extension Easing.Curve {
  fileprivate var notation: String {
    switch self {
    case .linear: "linear"
    case .hold: "hold"
    case .family(let family, let direction):
      "\(direction.name)-\(family.name)\(family.parameters)"
    case .bezier(let curve):
      "cubic-bezier(\(shortest(curve.x1)), \(shortest(curve.y1)), "
        + "\(shortest(curve.x2)), \(shortest(curve.y2)))"
    case .steps(let steps): "steps(\(steps.count), \(steps.position.rawValue))"
    case .stops(let stops): stops.notation
    case .spring(let spring): spring.notation
    case .composition(let composition): composition.notation
    case .custom(let curve): "custom(\(curve.name))"
    }
  }
}

extension SpringCurve {
  fileprivate var notation: String {
    if let bounce { return "spring(\(shortest(bounce)))" }
    let start = velocity == 0 ? "" : ", velocity: \(shortest(velocity))"
    return "spring(response: \(shortest(spring.response)), "
      + "dampingRatio: \(shortest(spring.dampingRatio))\(start))"
  }
}

extension Easing.Composition {
  fileprivate var notation: String {
    switch self {
    case .mirrored(let easing): "mirrored(\(easing))"
    case .joined(let first, let second, let place, let value):
      "joined(\(first), \(second), \(shortest(place))"
        + (value == place ? ")" : ", \(shortest(value)))")
    case .blended(let one, let other, let amount):
      "blended(\(one), \(other), \(shortest(amount)))"
    case .clamped(let easing): "clamped(\(easing))"
    case .part(let part):
      "part(\(part.easing), \(shortest(part.start)), \(shortest(part.end)))"
    }
  }
}

extension Easing.Family {
  /// In parentheses, unless they are the classic ones.
  fileprivate var parameters: String {
    guard self != .elastic, self != .back else { return "" }
    return switch kind {
    case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce: ""
    case .power(let exponent): "(\(shortest(exponent)))"
    case .bounces(let bounces): "(\(bounces.count), \(shortest(bounces.restitution)))"
    case .back(let overshoot): "(\(shortest(overshoot)))"
    case .elastic(let amplitude, let period):
      "(\(shortest(amplitude))\(period.map { ", \(shortest($0))" } ?? ""))"
    }
  }
}

extension LinearStops {
  /// The percentage is left out where reading would put it back: 0% first and 100% last.
  fileprivate var notation: String {
    let texts = points.enumerated().map { index, point in
      let implied: Double? = index == 0 ? 0 : index == points.count - 1 ? 1 : nil
      let place = point.input == implied ? "" : " \(percentage(point.input))"
      return shortest(point.output) + place
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }
}

/// The shortest text that reads back to `number`, without a trailing ".0".
private func shortest(_ number: Double) -> String {
  let text = (number == 0 ? 0 : number).description  // no minus before a zero
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The digits of `fraction` with the point two places to the right; multiplying by 100 would round.
private func percentage(_ fraction: Double) -> String {
  let text = shortest(fraction)
  if let mark = text.firstIndex(of: "e"), let power = Int(text[text.index(after: mark)...]) {
    return "\(text[..<mark])e\(power + 2)%"
  }
  let sign = text.hasPrefix("-") ? "-" : ""
  let parts = text.dropFirst(sign.count).split(separator: ".")
  let decimals = parts.count > 1 ? String(parts[1]) : ""
  let padded = decimals + String(repeating: "0", count: max(0, 2 - decimals.count))
  let whole = (parts[0] + padded.prefix(2)).drop { $0 == "0" }
  let rest = padded.dropFirst(2)
  return "\(sign)\(whole.isEmpty ? "0" : whole)\(rest.isEmpty ? "" : ".\(rest)")%"
}
