public import Keyframes

/// A path that a node moves along.
public struct Route: Equatable, Sendable {
  /// How the node turns with the path.
  public enum Turning: Hashable, Sendable {
    /// Not at all.
    case never
    /// Its right side goes ahead.
    case along
    /// Its left side goes ahead.
    case backwards
  }

  /// Whether equal steps of progress are equal lengths of path (arc length), or equal steps of each
  /// piece's own parameter (raw), slow where a curve is tight.
  public enum Pace: Hashable, Sendable { case even, raw }

  /// In the parent's coordinates, from the node's place on.
  public var path: Path { measured.path }
  public var turning: Turning
  public var pace: Pace

  let measured: PathRoute
  private let raw: RawRoute

  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public init(_ path: Path, turning: Turning = .never, pace: Pace = .even) {
    measured = PathRoute(path)
    raw = RawRoute(path)
    self.turning = turning
    self.pace = pace
  }

  /// The place after `progress` (clamped to 0…1), and how far the node is turned there, in degrees.
  ///
  /// - Complexity: O(log *n*) in the pieces of the flattened path.
  public func place(at progress: Double) -> (point: Point, turn: Double) {
    let place =
      switch pace {
      case .even: measured.place(at: progress)
      case .raw: raw.place(at: progress)
      }
    return switch turning {
    case .never: (place.point, 0)
    case .along: (place.point, place.heading)
    case .backwards: (place.point, place.heading + 180)
    }
  }
}
