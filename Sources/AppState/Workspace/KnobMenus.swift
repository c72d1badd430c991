import DemoKit
package import Editing
import Keyframes
import Stage
import Words

// Menus of what knobs can set.
extension Workspace {
  /// Commands for a property of nodes: set it by a new knob or an existing one, or change the knob that sets it.
  package func knobItems(of property: String, _ nodes: [String]) -> [MenuItem] {
    let parts: [SceneKnob.Target.Part] = [
      .value(property), .easing(property), .duration(property),
    ]
    return parts.flatMap { knobItems(of: $0, nodes) }
  }

  private func knobItems(of part: SceneKnob.Target.Part, _ nodes: [String]) -> [MenuItem] {
    let targets = nodes.map { SceneKnob.Target($0, part) }.filter { setting(of: $0) != nil }
    guard let last = targets.last, let setting = setting(of: last) else { return [] }
    if let knob = knob(setting: last) {
      let label = Knob(knob).label
      return [
        MenuItem("Knob “\(label)” …", .knobs(.settings(knob.name))),
        MenuItem("Unlink from the knob “\(label)”", .knobs(.unlink(targets))),
      ]
    }
    let new = MenuItem(
      "New knob: \(part.words)", .knobs(.make(targets)), isEnabled: sceneKnobs != nil,
      reason: "This demo is written in Swift. Save it as a scene first.")
    let known = (sceneKnobs ?? []).filter { $0.fits(part, at: setting) }
    return [new]
      + known.map {
        MenuItem("Link to the knob “\(Knob($0).label)”", .knobs(.link(targets, to: $0.name)))
      }
  }

  /// The choices of a knob.
  package func choiceMenu(of knob: Knob) -> Menu? {
    guard case .choice(let words) = knob.kind else { return nil }
    let items = words.map { word in
      MenuItem(
        Message(verbatim: player.demo.localized(word)), .turnKnob(knob.name, to: .choice(word)),
        isOn: player.demo.knobValues.choice(knob.name) == word)
    }
    return Menu(groups: [items])
  }

  /// The properties of a node of which knobs set a part.
  package func propertiesWithKnobs(of node: String) -> Set<String> {
    let parts = (sceneKnobs ?? []).flatMap(\.sets).filter { $0.node == node }.map(\.part)
    let names = parts.flatMap { part -> [String] in
      switch part {
      case .value(let name), .easing(let name?), .duration(let name?): [name]
      case .easing(nil), .duration(nil):
        player.scene.node(named: node)?.tracks.filter { !$0.isConstant }.map(\.name) ?? []
      }
    }
    return Set(names)
  }

  /// Everything of the selected nodes that a knob can set: by a new knob, or by the one of that name too. Nil
  /// after a notice if there is nothing.
  package mutating func knobMenu(for name: String?) -> Menu? {
    guard sceneKnobs != nil else {
      changeKnobs { _, _ in }
      return nil
    }
    guard let primary = selectedNodes.last, let node = player.scene.node(named: primary)
    else {
      say(localized("Select a node on the stage or in the outline first."))
      return nil
    }
    let knob = name.flatMap { sceneKnob($0) }
    let items = node.knobParts.compactMap { item(for: $0, knob) }
    let others = unsetItems(of: node, knob)
    guard !(items + others).isEmpty else {
      say(localized("The selected node has no value that this knob can set."))
      return nil
    }
    let heading = selectionTitle.isEmpty ? title(ofNode: primary) : selectionTitle
    return Menu(heading: heading, groups: [items, others])
  }

  /// A list of commands for each group of properties that are not set.
  private func unsetItems(of node: Node, _ knob: SceneKnob?) -> [MenuItem] {
    let parts = node.unsetKnobParts(isPaged: playhead.isPaged)
    return PropertyGroup.allCases.compactMap { group in
      let names = group.sorted(parts.compactMap(\.property))
      let items = names.compactMap { item(for: .value($0), knob) }
      return items.isEmpty ? nil : MenuItem(Message(verbatim: "\(group.title) …"), [items])
    }
  }

  /// A command for a part; nil if it is set already, and if the knob can't set it.
  private func item(for part: SceneKnob.Target.Part, _ knob: SceneKnob?) -> MenuItem? {
    let targets = selectedNodes.map { SceneKnob.Target($0, part) }
      .filter { setting(of: $0) != nil && self.knob(setting: $0) == nil }
    guard let setting = targets.last.flatMap({ setting(of: $0) }) else { return nil }
    guard let knob else {
      return MenuItem(Message(verbatim: part.words), .knobs(.make(targets)))
    }
    guard knob.fits(part, at: setting) else { return nil }
    return MenuItem(Message(verbatim: part.words), .knobs(.link(targets, to: knob.name)))
  }
}
