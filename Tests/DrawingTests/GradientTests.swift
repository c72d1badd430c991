import Keyframes
import Stage
import Testing

@testable import Drawing

struct GradientTests {
  private let ramp = Gradient(
    from: Point(x: 0, y: 0), to: Point(x: 1, y: 0),
    [.init(0, .black), .init(0.5, Color(0xFF0000)), .init(1, .white)])

  @Test func endsAndStopsHaveTheirColours() {
    let sprite = Sprite(.rectangle(160, 40), transform: .at(100, 80), fill: .gradient(ramp))
    let raster = picture([sprite])
    #expect(raster[20, 80] & 0xFF_FFFF <= 0x04_0000)
    #expect(abs(Int(raster[99, 80] >> 16 & 0xFF) - 0xFE) <= 2)
    #expect(abs(Int(raster[139, 80] & 0xFF) - 0x7F) <= 2)
    #expect(raster[179, 80] & 0xFF >= 0xFC)
  }

  @Test func neighboursDifferByNoMoreThanAStep() {
    let sprite = Sprite(
      .rectangle(200, 160), transform: .at(100, 80), fill: .gradient(.horizontal(.black, .white)))
    let raster = picture([sprite])
    for x in 1..<200 {
      #expect(abs(Int(raster[x, 5] & 0xFF) - Int(raster[x - 1, 5] & 0xFF)) <= 2)
    }
  }

  @Test func gradientsTurnWithTheirShape() {
    let sprite = Sprite(
      .rectangle(100, 40), transform: .at(100, 80, turned: 90),
      fill: .gradient(.horizontal(.black, .white)))
    let raster = picture([sprite])
    #expect(raster[100, 31] & 0xFF < 10)
    #expect(raster[100, 128] & 0xFF > 245)
  }

  @Test func verticesCarryTheGradient() {
    let sprite = Sprite(.rectangle(160, 40), transform: .at(100, 80), fill: .gradient(ramp))
    let list = displayList([sprite])
    for vertex in list.vertices {
      let offset = min(max((Double(vertex.x) - 20) / 160, 0), 1)
      let wanted = ramp.color(at: offset)
      #expect(abs(Double(vertex.r) / 255 - wanted.red) < 0.01)
      #expect(abs(Double(vertex.g) / 255 - wanted.green) < 0.01)
    }
    #expect(list.vertices.contains { abs($0.x - 100) < 0.01 })
    #expect(abs(list.covered - 6400) < 10)
  }

  @Test func aGradientWithoutLengthIsItsLastColour() {
    let flat = Gradient(
      from: .zero, to: .zero, [.init(0, .black), .init(1, Color(0x336699))])
    let sprite = Sprite(.rectangle(20, 20), transform: .at(50, 50), fill: .gradient(flat))
    #expect(picture([sprite])[50, 50] == 0xFF33_6699)
  }

  /// From a fraction of a pixel to wider than the surface, and from far left of it to far right.
  @Test(arguments: [1e-3, 0.4, 3, 40, 4000], [-1e9, -500, 0.3, 90, 190, 300, 1e9])
  func gradientsOfAnyWidthLieWhereTheyBegin(_ width: Double, _ start: Double) {
    var gradient = Gradient(
      from: Point(x: start, y: 0), to: Point(x: start + width, y: 0),
      [.init(0, .black), .init(1, .white)])
    gradient.units = .points
    let rectangle = Sprite(.rectangle(1e6, 160), transform: .at(0, 80), fill: .gradient(gradient))
    let raster = picture([rectangle])
    for x in 0..<200 {
      let share = min(max((Double(x) + 0.5 - start) / width, 0), 1)
      #expect(abs(Double(raster[x, 80] & 0xFF) - 255 * share) <= 1.5, "pixel \(x)")
    }
  }
}
