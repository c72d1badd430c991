/// Easings made from easings, and those of one's own.
extension EasingScanner {
  /// How deep compositions may lie in each other: each takes a part of the stack, when it is read and when
  /// it is asked.
  private static var deepest: Int { 64 }

  mutating func composition(
    _ function: EasingName.Function, _ word: Word
  ) throws(EasingNotationError) -> Easing {
    guard depth < Self.deepest else {
      throw EasingNotationError(
        "\(word.quoted) lies in \(Self.deepest) others", column: word.column,
        advice: "write something simpler")
    }
    depth += 1
    defer { depth -= 1 }
    try expect("(", usage: function.usage)
    let first = try easing()
    let easing: Easing
    switch function {
    case .mirrored: easing = first.mirrored
    case .clamped: easing = first.clamped
    case .joined: easing = try joined(first)
    case .blended: easing = try blended(first)
    case .part: easing = try part(of: first)
    case .cubicBezier, .timingCurve, .steps, .spring, .interpolatingSpring, .reversed, .custom:
      preconditionFailure("\(function) is made of no easings.")
    }
    try expect(")", usage: function.usage)
    return easing
  }

  private mutating func joined(_ first: Easing) throws(EasingNotationError) -> Easing {
    try expect(",", usage: EasingName.Function.joined.usage)
    let second = try easing()
    guard take(",") else { return first.joined(second) }
    let place = try number("at", of: "joined", "a number above 0 and below 1") { $0 > 0 && $0 < 1 }
    let value = take(",") ? try number("value", of: "joined", "a number") { _ in true } : place
    return first.joined(second, at: place, value: value)
  }

  private mutating func blended(_ first: Easing) throws(EasingNotationError) -> Easing {
    try expect(",", usage: EasingName.Function.blended.usage)
    let second = try easing()
    try expect(",", usage: EasingName.Function.blended.usage)
    let amount = try number("amount", of: "blended", "a number from 0 to 1") {
      (0...1).contains($0)
    }
    return first.blended(with: second, by: amount)
  }

  private mutating func part(of easing: Easing) throws(EasingNotationError) -> Easing {
    try expect(",", usage: EasingName.Function.part.usage)
    let start = try number("start", of: "part", "a number from 0, below 1") { 0 <= $0 && $0 < 1 }
    try expect(",", usage: EasingName.Function.part.usage)
    let column = self.column
    let end = try number("end", of: "part", "a number above the start, up to 1") {
      start < $0 && $0 <= 1
    }
    guard let part = Easing.Part(of: easing, from: start, to: end) else {
      throw EasingNotationError(
        "The easing is the same at both ends of its part", column: column,
        advice: "give a part in which it moves")
    }
    return Easing(.composition(.part(part)))
  }

  /// One of the easings that the caller knows by name; its exact name before one in another case.
  mutating func custom() throws(EasingNotationError) -> Easing {
    try expect("(", usage: "custom(name)")
    let word = word()
    let isExact: (String) -> Bool = { $0 == word.text }
    let isAlike: (String) -> Bool = { $0.lowercased() == word.text.lowercased() }
    guard let easing = custom(where: isExact) ?? custom(where: isAlike) else {
      throw EasingNotationError(
        word.text.isEmpty
          ? "The name of a custom easing is missing"
          : "No custom easing is called \(word.quoted) here",
        column: word.column, advice: "give the name of one that this program defines")
    }
    try expect(")", usage: "custom(name)")
    return easing
  }

  private func custom(where isRight: (String) -> Bool) -> Easing? {
    customs.first { easing in
      guard case .custom(let curve) = easing.curve, !easing.isTurned else { return false }
      return isRight(curve.name)
    }
  }
}

extension EasingName.Function {
  fileprivate var usage: String {
    switch self {
    case .joined: "joined(easing, easing, 0.5)"
    case .blended: "blended(easing, easing, 0.5)"
    case .part: "part(easing, 0.2, 0.8)"
    case .mirrored, .clamped, .reversed, .custom, .cubicBezier, .timingCurve, .steps, .spring,
      .interpolatingSpring:
      "\(rawValue)(easing)"
    }
  }
}
