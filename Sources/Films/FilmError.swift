/// Why a film cannot be written.
public struct FilmError: Error, Equatable, CustomStringConvertible {
  /// One sentence.
  public let description: String

  /// - Parameter description: one sentence.
  public init(description: String) { self.description = description }

  static let empty = FilmError(description: "The film has no frames.")
}
