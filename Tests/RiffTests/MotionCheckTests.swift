import DemoKit
import Demos
import Keyframes
import SDLHost
import Stage
import Testing

@testable import Commands

/// Motion that harms or disturbs people is named by `riff check`.
@MainActor @Suite struct MotionCheckTests {
  private func warnings(_ demo: any Demo) throws -> [String] {
    try MotionCheck(demo).warnings(TextRenderer()).map { $0.text(in: .english) }
  }

  private func warnings(_ length: Double, _ node: Node) throws -> [String] {
    try warnings(
      SceneDemo("test", scene: Scene(ground: .black) { node }, timeline: .seconds(length)))
  }

  @Test func flashesAreNamed() throws {
    let cover = Node(.rectangle(960, 540), fill: .white).at(x: 480, y: 270)
    func flashing(_ times: Int) -> Node {
      let half = 0.5 / Double(times)
      let keys = (0..<2 * times).map {
        Keyframe(time: Double($0) * half, value: Double($0 % 2), easing: .hold)
      }
      return cover.opacity(Track(keys))
    }
    #expect(try warnings(1, flashing(3)).isEmpty)
    let found = try warnings(1, flashing(6))
    #expect(
      found.count == 1 && found[0].hasPrefix("It flashes 5") || found[0].hasPrefix("It flashes 6"))
  }

  @Test(arguments: [Size(width: 1, height: 4000), Size(width: 4000, height: 1)])
  func picturesOfNarrowScenesAreSmall(_ size: Size) {
    var scene = Scene(ground: .black) { Node(.circle(radius: 20), fill: .white) }
    scene.size = size
    let check = MotionCheck(SceneDemo("test", scene: scene, timeline: .seconds(60)))
    #expect(check.size == Size(width: min(size.width, 64), height: min(size.height, 64)))
  }

  /// Flashes are looked for in as many pictures as are drawn in time.
  @Test func heavyScenesAreCheckedInFewerPictures() {
    func frames(_ lines: Int) -> Int {
      var path = Path()
      path.move(to: .zero)
      for line in 0..<lines { path.line(to: Point(x: Double(line % 7), y: Double(line % 5))) }
      let node = Node(.path(path), fill: .white).at(x: [0: 0, 60: 360], y: 0)
      let scene = Scene(ground: .black) { node }
      return MotionCheck(SceneDemo("test", scene: scene, timeline: .seconds(60))).frames
    }
    #expect(frames(100) == 3601)
    #expect((60..<400).contains(frames(25_000)))
  }

  @Test func longMotionIsNamed() throws {
    let ball = Node(.circle(radius: 20), fill: .white).named("ball")
    #expect(try warnings(9, ball.at(x: [0: 0, 4: 100], y: 50)).isEmpty)
    #expect(
      try warnings(9, ball.at(x: [0: 0, 6: 100], y: 50)).map { $0.contains("ball") } == [true])
  }

  private struct Slow: ButtonedDemo {
    static let title = "Slow"
    static let caption = ""
    static let delay = 0.0
    var isPressed = false
    var wait = 0.0

    init() {}
    init(wait: Double) { self.wait = wait }

    var timeline: Timeline { .seconds(3) }
    var scene: Scene {
      let x: Track<Double> = isPressed ? [wait: 0, wait + 1: 300] : 0
      return Scene(ground: .black) { Node(.circle(radius: 20), fill: .white).at(x: x, y: 0) }
    }
    func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
      [StageButton("Go", Rect(x: 0, y: 0, width: 80, height: 40))]
    }
    mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
      isPressed = true
      return .play
    }
  }

  @Test func lateAnswersAreNamed() throws {
    #expect(try warnings(Slow(wait: 0)).isEmpty)
    #expect(try warnings(Slow(wait: 0.5)).map { $0.contains("Go") } == [true])
  }

  /// In `springs`, two balls swing over the same places four times a second.
  private static let flashing: Set<String> = ["springs"]

  @Test(arguments: catalog.map(\.name))
  func otherDemosNeitherFlashNorAnswerLate(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let found = try warnings(demo).filter { !$0.contains("2.2.2") }
    #expect(found.isEmpty == !Self.flashing.contains(name), "\(found)")
  }
}
