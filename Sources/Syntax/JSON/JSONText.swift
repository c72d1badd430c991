/// Writes a JSON value as text, byte by byte: documents of hundreds of thousands of keyframes are saved
/// while they are edited.
package struct JSONText {
  /// The longest line on which a list or an object is written whole, indent included.
  private static let longestLine = 96

  private let breaksLines: Bool
  /// The text after commas and colons: a space, or none.
  private let space: String
  private var bytes: [UInt8] = []

  /// - Complexity: O(*n*) in the length of the text, times the depth of its lists and objects.
  package static func text(of value: JSON, breaksLines: Bool, indent: Int = 0) -> String {
    var text = JSONText(breaksLines: breaksLines)
    text.write(value, indent: indent)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// On one line without spaces.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func compact(_ value: JSON) -> String {
    var text = JSONText(breaksLines: false, space: "")
    _ = text.writeLine(value, until: .max)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private init(breaksLines: Bool, space: String = " ") {
    (self.breaksLines, self.space) = (breaksLines, space)
  }

  private mutating func write(_ value: JSON, indent: Int) {
    let start = bytes.count
    if writeLine(value, until: start + Self.longestLine - indent) { return }
    bytes.removeLast(bytes.count - start)
    switch value {
    case .number, .string, .flag: _ = writeLine(value, until: .max)
    case .written(let text): write(text)
    case .list(let values):
      write("[")
      for (index, value) in values.enumerated() {
        beginLine(index, indent: indent + 2)
        write(value, indent: indent + 2)
      }
      endLines("]", indent: indent)
    case .members(let members):
      write("{")
      for (index, member) in members.enumerated() {
        beginLine(index, indent: indent + 2)
        write(key: member.key)
        write(member.value, indent: indent + 2)
      }
      endLines("}", indent: indent)
    }
  }

  /// Writes a value on one line.
  ///
  /// - Returns: false if it ends after `end`; a part of it may have been written.
  private mutating func writeLine(_ value: JSON, until end: Int) -> Bool {
    switch value {
    case .number(let number): write(number.shortest)
    case .string(let text): write(quoting: text)
    case .flag(let flag): write(flag ? "true" : "false")
    case .written(let text):
      guard !text.utf8.contains(UInt8(ascii: "\n")) else { return false }
      write(text)
    case .list(let values):
      write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { writeSpaced(",") }
        guard writeLine(value, until: end) else { return false }
      }
      write("]")
    case .members(let members):
      write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { writeSpaced(",") }
        write(key: member.key)
        guard writeLine(member.value, until: end) else { return false }
      }
      write("}")
    }
    return bytes.count <= end
  }

  private mutating func beginLine(_ index: Int, indent: Int) {
    if index > 0 { write(",") }
    breakLine(indent)
  }

  private mutating func endLines(_ bracket: String, indent: Int) {
    breakLine(indent)
    write(bracket)
  }

  private mutating func breakLine(_ indent: Int) {
    guard breaksLines else { return write(" ") }
    write("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private mutating func write(key: String) {
    write(quoting: key)
    writeSpaced(":")
  }

  private mutating func writeSpaced(_ mark: String) {
    write(mark)
    write(space)
  }

  private mutating func write(quoting text: String) {
    let isPlain = text.utf8.allSatisfy {
      (32..<127).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else { return write(JSON.quoted(text)) }
    write("\"")
    write(text)
    write("\"")
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
