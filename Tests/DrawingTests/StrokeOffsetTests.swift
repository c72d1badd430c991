import Keyframes
import Stage
import Testing

@testable import Drawing

struct StrokeOffsetTests {
  /// A square of 80 that begins at its top left corner.
  private func sprite(
    _ start: Double, _ end: Double, offset: Double, _ shape: Shape = .rectangle(80, 80)
  ) -> Sprite {
    Sprite(
      shape, transform: .at(100, 80),
      stroke: Stroke(.color(.white), width: 4, start: start, end: end, offset: offset))
  }

  @Test(arguments: [0.25, -0.75, 3.25])
  func wholeTurnsChangeNothing(_ offset: Double) {
    expectAlike(
      picture([sprite(0, 0.5, offset: offset)]), picture([sprite(0.25, 0.75, offset: 0)]),
      mean: 0.01, maximum: 2)
  }

  @Test func whatLeavesTheEndComesBack() {
    let wrapped = picture([sprite(0.5, 1, offset: 0.25)])
    let parts = picture([sprite(0.75, 1, offset: 0), sprite(0, 0.25, offset: 0)])
    // Only the corner at the start differs: there it has a join.
    expectAlike(wrapped, parts, mean: 0.05, maximum: 255)
    #expect(abs(wrapped.covered - 160 * 4) < 8)
    #expect(wrapped[60, 80] >> 24 > 0 && wrapped[100, 40] >> 24 > 0 && wrapped[140, 80] == 0)
  }

  @Test func openLinesWrapWithAGap() {
    let straight = line(-50, 0, 50, 0)
    let raster = picture([sprite(0.8, 1, offset: 0.1, straight)])
    #expect(raster[52, 80] >> 24 > 0 && raster[146, 80] >> 24 > 0 && raster[100, 80] == 0)
    #expect(abs(raster.covered - 80) < 1)
  }

  @Test func aWholeLineStaysWhole() {
    #expect(picture([sprite(0, 1, offset: 0.3)]) == picture([sprite(0, 1, offset: 0)]))
  }
}
