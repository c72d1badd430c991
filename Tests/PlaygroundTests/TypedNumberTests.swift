import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Arithmetic and units in the fields of the window.
@Suite(.languages) struct TypedNumberTests {
  private static let values: [(path: TrackPath, index: Int, text: String, value: Double)] = [
    (Script.sunX, 1, "100*2", 200), (Script.sunX, 1, "50%", 150), (Script.sunX, 1, "+=10", 310),
    (Script.sunX, 1, "+50", 50), (Script.sunX, 1, "-50", -50), (Script.sunX, 1, "1/4", 0.25),
    (Script.sunX, 1, "12px", 12), (Script.sunOpacity, 0, "50%", 0.5),
    (Script.sunOpacity, 1, "75 %", 0.75),
  ]

  @Test(arguments: values)
  func inAValue(_ row: (path: TrackPath, index: Int, text: String, value: Double)) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(row.path, row.index))
    try script.type(row.text, into: .timeline(.field(.value)))
    #expect(try script.track(row.path).value(ofKey: row.index) == .number(row.value))
    #expect(script.undoCount == 1 && script.session.notice == nil)
  }

  private static let refused: [(text: String, word: String)] = [
    ("1/0", "zero"), ("1e300*1e300", "too large"), ("2*", "isn't finished"), ("2kg", "kg"),
    ("(2", "parentheses"), ("two", "isn't a number"), ("1e12", "too large"),
  ]

  @Test(arguments: refused)
  func whatIsNoNumberIsSaidAndTheOldValueStays(_ row: (text: String, word: String)) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunX, 1))
    try script.type(row.text, into: .timeline(.field(.value)))
    #expect(try script.track(Script.sunX).value(ofKey: 1) == .number(300))
    #expect(script.undoCount == 0)
    #expect(script.session.notice?.words.contains(row.word) == true)
  }

  private static let times: [(text: String, time: Double)] = [
    ("120f", 2), ("1500ms", 1.5), ("50%", 2), ("+=0.5", 1.5), ("+0.5", 0.5), ("*=3", 3),
  ]

  @Test(arguments: times)
  func inTimes(_ row: (text: String, time: Double)) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.markerY, 0))
    // The keyframe is at 0.5 s.
    try script.type("1s", into: .timeline(.field(.time)))
    try script.type(row.text, into: .timeline(.field(.time)))
    #expect(try script.times(Script.markerY)[0...].contains(row.time))
    script.change { $0.player.playhead.jump(to: 1) }
    script.step()
    try script.type(row.text, into: .transport(.time))
    #expect(script.time.isNear(row.time))
  }

  /// A demo with a knob.
  private struct KnobDemo: AdjustableDemo {
    static let name = "knob"
    static let title = "Knob"
    static let caption = "A number to type."
    static let knobs = [Knob.number("wide", 0...300, step: 10, default: 100)]
    let timeline = Timeline.seconds(4)
    var values = KnobValues(knobs)
    var scene: Scene {
      Scene(ground: .black) {
        Node(.circle(radius: 20), fill: .white).at(x: [0: 0, 1: values["wide"]], y: 0)
      }
    }
  }

  private static let knobs: [(text: String, value: Double)] = [
    ("100*2", 200), ("50%", 150), ("+=5", 105), ("1e3", 300), ("-7", 0), ("123.4", 123.4),
  ]

  @Test(arguments: knobs)
  func inKnobs(_ row: (text: String, value: Double)) throws {
    var script = Script.timeline(KnobDemo())
    script.press(.character("o"))
    try script.type(row.text, into: .knobs(.field("wide")))
    #expect(script.edits.values["wide"] == .number(row.value))
    #expect(script.undoCount == 1)
  }

  @Test func enterOnAKnobTypesItsValue() throws {
    var script = Script.timeline(KnobDemo())
    script.press(.character("o"))
    script.change { $0.ui.setFocus(.knobs(.control("wide"))) }
    script.press(.enter)
    script.step(.text("+=20"))
    script.press(.enter)
    #expect(script.edits.values["wide"] == .number(120))
    try script.type("1/0", into: .knobs(.field("wide")))
    #expect(script.edits.values["wide"] == .number(120) && script.session.notice != nil)
    // Tab goes from slider to slider.
    #expect(script.widgets.first { $0.identity == .knobs(.field("wide")) }?.takesFocus == false)
  }

  @Test func arrowsGoOnFromWhatWasTyped() throws {
    var script = Script.timeline()
    let frame = script.playhead.frame
    try script.click(.timeline(.field(.length)))
    script.step(.text("20"))
    script.press(.up)
    // Lengths are rounded to six decimals.
    #expect(abs(script.playhead.timeline.length - 20 - frame) < 1e-6 && script.undoCount == 2)
    script.press(.down, .shift)
    #expect(abs(script.playhead.timeline.length - 20 + 9 * frame) < 1e-6)
    script.step(.text("x"))
    script.press(.up)
    #expect(abs(script.playhead.timeline.length - 20 + 8 * frame) < 1e-6)
  }

  @Test func inTheNumbersOfACurve() throws {
    var script = try Script.bending()
    script.show(.shape)
    script.bend(to: .spring(Spring(response: 0.5, dampingRatio: 0.5)))
    try script.write("70%", in: .number(.dampingRatio))
    script.press(.enter)
    try script.write("750ms", in: .number(.response))
    script.press(.enter)
    #expect(script.bent == .spring(Spring(response: 0.75, dampingRatio: 0.7)))
    script.press(.escape)
    try script.write("1/0", in: .number(.response))
    #expect(script.session.curveError?.contains("zero") == true)
  }
}

extension Script {
  /// Writes in a field, and presses Enter.
  mutating func type(_ text: String, into field: Part) throws {
    try click(field)
    step(.text(text))
    press(.enter)
  }
}
