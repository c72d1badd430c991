import Keyframes
import Testing

@testable import Drawing

@Suite struct PaintedAreaTests {
  /// Outlines are made in storage that has grown to the largest of them; what is kept has no more than it needs.
  @Test func theCornersHaveNoRoomForMore() {
    var contours = Contours()
    for index in 0..<10_000 {
      contours.add(Point(x: Double(index), y: Double(index * index % 7)))
    }
    contours.close()
    contours.removeAll()
    #expect(contours.points.capacity >= 10_000)
    for (x, y) in [(10.5, -20.25), (15.5, -20.25), (10.5, -15.25)] {
      contours.add(Point(x: x, y: y))
    }
    contours.close()
    contours.isEvenOdd = true
    let area = PaintedArea(contours)
    #expect(area.box == PixelRect(x: 10, y: -21, width: 6, height: 6))
    #expect(area.corners.map(\.x) == [0.5, 5.5, 0.5])
    #expect(area.corners.map(\.y) == [0.75, 0.75, 5.75])
    #expect(area.isEvenOdd)
    #expect(area.corners.capacity < 16)
  }
}
