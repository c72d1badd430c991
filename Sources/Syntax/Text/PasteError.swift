public import Words

/// Why a pasted text cannot be read, in one sentence with the position and a remedy.
///
/// ```swift
/// // This is Riff's JSON of version 2 (line 1, column 10): use one of version 1.
/// try Pasted(#"{"riff": 2}"#)
/// ```
public struct PasteError: Error, Equatable, Sendable, MessageConvertible {
  /// The problem, with the offending value.
  public let problem: Message
  /// The line in which it is wrong, counted from 1.
  public let line: Int
  /// Where in the line it is wrong, in characters counted from 1.
  public let column: Int
  /// The remedy, as the rest of a sentence.
  public let remedy: Message

  package init(problem: Message, line: Int, column: Int, remedy: Message) {
    (self.problem, self.line, self.column, self.remedy) = (problem, line, column, remedy)
  }

  /// The whole sentence.
  public var message: Message { "\(problem) (line \(line), column \(column)): \(remedy)." }
}
