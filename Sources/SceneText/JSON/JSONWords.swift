import Syntax
import Words

// Words, numbers, spaces and comments.
extension JSONParser {
  mutating func word() throws(PasteError) -> JSONValue.Content {
    let start = position
    while let byte = peek(), byte.isLetter { position += 1 }
    let word = source.text(start..<position)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .nothing
    case "":
      throw error("\(found) does not belong here", "remove it, or write it in quotation marks")
    case _:
      throw source.error(
        at: start, "\(quoted(word)) is not JSON",
        "write a finite number, true, false, or a text in quotation marks")
    }
  }

  mutating func number() throws(PasteError) -> Double {
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
      at: start, "\(quoted(source.text(start..<position))) is not a number in JSON",
      "write it like -0.5 or 1e3")
  }

  private var peekIsDigit: Bool { peek()?.isDigit ?? false }

  private mutating func takeDigits() -> Bool {
    let start = position
    while peekIsDigit { position += 1 }
    return position > start
  }

  mutating func takeByte(_ mark: Unicode.Scalar) -> Bool {
    guard let byte = peek(), byte == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// JSON's own spaces, which are fewer, and comments in text written by hand.
  mutating func skipSpaces() throws(PasteError) {
    while let byte = peek() {
      if byte == 32 || byte == 10 || byte == 13 || byte == 9 {
        position += 1
      } else if !(try skipComment()) {
        return
      }
    }
  }

  private mutating func skipComment() throws(PasteError) -> Bool {
    let bytes = source.bytes
    guard isByHand, bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else {
      return false
    }
    let start = position
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != 10, byte != 13 { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position + 1 < bytes.count,
        bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      guard position + 1 < bytes.count else {
        throw source.error(at: start, "A comment does not end", "write */ behind it")
      }
      position += 2
    case _: return false
    }
    return true
  }
}
