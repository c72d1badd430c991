/// Reads JSON (RFC 8259) and nothing else: no comments, no trailing commas, no member twice, no number
/// that a `Double` cannot hold, nothing deeper than ``JSONFormat/deepest``.
struct JSONParser: ByteScanner {
  let source: Source
  var position = 0
  private var depth = 0

  init(_ source: Source) { self.source = source }

  /// The one value that the whole text is.
  mutating func document() throws(PasteError) -> JSONValue {
    let value = try value()
    skipSpaces()
    guard position == source.bytes.count else {
      throw error("Something follows the end of the JSON", "remove it")
    }
    return value
  }

  private mutating func value() throws(PasteError) -> JSONValue {
    skipSpaces()
    let place = position
    guard let byte = peek() else { throw error("The JSON ends too early", "paste all of it") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = try nested { parser throws(PasteError) in try parser.object() }
    case UInt8(ascii: "["): content = try nested { parser throws(PasteError) in try parser.list() }
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case _: content = try word()
    }
    return JSONValue(content: content, place: place)
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(PasteError) -> JSONValue.Content
  ) throws(PasteError) -> JSONValue.Content {
    guard depth < JSONFormat.deepest else {
      throw error(
        "Lists and objects lie more than \(JSONFormat.deepest) deep in each other",
        "write something simpler")
    }
    depth += 1
    position += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  // MARK: Lists and objects

  private mutating func list() throws(PasteError) -> JSONValue.Content {
    var values: [JSONValue] = []
    guard !take("]") else { return .list(values) }
    while true {
      values.append(try value())
      if take("]") { return .list(values) }
      try expect(",", "between the values of a list")
    }
  }

  private mutating func object() throws(PasteError) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var known: Set<String> = []
    guard !take("}") else { return .object(members) }
    while true {
      skipSpaces()
      let place = position
      guard let byte = peek() else { throw error("The JSON ends too early", "paste all of it") }
      guard byte == UInt8(ascii: "\"") else {
        throw error("The name of a member is missing", "write it in quotation marks")
      }
      let key = try string()
      guard known.insert(key).inserted else {
        throw source.error(at: place, "\(quoted(key)) is there twice", "remove one of the two")
      }
      try expect(":", "behind \(quoted(key))")
      members.append(JSONValue.Member(key: key, place: place, value: try value()))
      if take("}") { return .object(members) }
      try expect(",", "between the members of an object")
    }
  }

  // MARK: Words and numbers

  private mutating func word() throws(PasteError) -> JSONValue.Content {
    let start = position
    while let byte = peek(), byte.isLetter { position += 1 }
    let word = source.text(start..<position)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .nothing
    case "": throw error("\(found) is no JSON", "remove it, or write it in quotation marks")
    case _:
      throw source.error(
        at: start, "\(quoted(word)) is no JSON",
        "write a finite number, true, false, or a text in quotation marks")
    }
  }

  private mutating func number() throws(PasteError) -> Double {
    let start = position
    _ = takeByte("-")
    let isZero = takeByte("0")
    if isZero ? peekIsDigit : !takeDigits() { throw badNumber(start) }
    if takeByte("."), !takeDigits() { throw badNumber(start) }
    if takeByte("e") || takeByte("E") {
      if !takeByte("+") { _ = takeByte("-") }
      if !takeDigits() { throw badNumber(start) }
    }
    let text = source.text(start..<position)
    guard let value = Double(text), value.isFinite else {
      throw source.error(
        at: start, "The number \(text.prefix(40)) is too large", "give a smaller one")
    }
    return value
  }

  private mutating func badNumber(_ start: Int) -> PasteError {
    while let byte = peek(), byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte) {
      position += 1
    }
    return source.error(
      at: start, "\(quoted(source.text(start..<position))) is no number of JSON",
      "write it like -0.5 or 1e3")
  }

  // MARK: Bytes

  private var peekIsDigit: Bool { peek()?.isDigit ?? false }

  /// JSON's own spaces, which are fewer.
  private mutating func skipSpaces() {
    while let byte = peek(), byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  mutating func takeByte(_ mark: Unicode.Scalar) -> Bool {
    guard let byte = peek(), byte == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while peekIsDigit { position += 1 }
    return position > start
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    return takeByte(mark)
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ place: String) throws(PasteError) {
    guard !take(mark) else { return }
    guard peek() != nil else { throw error("The JSON ends too early", "paste all of it") }
    throw error("\(found) is where \"\(mark)\" should be", "write \"\(mark)\" \(place)")
  }
}
