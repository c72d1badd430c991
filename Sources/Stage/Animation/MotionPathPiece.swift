import Keyframes

/// One cubic Bézier of a motion path, with its directions at 64 steps of its parameter.
struct MotionPathPiece {
  let curve: PathPiece
  private let measure: CurveMeasure
  private var headings: [Double] = []

  private static let steps = 64

  init(_ curve: PathPiece) {
    self.curve = curve
    measure = CurveMeasure(curve)
  }

  /// The lines and curves of a path, including the lines that close its subpaths.
  static func all(of path: Path) -> [MotionPathPiece] {
    var pieces: [MotionPathPiece] = []
    var first: Point?
    var here = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        (first, here) = (point, point)
      case .line(let end):
        if first == nil { (first, here) = (end, end) }
        pieces.append(MotionPathPiece(PathPiece(from: here, to: end)))
        here = end
      case .cubic(let one, let two, let end):
        if first == nil { (first, here) = (one, one) }
        pieces.append(MotionPathPiece(PathPiece(here, one, two, end)))
        here = end
      case .close:
        guard let start = first else { continue }
        if here != start { pieces.append(MotionPathPiece(PathPiece(from: here, to: start))) }
        here = start
      }
    }
    return pieces
  }

  var length: Double { measure.length }

  /// Exact at both ends.
  func point(at parameter: Double) -> Point {
    parameter <= 0 ? curve.start : parameter >= 1 ? curve.end : curve.point(at: parameter)
  }

  /// The parameter at fraction `part` (0…1) of the length.
  func parameter(atLength part: Double) -> Double { measure.parameter(atFraction: part) }

  /// The direction of travel, with the whole turns of the nearest table entry.
  func heading(at parameter: Double) -> Double {
    let place = min(max(parameter, 0), 1) * Double(Self.steps)
    let index = min(Int(place), Self.steps - 1)
    guard length > 0 else { return headings[0] }
    let near = headings[index].interpolated(to: headings[index + 1], at: place - Double(index))
    return near + shortest(from: near, to: direction(at: parameter))
  }

  /// Unwraps the headings, starting from `heading`, so that none differs from the previous one by
  /// more than 180°.
  ///
  /// - Returns: the last heading.
  mutating func unwrap(after heading: Double?) -> Double {
    var here = heading ?? direction(at: 0)
    // A piece of length 0 keeps the previous direction.
    guard length > 0 else {
      headings = Array(repeating: here, count: Self.steps + 1)
      return here
    }
    headings = (0...Self.steps).map { step in
      here += shortest(from: here, to: direction(at: Double(step) / Double(Self.steps)))
      return here
    }
    return here
  }

  private func shortest(from: Double, to: Double) -> Double {
    TurnDirection.shortest.turn(from: from, to: to)
  }

  /// The direction in which the curve leaves or arrives, for an end where its velocity is 0.
  private func direction(at parameter: Double) -> Double {
    let t = min(max(parameter, 0), 1)
    let (start, one, two, end) = (curve.start, curve.control1, curve.control2, curve.end)
    let (a, b, c) = (one - start, two - one, end - two)
    let slope = a * ((1 - t) * (1 - t)) + b * (2 * (1 - t) * t) + c * (t * t)
    let ways: [Point]
    if slope.length > 1e-9 * length {
      ways = [slope]
    } else {
      ways = t < 0.5 ? [two - start, end - start] : [end - one, end - start]
    }
    guard let way = ways.first(where: { $0.length > 1e-9 * length }) else { return 0 }
    return way.heading
  }
}
