import Words

/// `token(name, easing)` and `lasting(name, easing)`.
extension EasingScanner {
  /// Reads a token. If `customs` has a token of that name, its easing replaces the one in the text.
  mutating func token() throws(EasingNotationError) -> Easing {
    let usage: Message = "token(enter, ease-out)"
    let name = try tokenName(usage: usage)
    let known = customs.first { $0.token == name.text }
    guard take(",") else {
      guard let known else {
        throw EasingNotationError(
          "No token is called \(name.quoted)", column: name.column,
          advice: "add it to the scene's tokens, or give its easing: \(usage)")
      }
      try expect(")", usage: usage)
      return known
    }
    let easing = try nested(name)
    try expect(")", usage: usage)
    return known ?? .token(name.text, easing)
  }

  mutating func lasting() throws(EasingNotationError) -> Easing {
    let usage: Message = "lasting(short, ease-out)"
    let name = try tokenName(usage: usage)
    try expect(",", usage: usage)
    let easing = try nested(name)
    try expect(")", usage: usage)
    return easing.lasting(name.text)
  }

  /// The easing inside, counted as one more level of nesting.
  private mutating func nested(_ word: Word) throws(EasingNotationError) -> Easing {
    try checkDepth(at: word)
    depth += 1
    defer { depth -= 1 }
    return try easing()
  }

  private mutating func tokenName(usage: Message) throws(EasingNotationError) -> Word {
    try expect("(", usage: usage)
    let word = word()
    guard Easing.isTokenName(word.text) else {
      throw EasingNotationError(
        word.text.isEmpty
          ? "The name of a token is missing" : "\(word.quoted) cannot name a token",
        column: word.column, advice: "use up to 60 letters, digits, - and _")
    }
    return word
  }
}
