import Keyframes
import Stage
import Syntax
import Words

extension JSONReader {
  /// A part of one of these nodes that a knob of this kind sets; of any node if nil.
  func target(
    _ value: JSONValue, _ kind: SceneKnob.Kind, _ nodes: [String: Node]?
  ) throws(PasteError) -> SceneKnob.Target {
    let all = try fields(value, "a part that a knob sets", JSONMembers.knobTarget)
    let nodeValue = try required("node", all, of: value, "a part that a knob sets")
    let node = try string(nodeValue)
    if let nodes, nodes[node] == nil {
      throw error(
        nodeValue, "No node is called \(quoted(node))",
        nearest(to: node, among: nodes.keys.sorted()).map { "write \(quoted($0))" }
          ?? "give the name of a node")
    }
    let parts = ["property", "easing", "duration"].filter { all[$0] != nil }
    guard parts.count == 1, let key = parts.first, let named = all[key] else {
      throw error(
        value, "It sets \(parts.count) things", "give it one of property, easing and duration")
    }
    let part = try self.part(key, named)
    guard part.takes(kind) else {
      throw error(
        named, "The knob's values don't fit here",
        "numbers set numbers and durations, colours colours, and easings easings")
    }
    return SceneKnob.Target(node, part)
  }

  private func part(
    _ key: String, _ value: JSONValue
  ) throws(PasteError) -> SceneKnob.Target.Part {
    let text = try string(value)
    if key != "property", text == "all" { return key == "easing" ? .easing(nil) : .duration(nil) }
    let names =
      Property.allCases.map { ($0.name, $0.name) }
      + ColorProperty.allCases.map { (JSONWriter.key($0), $0.name) }
    guard let name = names.first(where: { $0.0 == text })?.1 else {
      throw error(
        value, "No property is called \(quoted(text))",
        nearest(to: text, among: names.map(\.0)).map { "write \(quoted($0))" }
          ?? "give one such as \"x\" or \"fill\"")
    }
    switch key {
    case "easing": return .easing(name)
    case "duration": return .duration(name)
    case _: return .value(name)
    }
  }
}

extension SceneKnob.Kind {
  /// The same with only the choices that decide what it can set: the smallest number, a colour and an easing.
  var withFewChoices: SceneKnob.Kind {
    guard case .choice(let choices) = self else { return self }
    var least: (choice: SceneKnob.Choice, number: Double)?
    var (color, easing): (SceneKnob.Choice?, SceneKnob.Choice?) = (nil, nil)
    for choice in choices {
      switch choice.setting {
      case .number(let number):
        if number < least?.number ?? .infinity { least = (choice, number) }
      case .color: color = choice
      case .easing: easing = choice
      }
    }
    return .choice([least?.choice, color, easing].compactMap { $0 })
  }
}

extension SceneKnob.Target.Part {
  /// Whether all settings of a knob of this kind can be set here.
  fileprivate func takes(_ kind: SceneKnob.Kind) -> Bool {
    switch kind {
    case .number(let range, _, _): takes(.number(range.lowerBound))
    case .toggle: if case .value = self { takes(.number(1)) } else { false }
    case .choice(let choices): choices.allSatisfy { takes($0.setting) }
    }
  }

  private func takes(_ setting: SceneKnob.Setting) -> Bool {
    switch (self, setting) {
    case (.value(let name), .number): Property.allCases.contains { $0.name == name }
    case (.value(let name), .color): ColorProperty.allCases.contains { $0.name == name }
    case (.easing, .easing): true
    case (.duration, .number(let seconds)): seconds > 0
    case (.value, .easing), (.easing, .number), (.easing, .color), (.duration, .color),
      (.duration, .easing):
      false
    }
  }
}
