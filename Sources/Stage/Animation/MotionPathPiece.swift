import Keyframes

/// One cubic Bézier of a motion path, measured at 64 steps of its parameter.
struct MotionPathPiece {
  let start, control1, control2, end: Point
  private var lengths: [Double] = [0]
  private var headings: [Double] = []

  private static let steps = 64

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    var previous = start
    for step in 1...Self.steps {
      let point = point(at: Double(step) / Double(Self.steps))
      lengths.append(lengths[step - 1] + previous.distance(to: point))
      previous = point
    }
  }

  init(from start: Point, to end: Point) {
    self.init(
      start, start.interpolated(to: end, at: 1.0 / 3), start.interpolated(to: end, at: 2.0 / 3), end
    )
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
        pieces.append(MotionPathPiece(from: here, to: end))
        here = end
      case .cubic(let one, let two, let end):
        if first == nil { (first, here) = (one, one) }
        pieces.append(MotionPathPiece(here, one, two, end))
        here = end
      case .close:
        guard let start = first else { continue }
        if here != start { pieces.append(MotionPathPiece(from: here, to: start)) }
        here = start
      }
    }
    return pieces
  }

  var length: Double { lengths[Self.steps] }

  /// Exact at both ends.
  func point(at parameter: Double) -> Point {
    if parameter <= 0 { return start }
    if parameter >= 1 { return end }
    let rest = 1 - parameter
    return start * (rest * rest * rest) + control1 * (3 * rest * rest * parameter)
      + control2 * (3 * rest * parameter * parameter) + end * (parameter * parameter * parameter)
  }

  /// The parameter at fraction `part` (0…1) of the length.
  func parameter(atLength part: Double) -> Double {
    guard length > 0 else { return part }
    let wanted = part * length
    var (low, high) = (0, Self.steps - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths[middle] <= wanted { low = middle } else { high = middle - 1 }
    }
    let span = lengths[low + 1] - lengths[low]
    let rest = span > 0 ? min((wanted - lengths[low]) / span, 1) : 0
    return (Double(low) + rest) / Double(Self.steps)
  }

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
    let (a, b, c) = (control1 - start, control2 - control1, end - control2)
    let slope = a * ((1 - t) * (1 - t)) + b * (2 * (1 - t) * t) + c * (t * t)
    let ways: [Point]
    if slope.length > 1e-9 * length {
      ways = [slope]
    } else {
      ways = t < 0.5 ? [control2 - start, end - start] : [end - control1, end - start]
    }
    guard let way = ways.first(where: { $0.length > 1e-9 * length }) else { return 0 }
    return way.heading
  }
}
