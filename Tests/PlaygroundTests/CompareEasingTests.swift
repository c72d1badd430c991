import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Easings side by side, and whatever keys do to all of it.
@Suite(.languages) struct CompareEasingTests {
  private static let springs = Entry.all.first { $0.demo.name == "springs" }

  private static let path = TrackPath(node: "kept", property: "x")

  private static func script(_ easings: [Easing]) -> Script {
    var script = Script(springs, at: 0.5)
    for easing in easings {
      script.change { session in
        session.workspace.setTrack(
          .number(.x, Track(dictionaryLiteral: (0.2, 100), (1.2, 700), (2, 300)).eased(easing)),
          at: path)
      }
      if easing != easings.last { script.press(.character("b"), .shift) }
    }
    script.change { $0.selection.keys = [KeyframePath(path, 0)] }
    script.press(.character("c"))
    return script
  }

  @Test func linearComesFirstAndEachVersionHasItsEasing() throws {
    var script = Self.script([.easeOut(.back), .easeIn(.quad), .easeInOut(.cubic)])
    var lanes: [EasingLane] = []
    script.change { session in
      guard let stretch = session.workspace.easingStretch() else { return }
      #expect(stretch == EasingStretch(key: KeyframePath(Self.path, 0), times: 0.2...1.2))
      lanes = session.workspace.easingLanes(over: stretch)
    }
    #expect(lanes.map(\.easing) == [.linear, .easeInOut(.cubic), .easeOut(.back), .easeIn(.quad)])
    #expect(lanes.map(\.versions) == ["", "A", "B", "C"])
  }

  @Test func versionsWithOneEasingShareALane() {
    var script = Self.script([.easeOut(.back), .linear, .easeOut(.back)])
    // The last two are kept apart by what else they have.
    script.change { session in
      guard let stretch = session.workspace.easingStretch() else { return }
      let lanes = session.workspace.easingLanes(over: stretch)
      #expect(lanes.map(\.easing).first == .linear)
      #expect(lanes.dropFirst().map(\.easing) == [.easeOut(.back)])
    }
  }

  @Test func progressRunsFrom0To1OverTheStretch() {
    let stretch = EasingStretch(key: KeyframePath(Self.path, 0), times: 1...3)
    let table: [(time: Double, progress: Double)] = [
      (-4, 0), (1, 0), (1.5, 0.25), (2, 0.5), (3, 1), (9, 1),
    ]
    for (time, progress) in table { #expect(stretch.progress(at: time) == progress) }
    let jump = EasingStretch(key: KeyframePath(Self.path, 0), times: 1...1)
    #expect(jump.progress(at: 0.9) == 0 && jump.progress(at: 1) == 1)
  }

  @Test func withoutASelectionItIsTheStretchUnderThePlayhead() throws {
    for entry in Entry.all {
      var script = Script(entry)
      for part in [0.0, 0.3, 0.7, 1] {
        let time = script.range.lowerBound + part * script.playhead.timeline.length
        script.change { session in
          session.player.playhead.jump(to: time)
          let movers = session.player.movers()
          let stretch = session.workspace.easingStretch()
          #expect((stretch == nil) == movers.isEmpty)
          guard let stretch else { return }
          let all = movers.flatMap(\.stretches).map(\.times)
          #expect(all.contains(stretch.times))
          if all.contains(where: { $0.contains(time) }) { #expect(stretch.times.contains(time)) }
        }
      }
    }
  }

  @Test(arguments: [Easing.linear, .easeOut(.back), .easeOut(.elastic), .hold, .easeInOut(.expo)])
  func ballsStayInTheirLane(_ easing: Easing) {
    let field = Rect(x: 200, y: 0, width: 400, height: 100)
    let scale = EasingScale([.linear, easing], over: field)
    for step in 0...200 {
      let x = scale.x(of: easing(Double(step) / 200))
      #expect((field.minX...field.maxX).contains(x))
    }
    #expect(scale.x(of: 0) < scale.x(of: 1))
    #expect((field.minX...field.maxX).contains(scale.x(of: .nan)))
  }

  // MARK: Whatever comes

  private static let keys: [Key] =
    [.space, .left, .right, .home, .end, .tab, .tab, .enter, .escape, .pageDown]
    + "bbbbccmmvvtortg".map { .character($0) }

  private static let walks: [(demo: String, seed: UInt64)] = [
    ("springs", 1), ("chainable-bounce", 2), ("paging-intro", 3), ("interrupt", 5),
  ]

  /// Keys and presses in any order: what is shown can be drawn, and the text of the document reads
  /// back.
  @Test(arguments: walks.indices)
  func aRandomWalkComesThrough(_ index: Int) throws {
    let walk = Self.walks[index]
    var random = Seeded(state: walk.seed)
    var script = Script(Entry.all.first { $0.demo.name == walk.demo })
    for step in 0..<Share.count(120, few: 40) {
      switch Int.random(in: 0...9, using: &random) {
      case 0...5:
        let key = Self.keys.randomElement(using: &random) ?? .space
        let isB = key == .character("b")
        script.press(key, isB && Bool.random(using: &random) ? .shift : [])
      case 6...7:
        let position = Point(
          x: .random(in: 0...1280, using: &random), y: .random(in: 0...720, using: &random))
        let end = position + Point(x: .random(in: -200...200, using: &random), y: 8)
        script.step(.pointerPressed(position, clicks: 1))
        script.step(.pointerMoved(end))
        if Bool.random(using: &random) { script.press(.character("b")) }
        script.step(.pointerReleased(end))
      case 8:
        script.press(.character("z"), Bool.random(using: &random) ? .control : [.control, .shift])
      default:
        let movers = script.session.player.sights.movers ?? []
        let path = movers.randomElement(using: &random)?.path
        script.change { session in
          session.selection.track = Bool.random(using: &random) ? path : nil
          session.selection.keys = path.map { [KeyframePath($0, 1)] } ?? []
        }
      }
      script.step(dt: [0, 1.0 / 60, 0.3].randomElement(using: &random) ?? 0)
      guard script.frame.sprites.allSatisfy(\.isFinite), script.time.isFinite else {
        Issue.record("step \(step): \(script.frame.sprites.filter { !$0.isFinite }.map(\.name))")
        return
      }
      #expect(script.layout.parts == script.session.workspace.wantedParts)
    }
    #expect(try Document(text: script.session.document.text) == script.session.document)
  }
}
