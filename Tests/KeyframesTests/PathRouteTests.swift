import Foundation
import Keyframes
import TestSupport
import Testing

struct PathRouteTests {
  /// The flattened pieces are within 0.01 points of the curve, so lengths and places are near.
  static let nearness = 0.02

  private func polyline(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
    }
    return path
  }

  /// Lengths from the start by Simpson's rule on the speed, at 2000 parameters.
  private func lengths(of cubic: Cubic) -> [Double] {
    let width = 1.0 / 2000
    return (0..<2000).reduce(into: [0.0]) { sums, step in
      let start = Double(step) * width
      let piece =
        cubic.speed(at: start) + 4 * cubic.speed(at: start + width / 2)
        + cubic.speed(at: start + width)
      sums.append(sums[sums.count - 1] + piece * width / 6)
    }
  }

  @Test(arguments: TrackTests.seeds)
  func lengthIsTheIntegralOfTheSpeed(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic.random(&generator)
    let expected = try #require(lengths(of: cubic).last)
    let route = PathRoute(cubic.path)
    #expect(abs(route.length - expected) < expected * 1e-3)
    #expect(route.length <= expected + 1e-9, "A chord is never longer than its arc.")
  }

  /// A quarter of a thousandth: the error of the flattened lengths, and a step of 1/2000.
  @Test(arguments: TrackTests.seeds)
  func equalStepsOfProgressAreEqualLengths(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic.random(&generator)
    let lengths = lengths(of: cubic)
    let total = try #require(lengths.last)
    let route = PathRoute(cubic.path)
    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      let index = try #require(lengths.firstIndex { $0 >= progress * total - 1e-9 })
      let expected = cubic.point(at: Double(index) / 2000)
      #expect(route.place(at: progress).point.distance(to: expected) < total * 2.5e-3)
    }
  }

  @Test func endsAreExactAndHoldBeyond() {
    let route = PathRoute(polyline([(3, 4), (50, 7), (10, 90)]))
    #expect(route.place(at: 0).point == Point(x: 3, y: 4))
    #expect(route.place(at: -2) == route.place(at: 0))
    #expect(route.place(at: 1).point == Point(x: 10, y: 90))
    #expect(route.place(at: 7) == route.place(at: 1))
  }

  static let headings: [(dx: Double, dy: Double, degrees: Double)] = [
    (1, 0, 0), (0, 1, 90), (0, -1, -90), (1, 1, 45), (-1, 1, 135), (-1, -1, -135),
  ]

  /// 0 points right and 90 down.
  @Test(arguments: headings)
  func headingIsTheDirectionOfTravel(_ row: (dx: Double, dy: Double, degrees: Double)) {
    let route = PathRoute(polyline([(5, 5), (5 + 30 * row.dx, 5 + 30 * row.dy)]))
    for progress in [0, 0.5, 1] {
      #expect(abs(route.place(at: progress).heading - row.degrees) < 1e-12)
    }
  }

  /// The curve's tangent at the nearest point of the curve, which turns at every step.
  @Test(arguments: TrackTests.seeds)
  func headingIsTheTangents(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic.random(&generator)
    let route = PathRoute(cubic.path)
    let lengths = lengths(of: cubic)
    let total = try #require(lengths.last)
    var headings: Set<Double> = []
    for step in 0...400 {
      let (place, heading) = route.place(at: Double(step) / 400)
      headings.insert(heading)
      guard step.isMultiple(of: 10), step > 0, step < 400 else { continue }
      let index = try #require(lengths.firstIndex { $0 >= Double(step) / 400 * total })
      let parameter = cubic.nearestParameter(to: place, around: Double(index) / 2000)
      let width = 1e-6
      let way = cubic.point(at: parameter + width) - cubic.point(at: parameter - width)
      // Where the curve nearly stands still, it turns too fast to compare.
      guard cubic.speed(at: parameter) > 20 else { continue }
      let error = (heading - atan2(way.y, way.x) * 180 / .pi).remainder(dividingBy: 360)
      #expect(abs(error) < 1e-3, "at \(step)")
    }
    #expect(headings.count > 395)
  }

  /// The first piece has no length and so no direction.
  @Test func headingAtTheStartIsThatOfTheFirstPieceWithLength() {
    let route = PathRoute(polyline([(0, 0), (0, 0), (0, 0), (0, 10), (0, 10), (10, 10)]))
    #expect(route.place(at: 0).heading == 90)
    #expect(route.place(at: 0).point == .zero)
    #expect(route.place(at: 0.75).heading == 0)
  }

  /// A circle of four cubics from the left over the top: 180 becomes −180, which does not affect a
  /// shape that rotates with it.
  @Test func aCircleTurnsTheFigureOnceWithoutAFlip() {
    let k = 0.552_284_749_8 * 100
    var path = Path()
    path.move(to: Point(x: -100, y: 0))
    path.cubic(Point(x: -100, y: -k), Point(x: -k, y: -100), to: Point(x: 0, y: -100))
    path.cubic(Point(x: k, y: -100), Point(x: 100, y: -k), to: Point(x: 100, y: 0))
    path.cubic(Point(x: 100, y: k), Point(x: k, y: 100), to: Point(x: 0, y: 100))
    path.cubic(Point(x: -k, y: 100), Point(x: -100, y: k), to: Point(x: -100, y: 0))
    path.close()
    let route = PathRoute(path)
    // The cubics leave the circle by 0.03 %.
    #expect(abs(route.length - 200 * .pi) < 0.2)
    for step in 0...1000 {
      let (point, heading) = route.place(at: Double(step) / 1000)
      let angle = Double(step) / 1000 * 2 * .pi
      #expect(point.distance(to: Point(x: -100 * cos(angle), y: -100 * sin(angle))) < 0.1)
      let (sine, cosine) = sineAndCosine(degrees: heading)
      // The heading of such a cubic is at most 0.06° off, and its place 0.1 points.
      #expect(abs(cosine - sin(angle)) < 2e-3 && abs(sine + cos(angle)) < 2e-3)
    }
  }

  @Test func gapsTakeNoProgress() {
    var path = polyline([(0, 0), (10, 0)])
    path.append(polyline([(100, 100), (100, 130)]))
    let route = PathRoute(path)
    #expect(route.length == 40)
    #expect(route.place(at: 0.25).point == Point(x: 10, y: 0))
    #expect(route.place(at: 0.25.nextUp).point.distance(to: Point(x: 100, y: 100)) < 1e-9)
    #expect(route.place(at: 0.5).point == Point(x: 100, y: 110))
    #expect(route.place(at: 0.5).heading == 90)
  }

  @Test func aClosedPathGoesBackToItsStart() {
    var path = polyline([(0, 0), (10, 0), (10, 10), (0, 10)])
    path.close()
    let route = PathRoute(path)
    #expect(route.length == 40)
    #expect(route.place(at: 0.875).point == Point(x: 0, y: 5))
    #expect(route.place(at: 1).point == .zero)
  }

  @Test func pathsWithoutLengthStandStill() {
    #expect(PathRoute(Path()).place(at: 0.5) == (.zero, 0))
    let dot = PathRoute(polyline([(4, 5), (4, 5)]))
    #expect(dot.length == 0)
    #expect(dot.place(at: 0.5) == (Point(x: 4, y: 5), 0))
  }
}
