public import Words

/// Why a film cannot be written.
public struct FilmError: Error, Equatable, MessageConvertible {
  /// One sentence.
  public let message: Message

  /// - Parameter message: one sentence.
  public init(_ message: Message) { self.message = message }

  static let empty = FilmError("The film has no frames.")
}
