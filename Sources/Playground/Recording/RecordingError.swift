/// Why a recording cannot be played: where, what, and what to do.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the wrong value.
  public let problem: String
  /// A sentence that says what to do.
  public let remedy: String

  public var description: String { "Line \(line): \(problem) \(remedy)" }

  static let cut = "Correct the line, or cut the text before it to play what came earlier."
  static let other = "Replay it with the version of Riff that recorded it."
  static let foreign = "Give a file that riff --record has written."
  static let header = "Correct the recording's first lines."
}
