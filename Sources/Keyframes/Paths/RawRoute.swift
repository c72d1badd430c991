/// A path to move along by its own parameter: every element takes an equal share of progress, and a
/// curve is slow where its control points are close together. ``PathRoute`` moves at constant
/// speed.
public struct RawRoute: Equatable, Sendable {
  /// The original path.
  public let path: Path
  private let pieces: [PathPiece]

  /// Creates a route along `path`.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public init(_ path: Path) {
    self.path = path
    pieces = Contour.all(of: path).flatMap(\.pieces)
  }

  /// Returns the point at `progress` (clamped to 0…1) and the direction of travel there in degrees
  /// (0 is right, 90 down). For an empty path the point is the origin.
  public func place(at progress: Double) -> (point: Point, heading: Double) {
    guard !pieces.isEmpty else { return (.zero, 0) }
    let along = min(max(progress, 0), 1) * Double(pieces.count)
    let index = along.isNaN ? 0 : min(Int(along), pieces.count - 1)
    let parameter = along.isNaN ? 0 : along - Double(index)
    let piece = pieces[index]
    let direction = piece.direction(at: parameter)
    return (
      parameter == 1 ? piece.end : piece.point(at: parameter),
      direction.heading
    )
  }
}

extension PathPiece {
  /// The derivative.
  @inlinable package func velocity(at parameter: Double) -> Point {
    let u = 1 - parameter
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * parameter)
      + (end - control2) * (3 * parameter * parameter)
  }

  /// The derivative, or where that vanishes (a control point on an end) the direction to the next
  /// distinct point.
  func direction(at parameter: Double) -> Point {
    let velocity = velocity(at: parameter)
    if velocity.length > 1e-9 { return velocity }
    let directions =
      parameter < 0.5
      ? [control2 - start, end - start] : [end - control1, end - start]
    return directions.first { $0.length > 0 } ?? Point(x: 1, y: 0)
  }
}
