import AppState
import DemoKit
import Editing
import Keyframes
import Playground
import Scrolling
import Stage
import Words

/// Tries a demo out: everything that the window would ask of it over its whole time, with its knobs
/// at their ends, and with every kind of input. Traps and endless loops happen here.
struct DemoProbe {
  /// Gets the name of the next step.
  let report: (Message) -> Void

  /// Into so many parts the timeline is divided.
  private static let parts = 48

  /// Returns the demo's problem, if it can be found without running the demo.
  func run(_ type: any Demo.Type) -> Message? {
    report("when it is made")
    let demo = type.init()
    if let wrong = Self.wrongName(demo.name) { return wrong }
    report("asked for its title and timeline")
    _ = (demo.title, demo.caption, demo.posterTime)
    show(demo, parts: Self.parts)
    for knob in demo.knobs {
      for value in Self.ends(of: knob) {
        var turned = demo
        turned.knobValues = KnobValues(demo.knobs, changed: [knob.name: value])
        show(turned, parts: 6, with: (knob.name, Self.words(value)))
      }
    }
    touch(demo)
    play(demo)
    return nil
  }

  /// Names are words of the command line and of saved files.
  private static func wrongName(_ name: String) -> Message? {
    let isWord = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    return isWord && name.count <= 80
      ? nil
      : "The demo's name \"\(name)\" is not made of letters, digits and hyphens: give it a static name, or another title."
  }

  /// `knob` is the one that is not as it is at first.
  private func show(_ demo: any Demo, parts: Int, with knob: (name: String, value: String)? = nil) {
    report(
      knob.map { "asked for its scene, with \($0.name) at \($0.value)" } ?? "asked for its scene")
    let (scene, timeline) = (demo.scene, demo.timeline)
    for part in 0...parts {
      let time = timeline.range.lowerBound + timeline.length * Double(part) / Double(parts)
      report(
        knob.map { "at \(time.rounded3), with \($0.name) at \($0.value)" } ?? "at \(time.rounded3)")
      _ = scene.frame(at: time)
      _ = demo.stageButtons(at: time, isPlaying: part % 2 == 0)
    }
  }

  private static func ends(of knob: Knob) -> [KnobValue] {
    switch knob.kind {
    case .number(let range, _, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .choice(let choices): choices.map { .choice($0) }
    case .toggle: [.toggle(false), .toggle(true)]
    }
  }

  private static func words(_ value: KnobValue) -> String {
    switch value {
    case .number(let number): number.rounded3
    case .choice(let word): word
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }

  // MARK: Input

  /// Each input meets the demo as it is at first, in the middle of its time.
  private func touch(_ demo: any Demo) {
    let time = (demo.timeline.range.lowerBound + demo.timeline.range.upperBound) / 2
    let middle = Point(x: Scene.size.width / 2, y: Scene.size.height / 2)
    let buttons = demo.stageButtons(at: time, isPlaying: false)
    let single: [(Message, [DemoInput])] = [
      ("tapped", [.tap(middle)]), ("given a frame's time", [.seconds(1 / 60)]),
      ("settled on a page", [.settled(page: 0)]),
    ]
    let pressed = buttons.map { button in
      ("its button \(button.title) pressed" as Message, [DemoInput.button(button.title)])
    }
    let drag: [DemoInput] = [
      .pointer(.pressed(middle, clock: 1, clicks: 1)),
      .pointer(.moved(Point(x: 200, y: 100), clock: 1.02)),
      .pointer(.moved(Point(x: -50, y: 700), clock: 1.04)), .pointer(.released(.zero, clock: 1.06)),
    ]
    for (name, inputs) in single + pressed + [("dragged", drag)] {
      report(name)
      var copy = demo
      for input in inputs { _ = copy.receive(input, at: time) }
      _ = copy.scene.frame(at: time)
    }
  }

  /// A window without a window.
  private func play(_ demo: any Demo) {
    report("played in the window")
    let size = Size(width: 1280, height: 720)
    var session = Session(demos: [demo], size: size) { text in
      0.5 * text.style.size * Double(text.string.count)
    }
    session.start(demo: demo.name, plays: true)
    for _ in 0..<20 { _ = session.step([], dt: 1 / 30) }
  }
}
