/// Cuts the notation of an easing into words and marks.
struct EasingScanner {
  /// A run of characters without spaces, commas and parentheses; empty where there is none.
  struct Word {
    let text: String
    let column: Int

    /// In quotation marks, cut if somebody has pasted a novel.
    var quoted: String {
      text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
    }
  }

  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The next character but spaces.
  private mutating func peek() -> Character? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position < characters.count ? characters[position] : nil
  }

  /// Whether the next character is `mark`, which is then taken.
  mutating func take(_ mark: Character) -> Bool {
    guard peek() == mark else { return false }
    position += 1
    return true
  }

  /// Takes `mark`, or refuses what is in its place; `usage` shows how to write it.
  mutating func expect(_ mark: Character, usage: String) throws(EasingNotationError) {
    guard !take(mark) else { return }
    let found = rest
    throw EasingNotationError(
      "\"\(mark)\" is missing" + (found.text.isEmpty ? "" : " before \(found.quoted)"),
      column: found.column, advice: "write \(usage)")
  }

  /// Refuses whatever follows the easing.
  mutating func expectEnd() throws(EasingNotationError) {
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

  /// The next word if there is one.
  mutating func wordIfPresent() -> Word? {
    guard let next = peek(), !next.endsWord else { return nil }
    return word()
  }

  /// What is left.
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
  fileprivate var endsWord: Bool { isWhitespace || self == "," || self == "(" || self == ")" }
}

extension EasingScanner.Word {
  /// The word as a finite number, or a refusal in which it is called `name`.
  func number(_ name: String) throws(EasingNotationError) -> Double {
    try number(text, as: name)
  }

  /// The word as a fraction, if it is a percentage. Its point moves by text: dividing by 100 would round.
  func fraction(_ name: String) throws(EasingNotationError) -> Double? {
    guard text.hasSuffix("%") else { return nil }
    let digits = text.dropLast()
    guard let mark = digits.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return try number("\(digits)e-2", as: name)
    }
    let power = Int(digits[digits.index(after: mark)...]).map { $0.subtractingReportingOverflow(2) }
    return try number("\(digits[..<mark])e\(power?.partialValue.description ?? "?")", as: name)
  }

  /// `digits` as CSS writes numbers: no "nan", no "inf", no hexadecimals.
  private func number(_ digits: String, as name: String) throws(EasingNotationError) -> Double {
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
