extension Easing {
  /// Reads an easing as CSS or Riff writes it.
  ///
  /// Understood are the CSS easing functions `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
  /// `step-start`, `step-end`, `cubic-bezier(x1, y1, x2, y2)`, `steps(count, position)` and
  /// `linear(0, 0.5 20% 40%, 1)`; the classic families as `ease-out-bounce` or `easeOutBounce`, with
  /// parameters as `ease-out-back(overshoot)` and `ease-out-elastic(amplitude, period)`; `hold`,
  /// `spring(bounce)` and `reversed(easing)`. Case and spaces do not matter.
  ///
  /// - Throws: `EasingNotationError` if `notation` is anything else.
  public init(notation: String) throws(EasingNotationError) {
    var scanner = EasingScanner(notation)
    self = try scanner.easing()
    try scanner.expectEnd()
  }

  /// All names that `init(notation:)` knows, in kebab case, those of functions without parentheses.
  public static let names: [String] =
    keywords.map(\.name) + ["cubic-bezier", "steps", "spring", "reversed"]
    + classics.map(\.name).filter { $0 != "linear" }

  fileprivate static let keywords: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("step-start", .steps(1, .jumpStart)), ("step-end", .steps(1)),
    ("hold", .hold),
  ]
}

extension EasingScanner {
  /// The easing at the front. A paste may nest `reversed` deeper than a stack, so that it is counted.
  mutating func easing() throws(EasingNotationError) -> Easing {
    var word = word()
    var depth = 0
    while try name(word) == "reversed" {
      try expect("(", usage: "reversed(easing)")
      depth += 1
      word = self.word()
    }
    var easing = try easing(named: name(word))
    for _ in 0..<depth {
      try expect(")", usage: "reversed(easing)")
      easing = easing.reversed
    }
    return easing
  }

  /// The name as `Easing.names` has it; `easeOutBounce` is `ease-out-bounce`.
  private func name(_ word: Word) throws(EasingNotationError) -> String {
    guard !word.text.isEmpty else {
      throw EasingNotationError(
        "An easing is missing", column: word.column,
        advice: "give a name such as ease-out or a curve such as cubic-bezier(0.42, 0, 1, 1)")
    }
    let spelling = word.text.lowercased()
    let known = Easing.names.first { $0 == spelling || $0.filter { $0 != "-" } == spelling }
    guard let known else {
      throw EasingNotationError(
        "No easing is called \(word.quoted)", column: word.column,
        advice: "give a name such as ease-out or ease-out-bounce", unknownName: word.text)
    }
    return known
  }

  private mutating func easing(named name: String) throws(EasingNotationError) -> Easing {
    switch name {
    case "cubic-bezier": return try cubicBezier()
    case "steps": return try steps()
    case "spring": return try spring()
    case "linear" where take("("): return try linearStops()
    default: break
    }
    if let keyword = Easing.keywords.first(where: { $0.name == name }) { return keyword.easing }
    for direction in Easing.Direction.allCases {
      for family in Easing.Family.classics where name == "\(direction.name)-\(family.name)" {
        return Easing(.family(try parameters(of: family), direction))
      }
    }
    preconditionFailure("Easing.names has \(name), which has no meaning.")
  }

  private mutating func cubicBezier() throws(EasingNotationError) -> Easing {
    let usage = "cubic-bezier(x1, y1, x2, y2)"
    var numbers: [Double] = []
    for (name, mark) in [("x1", "("), ("y1", ","), ("x2", ","), ("y2", ",")]
      as [(String, Character)]
    {
      try expect(mark, usage: usage)
      let word = word()
      let number = try word.number("\(name) of cubic-bezier")
      guard name.hasPrefix("y") || (0...1).contains(number) else {
        throw EasingNotationError(
          "\(name) of cubic-bezier is \(word.text)", column: word.column,
          advice: "give a number from 0 to 1")
      }
      numbers.append(number)
    }
    try expect(")", usage: usage)
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func steps() throws(EasingNotationError) -> Easing {
    let usage = "steps(4) or steps(4, jump-end)"
    try expect("(", usage: usage)
    let word = word()
    let count = Int(word.text) ?? 0
    let position = take(",") ? try stepPosition() : .jumpEnd
    guard count >= position.leastCount else {
      throw EasingNotationError(
        word.text.isEmpty
          ? "The number of steps is missing" : "The number of steps is \(word.quoted)",
        column: word.column,
        advice: "give a whole number of at least \(position.leastCount)"
          + (position == .jumpNone ? " with jump-none" : ""))
    }
    try expect(")", usage: usage)
    return .steps(count, position)
  }

  private mutating func stepPosition() throws(EasingNotationError) -> StepPosition {
    let word = word()
    let spelling = word.text.lowercased()
    let position = StepPosition(rawValue: spelling) ?? StepPosition(rawValue: "jump-\(spelling)")
    guard let position, spelling.hasPrefix("jump") || ["start", "end"].contains(spelling) else {
      throw EasingNotationError(
        "The step position is \(word.quoted)", column: word.column,
        advice: "give jump-start, jump-end, jump-none or jump-both")
    }
    return position
  }
}
