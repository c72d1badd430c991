import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// In talks no type is smaller than 1/40 of the stage's height, whatever the window.
@Suite(.languages) struct LegibleTypeTests {
  static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1024, height: 768),
    Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
    Size(width: 2560, height: 1080), Size(width: 3840, height: 2160),
    Size(width: 720, height: 1280),
  ]

  /// The stage lies on whole pixels, so its height is up to half a pixel off.
  private static let pixel = 1e-4

  fileprivate struct Seen {
    var words: String
    /// The size of its type on the screen, and without the scale of its nodes, in parts of the stage's height.
    var size: Double
    var ownScale: Double
    var box: Rect
    /// As the demo has it.
    var ownBox: Rect
    var isShown: Bool
  }

  /// The texts of a demo in a talk beside those of its scene.
  private static func texts(_ script: Script) -> [Seen] {
    let layout = script.layout
    let own = script.session.player.visibleScene.frame(at: script.time)
    let sprites = script.frame.sprites.prefix(own.count)
    return zip(sprites, own).compactMap { sprite, own in
      guard case .text(let text) = sprite.shape, sprite.shape == own.shape,
        let box = sprite.textBox(Script.measure), let ownBox = own.textBox(Script.measure)
      else { return nil }
      return Seen(
        words: text.string,
        size: text.style.size * sprite.transform.meanScale / layout.stage.height,
        ownScale: own.transform.meanScale, box: box,
        ownBox: layout.stageTransform.bounds(of: ownBox),
        isShown: sprite.opacity > 0 || own.opacity == 0)
    }
  }

  @Test(arguments: Entry.all, sizes)
  func ofDemos(_ entry: Entry, _ size: Size) {
    var script = Script(entry, at: entry.demo.posterTime, size: size)
    script.press(.function(5), .shift)
    let range = script.range
    for part in [0, 0.31, 0.5, 0.77, 1] {
      let time = range.lowerBound + part * (range.upperBound - range.lowerBound)
      script.change { $0.player.playhead.jump(to: time) }
      script.step()
      let texts = Self.texts(script)
      for (index, text) in texts.enumerated() where !entry.demo.keepsSmallType {
        // A node that grows or shrinks takes its words along.
        #expect(
          text.size >= min(text.ownScale, 1) * Presentation.leastType - Self.pixel,
          "\(text.words) at \(time)")
        #expect(text.isShown, "\(text.words) at \(time)")
        #expect(!text.leavesStage(script.layout.stage), "\(text.words) at \(time)")
        for other in texts[..<index]
        where other.box.intersects(text.box) && !other.ownBox.intersects(text.ownBox) {
          Issue.record("\(text.words) covers \(other.words) at \(time)")
        }
      }
    }
  }

  // MARK: Growing

  private static func text(_ string: String, _ size: Double, x: Double, y: Double) -> Sprite {
    Sprite(
      .text(string, TextStyle(size, alignment: .leading)), transform: .translation(x: x, y: y),
      fill: .color(.white))
  }

  private static let stage = Size(width: 400, height: 200)

  @Test func largeTypeStays() {
    let sprites = [Self.text("large", 10, x: 20, y: 20), Self.text("larger", 30, x: 20, y: 60)]
    #expect(sprites.legible(least: 10, on: Self.stage, measure: Script.measure) == sprites)
  }

  @Test func whatLeavesTheStageMovesInside() throws {
    let sprites = [Self.text("edge", 5, x: 388, y: 3)]
    let grown = sprites.legible(least: 10, on: Self.stage, measure: Script.measure)
    let box = try #require(grown[0].textBox(Script.measure))
    #expect(abs(box.height - 10) < 1e-9 && box.maxX <= 400 && box.minY >= 0)
  }

  @Test func whatCoversAnotherMovesOrGoes() throws {
    let free = [Self.text("below", 5, x: 20, y: 107), Self.text("above", 10, x: 20, y: 99)]
    let moved = free.legible(least: 10, on: Self.stage, measure: Script.measure)
    let boxes = moved.compactMap { $0.textBox(Script.measure) }
    #expect(boxes.count == 2 && !boxes[0].intersects(boxes[1]) && moved[0].opacity == 1)
    let tight = (0..<20).map { Self.text("wall", 10, x: 20, y: Double($0) * 10 + 5) }
    let crowded = [Self.text("x", 5, x: 15, y: 100)] + tight
    let left = crowded.legible(least: 10, on: Self.stage, measure: Script.measure)
    #expect(left[0].opacity == 0 && Array(left.dropFirst()) == tight)
  }
}

extension LegibleTypeTests.Seen {
  fileprivate func leavesStage(_ stage: Rect) -> Bool {
    func isInside(_ box: Rect) -> Bool { stage.inset(by: -0.01).covers(box) }
    return isInside(ownBox) && !isInside(box)
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
