import DemoKit
import Editing
import Keyframes
import Stage
import Words

// The effects of undo steps, in words.
extension Workspace {
  /// Describes the latest steps. Tracks that had not been edited are taken from the demos as they
  /// are now, so this comes right after an edit.
  package mutating func describeSteps() {
    let players = gallery.players
    var nodes: [String: [String: Node]] = [:]
    editing.history.describe { before, after in
      after.summary(
        since: before,
        plain: { demo, path in
          let scene = players[named: demo]?.plainScene
          let own = nodes[demo] ?? scene?.nodesByName ?? [:]
          nodes[demo] = own
          return own[path.node]?.track(of: path.property)
        },
        nodes: { demo in players[named: demo]?.ownScene.nodes ?? [] },
        knobs: { demo in players[named: demo]?.demo.madeKnobs ?? [] })
    }
  }

  /// The effect of a step of the history: "Move 2 keyframes of x (ball)".
  package func words(ofStep index: Int) -> String {
    editing.history.summary(ofStep: index).map(words) ?? localized("Edit")
  }

  /// The title of the demo that a step changed; nil if it changed several.
  package func demoTitle(ofStep index: Int) -> String? {
    guard let name = editing.history.summary(ofStep: index)?.demo else { return nil }
    return gallery.players[named: name]?.demo.titleNow ?? name
  }

  private func words(_ summary: EditSummary) -> String {
    switch summary.change {
    case .keyframes(let change, let count, let path):
      change.words(count, words(path, of: summary.demo))
    case .keyframesOfTracks(let change, let count, let tracks):
      change.words(
        count, localized(Message(count: tracks, one: "1 track", other: "\(tracks) tracks")))
    case .trackReset(let path): localized("Reset \(words(path, of: summary.demo))")
    case .knob(let name, let old, let new): knobWords(name, old, new, of: summary.demo)
    case .knobs(let count): localized("Change \(count) knobs")
    case .ownKnob(.made, let label): localized("Make the knob “\(label)”")
    case .ownKnob(.deleted, let label): localized("Remove the knob “\(label)”")
    case .ownKnob(.changed, let label): localized("Change the knob “\(label)”")
    case .ownKnob(.renamed, let label): localized("Rename a knob to “\(label)”")
    case .length(let old, let new): lengthWords(old, new, of: summary.demo)
    case .marker(let change, let name): change.words(name)
    case .version(.saved, let letter): localized("Save version \(letter.rawValue)")
    case .version(.shown, let letter): localized("Show version \(letter.rawValue)")
    case .version(.deleted, let letter): localized("Delete version \(letter.rawValue)")
    case .preset(.saved, let name): localized("Save the preset “\(name)”")
    case .preset(.deleted, let name): localized("Delete the preset “\(name)”")
    case .preset(.changed, let name): localized("Change the preset “\(name)”")
    case .nodes(let change, let count, let name):
      change.words(count, title(ofNode: name, in: summary.demo))
    case .token(.made, let name): localized("Create the token “\(name)”")
    case .token(.deleted, let name): localized("Delete the token “\(name)”")
    case .token(.changed, let name): localized("Change the token “\(name)”")
    case .token(.renamed, let name): localized("Rename the token to “\(name)”")
    case .reset: localized("Reset all edits")
    case .saved: localized("Save the edits into the file")
    case .demos(let count): localized("Edit \(count) demos")
    case .other: localized("Edit")
    }
  }

  /// "x (sun)".
  private func words(_ path: TrackPath, of demo: String?) -> String {
    localized("\(path.property.localizedProperty) (\(title(ofNode: path.node, in: demo)))")
  }

  /// The title of a node of any demo, with its group. A node without a name that no longer exists
  /// gets its group's alone.
  private func title(ofNode name: String, in demo: String?) -> String {
    let player = gallery.players[named: demo]
    let node = player?.scene.node(named: name) ?? player?.ownScene.node(named: name)
    return node.map { NodeTitles.titleInGroup(of: $0, name) } ?? name.displayName
  }

  private func lengthWords(_ old: Double?, _ new: Double?, of demo: String?) -> String {
    guard let timeline = gallery.players[named: demo]?.demo.timeline
    else { return localized("Edit") }
    func text(_ length: Double?) -> String {
      (length ?? timeline.length).fixed(timeline.unit == .points ? 0 : 2)
    }
    return localized("Set the length from \(text(old)) to \(text(new))")
  }

  private func knobWords(
    _ name: String, _ old: KnobValue?, _ new: KnobValue?, of demo: String?
  ) -> String {
    guard let demo = gallery.players[named: demo]?.demo,
      let knob = demo.knobs.first(where: { $0.name == name })
    else { return localized("Edit") }
    func text(_ value: KnobValue?) -> String { demo.text(of: value ?? knob.defaultValue, knob) }
    return localized("Set \(demo.label(of: knob)) from \(text(old)) to \(text(new))")
  }
}

extension MarkerChange {
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .added: localized("Add the marker “\(name)”")
    case .deleted: localized("Delete the marker “\(name)”")
    case .moved: localized("Move the marker “\(name)”")
    case .renamed: localized("Rename a marker to “\(name)”")
    }
  }
}

extension NodesChange {
  fileprivate func words(_ count: Int, _ name: String) -> String {
    let what =
      count == 1 && !name.isEmpty
      ? name : localized(Message(count: count, one: "1 node", other: "\(count) nodes"))
    return switch self {
    case .added: localized("Add \(what)")
    case .deleted: localized("Delete \(what)")
    case .renamed: localized("Rename a node to “\(what)”")
    case .ordered: localized("Change the order of nodes")
    case .moved: localized("Move \(what) in the outline")
    case .grouped: localized("Group \(what)")
    case .ungrouped: localized("Ungroup \(what)")
    case .hidden: localized("Hide \(what)")
    case .shown: localized("Show \(what)")
    case .locked: localized("Lock \(what)")
    case .unlocked: localized("Unlock \(what)")
    case .blended: localized("Change the blend mode of \(what)")
    case .masked: localized("Mask \(what)")
    case .unmasked: localized("Release the mask of \(what)")
    case .maskInverted: localized("Invert the mask of \(what)")
    case .changed: localized("Edit")
    }
  }
}

extension KeyframeChange {
  /// `subject` names the track, or the number of tracks.
  fileprivate func words(_ count: Int, _ subject: String) -> String {
    switch self {
    case .moved:
      localized(
        Message(
          count: count, one: "Move 1 keyframe of \(subject)",
          other: "Move \(count) keyframes of \(subject)"))
    case .added:
      localized(
        Message(
          count: count, one: "Add 1 keyframe to \(subject)",
          other: "Add \(count) keyframes to \(subject)"))
    case .deleted:
      localized(
        Message(
          count: count, one: "Delete 1 keyframe of \(subject)",
          other: "Delete \(count) keyframes of \(subject)"))
    case .set: count == 1 ? localized("Set \(subject)") : localized("Set \(count) properties")
    case .revalued:
      localized(
        Message(
          count: count, one: "Change the value of \(subject)",
          other: "Change \(count) values of \(subject)"))
    case .eased:
      localized(
        Message(
          count: count, one: "Change the easing of \(subject)",
          other: "Change \(count) easings of \(subject)"))
    case .turned:
      localized(
        Message(
          count: count, one: "Change the tangents of 1 keyframe of \(subject)",
          other: "Change the tangents of \(count) keyframes of \(subject)"))
    case .extrapolated: localized("Change how \(subject) continues beyond its keyframes")
    case .changed:
      localized(
        Message(
          count: count, one: "Change 1 keyframe of \(subject)",
          other: "Change \(count) keyframes of \(subject)"))
    }
  }
}
