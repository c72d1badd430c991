import Keyframes
import Stage
import Testing

@testable import Drawing

private func key(_ size: Double, under transform: Transform, scale: Double = 1) -> TextKey? {
  TextPlacement(Text("riff", TextStyle(size)), under: transform.then(.scale(scale)))?.key
}

struct TextTests {
  @Test func uprightTextHasItsExactSizeAndAQuarterPixelPhase() throws {
    let place = try #require(key(14, under: .at(10.3, 20.9)))
    #expect(place.pixelSize == 14)
    #expect(place.phaseX == 1 && place.phaseY == 0)
    #expect(place.text.style.size == 1)
    #expect(key(14, under: .at(-0.2, 0), scale: 1.5)?.pixelSize == 21)
    #expect(key(14, under: .at(-0.2, 0))?.phaseX == 3)
  }

  @Test(arguments: [
    Transform.rotation(degrees: 10), .scale(x: -1, y: 1), .scale(x: 1, y: 2), .scale(9),
  ])
  func otherTextUsesAFewSizesOnly(_ transform: Transform) throws {
    let place = try #require(key(14, under: transform.then(.at(10.3, 20.9))))
    #expect(place.phaseX == 0 && place.phaseY == 0)
    #expect(place.pixelSize >= 14 * transform.meanScale)
    #expect(place.pixelSize <= 14 * transform.meanScale * 1.25)
  }

  /// A text that fits into a picture of 3840×2160 has its size. Of longer and higher ones the masks have hardly more
  /// pixels than that, and do not grow further.
  @Test(arguments: [1, 3, 40], ["riff ", "关键帧动画"])
  func masksOfLongTextsAreSmaller(_ lines: Int, _ word: String) throws {
    let width = word == "riff " ? 0.5 : 1
    var (small, large): ([String], [String]) = ([], [])
    for length in [5, 40, 300, 3000] {
      let line = String(repeating: word, count: length / 5)
      let text = Array(repeating: line, count: lines).joined(separator: "\n")
      for size in [40.0, 90, 180, 400, 5000] {
        let style = TextStyle(size)
        let key = try #require(TextPlacement(Text(text, style), under: .identity)?.key)
        let em = Size(width: Double(length) * width, height: Double(lines) * style.lineHeight)
        let fits = em.width * size < 3840 && em.height * size < 2160
        if fits && key.pixelSize < min(size, 500) { small.append("\(length) at \(size)") }
        let pixels = em.width * em.height * key.pixelSize * key.pixelSize
        if pixels > 1.7 * 3840 * 2160 { large.append("\(length) at \(size)") }
      }
    }
    #expect(small == [] && large == [])
  }

  @Test func zoomingNeedsFewMasks() {
    let keys = Set((1...2000).compactMap { key(1, under: .scale(100 + Double($0))) })
    #expect(keys.count < 12)
  }

  @Test func masksAreCopiedSharp() {
    let sprite = Sprite(
      .text("riff", TextStyle(20)), transform: .at(100, 80), fill: .color(.white))
    let raster = picture([sprite])
    #expect(raster.covered == 48 * 20)
    #expect(raster.pixels.allSatisfy { $0 == 0 || $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: [0.0, 10, 45, 90, 200])
  func turnedTextCoversTheSame(_ degrees: Double) {
    let sprite = Sprite(
      .text("riff", TextStyle(20)), transform: .at(100.4, 80.2, turned: degrees),
      fill: .color(.white))
    // The mask is a whole number of pixels wide at another size.
    #expect(abs(picture([sprite]).covered / (48 * 20) - 1) < 0.06)
  }

  @Test func textIsClipped() {
    var sprite = Sprite(
      .text("riff", TextStyle(20)), transform: .at(100, 80), fill: .color(.white),
      clips: [Clip(Rect(x: 0, y: 0, width: 100, height: 160))])
    #expect(picture([sprite]).covered == 24 * 20)
    sprite.clips.append(Clip(Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(picture([sprite]).covered == 0)
    #expect(displayList([sprite]).commands.isEmpty)
  }

  @Test func quadsAreCutWithTheirTexture() {
    let sprite = Sprite(
      .text("riff", TextStyle(20)), transform: .at(100, 80), fill: .color(.white),
      clips: [Clip(Rect(x: 0, y: 0, width: 100, height: 160))])
    let list = displayList([sprite])
    #expect(list.vertices.count == 4)
    for vertex in list.vertices {
      #expect(abs(vertex.u - (vertex.x - 75) / 50) < 1e-5)
      #expect(abs(vertex.v - (vertex.y - 69) / 22) < 1e-5)
      #expect(vertex.x <= 100)
    }
  }

  @Test func illegiblySmallTextIsSkipped() {
    #expect(key(14, under: .scale(0.01)) == nil)
    #expect(key(14, under: .scale(0)) == nil)
    #expect(key(14, under: .scale(.nan)) == nil)
    #expect(key(14, under: .translation(x: .infinity, y: 0)) == nil)
  }
}
