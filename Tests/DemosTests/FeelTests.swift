import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Scrolling
import Stage
import Testing

/// One gesture, four kinds of physics.
@Suite struct FeelTests {
  /// Where the content of a lane begins on the stage.
  private static let origin = 186.0

  private func feel() throws -> any Demo { try Entry.named("feel") }

  private func x(_ part: String, _ lane: Int, _ demo: any Demo, at time: Double) throws -> Double {
    let sprites = demo.scene.frame(at: time).filter { $0.name == part }
    try #require(sprites.count == 4, "One for each lane.")
    return sprites[lane].transform.tx
  }

  /// A drag of 60 points times `strength` in a twentieth of a second.
  private static func moves(_ strength: Double) -> [(x: Double, time: Double)] {
    (0...6).map { (300 + strength * 10 * Double($0), 5 + Double($0) / 120) }
  }

  private func fling(_ demo: inout any Demo, _ strength: Double, at time: Double) -> Reply {
    let moves = Self.moves(strength)
    #expect(
      demo.receive(
        .pointer(.pressed(Point(x: moves[0].x, y: 90), clock: moves[0].time, clicks: 1)), at: time)
        == .hold)
    for (x, clock) in moves.dropFirst() {
      #expect(
        demo.receive(.pointer(.moved(Point(x: x, y: 400), clock: clock)), at: time) == .nothing)
    }
    let last = moves[moves.count - 1]
    return demo.receive(.pointer(.released(Point(x: last.x, y: 90), clock: last.time)), at: time)
  }

  /// The lanes against scrollers of the test's own.
  @Test(arguments: [-1.0, 0.1, 0.6, 2])
  func everyLaneIsFlungByItsOwnPhysics(_ strength: Double) throws {
    var demo = try feel()
    let end = demo.timeline.range.upperBound
    let starts = try (0..<4).map { try x("marker", $0, demo, at: end) - Self.origin }
    #expect(fling(&demo, strength, at: end) == .playFromStart)
    for lane in 0..<4 {
      var scroller = Scroller(
        Extent(range: 0...700, viewport: 700, follow: -1), position: starts[lane],
        physics: Physics.profiles[lane].physics)
      let moves = Self.moves(strength)
      scroller.beginDrag(at: moves[0].x, time: moves[0].time)
      for (x, time) in moves.dropFirst() { scroller.drag(to: x, time: time) }
      scroller.endDrag(time: moves[6].time)
      #expect(try x("landing", lane, demo, at: 0).isNear(Self.origin + scroller.destination))
      for time in [0, 0.11, 0.4, 60] {
        let wanted = Self.origin + scroller.position(after: time)
        // Straight lines between 60ths of a second, also around the bend at an edge.
        #expect(
          try x("marker", lane, demo, at: time).isNear(wanted, within: 12), "\(lane) at \(time)")
      }
      #expect(try x("marker", lane, demo, at: 60).isNear(Self.origin + scroller.destination))
    }
  }

  /// A drag shows where a release would land; holding still shows that there would be no fling.
  @Test func theLandingIsShownBeforeTheRelease() throws {
    var demo = try feel()
    let moves = Self.moves(0.5)
    _ = demo.receive(
      .pointer(.pressed(Point(x: moves[0].x, y: 90), clock: moves[0].time, clicks: 1)), at: 0)
    for (x, clock) in moves.dropFirst() {
      _ = demo.receive(.pointer(.moved(Point(x: x, y: 90), clock: clock)), at: 0)
    }
    let held = try x("landing", 0, demo, at: 0)
    #expect(held > (try x("marker", 0, demo, at: 0)) + 50)
    #expect(demo.receive(.seconds(0.05), at: 0) != .ignored)
    #expect(try x("landing", 0, demo, at: 0) == held)
    #expect(demo.receive(.seconds(0.06), at: 0) != .ignored)
    #expect(try x("landing", 0, demo, at: 0).isNear(x("marker", 0, demo, at: 0)))
    var frames = 0
    while demo.receive(.seconds(0.1), at: 0) != .ignored { frames += 1 }
    #expect(frames < 10, "A pointer that rests wants no frames.")
  }

  @Test func theWheelMovesTheLanesAndIsRead() throws {
    var demo = try feel()
    let end = demo.timeline.range.upperBound
    let before = try x("marker", 0, demo, at: end)
    let event = WheelEvent(y: -0.3, time: 8)
    #expect(demo.receive(.pointer(.wheel(event, at: Point(x: 480, y: 320))), at: end) == .ignored)
    #expect(
      demo.receive(.pointer(.wheel(event, at: Point(x: 480, y: 100))), at: end) == .playFromStart)
    #expect(try x("landing", 0, demo, at: 0) < before)
    let words = demo.scene.frame(at: 0).compactMap { sprite -> String? in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    #expect(words.contains("fractional ticks") && words.contains("−0.30"))
    #expect(words.contains("8.000 s"))
  }

  private func bars(_ demo: any Demo) -> [(name: String, rect: Rect)] {
    let nodes = demo.scene.nodes.filter { node in
      Physics.constants.contains { $0.name == node.name }
    }
    return nodes.map { node in
      let ground = node.children[0]
      let position = Point(x: ground.x.value(at: 0), y: ground.y.value(at: 0))
      return (node.name, Rect(centre: position, size: ground.shape?.bounds.size ?? .zero))
    }
  }

  @Test(arguments: 0..<4)
  func everyEffectiveConstantHasABar(_ lane: Int) throws {
    var demo = try feel()
    let physics = Physics.profiles[lane].physics
    let label = Point(x: 60, y: 41 + 50 * Double(lane))
    #expect(
      demo.receive(.pointer(.pressed(label, clock: 0, clicks: 1)), at: 0)
        == .adopt(Physics.profiles[lane].name))
    let bars = bars(demo)
    #expect(
      bars.map(\.name) == Physics.constants.filter { $0.matters(in: physics) }.map(\.name))
    let stage = Rect(origin: .zero, size: Scene.size)
    for (index, bar) in bars.enumerated() {
      #expect(bar.rect.height >= 24 && bar.rect.intersection(stage) == bar.rect)
      #expect(bars.prefix(index).allSatisfy { !$0.rect.intersects(bar.rect) })
    }
    #expect(Set(bars.map(\.name)).count == bars.count)
  }

  /// From one end to the other, and back to the default by a double click; the fling lands
  /// elsewhere.
  @Test(arguments: Physics.constants.indices)
  func aBarMovesItsConstantOverTheWholeRange(_ index: Int) throws {
    let constant = Physics.constants[index]
    let lane = try #require((0..<4).first { constant.matters(in: Physics.profiles[$0].physics) })
    let usual = Physics.profiles[lane].physics
    var demo = try feel()
    _ = demo.receive(
      .pointer(.pressed(Point(x: 60, y: 41 + 50 * Double(lane)), clock: 0, clicks: 1)), at: 0)
    let bar = try #require(bars(demo).first { $0.name == constant.name }).rect
    for (x, wanted) in [
      (bar.maxX + 50, constant.range.upperBound), (bar.minX - 500, constant.range.lowerBound),
    ] {
      demo.turn(demo.receive(.pointer(.pressed(bar.centre, clock: 0, clicks: 1)), at: 0))
      demo.turn(demo.receive(.pointer(.moved(Point(x: x, y: bar.centre.y), clock: 0)), at: 0))
      let physics = try #require(demo.ownPhysics(of: Physics.profiles[lane].name))
      #expect(physics[keyPath: constant.path] == wanted)
      _ = demo.receive(.pointer(.released(bar.centre, clock: 0)), at: 0)
      // One that makes others vanish is not moved away itself.
      let now = try #require(bars(demo).first { $0.name == constant.name }).rect
      #expect(now == bar)
    }
    demo.turn(demo.receive(.pointer(.pressed(bar.centre, clock: 0, clicks: 2)), at: 0))
    #expect(demo.ownPhysics(of: Physics.profiles[lane].name) == usual)
    #expect(demo.knobValues == KnobValues(demo.knobs))
  }

  /// A knob for every constant of every lane that can matter there, at its usual value; of them the
  /// panel shows those of the chosen lane, as the stage does.
  @Test(arguments: 0..<4)
  func theKnobsAreTheBars(_ lane: Int) throws {
    var demo = try feel()
    for profile in Physics.profiles.prefix(4) {
      #expect(demo.ownPhysics(of: profile.name) == profile.physics)
    }
    #expect(demo.ownPhysics(of: "None") == nil)
    #expect(
      (demo.receive(.adopted(profile: Physics.profiles[lane].name), at: 0) != .ignored)
        == (lane != 0))
    let shown = demo.knobs.filter { demo.isShowing($0) }
    #expect(shown.map(\.label) == bars(demo).map(\.name))
    for knob in shown {
      guard case .number(let range, let step, _) = knob.kind else {
        Issue.record("\(knob.name) is not a number.")
        continue
      }
      #expect((100...10_000).contains((range.upperBound - range.lowerBound) / step), "\(knob.name)")
    }
  }

  /// A profile without a lane does not change the constants that are shown, and highlights no lane.
  @Test func theLaneUsedForScrollingTimeIsHighlighted() throws {
    var demo = try feel()
    func lit(_ demo: any Demo) -> [Int] {
      (0..<4).filter { lane in
        let node = demo.scene.nodes.first { $0.name == Physics.profiles[lane].name }
        return node?.children[0].fill?.value(at: 0) != Color(0x1D2230)
      }
    }
    #expect(lit(demo) == [0])
    for (lane, profile) in Physics.profiles.enumerated().dropFirst() {
      #expect(
        demo.receive(.adopted(profile: profile.name), at: 0) != .ignored
          && lit(demo) == (lane < 4 ? [lane] : []))
    }
    #expect(
      demo.receive(.adopted(profile: "None"), at: 0) == .ignored
        && demo.receive(.adopted(profile: "iOS"), at: 0) != .ignored && lit(demo) == [0])
  }

  @Test func onlyTheLanesRecordTheGesture() throws {
    var demo = try feel()
    let before = demo.scene.frame(at: 0).filter { $0.name.contains("events") }
    let bar = try #require(bars(demo).first).rect
    for position in [bar.centre, Point(x: 60, y: 41)] {
      _ = demo.receive(.pointer(.pressed(position, clock: 9, clicks: 1)), at: 0)
      _ = demo.receive(.pointer(.moved(position + Point(x: 5, y: 0), clock: 9)), at: 0)
      _ = demo.receive(.pointer(.released(position, clock: 9)), at: 0)
    }
    #expect(demo.scene.frame(at: 0).filter { $0.name.contains("events") } == before)
  }

  @Test func aConstantShowsItsEffectOnTheSameGesture() throws {
    var demo = try feel()
    let before = try (0..<4).map { try x("landing", $0, demo, at: 0) }
    let bar = try #require(bars(demo).first { $0.name == "Kept per millisecond" }).rect
    demo.turn(
      demo.receive(
        .pointer(.pressed(Point(x: bar.minX + 60, y: bar.centre.y), clock: 0, clicks: 1)), at: 0))
    #expect(try x("landing", 0, demo, at: 0) < before[0] - 50)
    for lane in 1..<4 { #expect(try x("landing", lane, demo, at: 0) == before[lane]) }
  }
}

extension Demo {
  /// Does what a reply asks to be done with a knob.
  fileprivate mutating func turn(_ reply: Reply) {
    guard case .turn(let name, let value) = reply else {
      Issue.record("\(reply) turns no knob.")
      return
    }
    var changed: [String: KnobValue] = [:]
    for knob in knobs { changed[knob.name] = knobValues.value(of: knob.name) }
    changed[name] = value
    knobValues = KnobValues(knobs, changed: changed)
  }
}
