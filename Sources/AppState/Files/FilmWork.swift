import Interface
import Words

/// A film that is being made.
public struct FilmWork: Equatable, Sendable {
  /// Where it is written.
  public let path: String
  /// 0…1.
  public let progress: Double
  /// About how long it still takes; in seconds; nil until it can be told.
  public let secondsLeft: Double?

  /// A film of which a part, `progress`, is made.
  public init(path: String, progress: Double, secondsLeft: Double?) {
    (self.path, self.progress, self.secondsLeft) = (path, progress, secondsLeft)
  }
}
