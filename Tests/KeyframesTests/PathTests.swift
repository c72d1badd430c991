import Keyframes
import TestSupport
import Testing

/// A cubic curve on its own, by de Casteljau's construction.
struct Cubic: Sendable {
  let a: Point
  let b: Point
  let c: Point
  let d: Point

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  static func random(_ generator: inout SeededGenerator) -> Cubic {
    func point() -> Point { Point(x: generator.number(), y: generator.number()) }
    return Cubic(point(), point(), point(), point())
  }

  func point(at parameter: Double) -> Point {
    func mix(_ from: Point, _ to: Point) -> Point { from * (1 - parameter) + to * parameter }
    let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
    return mix(mix(ab, bc), mix(bc, cd))
  }

  /// The length of its hodograph: how fast the point moves.
  func speed(at parameter: Double) -> Double {
    let u = 1 - parameter
    let velocity =
      (b - a) * (3 * u * u) + (c - b) * (6 * u * parameter) + (d - c) * (3 * parameter * parameter)
    return velocity.length
  }

  /// The parameter at which the curve is nearest to `place`, around `guess`, by golden sections.
  func nearestParameter(to place: Point, around guess: Double) -> Double {
    func distance(_ parameter: Double) -> Double { point(at: parameter).distance(to: place) }
    var (low, high) = (guess - 5e-3, guess + 5e-3)
    while high - low > 1e-8 {
      let (left, right) = (low + 0.382 * (high - low), low + 0.618 * (high - low))
      if distance(left) < distance(right) { high = right } else { low = left }
    }
    return (low + high) / 2
  }

  var path: Path {
    var path = Path()
    path.move(to: a)
    path.cubic(b, c, to: d)
    return path
  }
}

struct PathTests {
  static let tolerances = [1, 0.1, 0.01]

  private func distance(_ point: Point, to line: [Point]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let (along, away) = (b - a, point - a)
      let squared = along.x * along.x + along.y * along.y
      let part = squared > 0 ? (away.x * along.x + away.y * along.y) / squared : 0
      nearest = min(nearest, point.distance(to: a + along * min(max(part, 0), 1)))
    }
    return nearest
  }

  @Test(arguments: TrackTests.seeds, tolerances)
  func flattenedPiecesStayWithinTheTolerance(_ seed: UInt64, _ tolerance: Double) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic.random(&generator)
    let lines = cubic.path.flattened(tolerance: tolerance)
    #expect(lines.count == 1)
    let points = try #require(lines.first).points
    #expect(points.first == cubic.a)
    #expect(points.last == cubic.d)
    for step in 0...400 {
      let place = cubic.point(at: Double(step) / 400)
      #expect(distance(place, to: points) <= tolerance)
    }
  }

  @Test func aStraightCubicIsOnePiece() {
    let line = Cubic(
      .zero, Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 3, y: 3))
    #expect(line.path.flattened().map(\.points) == [[.zero, Point(x: 3, y: 3)]])
  }

  @Test func closingReturnsToTheStartOfTheSubpath() {
    var path = Path()
    let (a, b, c, d) = (
      Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 5, y: 5), Point(x: -3, y: 0)
    )
    path.move(to: a)
    path.line(to: b)
    path.line(to: c)
    path.close()
    path.line(to: d)
    #expect(
      path.flattened() == [
        Path.Polyline(points: [a, b, c], isClosed: true),
        Path.Polyline(points: [a, d], isClosed: false),
      ])
  }

  @Test func aLoneMoveDrawsNothing() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
    path.move(to: Point(x: 9, y: 9))
    path.move(to: Point(x: 1, y: 1))
    path.line(to: Point(x: 2, y: 3))
    path.move(to: Point(x: 90, y: 90))
    #expect(!path.isEmpty)
    #expect(path.flattened().count == 1)
    #expect(path.bounds == Rect(x: 1, y: 1, width: 1, height: 2))
  }

  /// They are found without keeping the outline.
  @Test func boundsAreThoseOfTheFlattenedOutline() {
    let points: [Point] = (0..<40).map { index in
      let (x, y) = (index * 37 % 101, index * 53 % 89)
      return Point(x: Double(x) - 50, y: Double(y) - 30)
    }
    for seed in 0..<300 {
      var path = Path()
      for step in 0..<(seed % 9 + 1) {
        let first = seed * 7 + step * 3
        func at(_ offset: Int) -> Point { points[(first + offset) % points.count] }
        switch (seed / (step + 1) + step) % 5 {
        case 0: path.move(to: at(0))
        case 1, 2: path.line(to: at(1))
        case 3: path.cubic(at(2), at(3), to: at(4))
        case _: path.close()
        }
      }
      let all = path.flattened(tolerance: 0.05).flatMap(\.points)
      let (x, y) = (all.map(\.x), all.map(\.y))
      let box = path.bounds
      #expect(box.minX == x.min() ?? 0 && box.minY == y.min() ?? 0, "\(path)")
      #expect(box.width == (x.max() ?? 0) - (x.min() ?? 0), "\(path)")
      #expect(box.height == (y.max() ?? 0) - (y.min() ?? 0), "\(path)")
    }
  }

  /// An arch from (0, 0) to (100, 0) with handles 100 long is 3/4 of them high.
  @Test func boundsFollowTheCurveAndNotItsHandles() {
    let arch = Cubic(.zero, Point(x: 0, y: 100), Point(x: 100, y: 100), Point(x: 100, y: 0))
    let box = arch.path.bounds
    #expect(box.minX == 0 && box.maxX == 100 && box.minY == 0)
    #expect(abs(box.maxY - 75) < 0.05)
  }

  @Test(arguments: TrackTests.seeds)
  func transformedCurvesAreTheImagesOfTheCurves(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic.random(&generator)
    let map = TransformTests.random(&generator)
    let image = Cubic(
      map.apply(to: cubic.a), map.apply(to: cubic.b), map.apply(to: cubic.c), map.apply(to: cubic.d)
    )
    var path = cubic.path
    path.line(to: .zero)
    path.close()
    var expected = image.path
    expected.line(to: map.apply(to: .zero))
    expected.close()
    #expect(path.transformed(by: map) == expected)
    #expect(image.point(at: 0.3).distance(to: map.apply(to: cubic.point(at: 0.3))) < 1e-9)
  }

  @Test func appendingKeepsBothInOrder() {
    let (one, two) = (
      Cubic(.zero, .zero, .zero, Point(x: 1, y: 0)).path, Cubic(.zero, .zero, .zero, .zero).path
    )
    var both = one
    both.append(two)
    #expect(both.elements == one.elements + two.elements)
  }
}
