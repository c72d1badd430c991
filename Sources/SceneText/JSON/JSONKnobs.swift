package import Keyframes
import Stage
package import Syntax
import Words

// Writing knobs; see ``JSONFormat``.
extension JSONWriter {
  /// The knobs of a scene, without the parts of nodes that have gone: readers refuse these.
  static func knobs(of scene: Scene, _ losses: inout Losses) -> JSON {
    let names = Set(scene.allNodes.map(\.name))
    var known = scene.knobs
    for index in known.indices { known[index].sets.removeAll { !names.contains($0.node) } }
    return knobs(known, &losses)
  }

  fileprivate static func knobs(_ knobs: [SceneKnob], _ losses: inout Losses) -> JSON {
    .list(knobs.map { knob($0, &losses) })
  }

  private static func knob(_ knob: SceneKnob, _ losses: inout Losses) -> JSON {
    var members: [(key: String, value: JSON)] = [("name", .string(knob.name))]
    if !knob.label.isEmpty { members.append(("label", .string(knob.label))) }
    switch knob.kind {
    case .number(let range, let step, let unit):
      members.append(("range", numbers([range.lowerBound, range.upperBound], &losses)))
      members.append(("step", number(step, &losses)))
      if !unit.isEmpty { members.append(("unit", .string(unit))) }
    case .choice(let choices):
      members.append(
        ("choices", .object(choices.map { ($0.word, setting($0.setting, &losses)) })))
    case .toggle: break
    }
    let value: JSON =
      switch knob.value {
      case .number(let number): self.number(number, &losses)
      case .choice(let word): .string(word)
      case .toggle(let isOn): .flag(isOn)
      }
    members.append(("value", value))
    members.append(("sets", .list(knob.sets.map(target))))
    return .object(members)
  }

  private static func setting(_ setting: SceneKnob.Setting, _ losses: inout Losses) -> JSON {
    switch setting {
    case .number(let number): self.number(number, &losses)
    case .color(let color): self.color(color, &losses)
    case .easing(let easing): self.easing(easing, &losses)
    }
  }

  private static func target(_ target: SceneKnob.Target) -> JSON {
    let part: (key: String, value: String) =
      switch target.part {
      case .value(let name): ("property", key(name))
      case .easing(let name): ("easing", name.map(key) ?? all)
      case .duration(let name): ("duration", name.map(key) ?? all)
      }
    return .object([("node", .string(target.node)), (part.key, .string(part.value))])
  }

  /// In place of a property: all tracks of a node.
  fileprivate static let all = "all"

  /// The word in files for a property's name.
  private static func key(_ name: String) -> String {
    ColorProperty.allCases.first { $0.name == name }.map { key($0) } ?? name
  }
}

// Reading knobs.
extension JSONReader {
  /// The knobs of a scene with these nodes; nil accepts any.
  func knobs(_ value: JSONValue, of nodes: [String: Node]?) throws(PasteError) -> [SceneKnob] {
    let items = try list(value)
    guard items.count <= SceneKnob.most else {
      throw error(value, "There are more than \(SceneKnob.most) knobs", "give fewer")
    }
    var knobs: [SceneKnob] = []
    for item in items {
      let knob = try self.knob(item, of: nodes)
      guard !knobs.contains(where: { $0.name == knob.name }) else {
        throw error(item, "Two knobs are called \(quoted(knob.name))", "rename one")
      }
      knobs.append(knob)
    }
    return knobs
  }

  private func knob(
    _ value: JSONValue, of nodes: [String: Node]?
  ) throws(PasteError) -> SceneKnob {
    let all = try fields(value, "a knob", JSONMembers.knob)
    let nameValue = try required("name", all, of: value, "a knob")
    let name = try string(nameValue)
    guard !name.isEmpty, name.count <= 60,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else {
      throw error(
        nameValue, "\(quoted(name)) cannot name a knob", "use up to 60 letters, digits and -")
    }
    let current = try required("value", all, of: value, "a knob")
    let kind = try self.kind(all)
    let targets = try required("sets", all, of: value, "a knob")
    let items = try list(targets)
    try check(items.count, JSONFormat.mostSets, of: targets)
    let plain = kind.withFewChoices
    let knob = SceneKnob(
      name, kind, try self.value(current),
      sets: try items.map { item throws(PasteError) in try target(item, plain, nodes) },
      label: try all["label"].map(string) ?? "")
    guard knob.setting(of: knob.value) != nil else {
      throw error(
        current, "The knob \(quoted(name)) cannot have this value",
        "give it one of its range or its choices")
    }
    return knob
  }

  private func check(_ count: Int, _ most: Int, of value: JSONValue) throws(PasteError) {
    guard count <= most else {
      throw error(value, "There are more than \(most) values", "give fewer")
    }
  }

  private func kind(_ all: [String: JSONValue]) throws(PasteError) -> SceneKnob.Kind {
    if let choices = all["choices"] {
      for key in ["range", "step", "unit"] {
        if let other = all[key] {
          throw error(other, "A choice has no \(quoted(key))", "remove it")
        }
      }
      guard case .object(let members) = choices.content, !members.isEmpty else {
        throw wanted("a list of choices", choices, "write words with their values in braces")
      }
      try check(members.count, JSONFormat.mostChoices, of: choices)
      return .choice(
        try members.map { member throws(PasteError) in
          SceneKnob.Choice(member.key, try setting(member.value))
        })
    }
    guard let range = all["range"] else { return .toggle }
    let ends = try numberList(range, count: 2)
    guard ends[0] < ends[1] else {
      throw error(range, "The range ends before it begins", "give the smaller number first")
    }
    let step = try all["step"].map(number) ?? (ends[1] - ends[0]) / 100
    guard step > 0 else {
      throw error(all["step"] ?? range, "The step is not above 0", "write one like 0.1")
    }
    return .number(
      range: ends[0]...ends[1], step: step, unit: try all["unit"].map(string) ?? "")
  }

  private func value(_ value: JSONValue) throws(PasteError) -> SceneKnob.Value {
    switch value.content {
    case .number(let number): .number(number)
    case .flag(let isOn): .toggle(isOn)
    case .string(let word): .choice(word)
    case .nothing, .list, .object:
      throw wanted("the value of a knob", value, "write a number, a word, true or false")
    }
  }

  /// A number, a colour or an easing.
  private func setting(_ value: JSONValue) throws(PasteError) -> SceneKnob.Setting {
    if case .number(let number) = value.content { return .number(number) }
    if let color = value.color { return .color(color) }
    return .easing(try easing(value))
  }
}

extension [SceneKnob] {
  /// Riff's JSON of the knobs without line breaks.
  package var jsonLine: String {
    var losses = Losses()
    return JSONWriter.knobs(self, &losses).line
  }

  /// Reads Riff's JSON of knobs, whatever nodes there are; `customs` are the easings that `custom(name)` may mean.
  package init(json text: String, customs: [Easing] = []) throws(PasteError) {
    let source = Source(text)
    var parser = JSONParser(source)
    self = try JSONReader(source: source, customs: customs).knobs(try parser.document(), of: nil)
  }
}
