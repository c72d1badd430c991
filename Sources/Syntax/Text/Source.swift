package import Words

/// A text that is read, as bytes.
package struct Source {
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// A refusal at a byte.
  package func error(at offset: Int, _ problem: Message, _ remedy: Message) -> PasteError {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return PasteError(
      problem: problem, line: before.count { $0 == newline } + 1,
      column: String(decoding: before[start...], as: UTF8.self).count + 1, remedy: remedy)
  }

  /// The character that begins at a byte, in quotation marks.
  package func character(at offset: Int) -> Message {
    let rest = String(decoding: bytes[offset...].prefix(8), as: UTF8.self)
    return rest.first.map { Message(verbatim: quoted(String($0))) } ?? "The end"
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")

/// In quotation marks, cut if somebody has pasted a novel.
package func quoted(_ text: String) -> String {
  text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
}

extension UInt8 {
  @inlinable package var isSpace: Bool { self == 32 || (9...13).contains(self) }
  @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  @inlinable package var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  /// Whether a number such as `-1.5e+3` may have it.
  @inlinable package var isPartOfNumber: Bool { isDigit || "+-.eE".utf8.contains(self) }
}
