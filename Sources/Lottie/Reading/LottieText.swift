import Keyframes
import Syntax
import Words

/// Reads the JSON of a Lottie file, quickly and with limits.
///
/// Bytes that are not UTF-8 are replaced in texts. NaN, infinities and numbers that a `Double` cannot hold
/// are refused.
struct LottieText {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value that the whole text is.
  mutating func document() throws(FileError) -> LottieValue {
    guard bytes.count <= LottieLimits.largestFile else {
      throw FileError(
        sentence:
          "The file has \(bytes.count >> 20) MiB; Lottie files of up to \(LottieLimits.largestFile >> 20) MiB are read."
      )
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
        "Lists and objects lie more than \(LottieLimits.depth) deep in each other: such a file is not read."
      )
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
    var members: [LottieObject.Member] = []
    guard !take("}") else { return .object(LottieObject(members: [])) }
    while true {
      skipSpaces()
      guard peek() == UInt8(ascii: "\"") else {
        throw error("The name of a member is missing: write it in quotation marks.")
      }
      let key = try string()
      guard take(":") else { throw error("A \":\" is missing after \(quoted(key)).") }
      members.append(LottieObject.Member(key: key, value: try value()))
      if take("}") { return .object(LottieObject(members: members)) }
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

  func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  func error(_ sentence: Message) -> FileError {
    FileError(at: position, of: bytes, sentence)
  }
}

extension FileError {
  /// A mistake at a byte of a text.
  init(at offset: Int, of bytes: [UInt8], _ sentence: Message) {
    let newline = UInt8(ascii: "\n")
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    // Nobody wants to see all of a file that is one long line.
    guard offset - start < 20_000 else {
      self.init(
        line: bytes[..<offset].count { $0 == newline } + 1, column: offset - start + 1,
        sentence: sentence)
      return
    }
    let shown = min(end, offset + 200)
    self.init(
      line: bytes[..<offset].count { $0 == newline } + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1,
      sentence: sentence, lineText: String(decoding: bytes[start..<shown], as: UTF8.self))
  }
}
