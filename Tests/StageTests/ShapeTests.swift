import Foundation
import Keyframes
import Stage
import Testing

struct ShapeTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-9

  private func path(_ shape: Shape) -> Path {
    if case .path(let path) = shape { path } else { Path() }
  }

  private func corners(_ shape: Shape) -> [Point] {
    path(shape).flattened().flatMap(\.points)
  }

  @Test(arguments: 3...12)
  func polygonsAreRegularWithACornerAtTheTop(_ sides: Int) {
    let shape = Shape.polygon(sides: sides, radius: 50)
    let corners = corners(shape)
    #expect(corners.count == sides)
    #expect(path(shape).flattened().map(\.isClosed) == [true])
    #expect(corners[0] == Point(x: 0, y: -50))
    let side = 100 * sin(.pi / Double(sides))
    for index in corners.indices {
      #expect(abs(corners[index].length - 50) < Self.rounding)
      let next = corners[(index + 1) % sides]
      #expect(abs(corners[index].distance(to: next) - side) < Self.rounding)
      // Clockwise on screen: with y down the cross product is positive.
      #expect(corners[index].x * next.y - corners[index].y * next.x > 0)
    }
  }

  @Test(arguments: 2...9, [0.2, 0.45, 1])
  func starsAlternateTheirRadius(_ points: Int, _ waist: Double) {
    let corners = corners(.star(points: points, radius: 60, waist: waist))
    #expect(corners.count == 2 * points)
    #expect(corners[0] == Point(x: 0, y: -60))
    for (index, corner) in corners.enumerated() {
      #expect(abs(corner.length - (index.isMultiple(of: 2) ? 60 : 60 * waist)) < Self.rounding)
      let angle = Double(index) * .pi / Double(points)
      #expect(abs(corner.x - corner.length * sin(angle)) < Self.rounding)
      #expect(abs(corner.y + corner.length * cos(angle)) < Self.rounding)
    }
  }

  static let arcs: [(start: Double, end: Double)] = [
    (0, 360), (0, 90), (30, 75), (90, -200), (-45, 500), (10, 10.5), (270, 0),
  ]

  /// 0.03 % of the radius, as promised; both directions, more than a turn too.
  @Test(arguments: arcs)
  func arcsAreOnTheCircleAndAsLongAsTheirAngle(_ row: (start: Double, end: Double)) {
    let path = path(.arc(radius: 100, from: row.start, to: row.end))
    for point in path.flattened(tolerance: 1e-4).flatMap(\.points) {
      #expect(abs(point.length - 100) < 0.03)
    }
    let route = PathRoute(path)
    let length = abs(row.end - row.start) * .pi / 180 * 100
    #expect(abs(route.length - length) < length * 1e-3)
    for part in [0, 0.1, 0.5, 0.8, 1] {
      let angle = (row.start + (row.end - row.start) * part) * .pi / 180
      let expected = Point(x: 100 * cos(angle), y: 100 * sin(angle))
      #expect(route.place(at: part).point.distance(to: expected) < length * 1e-3 + 0.03)
    }
  }

  @Test func anArcIsConnectedToTheCurrentPoint() {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    path.addArc(centre: Point(x: 100, y: 0), radius: 10, from: 0, to: 90)
    #expect(path.elements[1] == .line(Point(x: 110, y: 0)))
    #expect(path.flattened().count == 1)
    #expect(path.flattened().first?.points.last == Point(x: 100, y: 10))
  }

  static let boxes: [(shape: Shape, box: Rect)] = [
    (.rectangle(30, 20, cornerRadius: 99), Rect(x: -15, y: -10, width: 30, height: 20)),
    (.circle(radius: 7), Rect(x: -7, y: -7, width: 14, height: 14)),
    (.ellipse(Size(width: 2, height: 4)), Rect(x: -1, y: -2, width: 2, height: 4)),
    (.polygon(sides: 4, radius: 5), Rect(x: -5, y: -5, width: 10, height: 10)),
    (.line(from: Point(x: 1, y: 2), to: Point(x: 1, y: 9)), Rect(x: 1, y: 2, width: 0, height: 7)),
    (.text("words", TextStyle(20)), .zero), (.corners([]), .zero),
  ]

  @Test(arguments: boxes)
  func boundsAreRelativeToTheOrigin(_ row: (shape: Shape, box: Rect)) {
    #expect(row.shape.bounds == row.box)
  }

  @Test func aLineIsOpen() {
    let line = path(.line(from: .zero, to: Point(x: 3, y: 4))).flattened()
    #expect(line == [Path.Polyline(points: [.zero, Point(x: 3, y: 4)], isClosed: false)])
  }

  @Test func shapesWithTooFewCornersTrap() async {
    await #expect(processExitsWith: .failure) { _ = Shape.polygon(sides: 2, radius: 1) }
    await #expect(processExitsWith: .failure) { _ = Shape.star(points: 1, radius: 1) }
  }
}
