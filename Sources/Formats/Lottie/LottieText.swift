import Keyframes

/// Reads the JSON of a Lottie file, quickly and with limits.
///
/// Bytes that are not UTF-8 are replaced in texts. NaN, infinities and numbers that a `Double` cannot hold
/// are refused.
struct LottieText {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value that the whole text is.
  mutating func document() throws(FileError) -> LottieValue {
    guard bytes.count <= LottieLimits.largestFile else {
      throw FileError(
        sentence: "The file has \(bytes.count >> 20) MiB; "
          + "Lottie files of up to \(LottieLimits.largestFile >> 20) MiB are read.")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value()
    skipSpaces()
    guard position == bytes.count else {
      throw error("Something follows the end of the JSON: remove it.")
    }
    return value
  }

  private mutating func value() throws(FileError) -> LottieValue {
    skipSpaces()
    count += 1
    guard count <= LottieLimits.values else {
      throw error(
        "The file has more than \(LottieLimits.values) values: it is too large to be read.")
    }
    guard let byte = peek() else { throw error("The JSON ends too early: the file is cut off.") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { text throws(FileError) in try text.object() }
    case UInt8(ascii: "["): return try nested { text throws(FileError) in try text.list() }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case _: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout LottieText) throws(FileError) -> LottieValue
  ) throws(FileError) -> LottieValue {
    guard depth < LottieLimits.depth else {
      throw error(
        "Lists and objects lie more than \(LottieLimits.depth) deep in each other: "
          + "such a file is not read.")
    }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  // MARK: Lists and objects

  private mutating func list() throws(FileError) -> LottieValue {
    var numbers: [Double] = []
    guard !take("]") else { return .list([]) }
    while let byte = peek(), byte == UInt8(ascii: "-") || byte.isDigit {
      count += 1
      guard count <= LottieLimits.values else { _ = try value(); break }
      numbers.append(try number())
      if take("]") { return .numbers(numbers) }
      try expectComma()
      skipSpaces()
    }
    var values: [LottieValue] = numbers.map { .number($0) }
    while true {
      values.append(try value())
      if take("]") { return .list(values) }
      try expectComma()
    }
  }

  private mutating func object() throws(FileError) -> LottieValue {
    let place = position - 1
    var members: [LottieObject.Member] = []
    guard !take("}") else { return .object(LottieObject(place: place, members: [])) }
    while true {
      skipSpaces()
      guard peek() == UInt8(ascii: "\"") else {
        throw error("The name of a member is missing: write it in quotation marks.")
      }
      let key = try string()
      guard take(":") else { throw error("A \":\" is missing after \(quoted(key)).") }
      members.append(LottieObject.Member(key: key, value: try value()))
      if take("}") { return .object(LottieObject(place: place, members: members)) }
      try expectComma()
    }
  }

  private mutating func expectComma() throws(FileError) {
    guard !take(",") else { return }
    guard position < bytes.count else {
      throw error("The JSON ends too early: the file is cut off.")
    }
    throw error("A comma is missing.")
  }

  private mutating func word() throws(FileError) -> LottieValue {
    let start = position
    while let byte = peek(), byte.isLetter { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .nothing
    case let other:
      position = start
      throw error(
        other.isEmpty
          ? "A value is missing."
          : "\(quoted(other)) is not a value of JSON: write a finite number.")
    }
  }

  // MARK: Bytes

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func error(_ sentence: String) -> FileError {
    FileError(at: position, of: bytes, sentence)
  }
}

extension LottieText {
  /// The number here. Up to 18 digits with a small exponent are exact as they are; others go the long way.
  private mutating func number() throws(FileError) -> Double {
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

  private mutating func string() throws(FileError) -> String {
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

extension FileError {
  /// A mistake at a byte of a text.
  init(at offset: Int, of bytes: [UInt8], _ sentence: String) {
    let newline = UInt8(ascii: "\n")
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    let shown = min(end, offset + 200)
    self.init(
      line: bytes[..<offset].count { $0 == newline } + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1,
      sentence: sentence, lineText: String(decoding: bytes[start..<shown], as: UTF8.self))
  }
}
