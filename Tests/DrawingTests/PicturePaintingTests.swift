import Keyframes
import Stage
import Testing

@testable import Drawing

struct PicturePaintingTests {
  /// 40 × 30 pixels that are all different, half of them translucent.
  private static let noise: Picture = {
    var dice = Dice(seed: 5)
    let pixels = (0..<1200).map { index -> UInt32 in
      Color(
        red: dice.roll(0...1), green: dice.roll(0...1), blue: dice.roll(0...1),
        alpha: index.isMultiple(of: 2) ? 1 : dice.roll(0...1)
      ).premultiplied
    }
    return Picture(width: 40, height: 30, pixels: pixels, source: "noise.png")
  }()

  private func sprite(
    _ picture: Picture, _ width: Double, _ height: Double, _ transform: Transform
  ) -> Sprite {
    Sprite(.picture(picture, Size(width: width, height: height)), transform: transform)
  }

  @Test func pixelForPixelItIsThePicture() {
    let raster = picture([sprite(Self.noise, 40, 30, .at(100, 75))])
    let seen = (0..<30).flatMap { y in (0..<40).map { x in raster[80 + x, 60 + y] } }
    #expect(seen == Self.noise.pixels)
    #expect(raster[79, 70] == 0 && raster[120, 70] == 0)
  }

  @Test func enlargedColoursChangeEvenly() {
    let ramp = Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF], source: "")
    let raster = picture([sprite(ramp, 200, 160, .at(100, 80))])
    for x in 1..<200 {
      let (left, right) = (Int(raster[x - 1, 80] & 0xFF), Int(raster[x, 80] & 0xFF))
      #expect(right >= left && right - left <= 3)
    }
    #expect(raster[10, 80] == 0xFF00_0000 && raster[190, 80] == 0xFFFF_FFFF)
  }

  /// Reduced, fine squares are grey: nothing of their pattern is left.
  @Test(arguments: [4.0, 6, 9.5, 16, 40])
  func reducedPatternsAreTheirMean(_ factor: Double) {
    let side = 256
    let pixels = (0..<side * side).map { index -> UInt32 in
      (index % side + index / side).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let squares = Picture(width: side, height: side, pixels: pixels, source: "")
    let size = Double(side) / factor
    let raster = picture([sprite(squares, size, size, .at(100.3, 80.4, turned: 17))])
    for y in 79...81 {
      for x in 99...101 {
        #expect(abs(Int(raster[x, y] & 0xFF) - 128) <= 2, "\(factor)")
      }
    }
  }

  @Test func theMeanColourStaysWhenSizesAreOdd() {
    let levels = PictureLevels(Self.noise)
    let last = levels.list[levels.list.count - 1]
    #expect(last.width == 1 && last.height == 1)
    for shift in [0, 8, 16, 24] as [UInt32] {
      let mean =
        Self.noise.pixels.reduce(0.0) { $0 + Double($1 >> shift & 0xFF) }
        / Double(Self.noise.pixels.count)
      // Each halving rounds once.
      #expect(abs(Double(last.pixels[0] >> shift & 0xFF) - mean) <= 3)
    }
  }

  @Test(arguments: [0.0, 12, 90])
  func bothPaintersAgree(_ degrees: Double) {
    for factor in [0.4, 1, 3] {
      var own = sprite(Self.noise, 40 * factor, 30 * factor, .at(100.2, 80, turned: degrees))
      own.opacity = 0.7
      own.clips = [Clip(Rect(x: 60, y: 50, width: 70, height: 70), cornerRadius: 9)]
      expectAlike(sampled(displayList([own])), picture([own]), mean: 0.1, maximum: 2)
    }
  }

  @Test func edgesAreSmooth() {
    let white = Picture(width: 1, height: 1, pixels: [0xFFFF_FFFF], source: "")
    let turn = Transform.at(100, 80, turned: 20)
    let rectangle = Sprite(.rectangle(80, 50), transform: turn, fill: .color(.white))
    #expect(picture([sprite(white, 80, 50, turn)]) == picture([rectangle]))
  }
}
