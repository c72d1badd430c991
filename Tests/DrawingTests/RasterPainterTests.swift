import Keyframes
import Stage
import Testing

@testable import Drawing

struct RasterPainterTests {
  @Test func repaintingTheDamageEqualsPaintingEverything() {
    var dice = Dice(seed: 20)
    var sprites = (0..<12).map { _ in randomSprite(&dice) }
    var painter = RasterPainter()
    var texts = BoxTexts()
    for round in 0..<200 {
      change(&sprites, &dice)
      let scale = round < 150 ? 1 : 1.5
      let before = painter.raster
      let damage = painter.paint(
        sprites, on: Color(0x0F1115), size: (160, 120), scale: scale, text: &texts)
      expectAlike(
        painter.raster,
        picture(sprites, on: Color(0x0F1115), width: 160, height: 120, scale: scale),
        "round \(round)")
      guard before.pixels.count == painter.raster.pixels.count else { continue }
      for y in 0..<120 {
        for x in 0..<160 where before[x, y] != painter.raster[x, y] {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          #expect(damage?.rects.contains { $0.intersects(pixel) } == true)
        }
      }
    }
  }

  @Test func nothingChangedIsNoDamage() {
    var painter = RasterPainter()
    var texts = BoxTexts()
    let sprites = [Sprite(.circle(radius: 5), transform: .at(20, 20), fill: .color(.white))]
    let first = painter.paint(sprites, on: .black, size: (60, 50), scale: 1, text: &texts)
    #expect(first == Damage(PixelRect(x: 0, y: 0, width: 60, height: 50)))
    #expect(painter.paint(sprites, on: .black, size: (60, 50), scale: 1, text: &texts) == nil)
    painter.invalidate()
    #expect(painter.paint(sprites, on: .black, size: (60, 50), scale: 1, text: &texts) != nil)
  }

  /// Texts that are not painted again are still there, and no others are.
  @Test func textsOfTheLastPictureAreKnown() {
    var painter = RasterPainter()
    var texts = BoxTexts()
    func paint(_ strings: [String]) {
      let sprites = strings.map {
        Sprite(.text($0, TextStyle(16)), transform: .at(50, 40), fill: .color(.white))
      }
      painter.paint(sprites, on: .black, size: (100, 80), scale: 1, text: &texts)
    }
    paint(["one", "two"])
    paint(["one", "three"])
    #expect(painter.textKeys.map(\.text.string) == ["one", "three"])
  }

  /// Texts that are transparent or clipped away need no masks.
  @Test func masksOfManyTextsAreMadeAtOnce() {
    var (painter, texts, dice) = (RasterPainter(), BoxTexts(), Dice(seed: 34))
    let clip = Clip(Rect(x: 0, y: 0, width: 100, height: 80))
    let empty = Clip(Rect(x: 0, y: 0, width: 0, height: 0))
    let sprites = (0..<100).map { number in
      Sprite(
        .text("text \(number)", TextStyle(Double.random(in: 0.5...40, using: &dice))),
        transform: .at(
          Double.random(in: -100...300, using: &dice), Double.random(in: -100...300, using: &dice)),
        opacity: number % 3 == 0 ? 0 : 1, fill: .color(.white),
        clips: [number % 5 == 0 ? empty : clip])
    }
    painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &texts)
    #expect(texts.prepared.count > 10)
    #expect(texts.prepared.map(\.text.string) == texts.keys.map(\.text.string))
  }

  @Test func onlyWhatMovedIsDamaged() throws {
    var painter = RasterPainter()
    var texts = BoxTexts()
    var sprites = (0..<10).map {
      Sprite(.rectangle(4, 4), transform: .at(10 + 15 * Double($0), 10), fill: .color(.white))
    }
    painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &texts)
    sprites[3].transform = .at(100, 100)
    let moved = try #require(
      painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &texts))
    #expect(moved.rects.reduce(0) { $0 + $1.area } == 32)
    sprites.insert(sprites[0], at: 5)
    sprites[5].transform = .at(50, 50)
    let inserted = try #require(
      painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &texts))
    #expect(inserted.rects == [PixelRect(x: 48, y: 48, width: 4, height: 4)])
  }

  @Test func damagedRectanglesNeverOverlap() {
    var dice = Dice(seed: 4)
    var damage = Damage()
    for _ in 0..<300 {
      damage.add(
        PixelRect(
          x: Int(dice.roll(0...500)), y: Int(dice.roll(0...500)), width: Int(dice.roll(0...30)),
          height: Int(dice.roll(0...30))))
      for (index, rect) in damage.rects.enumerated() {
        #expect(damage.rects.dropFirst(index + 1).allSatisfy { !$0.intersects(rect) })
      }
    }
  }

  private func change(_ sprites: inout [Sprite], _ dice: inout Dice) {
    switch Int(dice.roll(0...5.99)) {
    case 0: sprites.insert(randomSprite(&dice), at: Int(dice.roll(0...Double(sprites.count))))
    case 1 where sprites.count > 4: sprites.remove(at: Int(dice.roll(0...3.99)))
    case 2: sprites.swapAt(0, sprites.count - 1)
    case 3: sprites[0].opacity = dice.roll(0...1)
    default:
      for _ in 0..<Int(dice.roll(1...3)) {
        sprites[Int(dice.roll(0...Double(sprites.count) - 0.01))] = randomSprite(&dice)
      }
    }
  }
}

func randomSprite(_ dice: inout Dice) -> Sprite {
  let shapes: [Shape] = [
    .rectangle(40, 23), .rectangle(30, 30, cornerRadius: 7), .circle(radius: 18), pentagram, frame,
    .star(points: 6, radius: 25), .text("riff", TextStyle(16)), line(-30, -10, 30, 14),
  ]
  let paints: [Paint] = [
    .color(Color(0xFF7F50)), .color(Color(0x3FD0A9, alpha: 0.6)),
    .gradient(.vertical(Color(0x57B6FF), Color(0x9B7BFF, alpha: 0.3))),
  ]
  let isWhole = dice.roll(0...1) < 0.4
  let (x, y) = (dice.roll(-20...180), dice.roll(-20...140))
  var sprite = Sprite(
    shapes[Int(dice.roll(0...7.99))],
    transform: .at(
      isWhole ? x.rounded() : x, isWhole ? y.rounded() : y,
      turned: isWhole ? 0 : dice.roll(0...360)),
    opacity: dice.roll(0...1) < 0.5 ? 1 : dice.roll(0...1),
    fill: paints[Int(dice.roll(0...2.99))])
  if dice.roll(0...1) < 0.4 {
    sprite.stroke = Stroke(
      .color(.white), width: dice.roll(0.3...9), join: .round,
      dash: dice.roll(0...1) < 0.3 ? [6, 4] : [],
      end: dice.roll(0.2...1))
  }
  if dice.roll(0...1) < 0.3 {
    sprite.clips = [
      Clip(
        Rect(x: -30, y: -20, width: 60, height: 40), cornerRadius: 8,
        transform: .at(x, y, turned: dice.roll(0...90)))
    ]
  }
  return sprite
}
