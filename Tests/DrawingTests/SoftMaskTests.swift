import Foundation
import Keyframes
import Stage
import Testing

@testable import Drawing

private let white = Paint.color(.white)

/// What a painter keeps from one picture to the next.
struct SoftMaskTests {
  @Test func repaintingTheDamageEqualsPaintingEverything() {
    var dice = Dice(seed: 11)
    var sprites = (0..<8).map { _ in soft(&dice) }
    var painter = RasterPainter()
    var texts = BoxTexts()
    for round in 0..<60 {
      let index = Int(dice.roll(0...7.99))
      if round.isMultiple(of: 3) {
        sprites[index] = soft(&dice)
      } else {
        let way = Transform.translation(x: dice.roll(-9...9), y: dice.roll(-9...9))
        sprites[index].transform = sprites[index].transform.then(way)
      }
      let before = painter.raster
      let damage = painter.paint(
        sprites, on: Color(0x0F1115), size: (160, 120), scale: 1, text: &texts)
      let afresh = picture(sprites, on: Color(0x0F1115), width: 160, height: 120)
      expectAlike(painter.raster, afresh, "round \(round)")
      guard before.pixels.count == afresh.pixels.count else { continue }
      for y in 0..<120 {
        for x in 0..<160 where before[x, y] != afresh[x, y] {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          #expect(damage?.rects.contains { $0.intersects(pixel) } == true)
        }
      }
    }
  }

  private func soft(_ dice: inout Dice) -> Sprite {
    var sprite = randomSprite(&dice)
    sprite.blur = dice.roll(0...1) < 0.2 ? 0 : dice.roll(0.2...30)
    return sprite
  }

  @Test func aMovingShadowDamagesItsOldAndNewArea() throws {
    var painter = RasterPainter()
    var texts = BoxTexts()
    var sprite = Sprite(.rectangle(20, 10), transform: .at(60, 60), fill: white, blur: 8)
    painter.paint([sprite], on: .black, size: (400, 160), scale: 1, text: &texts)
    sprite.transform = .at(300, 60)
    let damage = try #require(
      painter.paint([sprite], on: .black, size: (400, 160), scale: 1, text: &texts))
    #expect(damage.rects.count == 2)
    for rect in damage.rects {
      // A shadow is felt to one and a half times its radius, and boxes are whole.
      #expect(rect.width >= 20 + 24 && rect.width <= 20 + 2 * 16)
    }
  }

  private func key(
    _ shape: Shape, _ transform: Transform, blur: Double, scale: Double = 1
  ) -> SoftKey? {
    var texts = BoxTexts()
    let surface = Surface(width: 1280, height: 720, scale: scale)
    return SoftPlacement(
      Sprite(shape, transform: transform, fill: white, blur: blur), on: surface, text: &texts)?.key
  }

  @Test func movingSpritesKeepTheirMask() throws {
    let card = Shape.rectangle(300, 200, cornerRadius: 12)
    let first = try #require(key(card, .at(200, 200), blur: 24))
    for step in 1...50 {
      #expect(key(card, .at(200 + 3.37 * Double(step), 200 - Double(step) / 3), blur: 24) == first)
      #expect(
        key(card, .at(200.3 + Double(step), 200), blur: 4)
          == key(card, .at(200.3, 200), blur: 4))
    }
    #expect(key(card, .at(200, 200, turned: 1), blur: 24) != first)
  }

  @Test func softMasksAreCoarse() throws {
    let card = Shape.rectangle(300, 200, cornerRadius: 12)
    #expect(try #require(key(card, .at(400, 300), blur: 24)).area.area < 12_000)
    #expect(try #require(key(card, .at(400, 300), blur: 24, scale: 3)).area.area < 20_000)
  }

  /// Huge shadows on the largest displays stay within memory.
  @Test(arguments: [1.0, 50, 500, 5000, 1e12])
  func masksAreNeverMuchLargerThanTheSurface(_ blur: Double) {
    var texts = BoxTexts()
    let surface = Surface(width: 3840, height: 2160, scale: 2)
    let shapes: [Shape] = [
      .rectangle(100_000, 100_000), .circle(radius: 30_000), .rectangle(1e5, 3),
      .rectangle(1920, 1080), .text("riff", TextStyle(5000)), .circle(radius: 1),
    ]
    for shape in shapes {
      for transform in [Transform.at(300, 200), .at(300, 200, turned: 33)] {
        let sprite = Sprite(shape, transform: transform, fill: white, blur: blur)
        guard let placement = SoftPlacement(sprite, on: surface, text: &texts) else { continue }
        let area = placement.key.area
        #expect(area.width < 3840 + 40 && area.height < 4096)
        #expect(blur < 50 || area.area < 1 << 18)
      }
    }
  }

  @Test(arguments: [500, 1e9])
  func hugeBlursOnLargeSurfacesArePainted(_ blur: Double) {
    let sprite = Sprite(.rectangle(4000, 3000), transform: .at(960, 540), fill: white, blur: blur)
    let raster = picture([sprite], width: 3840, height: 2160, scale: 2)
    // Beyond 8192 pixels a blur counts as 8192.
    let deviation = min(blur, 4096)
    func inside(_ half: Double) -> Double { erf(half / deviation / 2.0.squareRoot()) }
    let wanted = inside(4000) * inside(3000)
    #expect(abs(Double(raster[1920, 1080] >> 24) / 255 - wanted) < 0.03)
  }
}
