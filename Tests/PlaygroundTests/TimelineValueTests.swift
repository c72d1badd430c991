import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Values and times that are typed, dragged and stepped.
@Suite(.languages) struct TimelineValueTests {
  private let x = Script.sunX

  @Test func aTypedValueIsTheKeyframes() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    try script.click(.timeline(.field(.value)))
    script.step(.text("-12.5"))
    script.press(.enter)
    #expect(try script.track(x).value(ofKey: 1) == .number(-12.5))
    #expect(script.undoCount == 1)
    // Enter has given the keys back to the timeline.
    #expect(script.session.field == nil)
    try script.click(.timeline(.field(.value)))
    script.step(.text("high"))
    script.press(.enter)
    #expect(try script.track(x).value(ofKey: 1) == .number(-12.5))
    #expect(script.session.notice != nil && script.undoCount == 1)
  }

  /// Enter goes to the value of the selected keyframe, wherever the keys go otherwise; of a keyframe at the cursor the
  /// second time.
  @Test(arguments: [false, true]) func enterTypesTheValue(_ hasFocus: Bool) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    if !hasFocus { script.change { $0.ui.setFocus(nil) } }
    script.press(.enter)
    script.step()
    #expect(script.session.field?.name == .timeline(.field(.value)))
    script.press(.character("a"), .control)
    script.step(.text("-12.5"))
    script.press(.enter)
    #expect(try script.track(x).value(ofKey: 1) == .number(-12.5) && script.undoCount == 1)
  }

  private static let steps: [(modifiers: Modifiers, wanted: Double)] = [
    ([], 301), (.shift, 310), (.alt, 300.1),
  ]

  @Test(arguments: steps)
  func arrowsStepIt(_ row: (modifiers: Modifiers, wanted: Double)) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    try script.click(.timeline(.field(.value)))
    script.press(.up, row.modifiers)
    #expect(try script.track(x).value(ofKey: 1) == .number(row.wanted))
    script.press(.down, row.modifiers)
    #expect(try script.track(x).value(ofKey: 1) == .number(300) && script.undoCount == 2)
  }

  @Test func aDragOfTheFieldIsOneStep() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    let position = try script.position(of: .timeline(.field(.value)))
    script.drag(from: position, to: position + Point(x: 40, y: 0))
    guard case .number(let value)? = try script.track(x).value(ofKey: 1) else { return }
    #expect(value > 330 && value < 345 && script.undoCount == 1)
    script.drag(from: position, to: position + Point(x: -90, y: 0), lets: false)
    script.press(.escape)
    #expect(try script.track(x).value(ofKey: 1) == .number(value))
  }

  @Test func atThePlayheadAValueMakesAKeyframe() throws {
    var script = Script.timeline()
    try script.click(.button("row sun x"))
    script.change { $0.player.playhead.jump(to: 2.5) }
    script.step()
    try script.click(.timeline(.field(.value)))
    script.step(.text("7"))
    script.press(.enter)
    #expect(try script.times(x) == [0, 1, 2, 2.5, 3.5])
    #expect(try script.track(x).value(at: 2.5) == .number(7))
    #expect(script.undoCount == 1)
  }

  @Test func theTimeOfAKeyframeIsTyped() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    script.with(.shift) { $0.press(.escape) }
    try script.select(KeyframePath(x, 1))
    try script.click(.timeline(.field(.time)))
    script.step(.text("1/3"))
    script.press(.enter)
    #expect(try script.times(x) == [0, 1.0 / 3, 2, 3.5] && script.undoCount == 1)
    try script.click(.timeline(.field(.time)))
    // Held down, an arrow goes over others and takes none of them along.
    for repeats in 0..<150 {
      script.step(.keyPressed(.up, [], isRepeat: repeats > 0))
    }
    script.step(.keyReleased(.up))
    #expect(try script.times(x).count == 4 && script.undoCount == 2)
    #expect(script.selection.keys == [KeyframePath(x, 2)])
  }

  @Test func colorsAreTypedAndMixed() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunFill, 0))
    try script.click(.timeline(.field(.color)))
    script.step(.text("#ff7f50"))
    script.press(.enter)
    #expect(try script.track(Script.sunFill).value(ofKey: 0) == .color(Color(0xFF7F50)))
    try script.click(.button("colors"))
    script.press(.escape)
    #expect(!script.session.workspace.editing.picksColors && !script.selection.isEmpty)
  }

  private static let colors: [(text: String, color: Color?)] = [
    ("#FF7F50", Color(0xFF7F50)), ("ff7f50", Color(0xFF7F50)), ("#fff", .white),
    ("#FF7F5080", Color(0xFF7F50, alpha: 128.0 / 255)), ("#12", nil), ("", nil),
    ("red", Color(0xFF0000)), ("redd", nil),
    ("#ＦＦＦＦＦＦ", nil),
  ]

  @Test(arguments: colors)
  func colorsAreRead(_ row: (text: String, color: Color?)) {
    #expect((try? Color(notation: row.text)) == row.color)
    if let color = row.color { #expect((try? Color(notation: color.hexText)) == color) }
  }

  @Test func hiddenIsASwitch() throws {
    var script = Script.timeline()
    let hidden = TrackPath(node: "marker", property: "hidden")
    try script.select(KeyframePath(hidden, 1))
    #expect(
      script.selection.keys == [KeyframePath(hidden, 0), KeyframePath(hidden, 1)], "It is a step.")
    try script.click(.button("hidden"))
    #expect(try script.track(hidden).value(ofKey: 0) == .flag(false))
    #expect(try script.track(hidden).value(ofKey: 1) == .flag(false))
    #expect(script.undoCount == 1)
    try script.select(KeyframePath(hidden, 1))
    #expect(
      script.selection.keys == [KeyframePath(hidden, 1)], "A second click takes its later half.")
  }

  // MARK: Time

  @Test func enterAsksForATime() throws {
    var script = Script.timeline()
    script.press(.enter)
    script.step(.text("50%"))
    script.press(.enter)
    #expect(script.time.isNear(2))
    script.press(.escape)
    #expect(script.session.ui.focus == nil)
    try script.click(.transport(.time))
    script.step(.text("what"))
    script.press(.enter)
    #expect(script.time.isNear(2) && script.session.notice != nil)
  }

  // MARK: The stage

  @Test func withAltTheNodeIsDraggedOnTheStage() throws {
    var script = Script.timeline()
    try script.click(.button("row sun x"))
    script.change { $0.player.playhead.jump(to: 1.5) }
    script.step()
    guard case .number(let before)? = try script.track(x).value(at: 1.5) else { return }
    let start = script.hold
    script.with(.alt) {
      $0.drag(from: start, to: start + Point(x: 60, y: 30) * $0.layout.stageScale)
    }
    guard case .number(let after)? = try script.track(x).value(at: 1.5) else { return }
    #expect(abs(after - before - 60) < 0.06 && script.undoCount == 1)
    #expect(try script.times(x) == [0, 1, 1.5, 2, 3.5])
    let y = TrackPath(node: "sun", property: "y")
    #expect(try script.track(y) == .number(.y, Track(300)))
  }

  /// The group is turned by a quarter and twice as large: to the right on the stage is up in it.
  @Test func inAGroupItFollowsThePointerAsWell() throws {
    var script = Script.timeline()
    script.change { $0.selection.track = Script.moonX }
    let start = script.hold
    script.with(.alt) {
      $0.drag(from: start, to: start + Point(x: 60, y: 0) * $0.layout.stageScale)
    }
    let y = TrackPath(node: "sky/moon", property: "y")
    guard case .number(let value)? = try script.track(y).value(at: 0) else { return }
    #expect(abs(value + 30) < 0.06)
    #expect(try script.track(Script.moonX).value(at: 0) == .number(0))
  }
}
