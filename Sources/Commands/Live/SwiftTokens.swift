/// Splits Swift into words, brackets and the rest, as far as needed to find the top level. Comments
/// and strings, with their interpolations, are skipped.
nonisolated struct SwiftTokens {
  enum Token: Equatable {
    /// A name or a keyword.
    case word(String)
    /// `(`, `[` or `{`.
    case open
    case close
    /// A sign, a number or a string.
    case other
  }

  let bytes: [UInt8]
  /// The byte after the last token, and the first one of it.
  private(set) var position = 0
  private(set) var start = 0
  /// How many brackets and strings are passed over within each other.
  private var nesting = 0
  private static let deepest = 100

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func next() -> Token? {
    skipSpacesAndComments()
    // An attribute with its arguments is nothing at all.
    while peek() == UInt8(ascii: "@") {
      position += 1
      _ = word()
      if peek() == UInt8(ascii: "(") { skipBrackets() }
      skipSpacesAndComments()
    }
    start = position
    guard let byte = peek() else { return nil }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return sign(.open)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return sign(.close)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): return literal()
    case _ where Self.isLetter(byte): return .word(word())
    case _ where Self.isDigit(byte):
      _ = word()
      return .other
    case _: return sign(.other)
    }
  }

  /// Whether the next thing is `<`.
  func isNextGeneric() -> Bool {
    var ahead = self
    ahead.skipSpacesAndComments()
    return ahead.peek() == UInt8(ascii: "<")
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func sign(_ token: Token) -> Token {
    position += 1
    return token
  }

  /// Also letters beyond ASCII, and names in backticks.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    case _: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek(), Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Comments

  private mutating func skipSpacesAndComments() {
    while let byte = peek() {
      if byte <= 0x20 {
        position += 1
      } else if starts("//") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if starts("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  // MARK: Strings

  /// A string, with any number of `#` before it; `#if` and the like are words to pass over.
  private mutating func literal() -> Token {
    var hashes = 0
    while peek() == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard peek() == UInt8(ascii: "\"") else {
      _ = word()
      return .other
    }
    let quotes = starts("\"\"\"") ? 3 : 1
    position += quotes
    skipString(quotes: quotes, hashes: hashes)
    return .other
  }

  private mutating func skipString(quotes: Int, hashes: Int) {
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + Self.hashes(hashes)
    let escape = [UInt8(ascii: "\\")] + Self.hashes(hashes)
    while let byte = peek() {
      if starts(end) {
        position += end.count
        return
      } else if starts(escape) {
        position += escape.count
        if peek() == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
      } else if quotes == 1, byte == UInt8(ascii: "\n") {
        // Not closed: the compiler reports it.
        return
      } else {
        position += 1
      }
    }
  }

  private static func hashes(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "#"), count: count)
  }

  /// From an opening bracket to behind the one that closes it.
  private mutating func skipBrackets() {
    guard nesting < Self.deepest else { return position += 1 }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    repeat {
      switch next() {
      case .open?: depth += 1
      case .close?: depth -= 1
      case .word?, .other?: break
      case nil: return
      }
    } while depth > 0
  }

  private func starts(_ text: StaticString) -> Bool { starts(Array(text.description.utf8)) }

  private func starts(_ text: [UInt8]) -> Bool {
    text.count <= bytes.count - position && bytes[position...].starts(with: text)
  }
}
