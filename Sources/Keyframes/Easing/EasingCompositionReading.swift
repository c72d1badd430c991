import Words

/// Compositions and custom easings.
extension EasingScanner {
  /// The greatest depth to which compositions may be nested, since reading and evaluating each uses
  /// some of the stack.
  private static var deepest: Int { 64 }

  mutating func composition(
    _ function: EasingName.Function, _ word: Word
  ) throws(EasingNotationError) -> Easing {
    try checkDepth(at: word)
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
    case .cubicBezier, .timingCurve, .steps, .spring, .interpolatingSpring, .reversed, .custom,
      .token, .lasting:
      fatalError("\(function) does not take easings.")
    }
    try expect(")", usage: function.usage)
    return easing
  }

  func checkDepth(at word: Word) throws(EasingNotationError) {
    guard depth >= Self.deepest else { return }
    throw EasingNotationError(
      "\(word.quoted) is nested more than \(Self.deepest) deep", column: word.column,
      advice: "use fewer nested easings")
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
    guard let part = Easing(validating: .part(easing, from: start, to: end)) else {
      throw EasingNotationError(
        "The easing has the same value at both ends of the part", column: column,
        advice: "give a part whose ends differ")
    }
    return part
  }

  /// One of the caller's `customs`; an exact match of the name comes before one that ignores case.
  mutating func custom() throws(EasingNotationError) -> Easing {
    try expect("(", usage: "custom(name)")
    let word = word()
    let isExact: (String) -> Bool = { $0 == word.text }
    let isAlike: (String) -> Bool = { $0.lowercased() == word.text.lowercased() }
    guard let easing = custom(where: isExact) ?? custom(where: isAlike) else {
      throw EasingNotationError(
        word.text.isEmpty
          ? "The name of a custom easing is missing"
          : "No custom easing is called \(word.quoted)",
        column: word.column, advice: "give the name of a custom easing that this program defines")
    }
    try expect(")", usage: "custom(name)")
    return easing
  }

  private func custom(where isRight: (String) -> Bool) -> Easing? {
    customs.first { easing in
      guard case .custom(let curve) = easing.form else { return false }
      return isRight(curve.name)
    }?.unnamed
  }
}

extension EasingName.Function {
  fileprivate var usage: Message {
    switch self {
    case .joined: "joined(easing, easing, 0.5)"
    case .blended: "blended(easing, easing, 0.5)"
    case .part: "part(easing, 0.2, 0.8)"
    case .mirrored, .clamped, .reversed, .custom, .cubicBezier, .timingCurve, .steps, .spring,
      .interpolatingSpring, .token, .lasting:
      "\(rawValue)(easing)"
    }
  }
}
