#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path to move along at constant speed: equal steps of progress cover equal lengths.
public struct PathRoute: Equatable, Sendable {
  /// The path as it was given.
  public let path: Path
  /// In points.
  public let length: Double

  private let points: [Point]
  private let distances: [Double]

  /// Measures `path`: its subpaths in order, without the gaps between them.
  ///
  /// - Complexity: O(*n*) in the number of flattened lines, which stay within 0.01 points of the
  ///   curve.
  public init(_ path: Path) {
    var points: [Point] = []
    var distances: [Double] = []
    var total = 0.0
    for polyline in path.flattened(tolerance: 0.01) {
      var previous: Point?
      for point in polyline.points + (polyline.isClosed ? [polyline.points[0]] : []) {
        total += previous.map { $0.distance(to: point) } ?? 0
        points.append(point)
        distances.append(total)
        previous = point
      }
    }
    self.path = path
    self.points = points
    self.distances = distances
    length = total
  }

  /// Returns the point at `progress` (0…1, clamped) of the length, and the direction of travel
  /// there in degrees (0 is right, 90 down). An empty path gives the origin.
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
    let direction = to - from
    return (
      from.interpolated(to: to, at: part), atan2(direction.y, direction.x) * 180 / .pi
    )
  }
}
