import Keyframes
import Stage
import Testing

@testable import Drawing

/// Painting gives the same pixels whether or not edges in other rows, and clear pixels, are skipped.
struct LargeShapeTests {
  /// A contour of many corners, some of them far outside, and small ones beside it.
  private func contours(_ dice: inout Dice) -> Contours {
    var contours = Contours()
    for _ in 0..<900 { contours.add(Point(x: dice.roll(-20...120), y: dice.roll(-90...190))) }
    contours.close()
    for _ in 0..<200 {
      let (x, y) = (dice.roll(0...100), dice.roll(0...100))
      for (dx, dy) in [(0.0, 0.0), (9, 1), (3, 8)] { contours.add(Point(x: x + dx, y: y + dy)) }
      contours.close()
    }
    return contours
  }

  @Test(arguments: [false, true])
  func edgesOfOtherRowsAreLeftOut(_ isEvenOdd: Bool) {
    var dice = Dice(seed: 5)
    var contours = contours(&dice)
    contours.isEvenOdd = isEvenOdd
    let shape = PaintedArea(contours)
    #expect(shape.runs.list.count > 1)
    #expect(shape.runs.list.reduce(0) { $0 + $1.corners.count } == contours.points.count)
    var rasterizer = Rasterizer()
    let ink = SolidInk(pixel: 0xFF80_4020)
    var whole = Raster(area: shape.box)
    rasterizer.paint(shape, ink, on: &whole, shape.box)
    for rows in [0..<100, 0..<1, 37..<45, 99..<100] {
      let band = PixelRect(x: 0, y: rows.lowerBound, width: 100, height: rows.count)
      var raster = Raster(area: band)
      rasterizer.paint(shape, ink, on: &raster, band)
      let expected = rows.flatMap { y in (0..<100).map { whole.pixels[whole.base(of: y) + $0] } }
      #expect(raster.pixels == expected && expected.contains { $0 != 0 })
    }
  }

  /// However large a layer is, a rasterizer has as many cells as for a band.
  @Test func largeShapesArePaintedInParts() {
    let size = PixelRect(x: 0, y: 0, width: 1000, height: 700)
    var contours = Contours()
    for (x, y) in [(-2.5, 30), (990, 0.3), (600, 699.6)] { contours.add(Point(x: x, y: y)) }
    contours.close()
    let (shape, ink) = (PaintedArea(contours), SolidInk(pixel: 0xFF80_4020))
    var (whole, parts, rasterizer) = (Raster(area: size), Raster(area: size), Rasterizer())
    rasterizer.paint(shape, ink, on: &whole, size)
    #expect(rasterizer.cells.count <= Damage.bandPixels)
    for band in size.bands(rows: 9) { rasterizer.paint(shape, ink, on: &parts, band) }
    #expect(parts == whole && whole[600, 600] == ink.pixel)
  }

  @Test func smallShapesAreOneRun() {
    #expect(PaintedArea(triangle(at: .zero)).runs.list.count == 1)
  }

  /// Nothing is painted between parts that are thousands of rows apart.
  @Test func partsMayBeFarApart() {
    let (near, far) = (triangle(at: .zero), triangle(at: Point(x: 3, y: 9_000)))
    var both = near
    for point in far.points { both.add(point) }
    both.close()
    let size = PixelRect(x: 0, y: 0, width: 20, height: 9_020)
    func painted(_ shapes: [Contours]) -> Raster {
      var (raster, rasterizer) = (Raster(area: size), Rasterizer())
      for shape in shapes {
        rasterizer.paint(PaintedArea(shape), SolidInk(pixel: 0xFF80_4020), on: &raster, size)
      }
      return raster
    }
    #expect(painted([both]) == painted([near, far]))
  }

  /// A part of a shape's area in which it has no pixels may be painted.
  @Test func nothingIsPaintedBesideAShape() {
    let band = PixelRect(x: 0, y: 40, width: 50, height: 10)
    var (raster, rasterizer) = (Raster(area: band), Rasterizer())
    let shape = PaintedArea(triangle(at: .zero))
    rasterizer.paint(shape, SolidInk(pixel: 0xFF80_4020), on: &raster, band)
    #expect(raster == Raster(area: band))
  }

  private func triangle(at place: Point) -> Contours {
    var contours = Contours()
    for (x, y) in [(0.0, 0.0), (9, 0), (0, 9)] { contours.add(place + Point(x: x, y: y)) }
    contours.close()
    return contours
  }

  /// Runs of clear pixels, of one colour and of many.
  @Test(arguments: [1, 31, 32, 33, 64, 150], [0.0, 0.3, 0.9, 1])
  func aLayerIsCopiedPixelByPixel(_ width: Int, _ opacity: Double) {
    var dice = Dice(seed: UInt64(width))
    let area = PixelRect(x: 0, y: 0, width: width, height: 6)
    var (layer, below) = (Raster(area: area), Raster(area: area))
    for index in layer.pixels.indices {
      let color = Color(
        red: dice.roll(0...1), green: dice.roll(0...1), blue: dice.roll(0...1),
        alpha: dice.roll(0...1))
      below.pixels[index] = color.premultiplied
      switch index / width {
      case 0: layer.pixels[index] = 0
      case 1: layer.pixels[index] = 0xFF12_3456
      case 2: layer.pixels[index] = 0x8012_3456
      case 3: layer.pixels[index] = index % width == 40 ? 0x8012_3456 : 0
      default:
        layer.pixels[index] = Color(red: 1, green: 0.5, blue: 0, alpha: color.green).premultiplied
      }
    }
    let share = UInt32((opacity * 255).rounded())
    let expected = zip(layer.pixels, below.pixels).map { over(scaled($0, by: share), $1) }
    below.cover(area, with: RasterInk(layer, opacity: opacity))
    #expect(below.pixels == expected)
  }

  /// A dash begins where the line does after its distance, however many points lie before it.
  @Test(arguments: [false, true])
  func partsOfALineFollowItsDistances(_ isClosed: Bool) {
    let corners = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)]
    let line = MeasuredLine(.init(points: corners, isClosed: isClosed), tolerance: 1e-3)
    #expect(line.part(2, 5) == [Point(x: 2, y: 0), Point(x: 5, y: 0)])
    #expect(
      line.part(5, 25) == [Point(x: 5, y: 0), corners[1], corners[2], Point(x: 5, y: 10)])
    #expect(line.part(10, 20) == [corners[1], corners[2]])
    guard isClosed else { return }
    // Its last point is its first once more.
    #expect(
      line.part(35, 52)
        == [Point(x: 0, y: 5), corners[0], corners[0], corners[1], Point(x: 10, y: 2)])
  }
}
