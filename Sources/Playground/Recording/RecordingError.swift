/// Why a text is no recording that can be played here: where, what, and what to do.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the value that is wrong.
  public let problem: String
  /// A sentence.
  public let remedy: String

  public var description: String { "Line \(line): \(problem) \(remedy)" }

  static let cut = "Correct the line, or cut the text before it to play what came earlier."
  static let other = "Replay it with the Riff that recorded it."
  static let foreign = "Give a file that riff --record has written."
  static let header = "Correct the line as the recording's first lines are to be."
}
