/// One cubic Bézier of a path; a straight line has its control points at one and two thirds of it.
package struct PathPiece: Equatable {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  package init(from start: Point, to end: Point) {
    self.init(
      start, start.interpolated(to: end, at: 1.0 / 3), start.interpolated(to: end, at: 2.0 / 3), end
    )
  }

  package var reversed: PathPiece { PathPiece(end, control2, control1, start) }

  @inlinable package func point(at parameter: Double) -> Point {
    cubicPoint(start, control1, control2, end, at: parameter)
  }

  /// The two parts on either side of a parameter (de Casteljau); together exactly the same curve.
  package func split(at parameter: Double) -> (PathPiece, PathPiece) {
    let ab = start.interpolated(to: control1, at: parameter)
    let bc = control1.interpolated(to: control2, at: parameter)
    let cd = control2.interpolated(to: end, at: parameter)
    let abc = ab.interpolated(to: bc, at: parameter)
    let bcd = bc.interpolated(to: cd, at: parameter)
    let middle = abc.interpolated(to: bcd, at: parameter)
    return (PathPiece(start, ab, abc, middle), PathPiece(middle, bcd, cd, end))
  }

  /// The part between two parameters, `low` up to `high`.
  package func part(from low: Double, to high: Double) -> PathPiece {
    let head = high < 1 ? split(at: high).0 : self
    return low > 0 && high > 0 ? head.split(at: low / high).1 : head
  }

  /// Distances from the start at equal steps of the parameter, measured along as many chords.
  package func distances(steps: Int = 32) -> [Double] {
    var previous = start
    return (1...steps).reduce(into: [0.0]) { sums, step in
      let point = point(at: Double(step) / Double(steps))
      sums.append(sums[sums.count - 1] + previous.distance(to: point))
      previous = point
    }
  }
}

extension [Double] {
  /// The parameter at a fraction (0…1) of the length, where these are the distances from the start
  /// at equal steps of the parameter.
  package func parameter(atFraction part: Double) -> Double {
    let steps = count - 1
    guard self[steps] > 0 else { return part }
    let wanted = part * self[steps]
    var (low, high) = (0, steps - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= wanted { low = middle } else { high = middle - 1 }
    }
    let span = self[low + 1] - self[low]
    let rest = span > 0 ? Swift.min((wanted - self[low]) / span, 1) : 0
    return (Double(low) + rest) / Double(steps)
  }
}

/// A subpath as connected cubics.
struct Contour {
  /// Never empty; a single point is a piece of length 0.
  var pieces: [PathPiece]
  var isClosed: Bool

  /// The subpaths of a path. A closing line is a piece unless its length is 0; a move that nothing
  /// follows is not a subpath.
  static func all(of path: Path) -> [Contour] {
    var done: [Contour] = []
    var pieces: [PathPiece] = []
    var start: Point?
    var here = Point.zero
    func finish(closed: Bool) {
      if !pieces.isEmpty { done.append(Contour(pieces: pieces, isClosed: closed)) }
      pieces = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        (start, here) = (point, point)
      case .line(let end):
        if start == nil {
          (start, here) = (end, end)
        } else {
          pieces.append(PathPiece(from: here, to: end))
        }
        here = end
      case .cubic(let one, let two, let end):
        if start == nil { (start, here) = (one, one) }
        pieces.append(PathPiece(here, one, two, end))
        here = end
      case .close:
        guard let first = start else { continue }
        if here != first || pieces.isEmpty { pieces.append(PathPiece(from: here, to: first)) }
        finish(closed: true)
        here = first
      }
    }
    finish(closed: false)
    return done
  }

  /// A subpath with the same number of pieces, all collapsed to the centre of its bounding box.
  var collapsed: Contour {
    let points = pieces.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let middle = Point(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    return Contour(
      pieces: pieces.map { _ in PathPiece(middle, middle, middle, middle) }, isClosed: isClosed)
  }

  var reversed: Contour {
    Contour(pieces: pieces.reversed().map(\.reversed), isClosed: isClosed)
  }

  /// Twice the signed area of the polygon of its corners, positive if clockwise on screen.
  var turning: Double {
    pieces.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
      + (pieces.last.map { $0.end.x * pieces[0].start.y - pieces[0].start.x * $0.end.y } ?? 0)
  }
}
