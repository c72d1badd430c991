import DemoKit
import Demos
import Editing
import Keyframes
import Stage
import Testing

/// Scenes for people who asked for reduced motion.
struct ReducedMotionTests {
  private func sprite(_ node: Node, at time: Double, on timeline: Timeline) throws -> Sprite? {
    let scene = Scene(ground: .black) { node }.reducingMotion(on: timeline)
    return scene.frame(at: time).first { $0.name == "a" }
  }

  private static let ball = Node(.circle(radius: 10), fill: .white).named("a")

  @Test func aMoveBecomesAFade() throws {
    let node = Self.ball.at(x: [1: 0, 3: 500], y: 50, .easeInOut(.cubic))
    let timeline = Timeline.seconds(4)
    for (time, x, opacity) in [
      (0.0, 0.0, 1.0), (1.5, 0, 1), (1.9, 0, 0.5), (2.1, 500, 0.5), (2.5, 500, 1), (4, 500, 1),
    ] {
      let sprite = try #require(try sprite(node, at: time, on: timeline))
      #expect(
        abs(sprite.transform.tx - x) < 1e-9 && abs(sprite.opacity - opacity) < 1e-9, "\(time)")
    }
  }

  @Test func aSmallMoveIsAJumpWithoutAFade() throws {
    let node = Self.ball.at(x: [1: 0, 3: 5], y: 50)
    for time in stride(from: 0.0, to: 4, by: 0.1) {
      let sprite = try #require(try sprite(node, at: time, on: .seconds(4)))
      #expect(sprite.opacity == 1 && (sprite.transform.tx == 0 || sprite.transform.tx == 5))
    }
  }

  @Test func everyPageIsARest() throws {
    let node = Self.ball.at(x: [0: 0, 1: 200, 2: 600], y: 50)
    for page in 0...2 {
      let sprite = try #require(try sprite(node, at: Double(page), on: .pages(3)))
      #expect(sprite.opacity == 1 && sprite.transform.tx == [0, 200, 600][page])
    }
  }

  @Test func anEndlessMoveStaysAtItsBeginning() throws {
    let track = ([0: 0, 1: 300] as Track<Double>).extrapolated(after: .repeat)
    for time in [0, 0.5, 1, 7.3] {
      let sprite = try #require(
        try sprite(Self.ball.at(x: track, y: 50), at: time, on: .seconds(9)))
      #expect(sprite.transform.tx == 0 && sprite.opacity == 1)
    }
  }

  /// Nothing moves any more, and the ends of a scene look as they did unless it moves for ever.
  @Test(arguments: catalog.map(\.name))
  func nothingMoves(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let scene = demo.scene.reducingMotion(on: demo.timeline)
    #expect(scene.longestMotion(in: demo.timeline.range) == nil)
    #expect(scene.reducingMotion(on: demo.timeline) == scene)
    #expect(scene.allNodes.count == demo.scene.allNodes.count)
  }

  @Test func theLongestMotionIsFound() throws {
    let scene = Scene(ground: .black) {
      Self.ball.at(x: [0: 0, 2: 100], y: 0)
      Node(.circle(radius: 5), fill: .white).named("long").at(x: 0, y: [1: 0, 4: 10, 8: 0])
    }
    let longest = try #require(scene.longestMotion(in: 0...7))
    #expect(longest.node == "long" && longest.time == 1...7)
  }
}
