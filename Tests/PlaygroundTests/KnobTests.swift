import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// What knobs can be turned to, and what demos make of it.
@Suite(.languages) struct KnobTests {
  static let turned = Entry.all.filter { !$0.demo.knobs.isEmpty }

  private static func others(of knob: Knob) -> [KnobValue] {
    switch knob.kind {
    case .number(let range, _, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .choice(let words): words.map { .choice($0) }
    case .toggle: [.toggle(false), .toggle(true)]
    }
  }

  /// A label that is too long for one line has two, and is not smaller.
  @Test func labelsAreOfOneSize() throws {
    let index = try #require(catalog.firstIndex { $0.name == "feel" })
    var script = Script(Entry(index: index), size: Size(width: 800, height: 600))
    script.press(.character("o"))
    let knobs = script.session.demo.knobs
    let words = Set(knobs.flatMap { $0.label.split(separator: " ").map(String.init) })
    let room = script.layout.sideRoom
    let labels: [Text] = script.frame.sprites.compactMap { sprite in
      guard case .text(let text) = sprite.shape,
        room.contains(sprite.transform.apply(to: .zero)),
        text.string.split(separator: " ").allSatisfy({ words.contains(String($0)) })
      else { return nil }
      return text
    }
    #expect(labels.count > 5 && labels.allSatisfy { $0.style.size == labels[0].style.size })
    #expect(!labels.map(\.string).contains("Kept per millisecond"))
  }

  @Test func fiveDemosHaveKnobs() { #expect(Self.turned.count >= 5) }

  @Test(arguments: Entry.all)
  func aDemoWithKnobsStoresTheirValues(_ entry: Entry) {
    #expect(entry.demo.knobValues == KnobValues(entry.demo.knobs))
    #expect(Set(entry.demo.knobs.map(\.name)).count == entry.demo.knobs.count)
  }

  /// Whether they look different, or time is moved in another way.
  private static func areDifferent(_ one: any Demo, _ other: any Demo) -> Bool {
    one.paging != other.paging
      || Physics.profiles.contains { one.ownPhysics(of: $0.name) != other.ownPhysics(of: $0.name) }
      || one.scene != other.scene
  }

  /// What is not shown may wait for another knob.
  @Test(arguments: turned)
  func everyKnobChangesTheDemoAndItsDefaultDoesNot(_ entry: Entry) {
    let demo = entry.demo
    for knob in demo.knobs {
      for value in Self.others(of: knob) where value != knob.defaultValue {
        var document = Document()
        document.turn(knob, of: demo.name, to: value)
        let turned = document.turned(demo)
        let isChanged = Self.areDifferent(turned, demo)
        #expect(isChanged || !demo.isShowing(knob), "\(knob.name) \(value)")
        #expect(turned.scene.frame(at: demo.posterTime).allSatisfy { $0.isFinite })
        document.turn(knob, of: demo.name, to: knob.defaultValue)
        #expect(document.isEmpty)
        // There and back is as if nobody had turned it.
        let isBack = !Self.areDifferent(document.turned(turned), demo)
        #expect(isBack, "\(knob.name)")
      }
    }
  }

  @Test func valuesAreTakenAsNearAsTheyCanBe() {
    let number = Knob.number("a", 0...2, step: 0.25, default: 1)
    let choice = Knob.choice("b", ["x", "y"], default: "x")
    let toggle = Knob.toggle("c", default: true)
    let values = KnobValues(
      [number, choice, toggle],
      changed: ["a": .number(7), "b": .choice("z"), "c": .toggle(false), "d": .number(1)])
    #expect(values["a"] == 2 && values.choice("b") == "x" && !values.isOn("c"))
    #expect(KnobValues([number], changed: ["a": .toggle(true)])["a"] == 1)
    #expect(number.fitted(.number(.nan)) == nil)
    #expect(number.fitted(.number(-.infinity)) == .number(0))
  }

  private static let steps: [(number: Double, factor: Double, wanted: Double)] = [
    (0.31, 1, 0.3), (0.31, 0.1, 0.31), (0.334, 10, 0.35), (9, 1, 1), (-9, 1, 0), (0.3, 1, 0.3),
  ]

  @Test(arguments: steps)
  func steppedNumbersAreTheOnesThatTheirDecimalsSay(
    _ step: (number: Double, factor: Double, wanted: Double)
  ) {
    let knob = Knob.number("a", 0...1, step: 0.05, default: 0)
    #expect(knob.stepped(step.number, factor: step.factor) == .number(step.wanted))
  }

  @Test func valuesAreReadAsTheStepHasThem() {
    let knob = Knob.number("a", 0...5, step: 0.05, unit: "s", default: 1.70158)
    #expect(knob.label == "A")
    #expect(knob.text(.number(1)) == "1.00 s" && knob.text(.number(1.70158)) == "1.70158 s")
    #expect(Knob.number("b", 0...9, step: 1, unit: "°", default: 1).text(.number(3)) == "3°")
    #expect(Knob.toggle("damping-ratio", default: true).label == "Damping ratio")
  }

  @Test func wrongKnobsTrap() async {
    await #expect(processExitsWith: .failure) { _ = KnobValues([])["a"] }
    await #expect(processExitsWith: .failure) {
      _ = Knob.number("a", 0...1, step: 0.1, default: 2)
    }
    await #expect(processExitsWith: .failure) { _ = Knob.toggle("two words", default: true) }
    await #expect(processExitsWith: .failure) { _ = Knob.choice("a", ["b"], default: "c") }
  }

  private static let refusals: [(text: String, says: String)] = [
    ("response", #""response" is not a setting: write it as name=value."#),
    ("respons=1", #"springs has no knob "respons". Did you mean "response"?"#),
    ("xyzzyplugh=1", #"springs has no knob "xyzzyplugh". It has response, damping-ratio."#),
    ("response=9", "response is 9: it must lie between 0.1 and 2."),
    ("response=-inf", #"response is "-inf", which is not a number: give one from 0.1 to 2."#),
    ("response=", #"response is "", which is not a number: give one from 0.1 to 2."#),
  ]

  @Test(arguments: refusals)
  func wrongSettingsAreRefused(_ refusal: (text: String, says: String)) throws {
    let demo = try #require(catalog.first { $0.name == "springs" })
    #expect {
      try Setting(refusal.text, for: demo)
    } throws: { "\($0)" == refusal.says }
  }

  @Test(arguments: turned)
  func settingsTurnKnobs(_ entry: Entry) throws {
    for knob in entry.demo.knobs {
      for value in Self.others(of: knob) {
        let word =
          switch value {
          case .number(let number): "\(number)"
          case .choice(let word): word
          case .toggle(let isOn): isOn ? "on" : "off"
          }
        let setting = try Setting("\(knob.name)=\(word)", for: entry.demo)
        #expect(setting.value == value)
        #expect(entry.demo.set(to: [setting]).knobValues.value(of: knob.name) == value)
      }
    }
  }
}
