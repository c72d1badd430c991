import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// At most three flashes a second (WCAG 2.2, 2.3.1): a flash is a pair of opposing changes of relative
/// luminance by 0.1 or more, where the darker is below 0.8, of a quarter of the stage or more.
@Suite(.languages) struct FlashTests {
  static let rate = 30.0
  private static let columns = 8
  private static let rows = 5

  /// The luminances of points all over a picture. What is smaller than 1/500 of it is left out.
  static func luminances(_ sprites: [Sprite], _ size: Size, _ ground: Color) -> [Double] {
    let large = sprites.withoutLayers.map { sprite in
      (sprite: sprite, box: sprite.transform.bounds(of: sprite.shape.bounds))
    }
    .filter { $0.box.width * $0.box.height * 500 > size.width * size.height }
    return (0..<columns * rows).map { index in
      let position = Point(
        x: (Double(index % columns) + 0.5) / Double(columns) * size.width,
        y: (Double(index / columns) + 0.5) / Double(rows) * size.height)
      return large.filter { $0.box.contains(position) }.map(\.sprite)
        .color(at: position, over: ground).luminance
    }
  }

  /// The most flashes within any second, of frames of luminances.
  static func flashes(_ frames: [[Double]]) -> Int {
    guard let count = frames.first?.count else { return 0 }
    // By frame: how many points turned from rising to falling or back there, each having changed enough.
    var turns = Array(repeating: 0, count: frames.count)
    for point in 0..<count {
      var (extreme, direction) = (frames[0][point], 0)
      for (index, frame) in frames.enumerated() {
        let change = frame[point] - extreme
        if abs(change) >= 0.1, min(frame[point], extreme) < 0.8,
          direction != (change > 0 ? 1 : -1)
        {
          turns[index] += 1
          (extreme, direction) = (frame[point], change > 0 ? 1 : -1)
        } else if Double(direction) * change > 0 {
          extreme = frame[point]
        }
      }
    }
    // Points that turn within a tenth of a second turn together.
    let together = Int(rate / 10)
    var (changes, index): ([Int], Int) = ([], 0)
    while index < turns.count {
      let end = min(index + together, turns.count)
      let isLarge = turns[index..<end].reduce(0, +) * 4 >= count
      if isLarge { changes.append(index) }
      index = isLarge ? end : index + 1
    }
    let second = Int(rate)
    return changes.map { first in changes.count { $0 >= first && $0 < first + second } / 2 }.max()
      ?? 0
  }

  @Test func flashesAreCounted() {
    func frames(every count: Int) -> [[Double]] {
      (0..<60).map { Array(repeating: $0 / count % 2 == 0 ? 0.1 : 0.6, count: 40) }
    }
    #expect(Self.flashes(frames(every: 60)) == 0)
    #expect(Self.flashes(frames(every: 5)) == 3)
    #expect(Self.flashes(frames(every: 3)) == 5)
  }

  @Test(arguments: Entry.all)
  func demosDoNotFlash(_ entry: Entry) {
    let (scene, timeline) = (entry.demo.scene, entry.demo.timeline)
    var animator = SceneAnimator(scene)
    let rate = Script(entry).playhead.rate
    let count = min(Int(timeline.length / rate * Self.rate), 300)
    let frames = (0...count).map { index in
      Self.luminances(
        animator.frame(at: timeline.range.lowerBound + Double(index) / Self.rate * rate),
        scene.size,
        .black)
    }
    #expect(Self.flashes(frames) <= 3)
  }
}
