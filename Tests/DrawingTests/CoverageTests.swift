import Keyframes
import Stage
import Testing

@testable import Drawing

/// A pixel's alpha is rounded to 1/255, so an edge may be wrong by half of that per pixel.
private let perEdgePixel = 0.5 / 255

struct CoverageTests {
  @Test(arguments: [0, 0.25, 0.37, 0.5, 0.731, 0.999])
  func rectanglesCoverTheirAreaAtAnyOffset(_ offset: Double) {
    let sprite = Sprite(
      .rectangle(50.3, 31.7), transform: .at(100 + offset, 80 + offset / 3), fill: .color(.white))
    #expect(abs(picture([sprite]).covered - 50.3 * 31.7) < 170 * perEdgePixel)
  }

  @Test func wholePixelRectanglesHaveSharpEdges() {
    let sprite = Sprite(.rectangle(20, 10), transform: .at(50, 50), fill: .color(.white))
    let raster = picture([sprite])
    #expect(raster.pixels.filter { $0 == 0xFFFF_FFFF }.count == 200)
    #expect(raster.pixels.filter { $0 == 0 }.count == raster.pixels.count - 200)
    #expect(raster[40, 45] == 0xFFFF_FFFF && raster[59, 54] == 0xFFFF_FFFF && raster[60, 54] == 0)
  }

  @Test(arguments: [2.0, 5, 16, 40, 70])
  func circlesHaveTheAreaOfCircles(_ radius: Double) {
    let sprite = Sprite(
      .circle(radius: radius), transform: .at(100.3, 80.6), fill: .color(.white))
    let area = Double.pi * radius * radius
    #expect(abs(sprite.fillContours().signedArea - area) < 0.001 * area)
    #expect(abs(picture([sprite]).covered - area) < 0.001 * area + 8 * radius * perEdgePixel)
  }

  @Test(arguments: 0..<12)
  func coverageSurvivesTurnsAndSubpixelShifts(_ step: Int) {
    let turned = Sprite(
      .star(points: 5, radius: 60),
      transform: .at(
        100 + Double(step) * 0.13, 80 - Double(step) * 0.07, turned: Double(step) * 31),
      fill: .color(.white))
    let area = shoelace(
      (0..<10).map { .polar($0.isMultiple(of: 2) ? 60 : 27, degrees: 36 * Double($0) - 90) })
    #expect(abs(picture([turned]).covered - area) < 500 * perEdgePixel)
  }

  @Test func aHundredthOfAPixelShows() {
    let shapes: [Shape] = [.circle(radius: 20), .rectangle(31, 17), pentagram]
    for shape in shapes {
      let pictures = (0..<5).map {
        picture([Sprite(shape, transform: .at(90 + Double($0) * 0.01, 80), fill: .color(.white))])
      }
      for (one, next) in zip(pictures, pictures.dropFirst()) {
        let isSame = one == next
        #expect(!isSame)
      }
    }
  }

  @Test func holesAreEmptyAndCrossingsAreFull() {
    let framed = picture([Sprite(frame, transform: .at(100, 80), fill: .color(.white))])
    #expect(abs(framed.covered - (6400 - 1600)) < 0.01)
    #expect(framed[100, 80] == 0)
    let crossed = picture([Sprite(pentagram, transform: .at(100, 80), fill: .color(.white))])
    #expect(crossed[100, 80] == 0xFFFF_FFFF)
    // The outline of a pentagram is a star whose waist is 1 / φ².
    let waist = 60 / 2.618033988749895
    let area = shoelace(
      (0..<10).map { .polar($0.isMultiple(of: 2) ? 60 : waist, degrees: 36 * Double($0) - 90) })
    #expect(abs(crossed.covered - area) < 500 * perEdgePixel)
  }

  @Test func clipsCutTheAreaAndKeepEdgesSmooth() {
    let clip = Clip(Rect(x: 60.4, y: 40.2, width: 50.5, height: 40.25))
    let sprite = Sprite(
      .rectangle(180, 150), transform: .at(100, 80), fill: .color(.white), clips: [clip])
    #expect(abs(picture([sprite]).covered - 50.5 * 40.25) < 190 * perEdgePixel)
    var round = sprite
    round.clips = [
      Clip(
        Rect(x: -30, y: -30, width: 60, height: 60), cornerRadius: 30,
        transform: .at(100.2, 80.1, turned: 20))
    ]
    #expect(abs(picture([round]).covered - .pi * 900) < 4)
    var both = round
    both.clips.append(Clip(Rect(x: 100.2, y: 0, width: 300, height: 300)))
    #expect(abs(picture([both]).covered - .pi * 450) < 3)
    both.clips.append(Clip(Rect(x: 0, y: 0, width: 20, height: 20)))
    #expect(picture([both]).covered == 0)
  }

  @Test func opacityMultipliesAlpha() {
    let sprite = Sprite(
      .rectangle(20, 20), transform: .at(100, 80), opacity: 0.5,
      fill: .color(Color(0xFF8040, alpha: 0.5)))
    #expect(picture([sprite])[100, 80] == 0x4040_2010)
    #expect(picture([sprite], on: .white)[100, 80] == 0xFFFF_DFCF)
  }
}
