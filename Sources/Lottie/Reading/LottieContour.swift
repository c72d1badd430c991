import Keyframes
import Syntax

/// A line through points with handles, as Lottie's paths are written.
struct LottieContour: Equatable, Sendable {
  /// A point with the handles on both sides, all absolute.
  struct Vertex: Equatable, Sendable {
    var point: Point
    /// The handle towards the vertex before.
    var arriving: Point
    /// The handle towards the next vertex.
    var leaving: Point

    init(_ point: Point, arriving: Point? = nil, leaving: Point? = nil) {
      self.point = point
      self.arriving = arriving ?? point
      self.leaving = leaving ?? point
    }

    /// Whether both sides leave straight.
    var isCorner: Bool { arriving == point && leaving == point }

    func transformed(by map: Transform) -> Vertex {
      Vertex(
        map.apply(to: point), arriving: map.apply(to: arriving), leaving: map.apply(to: leaving))
    }
  }

  var vertices: [Vertex]
  var isClosed: Bool

  /// The same line, drawn from its end.
  var reversed: LottieContour {
    var vertices = vertices.map { Vertex($0.point, arriving: $0.leaving, leaving: $0.arriving) }
    vertices.reverse()
    // A closed one still begins at its first point.
    if isClosed, let first = vertices.popLast() { vertices.insert(first, at: 0) }
    return LottieContour(vertices: vertices, isClosed: isClosed)
  }

  func transformed(by map: Transform) -> LottieContour {
    LottieContour(vertices: vertices.map { $0.transformed(by: map) }, isClosed: isClosed)
  }

  /// The curves from vertex to vertex; a closed line has one back to its start.
  var curves: [LottieCurve] {
    guard vertices.count > 1 else { return [] }
    var curves: [LottieCurve] = []
    curves.reserveCapacity(vertices.count)
    for index in vertices.indices.dropLast() {
      curves.append(LottieCurve(vertices[index], vertices[index + 1]))
    }
    if isClosed { curves.append(LottieCurve(vertices[vertices.count - 1], vertices[0])) }
    return curves
  }

  /// Adds the contour to a path. `areLinesPlain` draws straight pieces as lines; without it every
  /// piece is a curve, so that contours of as many vertices blend point by point.
  func add(to path: inout Path, areLinesPlain: Bool) {
    guard let first = vertices.first else { return }
    path.move(to: first.point.limited)
    let curves = curves
    for (index, curve) in curves.enumerated() {
      let isStraight = curve.one == curve.start && curve.two == curve.end
      if areLinesPlain, isStraight {
        if isClosed, index == curves.count - 1 { continue }
        path.line(to: curve.end.limited)
      } else {
        path.cubic(curve.one.limited, curve.two.limited, to: curve.end.limited)
      }
    }
    if isClosed { path.close() }
  }
}

/// A cubic curve.
struct LottieCurve: Equatable {
  var start: Point
  var one: Point
  var two: Point
  var end: Point

  init(_ start: Point, _ one: Point, _ two: Point, _ end: Point) {
    (self.start, self.one, self.two, self.end) = (start, one, two, end)
  }

  init(_ from: LottieContour.Vertex, _ to: LottieContour.Vertex) {
    self.init(from.point, from.leaving, to.arriving, to.point)
  }

  func point(at parameter: Double) -> Point {
    let (t, u) = (parameter, 1 - parameter)
    return start * (u * u * u) + one * (3 * u * u * t) + two * (3 * u * t * t) + end * (t * t * t)
  }

  /// The direction and speed at a parameter.
  func velocity(at parameter: Double) -> Point {
    let (t, u) = (parameter, 1 - parameter)
    return (one - start) * (3 * u * u) + (two - one) * (6 * u * t) + (end - two) * (3 * t * t)
  }

  /// The part before a parameter and the part after it.
  func split(at parameter: Double) -> (LottieCurve, LottieCurve) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * parameter }
    let (ab, bc, cd) = (mix(start, one), mix(one, two), mix(two, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (LottieCurve(start, ab, abc, middle), LottieCurve(middle, bcd, cd, end))
  }

  /// The part between two parameters.
  func part(_ low: Double, _ high: Double) -> LottieCurve {
    let head = high < 1 ? split(at: high).0 : self
    return low > 0 && high > 0 ? head.split(at: low / high).1 : head
  }

  /// With handles at its thirds where they lie on the ends, so that it has a direction everywhere.
  var withHandles: LottieCurve {
    LottieCurve(
      start, one == start ? start + (end - start) * (1.0 / 3) : one,
      two == end ? start + (end - start) * (2.0 / 3) : two, end)
  }
}

extension Point {
  /// With coordinates that a scene can show.
  var limited: Point { Point(x: limit(x), y: limit(y)) }
}

private func limit(_ value: Double) -> Double { limited(value) }

extension [LottieContour] {
  func path(areLinesPlain: Bool) -> Path {
    var path = Path()
    for contour in self { contour.add(to: &path, areLinesPlain: areLinesPlain) }
    return path
  }
}
