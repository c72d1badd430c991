import Foundation
import Keyframes
import Stage
import Testing

@testable import Drawing

/// Pictures in bands have the same pixels as whole ones, whatever the number of bands and workers.
struct BandPainterTests {
  private static let size = (width: 160, height: 120)
  private static let ground = Color(0x0F1115)
  fileprivate static let counts = [1, 2, 3, 7]

  /// A painter, and the picture that its bands result in.
  private struct Bands {
    var painter = BandPainter()
    let workers: Turns
    let canvas: Canvas

    init(workers: Int, bands: Int, _ size: (width: Int, height: Int) = BandPainterTests.size) {
      self.workers = Turns(count: workers)
      canvas = Canvas(size.width, size.height)
      painter.bandPixels = size.width * ((size.height + bands - 1) / bands)
    }

    mutating func paint(_ sprites: [Sprite], scale: Double = 1) -> Raster {
      var text = BoxTexts()
      painter.paint(
        sprites, on: BandPainterTests.ground, size: (canvas.width, canvas.height), scale: scale,
        text: &text, workers: workers, show: canvas.add)
      return canvas.raster
    }
  }

  /// Sprites of every kind: both fill rules, strokes, clips, texts, blurs, and layers with masks,
  /// mattes, effects and blend modes.
  private func randomPicture(_ dice: inout Dice) -> [Sprite] {
    (0..<9).map { _ in
      var sprite = randomSprite(&dice)
      sprite.isEvenOdd = dice.roll(0...1) < 0.5
      switch Int(dice.roll(0...7.99)) {
      case 0: sprite.blur = dice.roll(1...30)
      case 1:
        sprite = Sprite(Layer([sprite, randomSprite(&dice)], masks: [Self.mask]), opacity: 0.7)
      case 2: sprite = Sprite(Layer([sprite], matte: Layer.Matte([randomSprite(&dice)])))
      case 3: sprite = Sprite(Layer([sprite], effects: Self.effects), clips: sprite.clips)
      case 4: sprite = Sprite(Layer([sprite], blend: .multiply))
      case 5: sprite = Sprite(.rectangle(900, 300), transform: .at(80, 60), fill: .color(.white))
      default: break
      }
      return sprite
    }
  }

  private static let mask = Layer.Mask(
    Path(through: (10, 30), (150, 20), (90, 110), isClosed: true), isInverted: true, opacity: 0.8)
  private static let effects = Layer.Effects(
    blur: Point(x: 3, y: 1),
    shadow: .init(.black, offset: Point(x: 4, y: 9), blur: Point(x: 5, y: 5)))

  @Test(arguments: counts, counts)
  func bandsAreTheSamePixels(_ workers: Int, _ bands: Int) {
    var dice = Dice(seed: 7)
    var painter = Bands(workers: workers, bands: bands)
    for round in 0..<40 {
      let sprites = randomPicture(&dice)
      for step in [0.0, 1.5] {
        let moved = step == 0 ? sprites : sprites.dropLast() + [sprites[0]]
        expectAlike(
          painter.paint(moved),
          picture(moved, on: Self.ground, width: Self.size.width, height: Self.size.height),
          "round \(round)")
      }
    }
  }

  /// More layers than are kept, so that they are painted for each band.
  @Test(arguments: counts)
  func layersThatAreNotKeptAreTheSamePixels(_ workers: Int) {
    var painter = Bands(workers: workers, bands: 3, (1000, 1000))
    let sheet = Sprite(.circle(radius: 480), transform: .at(500, 500), fill: .color(.white))
    let sprites = (0..<14).map { index in
      Sprite(
        Layer([sheet], effects: index == 13 ? Self.effects : Layer.Effects()),
        transform: .translation(x: 0.3 * Double(index), y: 0), opacity: 0.2)
    }
    expectAlike(
      painter.paint(sprites), picture(sprites, on: Self.ground, width: 1000, height: 1000))
  }

  @Test func nothingChangedIsNoBand() {
    var (painter, text) = (BandPainter(), NoText())
    let sprites = [Sprite(.circle(radius: 5), transform: .at(20, 20), fill: .color(.white))]
    func paint() -> (damage: Damage?, bands: Int) {
      let canvas = Canvas(60, 50)
      let damage = painter.paint(
        sprites, on: .black, size: (60, 50), scale: 1, text: &text, workers: OneWorker(),
        show: canvas.add)
      return (damage, canvas.count)
    }
    #expect(paint() == (Damage(PixelRect(x: 0, y: 0, width: 60, height: 50)), 1))
    #expect(paint() == (nil, 0))
    painter.invalidate()
    #expect(paint().bands == 1)
  }
}

/// Workers that take turns, from the last piece to the first.
private struct Turns: Workers {
  let count: Int

  func run<Scratch: Sendable>(
    _ pieces: Int, scratch: inout [Scratch], _ body: @Sendable (Int, inout Scratch) -> Void
  ) {
    for piece in (0..<pieces).reversed() { body(piece, &scratch[piece % count]) }
  }
}

/// A picture put together from bands.
private final class Canvas: @unchecked Sendable {
  // Only touched while the lock is held.
  private var whole: Raster
  private var bands = 0
  private let lock = NSLock()
  let (width, height): (Int, Int)

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    whole = Raster(width: width, height: height)
  }

  @Sendable func add(_ band: Raster) {
    lock.withLock {
      bands += 1
      for y in 0..<band.height {
        for x in 0..<band.width {
          whole[band.area.x + x, band.area.y + y] = band[x, y]
        }
      }
    }
  }

  var raster: Raster { lock.withLock { whole } }
  var count: Int { lock.withLock { bands } }
}
