import Keyframes
import Testing

/// One convention for all angles: from the right, positive clockwise on screen.
@Suite struct PolarTests {
  static let compass: [(degrees: Double, point: Point)] = [
    (0, Point(x: 2, y: 0)), (90, Point(x: 0, y: 2)), (180, Point(x: -2, y: 0)),
    (-90, Point(x: 0, y: -2)), (270, Point(x: 0, y: -2)), (360, Point(x: 2, y: 0)),
  ]

  @Test(arguments: compass)
  func aPolarPointIsExactOnTheAxes(_ row: (degrees: Double, point: Point)) {
    #expect(Point.polar(2, degrees: row.degrees) == row.point)
  }

  /// A line at any angle has that heading, and a picture that points right and is rotated by it
  /// points along the line.
  @Test(arguments: [-170.0, -135, -100, -65, -30, 0, 5, 40, 75, 110, 145, 180])
  func polarHeadingAndRotationAgree(_ degrees: Double) {
    let end = Point.polar(5, degrees: degrees)
    let heading = PathRoute(Path(through: [.zero, end])).place(at: 0.5).heading
    #expect(abs((heading - degrees).remainder(dividingBy: 360)) < 1e-12)
    let nose = Transform.rotation(degrees: heading).apply(to: Point(x: 5, y: 0))
    #expect(nose.distance(to: end) < 1e-12)
  }
}
