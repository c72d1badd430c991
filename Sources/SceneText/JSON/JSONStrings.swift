import Syntax
import Words

extension JSONParser {
  mutating func string() throws(PasteError) -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek() {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes += String(Character(try escape())).utf8
      case 0..<32:
        position -= 1
        throw error("A text has a line break or a control character", "write it as \\n or \\u0001")
      case _: bytes.append(byte)
      }
    }
    throw source.error(at: start, "A text does not end", "write a quotation mark behind it")
  }

  private mutating func escape() throws(PasteError) -> Unicode.Scalar {
    let place = position - 1
    let byte = peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    case _:
      throw source.error(at: place, "A backslash escapes nothing", "write \\\\ for a backslash")
    }
    guard let scalar = unicode() else {
      throw source.error(
        at: place, "An escape is not a character", "write four hexadecimal digits behind \\u")
    }
    return scalar
  }

  /// Four digits, or two times four where they are a pair of surrogates.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard takeByte("\\"), takeByte("u"), let second = unit(), (0xDC00..<0xE000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= source.bytes.count else { return nil }
    let text = source.text(position..<position + 4)
    guard text.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
    position += 4
    return UInt32(text, radix: 16)
  }
}
