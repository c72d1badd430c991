import Syntax
import Words

// Numbers and texts.
extension LottieText {
  /// The number here. Up to 18 digits with a small exponent are exact as they are; others go the long way.
  mutating func number() throws(FileError) -> Double {
    let start = position
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var (digits, mantissa, exponent) = (0, UInt64(0), 0)
    var isFraction = false
    while let byte = peek() {
      if byte.isDigit {
        if digits < 18 { mantissa = mantissa * 10 + UInt64(byte - 48) }
        digits += 1
        if isFraction { exponent -= 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      position += 1
    }
    let hasExponent = peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E")
    if digits > 0, digits <= 15, !hasExponent, exponent >= -22 {
      let value = Double(mantissa) / Self.powers[-exponent]
      return isNegative ? -value : value
    }
    while let byte = peek(), byte.isPartOfNumber { position += 1 }
    let text = String(decoding: bytes[start..<min(position, start + 400)], as: UTF8.self)
    guard digits > 0, let value = Double(text), value.isFinite else {
      position = start
      throw error("\(quoted(text)) is not a number that can be read: write a finite one.")
    }
    return value
  }

  private static let powers: [Double] = (0...22).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0.1) * 10)
  }

  mutating func string() throws(FileError) -> String {
    position += 1
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    var text = bytes[start..<position]
    var characters = String(decoding: text, as: UTF8.self)
    while let byte = peek() {
      position += 1
      if byte == UInt8(ascii: "\"") { return characters }
      characters.unicodeScalars.append(try escaped())
      let from = position
      while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      }
      text = bytes[from..<position]
      characters += String(decoding: text, as: UTF8.self)
    }
    position = start
    throw error("The quotation mark at the end of a text is missing.")
  }

  /// The character behind a backslash; halves of one that belong to no other are replaced.
  private mutating func escaped() throws(FileError) -> Unicode.Scalar {
    guard let byte = peek() else { throw error("The JSON ends too early: the file is cut off.") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      let high = hexadecimal()
      guard (0xD800..<0xDC00).contains(high), peek() == UInt8(ascii: "\\") else {
        return Unicode.Scalar(high) ?? "\u{FFFD}"
      }
      position += 2
      let low = hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    case _: return Unicode.Scalar(byte)
    }
  }

  private mutating func hexadecimal() -> UInt32 {
    let text = String(decoding: bytes[min(position, bytes.count)...].prefix(4), as: UTF8.self)
    position = min(position + 4, bytes.count)
    return UInt32(text, radix: 16) ?? 0xFFFD
  }
}
