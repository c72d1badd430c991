import Words

/// Splits the notation of an easing into words and punctuation.
struct EasingScanner {
  /// A run of characters without spaces, commas, semicolons and parentheses; empty if there is
  /// none.
  struct Word {
    let text: String
    let column: Int

    /// In quotation marks, truncated if long.
    var quoted: String {
      text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
    }
  }

  /// The easings that `custom(name)` may mean.
  let customs: [Easing]
  /// How many parentheses are open around the easing that is being read.
  var depth = 0
  /// The duration in the text, except for a spring, which has its own.
  var duration: (seconds: Double, word: Word)?

  private let characters: [Character]
  private var position = 0

  init(_ text: String, customs: [Easing] = []) {
    characters = Array(text)
    self.customs = customs
  }

  /// The next character that is not a space.
  private mutating func peek() -> Character? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position < characters.count ? characters[position] : nil
  }

  /// Consumes the next character if it is `mark`, and returns whether it was.
  mutating func take(_ mark: Character) -> Bool {
    guard peek() == mark else { return false }
    position += 1
    return true
  }

  /// Consumes `mark` or throws; `usage` shows how to write it.
  mutating func expect(_ mark: Character, usage: Message) throws(EasingNotationError) {
    guard !take(mark) else { return }
    let found = rest
    throw EasingNotationError(
      found.text.isEmpty
        ? "\"\(mark)\" is missing" : "\"\(mark)\" is missing before \(found.quoted)",
      column: found.column, advice: "write \(usage)")
  }

  /// Throws if anything but a semicolon follows the easing.
  mutating func expectEnd() throws(EasingNotationError) {
    _ = take(";")
    let rest = rest
    guard !rest.text.isEmpty else { return }
    throw EasingNotationError(
      "\(rest.quoted) follows the easing", column: rest.column, advice: "remove it")
  }

  /// The next word.
  mutating func word() -> Word {
    _ = peek()
    let start = position
    while position < characters.count, !characters[position].endsWord { position += 1 }
    return Word(text: String(characters[start..<position]), column: start + 1)
  }

  /// Consumes and returns a label such as `bounce:`, without its colon, if one is next.
  mutating func label() -> Word? {
    guard peek() != nil else { return nil }
    var end = position
    while end < characters.count, characters[end].isLetter { end += 1 }
    let text = String(characters[position..<end])
    while end < characters.count, characters[end].isWhitespace { end += 1 }
    guard !text.isEmpty, end < characters.count, characters[end] == ":" else { return nil }
    defer { position = end + 1 }
    return Word(text: text, column: position + 1)
  }

  /// Whether `name` and a colon are next.
  func isAtLabel(_ name: String) -> Bool {
    var copy = self
    return copy.label()?.text.lowercased() == name
  }

  /// The column of the next word or punctuation mark.
  var column: Int {
    mutating get {
      _ = peek()
      return position + 1
    }
  }

  /// Whether a number, or something meant as one, is next.
  var isAtNumber: Bool {
    mutating get {
      guard let first = peek() else { return false }
      let isSigned = "+-.".contains(first) && position + 1 < characters.count
      let digit = isSigned ? characters[position + 1] : first
      return digit.isASCII && digit.isNumber || isSigned && first != "." && digit == "."
    }
  }

  /// Whether a word is next.
  var wordIsNext: Bool {
    mutating get { peek().map { !$0.endsWord } ?? false }
  }

  /// The rest of the text.
  private var rest: Word {
    mutating get {
      _ = peek()
      var end = characters.count
      while end > position, characters[end - 1].isWhitespace { end -= 1 }
      return Word(text: String(characters[position..<end]), column: position + 1)
    }
  }
}

extension Character {
  fileprivate var endsWord: Bool { isWhitespace || ",()[];".contains(self) }
}

extension EasingScanner.Word {
  /// The word as a finite number; `name` is its name in the error.
  func number(_ name: Message) throws(EasingNotationError) -> Double {
    try number(text, as: name)
  }

  /// The word as a fraction, if it is a percentage. The decimal point is moved in the text, since
  /// dividing by 100 would round.
  func fraction(_ name: Message) throws(EasingNotationError) -> Double? {
    guard text.hasSuffix("%") else { return nil }
    let digits = text.dropLast()
    guard let mark = digits.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return try number("\(digits)e-2", as: name)
    }
    let power = Int(digits[digits.index(after: mark)...]).map { $0.subtractingReportingOverflow(2) }
    return try number("\(digits[..<mark])e\(power?.partialValue.description ?? "?")", as: name)
  }

  /// `digits` as a CSS number: no "nan", "inf" or hexadecimal digits.
  private func number(_ digits: String, as name: Message) throws(EasingNotationError) -> Double {
    guard !text.isEmpty else {
      throw EasingNotationError("\(name) is missing", column: column, advice: "give a number")
    }
    let isPlain = digits.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    guard isPlain, let value = Double(digits) else {
      throw EasingNotationError(
        "\(name) is \(quoted), not a number", column: column, advice: "give a number such as 0.5")
    }
    guard value.isFinite else {
      throw EasingNotationError(
        "\(name) is \(text.prefix(40)), too large", column: column, advice: "give a smaller number")
    }
    return value
  }
}
