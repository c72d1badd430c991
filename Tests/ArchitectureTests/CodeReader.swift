import Foundation

/// A string in code, with `{}` for each interpolation and without escapes.
struct WrittenText: Equatable {
  let text: String
  let line: Int
  /// The code before the string, up to a limit, without strings.
  let before: String
}

/// Blanks comments and strings; code in interpolations stays.
struct CodeReader {
  private let bytes: [UInt8]
  private var position = 0
  private var code: [UInt8] = []
  /// The strings with `{}` for interpolations, and with escapes resolved.
  private var said: [(bytes: [UInt8], range: Range<Int>)] = []

  static func code(of source: String) -> String {
    var reader = CodeReader(bytes: Array(source.utf8))
    reader.readCode(isInterpolation: false)
    return String(decoding: reader.code, as: UTF8.self)
  }

  /// The strings in the order of their beginnings.
  static func texts(of source: String) -> [WrittenText] {
    var reader = CodeReader(bytes: Array(source.utf8))
    reader.readCode(isInterpolation: false)
    return reader.said.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { bytes, range in
      WrittenText(
        text: String(decoding: bytes, as: UTF8.self),
        line: reader.bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1,
        before: reader.words(max(range.lowerBound - 160, 0)..<range.lowerBound))
    }
  }

  /// The code in a range, trimmed, without strings and comments.
  private func words(_ range: Range<Int>) -> String {
    String(decoding: code[range], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    code.reserveCapacity(bytes.count)
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where isAt("//"):
        while position < bytes.count, !isAt("\n") { blank(1) }
      case UInt8(ascii: "/") where isAt("/*"):
        blankBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        readString()
      case UInt8(ascii: "("):
        depth += 1
        keep()
      case UInt8(ascii: ")"):
        depth -= 1
        keep()
        if isInterpolation, depth == 0 { return }
      default:
        keep()
      }
    }
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        blank(2)
      } else if isAt("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < bytes.count
  }

  /// Blanks a literal with any number of `#` around it; keeps a `#` that begins something else.
  private mutating func readString() {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let pounds = String(repeating: "#", count: hashes)
    guard isAt(pounds + "\"") else { return keep() }
    let isMultiline = isAt(pounds + "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    let start = position
    var whole: [UInt8] = []
    blank(hashes + quotes.count)
    while position < bytes.count, !isAt(quotes + pounds), isMultiline || !isAt("\n") {
      guard isAt("\\" + pounds) else {
        whole.append(bytes[position])
        blank(1)
        continue
      }
      blank(1 + hashes)
      if isAt("(") {
        whole += "{}".utf8
        readCode(isInterpolation: true)
      } else {
        whole +=
          isAt("n") ? "\n".utf8 : String(decoding: bytes[position...].prefix(1), as: UTF8.self).utf8
        blank(1)
      }
    }
    if isAt(quotes + pounds) { blank(quotes.count + hashes) }
    said.append((whole, start..<position))
  }

  private func isAt(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func keep() {
    code.append(bytes[position])
    position += 1
  }

  private mutating func blank(_ count: Int) {
    for byte in bytes[position...].prefix(count) {
      code.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    position += min(count, bytes.count - position)
  }
}
