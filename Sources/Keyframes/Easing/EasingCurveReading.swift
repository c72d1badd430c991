import Words

/// Control points, steps, and the arguments of `linear` and `ease-in`.
extension EasingScanner {
  mutating func cubicBezier() throws(EasingNotationError) -> Easing {
    let usage: Message = "cubic-bezier(x1, y1, x2, y2)"
    var numbers: [Double] = []
    for (name, mark) in zip(Self.coordinates, ["(", ",", ",", ","] as [Character]) {
      try expect(mark, usage: usage)
      numbers.append(try coordinate(name))
    }
    try expect(")", usage: usage)
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// SwiftUI's `timingCurve`, with an optional duration.
  mutating func timingCurve(_ word: Word) throws(EasingNotationError) -> Easing {
    let usage: Message = "timingCurve(x1, y1, x2, y2)"
    try expect("(", usage: usage)
    let easing = try controlPoints()
    if take(",") { try durationArgument(of: word) }
    try expect(")", usage: usage)
    return easing
  }

  /// Control points without a function name, with or without brackets, if they are next.
  mutating func bareControlPoints() throws(EasingNotationError) -> Easing? {
    if isAtNumber { return try controlPoints() }
    guard take("[") else { return nil }
    let easing = try controlPoints()
    try expect("]", usage: "[0.4, 0, 0.2, 1]")
    return easing
  }

  /// Four numbers, with or without commas.
  private mutating func controlPoints() throws(EasingNotationError) -> Easing {
    var numbers: [Double] = []
    for name in Self.coordinates {
      if name != "x1" { _ = take(",") }
      numbers.append(try coordinate(name))
    }
    return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static var coordinates: [String] { ["x1", "y1", "x2", "y2"] }

  private mutating func coordinate(_ name: String) throws(EasingNotationError) -> Double {
    let word = word()
    let number = try word.number("\(name) of cubic-bezier")
    guard name.hasPrefix("y") || (0...1).contains(number) else {
      throw EasingNotationError(
        "\(name) of cubic-bezier is \(word.text)", column: word.column,
        advice: "give a number from 0 to 1")
    }
    return number
  }

  mutating func steps() throws(EasingNotationError) -> Easing {
    let usage: Message = "steps(4) or steps(4, jump-end)"
    try expect("(", usage: usage)
    let word = word()
    let count = Int(word.text) ?? 0
    let position = take(",") ? try stepPosition() : .jumpEnd
    guard count >= position.leastCount else {
      throw EasingNotationError(
        word.text.isEmpty
          ? "The number of steps is missing" : "The number of steps is \(word.quoted)",
        column: word.column,
        advice: position == .jumpNone
          ? "give a whole number of at least \(position.leastCount) with jump-none"
          : "give a whole number of at least \(position.leastCount)")
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

  /// The stops (CSS) or the duration (SwiftUI), after the opening parenthesis.
  mutating func linearArguments(of word: Word) throws(EasingNotationError) -> Easing {
    guard let label = label() else { return try linearStops() }
    try durationArgument(of: word, label)
    try expect(")", usage: "linear(0, 0.5 20%, 1)")
    return .linear
  }

  /// The family (Swift) or the duration (SwiftUI), after the opening parenthesis.
  mutating func arguments(
    of direction: Easing.Direction, at word: Word
  ) throws(EasingNotationError) -> Easing {
    let usage: Message = "\(direction.name)-bounce"
    if let label = label() {
      try durationArgument(of: word, label)
      try expect(")", usage: usage)
      return direction.curve
    }
    let name = self.word()
    let spelling = name.text.lowercased()
    let point = spelling.hasPrefix(".") ? 1 : 0
    guard let family = Easing.Family.Name(rawValue: String(spelling.dropFirst(point))) else {
      throw EasingNotationError(
        name.text.isEmpty
          ? "The family of \(direction.name) is missing"
          : "The family of \(direction.name) is \(name.quoted)",
        column: name.column, advice: "give a family such as quad or bounce")
    }
    let easing = try easing(family, direction)
    try expect(")", usage: usage)
    return easing
  }

  private mutating func durationArgument(
    of word: Word, _ label: Word? = nil
  ) throws(EasingNotationError) {
    guard let label = label ?? self.label() else {
      throw .unknown(self.word(), of: word.text)
    }
    guard label.text.lowercased() == "duration" else { throw .unknown(label, of: word.text) }
    let value = self.word()
    let seconds = try value.number("The duration")
    guard seconds > 0 else {
      throw EasingNotationError(
        "The duration is \(value.text)", column: value.column, advice: "give a number above 0")
    }
    duration = (seconds, value)
  }
}

extension EasingNotationError {
  static func unknown(_ argument: EasingScanner.Word, of function: String) -> Self {
    Self(
      "\(function) does not take \(argument.quoted)", column: argument.column, advice: "remove it")
  }
}
