import Keyframes
package import Stage

// Direct edits of parts that knobs set: they turn the knob, and with it all other parts that it sets.
extension DemoEdits {
  /// Turns the knobs that set the tracks which differ from `start`. `own` are the scene's knobs without edits, and
  /// `scene` has the nodes with edits.
  ///
  /// A constant and a duration turn a number; a colour and an easing become the setting of the word that is chosen,
  /// and its word, unless somebody has named it. A property that has been given keyframes is no longer set as a
  /// constant.
  ///
  /// - Returns: the names of knobs whose range ends before the new value; they have the nearest one.
  /// - Complexity: O(*n*) in the edited tracks, if there are knobs.
  @discardableResult
  package mutating func turnKnobs(
    since start: DemoEdits, of own: [SceneKnob], in scene: Scene
  ) -> Set<String> {
    let list = knobs ?? own
    guard !list.isEmpty else { return [] }
    let changed = tracks.filter { $0.value != start.tracks[$0.key] }
    let byNode = Dictionary(grouping: changed) { $0.key.node }
    guard !byNode.isEmpty else { return [] }
    var stuck: Set<String> = []
    for index in list.indices {
      for target in list[index].sets {
        let tracks = (byNode[target.node] ?? []).filter { target.part.isSet(by: $0.key.property) }
        guard !tracks.isEmpty, var node = scene.node(named: target.node) else { continue }
        for (_, track) in tracks { node.take(track) }
        // The target before it may have changed the knob.
        let knob = (knobs ?? own)[index]
        if !follow(knob, target, node, tracks.map(\.value), start, of: own) {
          stuck.insert(knob.name)
        }
      }
    }
    return stuck
  }

  /// - Returns: whether the knob can have the new value.
  private mutating func follow(
    _ knob: SceneKnob, _ target: SceneKnob.Target, _ node: Node, _ tracks: [PropertyTrack],
    _ start: DemoEdits, of own: [SceneKnob]
  ) -> Bool {
    switch target.part {
    case .value(let name):
      guard let setting = node.setting(of: target.part) else {
        changeKnob(knob.name, of: own) { $0.sets.removeAll { $0 == target } }
        return true
      }
      let path = TrackPath(node: target.node, property: name)
      self[path] = start[path]
      return turn(knob, to: setting, of: own)
    case .duration(let name):
      // The other tracks of the node are stretched together with the edited ones.
      if name == nil { keep(target, of: node) }
      return node.setting(of: target.part).map { turn(knob, to: $0, of: own) } ?? true
    case .easing:
      // A track has one easing for each segment; the one that has changed counts.
      let known = knob.setting(of: value(of: knob).inScene)
      let easings = tracks.flatMap { $0.marks.dropLast().map(\.easing.unnamed) }
      if let new = easings.lazy.map(SceneKnob.Setting.easing).first(where: { $0 != known }) {
        return turn(knob, to: new, of: own)
      }
      return true
    }
  }

  /// The value of a knob with these edits.
  package func value(of knob: SceneKnob) -> KnobValue {
    let plain = Knob(knob)
    return values[knob.name].flatMap(plain.fitted) ?? plain.defaultValue
  }

  /// Lets the knob have a setting: the nearest number of its range, or the setting of its word.
  /// - Returns: whether it can have the setting itself.
  private mutating func turn(
    _ knob: SceneKnob, to setting: SceneKnob.Setting, of own: [SceneKnob]
  ) -> Bool {
    let plain = Knob(knob)
    func stored(_ value: KnobValue) -> KnobValue? { value == plain.defaultValue ? nil : value }
    switch (knob.kind, setting) {
    case (.number, .number(let number)):
      let nearest = plain.fitted(.number(number))
      values[knob.name] = nearest.flatMap(stored)
      return nearest == .number(number)
    case (.toggle, .number(let number)): values[knob.name] = stored(.toggle(number != 0))
    case (.choice(var choices), _):
      guard case .choice(let word) = value(of: knob),
        let index = choices.firstIndex(where: { $0.word == word })
      else { return true }
      let isUnnamed = choices[index].isUnnamed
      choices[index].setting = setting
      changeKnob(knob.name, of: own) { $0.kind = .choice(choices) }
      guard isUnnamed else { return true }
      choices.remove(at: index)
      let new = SceneKnob.Choice.freeWord(setting.word, besides: choices)
      renameChoice(word, to: new, of: knob.name, own: own)
    case (.number, _), (.toggle, _): break
    }
    return true
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
