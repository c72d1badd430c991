public import Words

/// Why a line of a recording, or of another saved text, can't be read: the position, the problem, and
/// the remedy.
public struct LineError: Error, Equatable, MessageConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the wrong value.
  public let problem: Message
  /// The remedy, as a sentence.
  public let remedy: Message

  package init(line: Int, problem: Message, remedy: Message) {
    (self.line, self.problem, self.remedy) = (line, problem, remedy)
  }

  public var message: Message { "Line \(line): \(problem) \(remedy)" }

  package static let cut: Message =
    "Correct the line, or cut the text before it to play what came earlier."
  package static let other: Message = "Replay it with the version of Riff that recorded it."
  package static let foreign: Message = "Give a file that riff --record has written."
  package static let header: Message = "Correct the recording's first lines."
}
