import Syntax
import Words

/// Reads JSON (RFC 8259): no member twice, no number that a `Double` cannot hold, nothing deeper than
/// ``JSONFormat/deepest``.
///
/// Text written by hand may also have comments, `// …` and `/* … */`, and a comma behind the last
/// of several values; and reading continues behind a mistake if it can, so that ``mistakes`` has
/// several.
struct JSONParser: ByteScanner {
  let source: Source
  let isByHand: Bool
  var position = 0
  private var count = 0
  /// The mistakes that did not stop the reading; empty unless the text is written by hand.
  private(set) var mistakes: [PasteError] = []
  /// The offsets of values of the wrong kind.
  private(set) var broken: Set<Int> = []
  /// Where the lists and objects begin that are not yet closed.
  private var open: [Int] = []
  /// The first of them that was closed on a line with another indent than its own: where one is not closed at
  /// the end, it was probably this.
  private var suspect: Int?

  init(_ source: Source, isByHand: Bool = false) {
    self.source = source
    self.isByHand = isByHand
  }

  /// The one value that the whole text is.
  mutating func document() throws(PasteError) -> JSONValue {
    let value = try value()
    try skipSpaces()
    guard position == source.bytes.count else {
      throw error("Something follows the end of the JSON", "remove it")
    }
    return value
  }

  private mutating func value() throws(PasteError) -> JSONValue {
    try skipSpaces()
    let place = position
    // An object mostly becomes a node or a keyframe.
    count += peek() == UInt8(ascii: "{") ? 4 : 1
    guard !isByHand || count <= JSONFormat.mostValues else {
      throw error("There are more than \(JSONFormat.mostValues) values", "split the file")
    }
    guard let byte = peek() else { throw endsTooEarly() }
    if isByHand, byte == UInt8(ascii: "}"), let start = open.last,
      source.bytes[start] == UInt8(ascii: "[")
    {
      throw notClosed()
    }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = try nested { parser throws(PasteError) in try parser.object() }
      count -= content.discount
    case UInt8(ascii: "["): content = try nested { parser throws(PasteError) in try parser.list() }
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = try repaired { parser throws(PasteError) in .number(try parser.number()) }
    case _: content = try repaired { parser throws(PasteError) in try parser.word() }
    }
    return JSONValue(content: content, place: place, end: position)
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(PasteError) -> JSONValue.Content
  ) throws(PasteError) -> JSONValue.Content {
    guard open.count < JSONFormat.deepest else {
      throw error(
        "Lists and objects lie more than \(JSONFormat.deepest) deep in each other",
        "write something simpler")
    }
    let start = position
    open.append(start)
    position += 1
    let content = try read(&self)
    open.removeLast()
    if isByHand, suspect == nil, let indent = indent(ofLineBeginningAt: position - 1),
      let own = self.indent(of: start), own != indent
    {
      suspect = start
    }
    return content
  }

  // MARK: Lists and objects

  private mutating func list() throws(PasteError) -> JSONValue.Content {
    var values: [JSONValue] = []
    guard try !take("]") else { return .list(values) }
    while true {
      values.append(try value())
      if try take("]") { return .list(values) }
      try expectComma("]", "between the values of a list")
      if isByHand, try take("]") { return .list(values) }
    }
  }

  private mutating func object() throws(PasteError) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var known: Set<String> = []
    guard try !take("}") else { return .object(members) }
    while true {
      try skipSpaces()
      let place = position
      let key = try key()
      if !known.insert(key).inserted {
        try note(source.error(at: place, "\(quoted(key)) is there twice", "remove one of the two"))
      }
      try expect(":", "behind \(quoted(key))")
      members.append(JSONValue.Member(key: key, place: place, value: try value()))
      if try take("}") { return .object(members) }
      try expectComma("}", "between the members of an object")
      if isByHand, try take("}") { return .object(members) }
    }
  }

  private mutating func key() throws(PasteError) -> String {
    guard let byte = peek() else { throw endsTooEarly() }
    if isByHand, "{[]".utf8.contains(byte) { throw notClosed() }
    if byte == UInt8(ascii: "\"") { return try string() }
    let missing = error("The name of a member is missing", "write it in quotation marks")
    guard isByHand, byte.isLetter else { throw missing }
    let start = position
    while let byte = peek(), byte.isLetter || byte.isDigit || "._-$".utf8.contains(byte) {
      position += 1
    }
    let name = source.text(start..<position)
    try note(
      source.error(at: start, "The name \(name) lacks quotation marks", "write \(quoted(name))"))
    return name
  }

  // MARK: Mistakes

  /// Remembers a mistake behind which reading can continue.
  private mutating func note(_ mistake: PasteError) throws(PasteError) {
    guard isByHand, mistakes.count < JSONFormat.mostMistakes else { throw mistake }
    mistakes.append(mistake)
  }

  /// A value that may be wrong without harm to later ones.
  private mutating func repaired(
    _ read: (inout JSONParser) throws(PasteError) -> JSONValue.Content
  ) throws(PasteError) -> JSONValue.Content {
    let start = position
    do {
      return try read(&self)
    } catch {
      guard position > start else { throw error }
      try note(error)
      broken.insert(start)
      return .nothing
    }
  }

  private func endsTooEarly() -> PasteError {
    if isByHand, open.isEmpty {
      return error("The file holds nothing", "write {\"nodes\": []} to begin with")
    }
    guard isByHand else { return error("The JSON ends too early", "paste all of it") }
    return notClosed()
  }

  private func notClosed() -> PasteError {
    let start = suspect ?? open.last ?? position
    let isList = source.bytes[start] == UInt8(ascii: "[")
    return source.error(
      at: start, "This \(isList ? "[" : "{") is not closed",
      "write \(isList ? "]" : "}") at its end")
  }

  private mutating func expectComma(
    _ end: Unicode.Scalar, _ place: Message
  ) throws(PasteError) {
    guard isByHand else { return try expect(",", place) }
    let last = position
    try skipSpaces()
    guard let byte = peek() else { throw endsTooEarly() }
    guard !takeByte(",") else { return }
    if "]}".utf8.contains(byte) { throw notClosed() }
    let begins = byte.isLetter || byte.isDigit || "\"{[-".utf8.contains(byte)
    let problem: Message = "\(found) is where \",\" or \"\(end)\" should be"
    guard begins else { throw error(problem, "write \",\" \(place)") }
    let before = source.bytes[..<last].lastIndex { !$0.isSpace } ?? 0
    try note(source.error(at: before, "A comma is missing behind this", "write \",\" \(place)"))
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ place: Message) throws(PasteError) {
    guard try !take(mark) else { return }
    guard peek() != nil else { throw endsTooEarly() }
    throw error("\(found) is where \"\(mark)\" should be", "write \"\(mark)\" \(place)")
  }

  // MARK: Bytes

  /// The spaces before a byte that is the first of its line; nil for another.
  private func indent(ofLineBeginningAt place: Int) -> Int? {
    // Not further than to the first byte that is no space: a whole file may be one line.
    var start = place
    while start > 0, source.bytes[start - 1] != 10 {
      guard source.bytes[start - 1].isSpace else { return nil }
      start -= 1
    }
    return place - start
  }

  /// The spaces before the line of a byte; nil if it is the first line.
  private func indent(of place: Int) -> Int? {
    guard let line = source.bytes[..<place].lastIndex(of: 10) else { return 0 }
    return source.bytes[(line + 1)..<place].prefix(while: \.isSpace).count
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(PasteError) -> Bool {
    try skipSpaces()
    return takeByte(mark)
  }
}

extension JSONValue.Content {
  /// How much less than another object a keyframe counts: as much as in the short form, where its time is a name.
  fileprivate var discount: Int {
    guard case .object(let members) = self, members.contains(where: { $0.key == "time" }),
      members.contains(where: { $0.key == "value" })
    else { return 0 }
    return members.contains { $0.key == "easing" } ? 6 : 5
  }
}
