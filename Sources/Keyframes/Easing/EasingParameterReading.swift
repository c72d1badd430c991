import Words

/// Lists of numbers in parentheses.
extension EasingScanner {
  mutating func linearStops() throws(EasingNotationError) -> Easing {
    var stops: [LinearStop] = []
    repeat { stops += try linearStop() } while take(",")
    try expect(")", usage: "linear(0, 0.5 20%, 1)")
    return .linear(stops)
  }

  /// A number with up to two percentages before or after it; two make two stops.
  private mutating func linearStop() throws(EasingNotationError) -> [LinearStop] {
    var output: Double?
    var inputs: [Double] = []
    let first = word()
    var next: Word? = first
    while let word = next {
      if let input = try word.fraction("The percentage of a stop") {
        guard inputs.count < 2 else { throw .extraPlace(word) }
        inputs.append(input)
      } else {
        guard output == nil else { throw .extraNumber(word) }
        output = try word.number("A stop of linear")
      }
      next = wordIsNext ? self.word() : nil
    }
    guard let output else { throw .placeAlone(first) }
    return inputs.isEmpty ? [LinearStop(output)] : inputs.map { LinearStop(output, at: $0) }
  }

  /// A family with the parameters after its name, if any.
  mutating func easing(
    _ name: Easing.Family.Name, _ direction: Easing.Direction
  ) throws(EasingNotationError) -> Easing {
    switch name {
    case .back where take("("): Easing(.family(try back(), direction))
    case .elastic where take("("): Easing(.family(try elastic(), direction))
    case .bounce where take("("): Easing(.family(try bounce(), direction))
    case .power: Easing(.family(try power(), direction))
    case .sine: Easing(.family(.sine, direction))
    case .quad: Easing(.family(.quad, direction))
    case .cubic: Easing(.family(.cubic, direction))
    case .quart: Easing(.family(.quart, direction))
    case .quint: Easing(.family(.quint, direction))
    case .expo: Easing(.family(.expo, direction))
    case .circ: Easing(.family(.circ, direction))
    case .back: Easing(.family(.back, direction))
    case .elastic: Easing(.family(.elastic, direction))
    case .bounce: Easing(.family(.bounce, direction))
    }
  }

  private mutating func power() throws(EasingNotationError) -> Easing.Family {
    let usage: Message = "power(3)"
    try expect("(", usage: usage)
    let exponent = try number("exponent", of: "power", "a number above 0") { $0 > 0 }
    try expect(")", usage: usage)
    return .power(exponent)
  }

  private mutating func back() throws(EasingNotationError) -> Easing.Family {
    let overshoot = try number("overshoot", of: "back", "0 or more") { $0 >= 0 }
    try expect(")", usage: "ease-out-back(overshoot)")
    return .back(overshoot: overshoot)
  }

  private mutating func elastic() throws(EasingNotationError) -> Easing.Family {
    let hasPeriodAlone = isAtLabel("period")
    let amplitude =
      hasPeriodAlone ? 1 : try number("amplitude", of: "elastic", "1 or more") { $0 >= 1 }
    let hasPeriod = hasPeriodAlone || take(",")
    let period =
      hasPeriod ? try number("period", of: "elastic", "a number above 0") { $0 > 0 } : nil
    try expect(")", usage: "ease-out-elastic(amplitude, period)")
    return .elastic(amplitude: amplitude, period: period)
  }

  private mutating func bounce() throws(EasingNotationError) -> Easing.Family {
    let hasRestitutionAlone = isAtLabel("restitution")
    let count =
      hasRestitutionAlone
      ? 3
      : try number("count", of: "bounce", "a whole number from 0 to 100") {
        $0 == $0.rounded() && (0...100).contains($0)
      }
    let hasRestitution = hasRestitutionAlone || take(",")
    let restitution =
      hasRestitution
      ? try number("restitution", of: "bounce", "a number from 0 to 1") { (0...1).contains($0) }
      : 0.5
    try expect(")", usage: "ease-out-bounce(count, restitution)")
    return .bounce(count: Int(count), restitution: restitution)
  }

  /// A number that may be labelled with `name`, and with no other name.
  mutating func number(
    _ name: String, of function: String, _ range: Message, where isAllowed: (Double) -> Bool
  ) throws(EasingNotationError) -> Double {
    if let label = label(), label.text.lowercased() != name { throw .unknown(label, of: function) }
    let word = word()
    let number = try word.number("The \(name) of \(function)")
    guard isAllowed(number) else {
      throw EasingNotationError(
        "The \(name) of \(function) is \(word.text)", column: word.column, advice: "give \(range)")
    }
    return number
  }
}

extension EasingNotationError {
  fileprivate static func extraPlace(_ word: EasingScanner.Word) -> Self {
    Self(
      "The stop has a third percentage, \(word.quoted)", column: word.column,
      advice: "give at most two")
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
