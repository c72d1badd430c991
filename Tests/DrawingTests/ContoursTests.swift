import Keyframes
import Testing

@testable import Drawing

@Suite struct ContoursTests {
  /// Outlines are made in storage that has grown to the largest of them; those that are kept are copies.
  @Test func aCopyIsAsSmallAsItCanBe() {
    var contours = Contours()
    for index in 0..<10_000 {
      contours.add(Point(x: Double(index), y: Double(index * index % 7)))
    }
    contours.close()
    contours.removeAll()
    #expect(contours.points.capacity >= 10_000)
    for corner in [Point(x: 0, y: 0), Point(x: 5, y: 0), Point(x: 0, y: 5)] { contours.add(corner) }
    contours.close()
    contours.isEvenOdd = true
    #expect(contours.copy == contours && contours.copy.isEvenOdd)
    #expect(contours.copy.points.capacity < 16 && contours.copy.ends.capacity < 16)
  }
}
