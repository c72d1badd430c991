import DemoKit
import Stage
import Testing

@testable import Commands

/// Mistakes that compile and run.
@Suite struct DemoWarningTests {
  private struct Plain: Demo {
    static let title = "Plain"
    static let caption = ""
    static let posterTime = 2.0
    let timeline = Timeline.seconds(4)
    var scene: Scene { Scene(ground: .ink) {} }
  }

  private struct Late: Demo {
    static let title = "Late"
    static let caption = ""
    static let posterTime = 30.0
    let timeline = Timeline.seconds(4)
    var scene: Scene { Scene(ground: .ink) {} }
  }

  private static let right =
    "mutating func receive(_ input: DemoInput, at time: Double) -> Reply { .play }"

  @Test(arguments: [
    (
      "func receive(_ input: DemoInput, time: Double) -> Reply { .play }", "receive is never called"
    ),
    ("mutating func receive(_ input: DemoInput, at time: Double) {}", "receive is never called"),
    ("func receive(input: DemoInput, at time: Double) -> Reply { .play }", "receive is never"),
    ("static func receive(_ input: DemoInput, at time: Double) -> Reply { .play }", "never called"),
    ("func recieve(_ input: DemoInput, at time: Double) -> Reply { .play }", "recieve is never"),
    (
      "func buttons(at time: Double, isPlaying: Bool) -> [StageButton] { [] }",
      "buttons is never used, because A doesn't conform to ButtonedDemo. Add it."
    ),
    ("static let knobs: [Knob] = []", "because A doesn't conform to AdjustableDemo"),
    ("func physics(of profile: String) -> Physics? { nil }", "doesn't conform to PhysicsDemo"),
    ("var snapping: Snapping { .mandatory }", "doesn't conform to PagedDemo"),
    ("let timeline = Timeline.seconds(-4)", "A timeline of negative length has no length."),
    ("var timeline: Timeline { .points( -3.5) }", "A timeline of negative length has no length."),
  ])
  func eachIsFoundWithItsLine(_ member: String, _ words: String) {
    let source = "struct A: Demo {\n  let a = 1\n  \(member)\n}\n"
    let found = DemoWarnings(source).found(in: Plain())
    #expect(found.count == 1 && found[0].line == 3 && found[0].lineText == "  " + member)
    #expect(found.first?.sentence.english.contains(words) == true)
  }

  @Test(arguments: [
    "struct A: Demo { \(right) }",
    "struct A: Demo {\n  func receive(\n    _ i: DemoInput, at: Double\n  ) -> Reply { .play }\n}",
    // An overload, and what the right one calls.
    "struct A: Demo { \(right)\n func receive(_ i: Int) {}\n func tap(_ i: DemoInput) {} }",
    "struct A: ButtonedDemo { func buttons(at t: Double, isPlaying: Bool) -> [StageButton] { [] } }",
    "struct A: Demo { }\nextension A: AdjustableDemo { static let knobs: [Knob] = [] }",
    // Neither a demo nor the part's member.
    "struct A { func receive(_ input: DemoInput) {} }", "struct A: Demo { let buttons = 3 }",
    "struct A: Demo { let timeline = Timeline.seconds(4 - 1) }", "",
  ])
  func whatIsMeantIsNoWarning(_ source: String) {
    #expect(DemoWarnings(source).found(in: Plain()) == [])
  }

  @Test func aPictureMustBeOnTheTimeline() {
    let source = "struct Late: Demo {\n  static let posterTime = 30.0\n}"
    let found = DemoWarnings(source).found(in: Late())
    #expect(found.map(\.line) == [2])
    #expect(found.first?.sentence.english.contains("30 is not on the timeline") == true)
    #expect(DemoWarnings("").found(in: Late()).map(\.line) == [nil])
  }
}
