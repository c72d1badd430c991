import DemoKit
package import Editing
import Keyframes
import Persistence
package import Stage
import Words

// Knobs that are made in the app, for scenes without code.
extension Workspace {
  /// The knobs of the scene on the stage, with edits and at their defaults; nil for a demo with code.
  package var sceneKnobs: [SceneKnob]? { player.demo.sceneKnobs }

  /// A knob of the scene on the stage; nil for one of code.
  package func sceneKnob(_ name: String) -> SceneKnob? {
    sceneKnobs?.first { $0.name == name }
  }

  /// Changes the knobs of the scene on the stage, as a step of undo or as a part of the open one. `change` gets the
  /// edits and the scene's knobs without edits.
  /// - Returns: whether they can be changed; else a notice says why not.
  @discardableResult
  package mutating func changeKnobs(
    _ change: (inout DemoEdits, _ own: [SceneKnob]) -> Void
  ) -> Bool {
    guard let own = player.demo.madeKnobs else {
      say(
        localized(
          "This demo is written in Swift. Save it as a scene (Ctrl+Shift+S) to give it knobs here.")
      )
      return false
    }
    guard hasSettledConflicts() else { return false }
    let demo = player.demo.name
    edit { change(&$0[demo], own) }
    return true
  }

  /// Changes tracks of the demo on the stage. Knobs that set a changed track are turned to its new value. A gesture,
  /// whose every change begins anew, gives the edits at its beginning as `start`; else they are the current ones.
  package mutating func editTracks(
    since start: DemoEdits? = nil, _ change: (inout DemoEdits) -> Void
  ) {
    let (demo, own, scene) = (player.demo.name, player.demo.madeKnobs, player.scene)
    let knobs = sceneKnobs ?? []
    var stuck: Set<String> = []
    edit { document in
      let before = document[demo]
      var edits = before
      change(&edits)
      if let own { stuck = edits.turnKnobs(since: start ?? before, of: own, in: scene) }
      document[demo] = edits
    }
    if let knob = player.demo.knobs.first(where: { stuck.contains($0.name) }) { sayRange(of: knob) }
    sayIdleKnobs(since: knobs)
  }

  /// Makes a knob that sets these parts; it has the value of the last one.
  /// - Returns: its name; nil if it could not be made, and a notice says why.
  package mutating func makeKnob(of targets: [SceneKnob.Target]) -> String? {
    let known = sceneKnobs ?? []
    guard known.count < SceneKnob.most else {
      say(localized("A scene can have \(SceneKnob.most) knobs at most."))
      return nil
    }
    guard let last = targets.last, let setting = setting(of: last) else { return nil }
    let name = SceneKnob.freeName(last.part.word, besides: known)
    let kind = SceneKnob.kind(
      for: last.part, at: setting, on: player.scene.size, word: setting.word,
      time: player.demo.timeline.unit.ofKnobs)
    let value: SceneKnob.Value =
      if case .number(let number) = setting { .number(number) } else { .choice(setting.word) }
    editing.history.commit()
    let isDone = changeKnobs { edits, own in
      edits.changeKnobs(of: own) { $0.append(SceneKnob(name, kind, value, sets: [])) }
      edits.link(targets, to: name, of: own)
    }
    return isDone ? name : nil
  }

  /// - Returns: whether the action is one of those that need no panel.
  mutating func perform(_ action: KnobAction) -> Bool {
    switch action {
    case .link(let targets, let name): changeKnobs { $0.link(targets, to: name, of: $1) }
    case .unlink(let targets):
      let scene = player.scene
      changeKnobs { $0.unlink(targets, of: $1, in: scene) }
    case .removeChoice(let name, let word):
      changeKnobs { edits, own in edits.removeChoice(word, of: name, own: own) }
    case .reset: resetKnobs()
    case .remove(let name):
      let (scene, label) = (player.scene, knob(name)?.label ?? name)
      let isDone = changeKnobs { $0.removeKnob(name, of: $1, in: scene) }
      if isDone { sayRemoved(label) }
    case .offer, .offerMore, .make, .settings, .choose, .addChoice: return false
    }
    return true
  }

  /// The current setting of a part of a node on the stage.
  package func setting(of target: SceneKnob.Target) -> SceneKnob.Setting? {
    player.scene.node(named: target.node)?.setting(of: target.part)
  }

  /// The knob that sets a part.
  package func knob(setting target: SceneKnob.Target) -> SceneKnob? {
    sceneKnobs?.first { $0.sets.contains(target) }
  }
}

extension Timeline.Unit {
  /// The unit of a duration, as files have it; a number of pages has none.
  fileprivate var ofKnobs: String {
    switch self {
    case .seconds: "s"
    case .points: "pt"
    case .pages: ""
    }
  }
}

extension SceneKnob.Target.Part {
  /// The property that becomes a constant; nil for easings and durations.
  var property: String? { if case .value(let name) = self { name } else { nil } }

  /// The English name of a new knob for this part, which files have.
  fileprivate var word: String {
    switch self {
    case .value(let name): name.propertyWord
    case .easing(let name): name.map { "\($0.propertyWord) easing" } ?? "easing"
    case .duration(let name): name.map { "\($0.propertyWord) duration" } ?? "duration"
    }
  }

  /// "width", "easing of x".
  package var words: String {
    switch self {
    case .value(let name): name.localizedProperty
    case .easing(let name?): localized("easing of \(name.localizedProperty)")
    case .easing(nil): localized("easing of the node")
    case .duration(let name?): localized("duration of \(name.localizedProperty)")
    case .duration(nil): localized("duration of the node")
    }
  }
}
