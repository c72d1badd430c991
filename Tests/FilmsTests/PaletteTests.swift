import Drawing
import Testing

@testable import Films

@Suite struct PaletteTests {
  private func palette(_ raster: Raster) -> Palette {
    var count = ColorCount()
    count.add(raster)
    return Palette(count)
  }

  /// A gradient has more colours than a palette.
  private var gradient: Raster {
    var raster = Raster(width: 256, height: 64)
    for y in 0..<64 {
      for x in 0..<256 { raster[x, y] = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 4) << 8 | 0x80 }
    }
    return raster
  }

  @Test func commonColorsAreExact() {
    var raster = gradient
    for x in 0..<256 { raster[x, 10] = 0xFF12_3456 }
    var palette = palette(raster)
    #expect(palette.colors[0] == 0x123456)
    #expect(palette.colors[Int(palette.index(of: 0x123456))] == 0x123456)
  }

  @Test func everyColorGetsTheNearest() {
    var palette = palette(gradient)
    #expect(palette.colors.count == Palette.most)
    for color in [0, 0xFFFFFF, 0x80FF80, 0x404080, 0x7F7F7F] as [UInt32] {
      func distance(_ other: UInt32) -> Int {
        var sum = 0
        for shift in [0, 8, 16] as [UInt32] {
          let error = Int(color >> shift & 0xFF) - Int(other >> shift & 0xFF)
          sum += error * error
        }
        return sum
      }
      let chosen = palette.colors[Int(palette.index(of: color))]
      #expect(distance(chosen) == palette.colors.map(distance).min())
    }
  }

  @Test func pixelsThatDoNotChangeCountOnce() {
    var raster = Raster(width: 4, height: 1)
    raster.pixels = [0xFF00_0001, 0xFF00_0002, 0xFF00_0002, 0x0000_0000]
    var count = ColorCount()
    for last in [nil, raster, raster] { count.add(raster, after: last) }
    #expect(count.counts[1] == 1)
    #expect(count.counts[2] == 2)
    #expect(count.counts[0] == nil)
  }
}
