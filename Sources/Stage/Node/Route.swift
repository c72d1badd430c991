public import Keyframes

/// A motion path of a node.
public struct Route: Equatable, Sendable {
  /// How the node rotates with the path.
  public enum Turning: Hashable, Sendable {
    /// Does not rotate.
    case never
    /// Its right side points forwards.
    case along
    /// Its left side points forwards.
    case backwards
  }

  /// Whether equal steps of progress are equal lengths of the path (`even`) or equal steps of each
  /// piece's parameter (`raw`), which slows down in tight curves.
  public enum Pace: Hashable, Sendable {
    /// By length, or by each piece's parameter.
    case even, raw
  }

  /// The path in the parent's coordinates, relative to the node's position.
  public var path: Path { measured.path }
  /// How the node rotates with the path.
  public var turning: Turning
  /// The pace at which progress follows the path.
  public var pace: Pace

  let measured: PathRoute
  private let raw: RawRoute

  /// Creates a route along the subpaths of `path` in order, without time for the gaps between them.
  ///
  /// - Complexity: O(*n*) in the number of lines of the flattened path.
  public init(_ path: Path, turning: Turning = .never, pace: Pace = .even) {
    measured = PathRoute(path)
    raw = RawRoute(path)
    self.turning = turning
    self.pace = pace
  }

  /// Returns the point at `progress` (clamped to 0…1), and the node's rotation there in degrees.
  /// For an empty path the point is the origin.
  ///
  /// - Complexity: O(log *n*) in the number of lines of the flattened path.
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
