import Keyframes
import Stage
import Testing

@testable import Drawing

/// Round ends are polygons within a twentieth of a pixel of the circle.
private let roundness = 0.01

private func covered(
  _ shape: Shape, _ stroke: Stroke, turned degrees: Double = 17, scale: Double = 1
) -> Double {
  picture([Sprite(shape, transform: .at(100, 80, turned: degrees), stroke: stroke)], scale: scale)
    .covered
}

struct StrokeTests {
  @Test(arguments: [0.4, 1, 2.5, 8, 30])
  func aStraightLineCoversLengthTimesWidth(_ width: Double) {
    let area = covered(line(-50, 3, 50, 3), Stroke(.white, width: width))
    #expect(abs(area - 100 * width) < 0.5)
  }

  @Test func capsAddTheirArea() {
    let shape = line(-40, 0, 40, 0)
    let square = covered(shape, Stroke(.white, width: 20, cap: .square))
    let round = covered(shape, Stroke(.white, width: 20, cap: .round))
    #expect(abs(square - 2000) < 1)
    #expect(abs(round - 1600 - .pi * 100) < roundness * .pi * 100)
  }

  @Test func joinsAddTheirArea() {
    let corner = Shape.path(
      Path([Point(x: -40, y: 30), Point(x: 0, y: 30), Point(x: 0, y: -30)]))
    let legs = 40.0 * 10 + 60 * 10 - 25
    #expect(abs(covered(corner, Stroke(.white, width: 10, join: .miter)) - legs - 25) < 0.5)
    #expect(abs(covered(corner, Stroke(.white, width: 10, join: .bevel)) - legs - 12.5) < 0.5)
    #expect(
      abs(covered(corner, Stroke(.white, width: 10, join: .round)) - legs - .pi * 25 / 4) < 0.5)
  }

  @Test func aMiterLongerThanFourWidthsIsBevelled() {
    func reach(_ degrees: Double) -> Double {
      let tip = Path([
        .polar(60, degrees: 90 - degrees / 2), .zero, .polar(60, degrees: 90 + degrees / 2),
      ])
      return Sprite(.path(tip), stroke: Stroke(.white, width: 4)).strokeContours().bounds.minY
    }
    // 1 / sin(φ / 2) is 4 at 28.96 degrees.
    #expect(reach(30) < -7)
    #expect(reach(28) > -1)
  }

  @Test func dashesAddUp() {
    let shape = line(-50, 0, 50, 0)
    var stroke = Stroke(.white, width: 4, dash: [7, 3])
    #expect(abs(covered(shape, stroke) - 70 * 4) < 0.5)
    stroke.dashPhase = 5
    #expect(abs(covered(shape, stroke) - 70 * 4) < 0.5)
    stroke.dashPhase = -12
    #expect(abs(covered(shape, stroke) - 70 * 4) < 0.5)
    stroke.dash = [10]
    stroke.dashPhase = 0
    #expect(abs(covered(shape, stroke) - 50 * 4) < 0.5)
    stroke.dash = [0, 20]
    stroke.cap = .round
    // At 0, 20, 40, 60 and 80.
    #expect(abs(covered(shape, stroke) - 5 * .pi * 4) < 2 * roundness * 5 * .pi * 4)
  }

  @Test(arguments: [(0, 0.5), (0.25, 0.75), (0.9, 1), (-3, 0.1), (0.2, 7)])
  func trimmingLeavesItsPartOfTheLength(_ start: Double, _ end: Double) {
    var path = Path([Point(x: -50, y: -20), Point(x: 50, y: -20)])
    path.append(Path([Point(x: -50, y: 20), Point(x: 10, y: 20)]))
    var stroke = Stroke(.white, width: 2)
    (stroke.start, stroke.end) = (start, end)
    let part = min(end, 1) - max(start, 0)
    #expect(abs(covered(.path(path), stroke) - 160 * part * 2) < 0.5)
  }

  @Test func nothingIsLeftOfAnEmptyPart() {
    var stroke = Stroke(.white, width: 6, cap: .round)
    for (start, end) in [(0.0, 0.0), (0.7, 0.3), (1, 1), (1.5, 2), (.nan, 1), (0, .nan)] {
      (stroke.start, stroke.end) = (start, end)
      #expect(covered(.circle(radius: 30), stroke) == 0)
    }
  }

  @Test func closedLinesHaveNoEnds() {
    let square = covered(.rectangle(60, 60), Stroke(.white, width: 10))
    #expect(abs(square - (4900 - 2500)) < 0.5)
    let ring = covered(.circle(radius: 50), Stroke(.white, width: 10))
    #expect(abs(ring - .pi * (55 * 55 - 45 * 45)) < 4)
    let trimmed = Stroke(.color(.white), width: 10, end: 0.5)
    #expect(abs(covered(.circle(radius: 50), trimmed) - .pi * 500) < 4)
  }

  @Test func aWideStrokeOfASmallShapeHasNoHoles() {
    let dot = covered(.circle(radius: 4), Stroke(.white, width: 40))
    #expect(abs(dot - .pi * 24 * 24) < 0.01 * .pi * 24 * 24)
    let corner = covered(.rectangle(10, 10), Stroke(.white, width: 12))
    #expect(abs(corner - 22 * 22) < 1)
  }

  @Test func unevenScalesStretchTheStrokeToo() {
    let sprite = Sprite(
      line(0, -20, 0, 20), transform: Transform.scale(x: 3, y: 1).then(.at(100, 80)),
      stroke: Stroke(.white, width: 4))
    #expect(abs(picture([sprite]).covered - 12 * 40) < 0.1)
  }

  @Test func aPointIsADotByItsCaps() {
    let point = line(5, 5, 5, 5)
    #expect(covered(point, Stroke(.white, width: 10)) == 0)
    #expect(abs(covered(point, Stroke(.white, width: 10, cap: .square)) - 100) < 0.1)
    #expect(
      abs(covered(point, Stroke(.white, width: 10, cap: .round)) - .pi * 25)
        < 2 * roundness * .pi * 25)
  }

  @Test(arguments: [1e-4, 0.1, 6, 170], [1, 1e4, 1e9, 1e300])
  func arcsOfAnyRadiusHaveFewPoints(_ degrees: Double, _ radius: Double) {
    let start = Point(x: 1, y: 0)
    let end = Transform.rotation(degrees: degrees).apply(to: start)
    let points = arc(from: start, to: end, pixelRadius: radius)
    #expect(Double(points.count) <= degrees / 180 * 2048 + 3)
    #expect(points.last == end)
  }
}
