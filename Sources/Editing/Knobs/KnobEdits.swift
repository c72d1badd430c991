import Keyframes
package import Stage

// Knobs of a scene that are made, changed and removed in the app. `own` are the scene's knobs without edits.
extension DemoEdits {
  /// Changes the list of knobs. Without a difference from the scene's own there is no edit.
  package mutating func changeKnobs(of own: [SceneKnob], _ change: (inout [SceneKnob]) -> Void) {
    var list = knobs ?? own
    change(&list)
    knobs = list == own ? nil : list
  }

  /// Changes the knob of a name; a name that does not exist changes nothing.
  package mutating func changeKnob(
    _ name: String, of own: [SceneKnob], _ change: (inout SceneKnob) -> Void
  ) {
    changeKnobs(of: own) { list in
      guard let index = list.firstIndex(where: { $0.name == name }) else { return }
      change(&list[index])
    }
  }

  /// Links parts to a knob; other knobs no longer set them.
  package mutating func link(
    _ targets: [SceneKnob.Target], to name: String, of own: [SceneKnob]
  ) {
    changeKnobs(of: own) { list in
      for index in list.indices { list[index].sets.removeAll(where: targets.contains) }
      guard let index = list.firstIndex(where: { $0.name == name }) else { return }
      list[index].sets += targets
    }
  }

  /// Unlinks parts from their knobs; they stay as they are in `scene`, which has these edits.
  package mutating func unlink(
    _ targets: [SceneKnob.Target], of own: [SceneKnob], in scene: Scene
  ) {
    for target in targets { keep(target, of: scene.node(named: target.node)) }
    changeKnobs(of: own) { list in
      for index in list.indices { list[index].sets.removeAll(where: targets.contains) }
    }
  }

  /// Removes a knob. All that it sets stays as it is in `scene`, which has these edits.
  package mutating func removeKnob(_ name: String, of own: [SceneKnob], in scene: Scene) {
    for target in (knobs ?? own).first(where: { $0.name == name })?.sets ?? [] {
      keep(target, of: scene.node(named: target.node))
    }
    values[name] = nil
    changeKnobs(of: own) { $0.removeAll { $0.name == name } }
  }

  /// Renames a knob; its value is kept. A label that another knob has gets a number, and the name in files is made of
  /// the label.
  package mutating func renameKnob(_ name: String, to wanted: String, of own: [SceneKnob]) {
    let others = (knobs ?? own).filter { $0.name != name }
    let label = SceneKnob.freeLabel(wanted, besides: others)
    let new = SceneKnob.freeName(label, besides: others)
    changeKnob(name, of: own) { knob in
      (knob.name, knob.label) = (new, "")
      if Knob(knob).label != label { knob.label = label }
    }
    guard new != name, let value = values.removeValue(forKey: name) else { return }
    values[new] = value
  }

  /// Sets the ends of a number's range, and a step that suits it; the default and the value move into it.
  package mutating func setRange(
    _ range: ClosedRange<Double>, of name: String, own: [SceneKnob]
  ) {
    changeKnob(name, of: own) { knob in
      guard case .number(_, _, let unit) = knob.kind, case .number(let value) = knob.value else {
        return
      }
      let power = Self.power(below: (range.upperBound - range.lowerBound) / 100)
      knob.kind = .number(range: range, step: power, unit: unit)
      knob.value = .number(min(max(value, range.lowerBound), range.upperBound))
    }
    guard case .number(let value)? = values[name] else { return }
    values[name] = .number(min(max(value, range.lowerBound), range.upperBound))
  }

  /// The largest power of ten that is not above `number`; 1e-5 at least, which is as fine as knobs are shown.
  private static func power(below number: Double) -> Double {
    var power = 1.0
    while power > number, power > 1.5e-5 { power /= 10 }
    while power * 10 <= number { power *= 10 }
    return power >= 1 ? power.rounded() : 1 / (1 / power).rounded()
  }

  /// Stores what a knob sets as it is in `node`, which is the target's.
  mutating func keep(_ target: SceneKnob.Target, of node: Node?) {
    for track in node?.tracks ?? [] {
      let isSet =
        switch target.part {
        case .value(let name): track.name == name
        case .easing(let name), .duration(let name):
          !track.isConstant && (name == nil || track.name == name)
        }
      if isSet, let path = track.path(of: target.node) { self[path] = track }
    }
  }
}
