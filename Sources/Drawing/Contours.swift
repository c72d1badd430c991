public import Keyframes

/// Closed outlines of straight lines, in pixels, filled by the nonzero rule or the even-odd rule.
public struct Contours: Equatable, Sendable {
  /// The corners of all contours, one contour after another.
  public private(set) var points: [Point] = []
  /// For each contour, the index after its last corner.
  public private(set) var ends: [Int] = []
  /// Whether a point is inside if its winding number is odd, rather than not zero.
  var isEvenOdd = false

  /// No contours.
  public init() {}

  /// Whether there are no contours.
  public var isEmpty: Bool { ends.isEmpty }

  /// The corners of one contour.
  public func range(of contour: Int) -> Range<Int> {
    (contour == 0 ? 0 : ends[contour - 1])..<ends[contour]
  }

  /// Removes all contours, keeping the storage. If a copy of the value shares the storage, new
  /// storage of the same size is allocated.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a corner to the current contour.
  public mutating func add(_ point: Point) { points.append(point) }

  /// Ends the current contour; drops it if it has fewer than three corners, or one isn't finite.
  public mutating func close() {
    let start = ends.last ?? 0
    var check = 0.0
    for index in start..<points.count { check += points[index].x * 0 + points[index].y * 0 }
    if points.count - start >= 3, check == 0 {
      ends.append(points.count)
    } else {
      points.removeSubrange(start...)
    }
  }

  /// The sum of the contours' signed areas in square pixels, positive for clockwise ones.
  public var signedArea: Double {
    var sum = 0.0
    for contour in ends.indices {
      let range = range(of: contour)
      let origin = points[range.lowerBound]
      var previous = points[range.upperBound - 1] - origin
      for index in range {
        let point = points[index] - origin
        sum += previous.x * point.y - previous.y * point.x
        previous = point
      }
    }
    return sum / 2
  }

  /// The length of all contours, in pixels.
  public var perimeter: Double {
    var sum = 0.0
    for contour in ends.indices {
      let range = range(of: contour)
      var previous = points[range.upperBound - 1]
      for index in range {
        sum += previous.distance(to: points[index])
        previous = points[index]
      }
    }
    return sum
  }

  /// The smallest rectangle around all contours; `zero` if there are none.
  public var bounds: Rect {
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: lesser(low.x, point.x), y: lesser(low.y, point.y))
      high = Point(x: greater(high.x, point.x), y: greater(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether this is a single contour that turns in one direction only, once around.
  var isConvex: Bool {
    guard ends.count == 1, points.count >= 3 else { return false }
    var (turns, xFlips) = (0.0, 0)
    var before = points[points.count - 1] - points[points.count - 2]
    var lastRun = 0.0
    for index in points.indices {
      let next = points[index == points.count - 1 ? 0 : index + 1]
      let along = next - points[index]
      if index == 0 { before = points[0] - points[points.count - 1] }
      let turn = before.x * along.y - before.y * along.x
      if turn * turns < 0 { return false }
      if turn != 0 { turns = turn > 0 ? 1 : -1 }
      if turn == 0, before.x * along.x + before.y * along.y < 0 { return false }
      if along.x * lastRun < 0 { xFlips += 1 }
      if along.x != 0 { lastRun = along.x > 0 ? 1 : -1 }
      if along.x != 0 || along.y != 0 { before = along }
    }
    return turns != 0 && xFlips <= 2
  }
}
