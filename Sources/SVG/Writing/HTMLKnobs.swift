import Keyframes
import Stage
import Syntax
import Words

/// The controls of a page for the knobs of its scene that set something, and the scene at each combination of their
/// positions.
struct HTMLKnobs {
  /// A knob with the values that its control can have.
  fileprivate struct Control {
    let knob: SceneKnob
    let values: [SceneKnob.Value]

    /// The position of the current value.
    var position: Int { values.firstIndex(of: knob.value) ?? 0 }
  }

  private let scene: Scene
  private let controls: [Control]

  /// The most pictures of a page.
  private static let mostPictures = 48.0
  /// How many positions numbers have; fewer where there are many combinations.
  private static let counts = [9, 5, 3, 2]

  init(_ scene: Scene, _ losses: inout Losses) {
    self.scene = scene
    let knobs = scene.knobs.filter { !$0.sets.isEmpty }
    let all = Self.counts.map { count in
      knobs.map { Control(knob: $0, values: $0.values(count)) }
    }
    var fitting = all.first { Self.pictures($0) <= Self.mostPictures } ?? all[all.count - 1]
    while Self.pictures(fitting) > Self.mostPictures {
      let left = fitting.removeLast()
      losses.add(
        "The page has no control for the knob \(left.knob.name): there would be too many pictures.")
    }
    controls = fitting
    for control in controls {
      guard case .number = control.knob.kind else { continue }
      losses.add(
        "The control for \(control.knob.name) has \(control.values.count) positions.", .slight)
    }
  }

  private static func pictures(_ controls: [Control]) -> Double {
    controls.reduce(1) { $0 * Double($1.values.count) }
  }

  /// The scene at every combination; the positions of the first control change slowest.
  var scenes: [Scene] {
    controls.reduce([[:]]) { combinations, control in
      combinations.flatMap { chosen in
        control.values.map { chosen.merging([control.knob.name: $0]) { _, new in new } }
      }
    }.map { scene.turned(to: $0) }
  }

  /// The index of the scene as it is.
  var first: Int { controls.reduce(0) { $0 * $1.values.count + $1.position } }

  /// A control for each knob; nothing without knobs.
  var markup: String {
    guard !controls.isEmpty else { return "" }
    return "<div id=\"knobs\">\(controls.map(\.markup).joined())</div>\n"
  }
}

extension HTMLKnobs.Control {
  fileprivate var markup: String {
    let name = (knob.label.isEmpty ? knob.name : knob.label).escapedForXML
    let count = "data-n=\"\(values.count)\""
    switch knob.kind {
    case .number(_, _, let unit):
      let words = JSON.list(values.map { .string($0.text(unit)) }).compact.escapedForXML
      return "<label>\(name) <input type=\"range\" min=\"0\" max=\"\(values.count - 1)\" "
        + "value=\"\(position)\" \(count) data-t=\"\(words)\"><output></output></label>"
    case .choice:
      let options = values.enumerated().map { index, value in
        "<option\(index == position ? " selected" : "")>\(value.text("").escapedForXML)</option>"
      }
      return "<label>\(name) <select \(count)>\(options.joined())</select></label>"
    case .toggle:
      let isOn = position == 1 ? " checked" : ""
      return "<label><input type=\"checkbox\"\(isOn) \(count)> \(name)</label>"
    }
  }
}

extension SceneKnob {
  /// The values of its control: of a number so many, evenly spaced, one of them the current one.
  fileprivate func values(_ count: Int) -> [Value] {
    switch kind {
    case .choice(let choices): return choices.map { .choice($0.word) }
    case .toggle: return [.toggle(false), .toggle(true)]
    case .number(let range, _, _):
      guard case .number(let now) = value else { return [value] }
      let length = range.upperBound - range.lowerBound
      var numbers = (0..<count).map { range.lowerBound + length * Double($0) / Double(count - 1) }
      let near = numbers.indices.min { abs(numbers[$0] - now) < abs(numbers[$1] - now) }
      if let near { numbers[near] = now }
      return numbers.map { .number($0) }
    }
  }
}

extension SceneKnob.Value {
  fileprivate func text(_ unit: String) -> String {
    switch self {
    case .number(let number): number.text(digits: 3) + (unit.isEmpty ? "" : " " + unit)
    case .choice(let word): word
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }
}
