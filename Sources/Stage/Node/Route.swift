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
  public enum Pace: Hashable, Sendable {
    /// By length, or by each piece's own parameter.
    case even, raw
  }

  /// In the parent's coordinates, from the node's place on.
  public var path: Path { measured.path }
  /// How the node turns with the path.
  public var turning: Turning
  /// What equal steps of progress are.
  public var pace: Pace

  let measured: PathRoute
  private let raw: RawRoute

  /// A route along `path`: its subpaths one after another, the jumps between them at once.
  ///
  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public init(_ path: Path, turning: Turning = .never, pace: Pace = .even) {
    measured = PathRoute(path)
    raw = RawRoute(path)
    self.turning = turning
    self.pace = pace
  }

  /// The place after `progress` (clamped to 0…1), and how far the node is turned there, in degrees.
  /// An empty path gives the origin.
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
