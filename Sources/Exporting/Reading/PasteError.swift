/// Why a pasted text cannot be read, in one sentence with the place and the way out.
///
/// ```swift
/// // This is Riff's JSON of version 2 (line 1, column 10): paste one of version 1.
/// try Pasted(#"{"riff": 2}"#)
/// ```
public struct PasteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, with the offending value.
  public let problem: String
  /// Where it is wrong, counted from 1; columns are characters.
  public let line: Int
  public let column: Int
  /// What to do, as the rest of a sentence.
  public let remedy: String

  /// The whole sentence.
  public var description: String { "\(problem) (line \(line), column \(column)): \(remedy)." }
}

/// A text that is read, as bytes.
struct Source {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A refusal at a byte.
  func error(at offset: Int, _ problem: String, _ remedy: String) -> PasteError {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return PasteError(
      problem: problem, line: before.count { $0 == newline } + 1,
      column: String(decoding: before[start...], as: UTF8.self).count + 1, remedy: remedy)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")

/// In quotation marks, cut if somebody has pasted a novel.
func quoted(_ text: String) -> String {
  text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
}
