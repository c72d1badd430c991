import DemoKit
import Editing
import Keyframes
import Stage

// What steps of undo did, and its words.
extension Workspace {
  /// Finds out what the latest steps did. Tracks that had not been edited are taken from the demos as
  /// they are now, so this comes right after an edit.
  mutating func describeSteps() {
    let players = gallery.players
    var nodes: [String: [String: Node]] = [:]
    editing.history.describe { before, after in
      after.summary(
        since: before,
        plain: { demo, place in
          let scene = players.first { $0.demo.name == demo }?.plainScene
          let own = nodes[demo] ?? scene?.nodesByName ?? [:]
          nodes[demo] = own
          return own[place.node]?.track(of: place.property)
        },
        nodes: { demo in players.first { $0.demo.name == demo }?.ownScene.nodes ?? [] })
    }
  }

  /// What a step of the history did: "Move 2 keyframes of x (ball)".
  func words(ofStep index: Int) -> String {
    editing.history.summary(ofStep: index).map(words) ?? Words[.edited]
  }

  /// The title of the demo that a step changed; nil if it changed several.
  func demoTitle(ofStep index: Int) -> String? {
    guard let name = editing.history.summary(ofStep: index)?.demo else { return nil }
    return gallery.players.first { $0.demo.name == name }?.demo.titleNow ?? name
  }

  private func words(_ summary: EditSummary) -> String {
    switch summary.change {
    case .keyframes(let change, let count, let place):
      change.words(count, words(place, of: summary.demo))
    case .keyframesOfTracks(let change, let count, let tracks):
      change.words(count, Words.count(tracks, .oneTrack, .tracks))
    case .trackReset(let place): Words[.resetOfTrack, words(place, of: summary.demo)]
    case .knob(let name, let old, let new): knobWords(name, old, new, of: summary.demo)
    case .knobs(let count): Words[.changedKnobs, String(count)]
    case .length(let old, let new): lengthWords(old, new, of: summary.demo)
    case .marker(let change, let name): change.words(name)
    case .version(.saved, let letter): Words[.versionWasSaved, letter.rawValue]
    case .version(.shown, let letter): Words[.versionWasShown, letter.rawValue]
    case .version(.deleted, let letter): Words[.versionWasDeleted, letter.rawValue]
    case .preset(.saved, let name): Words[.presetWasSaved, name]
    case .preset(.deleted, let name): Words[.presetWasDeleted, name]
    case .preset(.changed, let name): Words[.presetWasChanged, name]
    case .nodes(let change, let count, let name):
      change.words(count, title(ofNode: name, in: summary.demo))
    case .token(.made, let name): Words[.tokenWasMade, name]
    case .token(.deleted, let name): Words[.tokenWasDeleted, name]
    case .token(.changed, let name): Words[.tokenWasChanged, name]
    case .token(.renamed, let name): Words[.tokenWasRenamed, name]
    case .reset: Words[.resetAllEdits]
    case .saved: Words[.saveFile]
    case .demos(let count): Words[.editedDemos, String(count)]
    case .other: Words[.edited]
    }
  }

  /// "x (sun)".
  private func words(_ place: TrackPlace, of demo: String?) -> String {
    Words[.trackOfNode, place.property.spokenProperty, title(ofNode: place.node, in: demo)]
  }

  /// What a node of any demo is called, with its group. A node without a name that is not there any more is
  /// called after its group alone.
  private func title(ofNode name: String, in demo: String?) -> String {
    let player = gallery.players.first { $0.demo.name == demo }
    let node = player?.scene.node(named: name) ?? player?.ownScene.node(named: name)
    return node.map { NodeTitles.titleInGroup(of: $0, name) } ?? name.spokenName
  }

  private func lengthWords(_ old: Double?, _ new: Double?, of demo: String?) -> String {
    guard let timeline = gallery.players.first(where: { $0.demo.name == demo })?.demo.timeline
    else {
      return Words[.edited]
    }
    func text(_ length: Double?) -> String {
      (length ?? timeline.length).fixed(timeline.unit == .points ? 0 : 2)
    }
    return Words[.setLength, text(old), text(new)]
  }

  private func knobWords(
    _ name: String, _ old: KnobValue?, _ new: KnobValue?, of demo: String?
  ) -> String {
    guard let demo = gallery.players.first(where: { $0.demo.name == demo })?.demo,
      let knob = demo.knobs.first(where: { $0.name == name })
    else { return Words[.edited] }
    func text(_ value: KnobValue?) -> String { demo.text(of: value ?? knob.defaultValue, knob) }
    return Words[.setKnob, demo.label(of: knob), text(old), text(new)]
  }
}

extension MarkerChange {
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .added: Words[.addedMarker, name]
    case .deleted: Words[.deletedMarker, name]
    case .moved: Words[.movedMarker, name]
    case .renamed: Words[.renamedMarker, name]
    }
  }
}

extension NodesChange {
  fileprivate func words(_ count: Int, _ name: String) -> String {
    let what = count == 1 && !name.isEmpty ? name : Words.count(count, .oneNode, .nodes)
    return switch self {
    case .added: Words[.addedNodes, what]
    case .deleted: Words[.deletedNodes, what]
    case .renamed: Words[.renamedNode, what]
    case .ordered: Words[.orderedNodes]
    case .moved: Words[.movedNodes, what]
    case .grouped: Words[.groupedNodes, what]
    case .ungrouped: Words[.ungroupedNodes, what]
    case .hidden: Words[.hidNodes, what]
    case .shown: Words[.showedNodes, what]
    case .locked: Words[.lockedNodes, what]
    case .unlocked: Words[.unlockedNodes, what]
    case .blended: Words[.blendedNodes, what]
    case .changed: Words[.edited]
    }
  }
}

extension KeyframeChange {
  /// `place` names the track, or says how many tracks there are.
  fileprivate func words(_ count: Int, _ place: String) -> String {
    switch self {
    case .moved: Words.count(count, .movedOne, .movedSome, place)
    case .added: Words.count(count, .addedOne, .addedSome, place)
    case .deleted: Words.count(count, .deletedOne, .deletedSome, place)
    case .set: count == 1 ? Words[.setOne, place] : Words[.setSome, String(count)]
    case .revalued: Words.count(count, .revaluedOne, .revaluedSome, place)
    case .eased: Words.count(count, .easedOne, .easedSome, place)
    case .changed: Words.count(count, .changedOne, .changedSome, place)
    }
  }
}
