/// Lists of numbers in parentheses.
extension EasingScanner {
  mutating func linearStops() throws(EasingNotationError) -> Easing {
    var stops: [LinearStop] = []
    repeat { stops += try linearStop() } while take(",")
    try expect(")", usage: "linear(0, 0.5 20%, 1)")
    return .linear(stops)
  }

  /// A number with up to two percentages, before or after it; two are two stops.
  private mutating func linearStop() throws(EasingNotationError) -> [LinearStop] {
    var output: Double?
    var inputs: [Double] = []
    let first = word()
    var next: Word? = first
    while let word = next {
      if let input = try word.fraction("The place of a stop") {
        guard inputs.count < 2 else { throw .extraPlace(word) }
        inputs.append(input)
      } else {
        guard output == nil else { throw .extraNumber(word) }
        output = try word.number("A stop of linear")
      }
      next = wordIfPresent()
    }
    guard let output else { throw .placeAlone(first) }
    return inputs.isEmpty ? [LinearStop(output)] : inputs.map { LinearStop(output, at: $0) }
  }

  mutating func spring() throws(EasingNotationError) -> Easing {
    try expect("(", usage: "spring(bounce)")
    let word = word()
    let bounce = try word.number("The bounce of spring")
    guard bounce > -1, bounce < 1 else {
      throw EasingNotationError(
        "The bounce of spring is \(word.text)", column: word.column,
        advice: "give a number above -1 and below 1")
    }
    try expect(")", usage: "spring(bounce)")
    return .spring(bounce: bounce)
  }

  /// `family` with the parameters that follow its name, if any do.
  mutating func parameters(of family: Easing.Family) throws(EasingNotationError) -> Easing.Family {
    switch family.kind {
    case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce:
      return family
    case .back:
      guard take("(") else { return family }
      let overshoot = try number("overshoot of back", "0 or more") { $0 >= 0 }
      try expect(")", usage: "ease-out-back(overshoot)")
      return .back(overshoot: overshoot)
    case .elastic:
      guard take("(") else { return family }
      let amplitude = try number("amplitude of elastic", "1 or more") { $0 >= 1 }
      let period = take(",") ? try number("period of elastic", "a number above 0") { $0 > 0 } : nil
      try expect(")", usage: "ease-out-elastic(amplitude, period)")
      return .elastic(amplitude: amplitude, period: period)
    }
  }

  private mutating func number(
    _ name: String, _ range: String, where isAllowed: (Double) -> Bool
  ) throws(EasingNotationError) -> Double {
    let word = word()
    let number = try word.number("The \(name)")
    guard isAllowed(number) else {
      throw EasingNotationError(
        "The \(name) is \(word.text)", column: word.column, advice: "give \(range)")
    }
    return number
  }
}

extension EasingNotationError {
  fileprivate static func extraPlace(_ word: EasingScanner.Word) -> Self {
    Self(
      "The stop has a third place, \(word.quoted)", column: word.column,
      advice: "give two at most")
  }

  fileprivate static func extraNumber(_ word: EasingScanner.Word) -> Self {
    Self(
      "The stop has a second number, \(word.quoted)", column: word.column,
      advice: "put a comma before it or a % after it")
  }

  fileprivate static func placeAlone(_ word: EasingScanner.Word) -> Self {
    Self(
      "The stop \(word.quoted) has no number", column: word.column,
      advice: "write it as 0.5 \(word.text.prefix(40))")
  }
}
