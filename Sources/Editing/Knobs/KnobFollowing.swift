import Keyframes
package import Stage

// Direct edits of parts that knobs set: they turn the knob, and with it all other parts that it sets.
extension DemoEdits {
  /// Turns the knobs that set the tracks which differ from `start`. `own` are the scene's knobs without edits, and
  /// `scene` has the nodes with edits.
  ///
  /// A constant and a duration turn a number; a colour and an easing become the setting of the word that is chosen.
  /// A property that has been given keyframes is no longer set as a constant.
  ///
  /// - Complexity: O(*n*) in the edited tracks, if there are knobs.
  package mutating func turnKnobs(since start: DemoEdits, of own: [SceneKnob], in scene: Scene) {
    let list = knobs ?? own
    guard !list.isEmpty else { return }
    let changed = tracks.filter { $0.value != start.tracks[$0.key] }
    let byNode = Dictionary(grouping: changed) { $0.key.node }
    guard !byNode.isEmpty else { return }
    for knob in list {
      for target in knob.sets {
        let tracks = (byNode[target.node] ?? []).filter { target.part.isSet(by: $0.key.property) }
        guard !tracks.isEmpty, var node = scene.node(named: target.node) else { continue }
        for (_, track) in tracks { node.take(track) }
        follow(knob, target, node, tracks.map(\.value), start, of: own)
      }
    }
  }

  private mutating func follow(
    _ knob: SceneKnob, _ target: SceneKnob.Target, _ node: Node, _ tracks: [PropertyTrack],
    _ start: DemoEdits, of own: [SceneKnob]
  ) {
    switch target.part {
    case .value(let name):
      guard let setting = node.setting(of: target.part) else {
        return changeKnob(knob.name, of: own) { $0.sets.removeAll { $0 == target } }
      }
      let path = TrackPath(node: target.node, property: name)
      self[path] = start[path]
      turn(knob, to: setting, of: own)
    case .duration(let name):
      // The other tracks of the node are stretched together with the edited ones.
      if name == nil { keep(target, of: node) }
      if let setting = node.setting(of: target.part) { turn(knob, to: setting, of: own) }
    case .easing:
      // A track has one easing for each segment; the one that has changed counts.
      let known = knob.setting(of: value(of: knob).inScene)
      let easings = tracks.flatMap { $0.marks.dropLast().map(\.easing.unnamed) }
      if let new = easings.lazy.map(SceneKnob.Setting.easing).first(where: { $0 != known }) {
        turn(knob, to: new, of: own)
      }
    }
  }

  /// The value of a knob with these edits.
  package func value(of knob: SceneKnob) -> KnobValue {
    let plain = Knob(knob)
    return values[knob.name].flatMap(plain.fitted) ?? plain.defaultValue
  }

  /// Lets the knob have a setting: the nearest number of its range, or the setting of its word.
  private mutating func turn(
    _ knob: SceneKnob, to setting: SceneKnob.Setting, of own: [SceneKnob]
  ) {
    let plain = Knob(knob)
    func stored(_ value: KnobValue) -> KnobValue? { value == plain.defaultValue ? nil : value }
    switch (knob.kind, setting) {
    case (.number, .number(let number)):
      values[knob.name] = plain.fitted(.number(number)).flatMap(stored)
    case (.toggle, .number(let number)): values[knob.name] = stored(.toggle(number != 0))
    case (.choice(var choices), _):
      guard case .choice(let word) = value(of: knob),
        let index = choices.firstIndex(where: { $0.word == word })
      else { return }
      choices[index].setting = setting
      changeKnob(knob.name, of: own) { $0.kind = .choice(choices) }
    case (.number, _), (.toggle, _): break
    }
  }
}

extension SceneKnob.Target.Part {
  /// Whether it is the property of that name, or a part of it.
  fileprivate func isSet(by property: String) -> Bool {
    switch self {
    case .value(let name): name == property
    case .easing(let name), .duration(let name): name == nil || name == property
    }
  }
}
