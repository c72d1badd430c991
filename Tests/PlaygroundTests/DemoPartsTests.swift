import Demos
import Editing
import Keyframes
import AppState
import Playground
import Scrolling
import Stage
import Testing

/// A demo is few lines; what only some have are parts.
@Suite(.languages) struct DemoPartsTests {
  private struct Least: Demo {
    static let title = "The least of all"
    static let caption = "A demo for tests."
    let timeline = Timeline.seconds(1)
    var scene: Scene { Scene(ground: .black) {} }
  }

  private struct Adjustable: AdjustableDemo, ButtonedDemo {
    static let title = "Adjustable"
    static let caption = "A demo for tests."
    static let knobs: [Knob] = [.number("size", 0...9, step: 1, default: 4)]
    var values = KnobValues(knobs)
    let timeline = Timeline.seconds(1)
    var scene: Scene { Scene(ground: .black) {} }

    func buttons(at time: Double, isPlaying: Bool) -> [StageButton] {
      StageButton.row(
        ["One", "Two"], Rect(x: 5, y: 6, width: 70, height: 8), every: 90
      ) { $0 == "Two" }
    }
  }

  @Test func nameAndReactionsHaveDefaults() {
    var demo: any Demo = Least()
    #expect(demo.name == "the-least-of-all" && demo.posterTime == 0)
    #expect(demo.receive(.tap(.zero), at: 0) == .ignored)
    #expect(demo.receive(.seconds(1), at: 0) == .ignored)
  }

  @Test func aDemoWithoutPartsHasNothingOfThem() {
    var demo: any Demo = Least()
    #expect(demo.knobs.isEmpty && demo.stageButtons(at: 0, isPlaying: true).isEmpty)
    #expect(demo.ownPhysics(of: "iOS") == nil)
    demo.knobValues = KnobValues([.toggle("wrong", default: true)])
    #expect(demo.knobValues == KnobValues())
  }

  @Test func knobsOfAnyDemoCanBeTurned() {
    var demo: any Demo = Adjustable()
    demo.knobValues = KnobValues(demo.knobs, changed: ["size": .number(7)])
    #expect(demo.knobValues["size"] == 7)
    #expect(demo.knobs.allSatisfy { demo.isShowing($0) })
  }

  @Test func buttonsInARow() {
    let buttons = Adjustable().stageButtons(at: 0, isPlaying: false)
    #expect(buttons.map(\.rect.minX) == [5, 95] && buttons.map(\.isEnabled) == [false, true])
  }

  @Test func partsAreForSomeDemos() {
    let adjustable = catalog.filter { $0 is any AdjustableDemo }
    let buttoned = catalog.filter { $0 is any ButtonedDemo }
    #expect(adjustable.count < catalog.count && buttoned.count < catalog.count / 2)
    #expect(catalog.count { $0 is any PhysicsDemo } == 1)
  }
}
