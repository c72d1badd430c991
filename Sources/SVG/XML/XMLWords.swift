import Syntax
import Words

// Names, entities, and skipped parts.
extension XMLParser {
  mutating func name() throws(PasteError) -> String {
    let start = position
    while let byte = peek(), !byte.isSpace, !"<>/=\"'&".utf8.contains(byte) { position += 1 }
    guard position > start else { throw error("A name is missing", "write one here") }
    return source.text(start..<position)
  }

  /// The text of an entity that is declared and has elements in it; otherwise nil, and the position
  /// stays.
  mutating func markup() throws(PasteError) -> String? {
    let start = position
    let word = try entityName()
    if let text = entities[word], text.contains("<") {
      try checkRoom(for: text, at: start)
      return text
    }
    position = start
    return nil
  }

  private func checkRoom(for text: String, at start: Int) throws(PasteError) {
    guard inserted + text.utf8.count > Self.mostOfEntities else { return }
    throw source.error(at: start, "The entities insert more than 1 MiB", "use fewer")
  }

  private mutating func entityName() throws(PasteError) -> String {
    let start = position
    position += 1
    while let byte = peek(), byte.isLetter || byte.isDigit || "#._-:".utf8.contains(byte) {
      position += 1
    }
    let word = source.text(start + 1..<position)
    guard take(";") else {
      throw source.error(at: start, "\"&\" begins nothing", "write &amp; for it")
    }
    return word
  }

  /// The characters of `&amp;`, `&#38;` and the like; none for an entity that is not declared.
  mutating func entity() throws(PasteError) -> String {
    let start = position
    let word = try entityName()
    if word.hasPrefix("#") {
      let isHexadecimal = word.hasPrefix("#x") || word.hasPrefix("#X")
      let number = UInt32(word.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
        throw source.error(at: start, "&\(word.prefix(20)); is not a character", "give a valid one")
      }
      return String(Character(scalar))
    }
    return switch word {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": "\u{A0}"
    case _: try declared(word, at: start)
    }
  }

  /// The text of a declared entity, as an attribute or a text has it.
  private mutating func declared(_ word: String, at place: Int) throws(PasteError) -> String {
    guard let text = entities[word] else { return "" }
    try checkRoom(for: text, at: place)
    inserted += text.utf8.count
    guard text.contains("&") else { return text }
    var inner = XMLParser(Source(text))
    var plain: [UInt8] = []
    while let byte = inner.peek() {
      if byte == UInt8(ascii: "&") {
        guard let part = try? inner.entity() else { break }
        plain += part.utf8
      } else {
        plain.append(byte)
        inner.position += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Reads `<!ENTITY name "text"` up to the text's end; others are skipped. Entities in the text
  /// that are declared before it are put in.
  private mutating func declareEntity() throws(PasteError) {
    skipSpaces()
    let name = try self.name()
    skipSpaces()
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return
    }
    position += 1
    let start = position
    while let byte = peek(), byte != quote { position += 1 }
    let text = withEntities(source.text(start..<position))
    guard text.utf8.count <= Self.longestEntity else {
      throw source.error(at: start, "An entity is longer than 64 KiB", "make it shorter")
    }
    guard entities.count < Self.mostDeclared else {
      throw source.error(at: start, "More than 1000 entities are declared", "remove some")
    }
    position += 1
    entities[name] = entities[name] ?? text
  }

  /// A text with the entities in it that are declared so far; where it gets too long to be allowed, it ends.
  private func withEntities(_ text: String) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { whole, part in
      guard whole.utf8.count <= Self.longestEntity else { return }
      if let end = part.firstIndex(of: ";"), let own = entities[String(part[..<end])] {
        whole += own + part[part.index(after: end)...]
      } else {
        whole += "&" + part
      }
    }
  }

  /// Skips everything that may stand before and behind the root.
  mutating func skipMisc() throws(PasteError) {
    while true {
      skipSpaces()
      if take("<!--") {
        _ = try skip(past: "-->", "A comment")
      } else if take("<?") {
        _ = try skip(past: "?>", "An instruction")
      } else if take("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(PasteError) {
    let start = position
    var depth = 1
    while depth > 0 {
      guard let byte = peek() else {
        throw source.error(at: start, "The document type does not end", "write > behind it")
      }
      switch byte {
      case UInt8(ascii: "<") where take("<!--"):
        _ = try skip(past: "-->", "A comment")
        continue
      case UInt8(ascii: "<") where take("<!ENTITY"):
        depth += 1
        try declareEntity()
        continue
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        while let next = peek(), next != byte { position += 1 }
      case _: break
      }
      position += 1
    }
  }

  mutating func skipSpaces() {
    while let byte = peek(), byte.isSpace { position += 1 }
  }

  mutating func take(_ mark: String) -> Bool {
    guard source.bytes[min(position, source.bytes.count)...].starts(with: mark.utf8) else {
      return false
    }
    position += mark.utf8.count
    return true
  }

  /// To behind `mark`; returns the bytes before it.
  mutating func skip(past mark: String, _ what: Message) throws(PasteError) -> ArraySlice<UInt8> {
    let (start, wanted) = (position, Array(mark.utf8))
    while position < source.bytes.count,
      source.bytes[position] != wanted[0]
        || !source.bytes[position...].starts(with: wanted)
    {
      position += 1
    }
    guard position < source.bytes.count else {
      throw source.error(at: start, "\(what) does not end", "write \(mark) behind it")
    }
    defer { position += wanted.count }
    return source.bytes[start..<position]
  }
}

extension String {
  /// The part after the prefix of a name in XML.
  var local: String { firstIndex(of: ":").map { String(self[index(after: $0)...]) } ?? self }
  /// The part before the colon; empty without one.
  var prefix: String { firstIndex(of: ":").map { String(self[..<$0]) } ?? "" }
}
