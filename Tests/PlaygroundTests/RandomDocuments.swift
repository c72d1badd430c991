import Demos
import Editing
import Interface
import Keyframes
import Stage

@testable import AppState
@testable import Playground

/// Edits that look random and are the same every time.
extension Document {
  static func random(_ random: inout Seeded, edits: Int = 12) -> Document {
    var document = Document()
    for _ in 0..<edits { document.editSomething(&random) }
    return document
  }

  mutating func editSomething(_ random: inout Seeded) {
    let demo = catalog[Int.random(in: catalog.indices, using: &random)]
    let nodes = demo.scene.allNodes
    let node = nodes[Int.random(in: nodes.indices, using: &random)].name
    switch Int.random(in: 0...9, using: &random) {
    case 0...1:
      guard let knob = demo.knobs.randomElement(using: &random) else { return }
      turn(knob, of: demo.name, to: .random(of: knob, &random))
    case 2: self["gone \(demo.name)".filter { $0 != " " }].values["old"] = .choice("a \"b\"\n")
    case 3: self[demo.name] = DemoEdits()
    case 6: self[demo.name].length = .random(in: 0.1...9, using: &random)
    case 7: self[demo.name].add(Cue("half \"way\"", at: .random(in: 0...3, using: &random)))
    case 8:
      let name = freeName("Soft \(Int.random(in: 0...99, using: &random))")
      SavedEasing(name: name, easing: .easeOut(.back)).map { add($0) }
    case 9:
      self[demo.name].tokens = MotionTokens(
        easings: [
          .init(name: "enter", easing: .spring(bounce: .random(in: 0...0.9, using: &random)))
        ],
        durations: [.init(name: "short", seconds: .random(in: 0.01...9, using: &random))])
    default: edit(.random(&random), of: node, in: demo.name)
    }
  }

  mutating func edit(_ track: PropertyTrack, of node: String, in demo: String) {
    guard let path = track.path(of: node) else { return }
    self[demo][path] = track
  }
}

extension KnobValue {
  static func random(of knob: Knob, _ random: inout Seeded) -> KnobValue {
    switch knob.kind {
    case .number(let range, _, _): .number(.random(in: range, using: &random))
    case .choice(let words): .choice(words.randomElement(using: &random) ?? "")
    case .toggle: .toggle(.random(using: &random))
    }
  }
}

extension PropertyTrack {
  static func random(_ random: inout Seeded) -> PropertyTrack {
    func numbers() -> Track<Double> {
      let times = Set(
        (0...Int.random(in: 0...4, using: &random)).map { _ in
          Double.random(in: 0...3, using: &random)
        })
      let easings = Easing.classics.map(\.easing)
      return Track(
        times.sorted().map {
          Keyframe(
            time: $0, value: .random(in: -900...900, using: &random),
            easing: easings[Int.random(in: easings.indices, using: &random)])
        })
    }
    switch Int.random(in: 0...3, using: &random) {
    case 0: return .hidden([0: false, .random(in: 0.1...2, using: &random): true])
    case 1:
      let property = ColorProperty.allCases[Int.random(in: 0...2, using: &random)]
      return .color(property, [0: Color(0x123456), 1: Color(0xABCDEF, alpha: 1.0 / 3)])
    default:
      let property = Property.allCases[
        Int.random(in: Property.allCases.indices, using: &random)]
      return .number(property, numbers())
    }
  }
}
