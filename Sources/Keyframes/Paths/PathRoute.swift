/// A path to move along at constant speed: equal steps of progress cover equal lengths.
public struct PathRoute: Equatable, Sendable {
  /// The original path.
  public let path: Path
  /// The length in points.
  public let length: Double

  private let points: [Point]
  private let distances: [Double]
  private let pieces: [PathPiece]
  /// For each point, the number of whole pieces before it plus the parameter within its piece.
  private let parameters: [Double]

  /// Measures `path`: its subpaths in order, without the gaps between them.
  ///
  /// - Complexity: O(*n*) in the number of flattened lines, which stay within 0.01 points of the
  ///   curve.
  public init(_ path: Path) {
    var (points, distances, parameters) = ([Point](), [Double](), [Double]())
    var pieces: [PathPiece] = []
    var total = 0.0
    func add(_ point: Point, _ parameter: Double) {
      points.append(point)
      distances.append(total)
      parameters.append(parameter)
    }
    for contour in Contour.all(of: path) {
      var here = contour.pieces[0].start
      add(here, Double(pieces.count))
      for piece in contour.pieces {
        piece.flatten(tolerance: 0.01) { point, parameter in
          total += here.distance(to: point)
          add(point, Double(pieces.count) + parameter)
          here = point
        }
        pieces.append(piece)
      }
    }
    self.path = path
    self.points = points
    self.distances = distances
    self.pieces = pieces
    self.parameters = parameters
    length = total
  }

  /// Returns the point at `progress` (0…1, clamped) of the length, and the direction of travel
  /// there in degrees (0 is right, 90 down): the curve's tangent. For an empty path the point
  /// is the origin.
  ///
  /// - Complexity: O(log *n*)
  public func place(at progress: Double) -> (point: Point, heading: Double) {
    guard points.count > 1, length > 0 else { return (points.first ?? .zero, 0) }
    let distance = min(max(progress, 0), 1) * length
    var low = 1
    var high = points.count - 1
    while low < high {
      let middle = (low + high) / 2
      // At the start, lines of length 0 have no direction.
      let isBefore = distances[middle] < distance || distances[middle] == 0
      if isBefore { low = middle + 1 } else { high = middle }
    }
    let from = points[low - 1]
    let to = points[low]
    let span = distances[low] - distances[low - 1]
    let part = span > 0 ? (distance - distances[low - 1]) / span : 0
    let place = from.interpolated(to: to, at: part)
    return (place, direction(at: place, onLine: low, part).heading)
  }

  /// The direction of the curve where it is closest to `place`, at `part` (0…1) of the line to the
  /// point at `index`.
  private func direction(at place: Point, onLine index: Int, _ part: Double) -> Point {
    let number = parameters[index].rounded(.up) - 1
    let piece = pieces[Int(number)]
    let range = (parameters[index - 1] - number)...(parameters[index] - number)
    var parameter = range.lowerBound.interpolated(to: range.upperBound, at: part)
    // Newton's method: there the curve's velocity is perpendicular to the line from `place`.
    for _ in 0..<2 {
      let (gap, velocity) = (piece.point(at: parameter) - place, piece.velocity(at: parameter))
      let step =
        (gap.x * velocity.x + gap.y * velocity.y)
        / (velocity.x * velocity.x + velocity.y * velocity.y)
      guard step.isFinite else { break }
      parameter = min(max(parameter - step, range.lowerBound), range.upperBound)
    }
    return piece.direction(at: parameter)
  }
}
