import Drawing
import Keyframes
import Testing

/// Flashes of whole pictures and of parts of them.
struct FlashCounterTests {
  /// Alternates `times` a second between two colours, on a share of the picture, for two seconds.
  private func count(_ one: Color, _ other: Color, _ times: Double, share: Double = 1) -> Int {
    var counter = FlashCounter()
    for frame in 0...120 {
      let time = Double(frame) / 60
      var picture = Raster(width: 40, height: 25)
      let isOn = (time * times * 2).rounded(.down).truncatingRemainder(dividingBy: 2) == 1
      for index in picture.pixels.indices {
        let flashes = Double(index) < share * 1000
        picture.pixels[index] = (flashes && isOn ? other : one).premultiplied
      }
      counter.add(picture, at: time)
    }
    return counter.mostPerSecond
  }

  @Test(arguments: 1...12)
  func eachPairOfChangesIsAFlash(_ times: Int) {
    #expect(count(.black, .white, Double(times)) == times)
  }

  @Test func changesBelowATenthOrAmongBrightColoursDoNotCount() {
    let gray = { (value: Double) in Color(red: value, green: value, blue: value) }
    #expect(count(gray(0.5), gray(0.55), 5) == 0)
    #expect(count(gray(0.92), .white, 5) == 0)
    #expect(count(gray(0.85), .white, 5) == 5)
  }

  @Test func redFlashesAreCountedWhereTheirLuminanceHardlyChanges() {
    let (red, violet) = (Color(red: 1, green: 0, blue: 0), Color(red: 0.45, green: 0.3, blue: 0.9))
    #expect(count(violet, red, 5) == 5)
  }

  @Test func aSmallAreaMayFlash() {
    #expect(count(.black, .white, 5, share: FlashCounter.area - 0.005) == 0)
    #expect(count(.black, .white, 5, share: FlashCounter.area + 0.005) == 5)
  }

  @Test func aFadeIsOneChange() {
    var counter = FlashCounter()
    for frame in 0...180 {
      let level = 1 - abs(Double(frame % 60) / 30 - 1)
      var picture = Raster(width: 10, height: 10)
      let color = Color(red: level, green: level, blue: level).premultiplied
      for index in picture.pixels.indices { picture.pixels[index] = color }
      counter.add(picture, at: Double(frame) / 60)
    }
    #expect(counter.mostPerSecond == 1)
  }
}
