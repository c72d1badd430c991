import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Versions of a demo, saved and compared.
@Suite(.languages) struct CompareTests {
  private static let springs = Entry.all.first { $0.demo.name == "springs" }
  private static let knob = "response"

  private static func script(at time: Double? = nil) -> Script { Script(springs, at: time) }

  /// Edits A, keeps it as B, and edits A again.
  private static func compared() -> Script {
    var script = script(at: 0.5)
    script.turn(knob, to: 0.5)
    script.press(.character("b"), .shift)
    script.turn(knob, to: 1.5)
    return script
  }

  @Test func keepingCopiesTheEditsAsTheyAre() {
    var script = Self.script()
    for (count, letter) in ["B", "C", "D"].enumerated() {
      script.turn(Self.knob, to: 0.2 + 0.1 * Double(count))
      let before = script.edits
      script.press(.character("b"), .shift)
      #expect(script.edits == before)
      #expect(script.session.workspace.savedVersions.kept.last?.letter.rawValue == letter)
      #expect(script.session.workspace.savedVersions.kept.last?.edits == before)
      #expect(script.session.workspace.savedVersions.letterOnStage == .a)
    }
    let full = script.session.document
    script.press(.character("b"), .shift)
    #expect(script.session.document == full)
  }

  @Test func twiceTheOtherVersionIsIdentity() {
    var script = Self.compared()
    let document = script.session.document
    let scene = script.session.player.scene
    let frame = script.frame.sprites.count
    script.press(.character("b"))
    #expect(script.edits.values == [Self.knob: .number(0.5)])
    #expect(script.session.workspace.savedVersions.letterOnStage == .b)
    #expect(script.session.player.scene != scene)
    script.press(.character("b"))
    #expect(script.session.document == document)
    #expect(script.session.document.text == document.text)
    #expect(script.session.player.scene == scene)
    #expect(script.frame.sprites.count >= frame)
  }

  @Test func eachIsOneStepOfUndo() {
    var script = Self.compared()
    let before = script.session.document
    let count = script.session.history.undoCount
    script.press(.character("b"))
    let after = script.session.document
    #expect(script.session.history.undoCount == count + 1)
    script.press(.character("b"), .shift)
    #expect(script.session.history.undoCount == count + 2)
    script.press(.character("z"), .control)
    #expect(script.session.document == after)
    script.press(.character("z"), .control)
    #expect(script.session.document == before)
  }

  @Test func withoutAKeptVersionThereIsNothingToChangeTo() {
    var script = Self.script()
    let document = script.session.document
    script.press(.character("b"))
    #expect(script.session.document == document)
    #expect(script.session.notice != nil)
  }

  @Test func aForgottenLetterIsGivenAgain() throws {
    var script = Self.compared()
    script.press(.character("b"), .shift)
    script.press(.character("c"))
    try script.click(.compare(.forget(.b)))
    #expect(script.session.workspace.savedVersions.kept.map(\.letter) == [.c])
    #expect(script.session.workspace.savedVersions.letterOnStage == .a)
    #expect(script.session.workspace.savedVersions.nextLetter == .b)
    try script.click(.compare(.keep))
    #expect(script.session.workspace.savedVersions.kept.map(\.letter) == [.c, .b])
  }

  /// Versions that are alike say with which others they are, not that they are like all.
  @Test func versionsThatAreAlikeNameEachOther() {
    let workspace = Self.script().session.workspace
    var (alike, longer) = (DemoEdits(), DemoEdits())
    alike.hiddenNodes = ["ball"]
    longer.length = 9
    func words(_ versions: (Versions.Letter, DemoEdits)...) -> [String] {
      workspace.versionWords(
        of: versions.map { Lane(.init(letter: $0, edits: $1), workspace.player.scene) })
    }
    #expect(
      words((.a, alike), (.b, alike), (.c, alike))
        == ["the same as B, C", "the same as A, C", "the same as A, B"])
    #expect(
      words((.a, longer), (.b, alike), (.c, alike)).dropFirst()
        == ["the same as C", "the same as B"])
    #expect(words((.a, alike), (.b, DemoEdits())) == ["edited", "unedited"])
  }

  // MARK: Lanes

  @Test func withOneVersionTheOriginalRunsBesideIt() {
    var script = Self.script(at: 0.5)
    script.turn(Self.knob, to: 0.5)
    script.press(.character("c"))
    #expect(script.session.workspace.laneVersions.map(\.title) == ["Original", "A"])
    #expect(script.layout.lanes.count == 2)
    #expect(script.layout.lanes[1] == script.layout.stage)
    script.press(.character("c"))
    #expect(script.layout.lanes.isEmpty)
  }

  /// What each lane shows is what the demo with those edits shows at the time, put where the lane is.
  @Test(arguments: ["springs", "chainable-bounce", "calculation-modes"])
  func lanesShowTheFramesOfTheirVersions(_ name: String) throws {
    let entry = try #require(Entry.all.first { $0.demo.name == name })
    for time in [0.0, 0.31, 0.9, 2] {
      var script = Script(entry, at: time)
      let demo = script.session.demo
      for (index, knob) in demo.knobs.enumerated().prefix(3) {
        script.change { session in
          let value = knob.next(after: knob.defaultValue, by: index + 1)
          session.workspace.turn(knob: knob.name, to: value)
        }
        script.press(.character("b"), .shift)
      }
      let node = try #require(demo.scene.allNodes.first { !$0.node.numbers.isEmpty })
      script.change { session in
        session.workspace.setTrack(
          .number(.x, [0: 100, 2: 300]), at: TrackPath(node: node.name, property: "x"))
      }
      script.press(.character("c"))
      script.press(.character("c"))
      script.press(.character("c"))
      let now = script.time
      #expect(script.layout.lanes.count == script.session.workspace.laneVersions.count)
      for (index, version) in script.session.workspace.laneVersions.enumerated() {
        var other = demo
        other.knobValues = KnobValues(demo.knobs, changed: version.edits.values)
        let lane = script.layout.lanes[index]
        let clip = Clip(lane, cornerRadius: script.layout.stageCorner)
        let expected = other.scene.edited(by: version.edits).frame(at: now)
          .map { script.layout.placed($0, in: lane).clipped(by: clip) }
        #expect(
          script.frame.sprites.contains(near: expected), "\(version.title) at \(now)")
      }
    }
  }

  @Test func aPointerOnAnyLaneMovesTimeAsOnTheStage() {
    for lane in [0, 1] {
      var script = Self.compared()
      script.press(.character("c"))
      let start = script.layout.lanes[lane].centre
      let step = 60.0
      let before = script.time
      let position = script.window(start)
      let end = script.window(start + Point(x: step, y: 0))
      script.step(.pointerPressed(position, clicks: 1))
      script.step(.pointerMoved(end))
      let points = (step - Gesture.slop) / script.layout.stageScale
      #expect(script.time.isNear(before + script.timeOfDrag(points), within: 1e-6), "lane \(lane)")
    }
  }

  @Test func aTapOnALaneIsATapOnTheStage() {
    var one = Self.compared()
    var other = one
    for script in [0, 1] {
      var hand = script == 0 ? one : other
      hand.press(.character("c"))
      let lane = hand.layout.lanes[script]
      let position = hand.window(
        Point(x: lane.minX + lane.width * 0.7, y: lane.minY + lane.height * 0.2))
      hand.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
      if script == 0 { one = hand } else { other = hand }
    }
    let scenes = [one, other].map(\.session.player.scene)
    #expect(scenes[0] != Self.compared().session.player.scene)
    for time in [0.6, 0.9, 1.4] {
      #expect(scenes[0].frame(at: time).contains(near: scenes[1].frame(at: time)))
    }
    #expect(one.playhead.isPlaying && other.playhead.isPlaying)
  }

  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 3840, height: 2160),
  ]

  @Test(arguments: sizes)
  func nothingLiesOverALane(_ size: Size) {
    var script = Script(Self.springs, at: 0.5, size: size)
    for _ in 0..<4 {
      for keys in [[Key.character("c")], [.character("v")], [.character("t")], [.character("m")]] {
        for key in keys { script.press(key) }
        let layout = script.layout
        for (index, lane) in layout.lanes.enumerated() {
          #expect(abs(lane.width / lane.height - 16.0 / 9) * lane.height < 3)
          #expect(layout.window.intersection(layout.head(ofLane: index)).height > 23.9)
          for other in layout.lanes[(index + 1)...] {
            #expect(!lane.intersects(other) && other.size == lane.size)
          }
          for panel in [layout.easings, layout.graphs, layout.timeline, layout.transport] {
            #expect(panel?.intersects(lane) != true)
          }
        }
      }
      script.press(.character("b"), .shift)
    }
  }
}

extension Script {
  mutating func turn(_ knob: String, to number: Double) {
    change { $0.workspace.turn(knob: knob, to: .number(number)) }
    step()
  }
}

extension [Sprite] {
  /// Whether all of `other` stand in it, one after the other, as far as anybody can see.
  func contains(near other: [Sprite]) -> Bool {
    guard let first = other.first, other.count <= count else { return other.isEmpty }
    return indices.dropLast(other.count - 1).contains { start in
      self[start].isNear(first)
        && zip(self[start...], other).allSatisfy { $0.isNear($1) }
    }
  }
}

extension Sprite {
  /// The same but for rounding: a millionth of a point, or of a part. Of paths, whose points are
  /// rounded as well, the box is compared.
  func isNear(_ other: Sprite) -> Bool {
    let (a, b) = (transform, other.transform)
    let gaps = [
      a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty,
      opacity - other.opacity, shape.bounds.width - other.shape.bounds.width,
      shape.bounds.height - other.shape.bounds.height,
    ]
    return name == other.name && clips.count == other.clips.count
      && gaps.allSatisfy { abs($0) < 1e-6 }
  }
}

extension Size {
  func isNear(_ other: Size) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }
}
