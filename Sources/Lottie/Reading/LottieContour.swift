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

  /// The same line with all points and handles moved by a function.
  func map(_ change: (Point) -> Point) -> LottieContour {
    LottieContour(
      vertices: vertices.map {
        Vertex(change($0.point), arriving: change($0.arriving), leaving: change($0.leaving))
      }, isClosed: isClosed)
  }

  func transformed(by map: Transform) -> LottieContour { self.map { map.apply(to: $0) } }

  /// The curves from vertex to vertex; a closed line has one back to its start.
  var curves: [PathPiece] {
    guard vertices.count > 1 else { return [] }
    var curves: [PathPiece] = []
    curves.reserveCapacity(vertices.count)
    for index in vertices.indices.dropLast() {
      curves.append(PathPiece(vertices[index], vertices[index + 1]))
    }
    if isClosed { curves.append(PathPiece(vertices[vertices.count - 1], vertices[0])) }
    return curves
  }

  /// Adds the contour to a path. `areLinesPlain` draws straight pieces as lines; without it every
  /// piece is a curve, so that contours of as many vertices blend point by point.
  func add(to path: inout Path, areLinesPlain: Bool) {
    guard let first = vertices.first else { return }
    path.move(to: first.point.limited)
    let curves = curves
    for (index, curve) in curves.enumerated() {
      let isStraight = curve.control1 == curve.start && curve.control2 == curve.end
      if areLinesPlain, isStraight {
        if isClosed, index == curves.count - 1 { continue }
        path.line(to: curve.end.limited)
      } else {
        path.cubic(curve.control1.limited, curve.control2.limited, to: curve.end.limited)
      }
    }
    if isClosed { path.close() }
  }
}

extension PathPiece {
  init(_ from: LottieContour.Vertex, _ to: LottieContour.Vertex) {
    self.init(from.point, from.leaving, to.arriving, to.point)
  }

  /// With handles at its thirds where they lie on the ends, so that it has a direction everywhere.
  var withHandles: PathPiece {
    PathPiece(
      start, control1 == start ? start + (end - start) * (1.0 / 3) : control1,
      control2 == end ? start + (end - start) * (2.0 / 3) : control2, end)
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
