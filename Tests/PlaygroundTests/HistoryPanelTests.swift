import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Undo says what it undid and brings the selection back, and the history is a list to jump in.
@Suite(.languages) struct HistoryPanelTests {
  private static let list = Part.history(.list)

  @Test func undoOfADragSelectsWhatWasDragged() throws {
    var script = Script.timeline()
    let key = KeyframePath(Script.sunX, 1)
    let start = try script.position(key)
    script.drag(from: start, to: start + (try script.points(2.5)))
    #expect(script.selection.keys == [KeyframePath(Script.sunX, 2)])
    script.press(.character("z"), .control)
    #expect(script.selection.keys == [key])
    #expect(script.session.notice?.words == "Undid: Move 1 keyframe of x (sun)")
    script.press(.character("y"), .control)
    #expect(script.selection.keys == [KeyframePath(Script.sunX, 2)])
    #expect(script.session.notice?.words == "Redid: Move 1 keyframe of x (sun)")
    script.expectSelectionIsThere()
  }

  @Test func deletedKeyframesComeBackSelected() throws {
    var script = Script.timeline()
    let keys = [KeyframePath(Script.sunX, 1), KeyframePath(Script.sunX, 2)]
    try script.select(keys[0], keys[1])
    script.press(.delete)
    #expect(script.selection.keys.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.selection.keys == KeySet(keys))
    #expect(script.session.notice?.words == "Undid: Delete 2 keyframes of x (sun)")
  }

  @Test func undoInAnotherDemoSaysWhere() throws {
    let springs = try #require(Self.springs)
    var script = Script(springs)
    script.turn("response", to: 0.5)
    script.choose(springs.index == 0 ? 1 : 0)
    script.press(.character("z"), .control)
    let words = "Undid in \(springs.demo.title): Set Response from 0.90 s to 0.50 s"
    #expect(script.chosen == springs.index && script.session.notice?.words == words)
    script.press(.character("z"), .control)
    #expect(script.session.notice?.words == "Nothing to undo")
    script.press(.character("y"), .control)
    script.press(.character("y"), .control)
    #expect(script.session.notice?.words == "Nothing to redo")
  }

  @Test func aSelectionOfAnotherDemoStaysThere() throws {
    var script = Script.timeline()
    script.change {
      $0 = Session(
        demos: [KeyDemo(), OtherKeys()], size: Size(width: 1280, height: 900),
        measure: Script.measure)
    }
    script.press(.character("t"))
    try script.select(KeyframePath(Script.sunX, 1))
    script.press(.character("."))
    script.press(.character("2"))
    try script.select(KeyframePath(Script.sunX, 0))
    script.press(.character("z"), .control)
    #expect(script.chosen == 0 && script.selection.keys == [KeyframePath(Script.sunX, 1)])
  }

  /// A node without a name is called after its shape and its group, in the history too.
  @Test(arguments: [
    ("sun", "Set rotation (sun)"), ("pair/1", "Set rotation (pair circle 1)"),
    ("pair/inner", "Set rotation (pair inner)"), ("2", "Set rotation (rectangle 2)"),
  ])
  func whatWasSetIsSaidAndOfWhat(_ node: String, _ words: String) throws {
    var script = Script.timeline(NamelessDemo())
    script.select(nodes: [node])
    script.press(.character("o"), .shift)
    try script.click(.properties(.field("rotation")))
    script.step(.text("30"))
    script.press(.enter)
    #expect(script.session.workspace.words(ofStep: 0) == words)
  }

  // MARK: The list

  private static let springs = Entry.all.first { $0.demo.name == "springs" }

  private static func value(_ step: Int) -> KnobValue? {
    step == 0 ? nil : .number(0.1 + 0.001 * Double(step))
  }

  /// Steps of a knob, with the history open.
  private static func history(steps: Int = 10) -> Script {
    var script = Script(springs)
    script.change { session in
      for number in 1...steps { session.workspace.turn(knob: "response", to: value(number)) }
    }
    script.press(.character("z"))
    script.settle()
    return script
  }

  private static func rows(_ script: Script) -> [Int] {
    script.widgets.compactMap { if case .history(.row(let row)) = $0.identity { row } else { nil } }
  }

  @Test func aClickJumpsToAStep() throws {
    var script = Self.history()
    #expect(Self.rows(script) == Array(0...10))
    for row in [7, 2, 9, 0, 10] {
      try script.click(.history(.row(row)))
      #expect(script.undoCount == row && script.session.history.redoCount == 10 - row)
      #expect(script.edits.values["response"] == Self.value(row))
    }
    #expect(script.session.notice?.words == "Redid 10 steps")
  }

  @Test func arrowsWalkAndEnterJumps() {
    var script = Self.history()
    #expect(script.session.ui.focus == Self.list)
    for _ in 1...3 { script.press(.up) }
    #expect(script.undoCount == 10 && script.playhead.speed == 1)
    script.press(.enter)
    #expect(script.undoCount == 7)
    script.press(.home)
    script.press(.enter)
    #expect(script.undoCount == 0)
    script.press(.end)
    script.press(.up)
    script.press(.enter)
    #expect(script.undoCount == 9)
    script.press(.escape)
    #expect(script.layout.side == nil && script.session.ui.focus == nil)
  }

  @Test func itCanBeUsedWhilePlaying() throws {
    var script = Self.history()
    script.press(.space)
    script.step(dt: 0.5)
    try script.click(.history(.row(3)))
    script.step(dt: 0.5)
    #expect(script.playhead.isPlaying && script.time == 1 && script.undoCount == 3)
  }

  @Test func ofAThousandStepsOnlyThoseInSightAreDrawn() throws {
    var script = Self.history(steps: 1000)
    let rows = Self.rows(script)
    #expect(rows.contains(1000) && rows.count < 20)
    script.press(.home)
    script.settle()
    #expect(Self.rows(script).first == 0 && Self.rows(script).count < 20)
    script.press(.enter)
    #expect(script.undoCount == 0)
  }

  @Test func everyStepHasWordsThatArePhrases() throws {
    var script = Self.history(steps: 3)
    try script.click(.history(.row(1)))
    script.press(.character("b"), .shift)
    let words = (0..<2).map { script.session.workspace.words(ofStep: $0) }
    #expect(words == ["Set Response from 0.90 s to 0.101 s", "Save version B"])
    #expect(script.session.workspace.demoTitle(ofStep: 0) == "Springs")
  }
}

/// Nodes with and without names, in a group and beside it.
private struct NamelessDemo: Demo {
  static let name = "nameless"
  static let title = "Nameless"
  static let caption = "Nodes without names."
  let timeline = Timeline.seconds(2)
  var scene: Scene {
    Scene(ground: .black) {
      Node(.circle(radius: 20), fill: .white).at(x: 100, y: 100).named("sun")
      Node(.rectangle(40, 40), fill: .white).at(x: 200, y: 100)
      Node {
        Node(.circle(radius: 20), fill: .white)
        Node(.rectangle(40, 40), fill: .white).at(x: 60, y: 0).named("inner")
      }
      .at(x: 480, y: 270).named("pair")
    }
  }
}

/// The same nodes under another name.
private struct OtherKeys: Demo {
  static let name = "other-keys"
  static let title = "Other keys"
  static let caption = "The same."
  let timeline = Timeline.seconds(4)
  var scene: Scene { KeyDemo().scene }
}
