import DemoKit
import Editing
import Formats
import Keyframes
package import Stage
import Words

// Pasting while no field is being edited: anything that Riff can read.
extension Workspace {
  package mutating func paste(_ text: String) {
    if let copied = editing.stageEditing.copied, copied.text == text { return paste(copied.nodes) }
    if pastePresets(text) || pasteTokens(text) || pasteColor(text) || pasteKeys(text) { return }
    pasteValue(text)
  }

  /// Pastes an easing into the selected keyframes, or the segment under the playhead; a track into
  /// the current track, or the property that it names; nodes become new ones; a scene goes into the nodes of
  /// the same names. This is one undo step, and a notice names the parts that could not be used.
  package mutating func pasteValue(_ text: String) {
    let pasted: Pasted
    do throws(PasteError) {
      pasted = try Pasted(text, customs: player.scene.easings)
    } catch {
      say(localized("This can't be pasted. \(error.message.localized)"))
      return
    }
    guard pasted.isWithinReach else {
      return say(localized("This can't be pasted: its times or numbers go beyond ±1e9."))
    }
    switch pasted {
    case .easing(let easing): paste(easing, ignoring: ignoredDuration(of: text))
    case .track(let track): paste(track)
    case .node(let node) where node.isCopiedKeyframes:
      say(localized("Open the timeline or select a node to paste keyframes."))
    case .node(let node): paste(node.pastedNodes)
    case .scene(let scene, let timeline): paste(scene, timeline)
    }
  }

  /// The duration that a text gives beside an easing; a spring's own is its pace.
  private func ignoredDuration(of text: String) -> Double? {
    (try? ReadEasing(text, customs: player.scene.easings))?.seconds
  }

  private mutating func paste(_ easing: Easing, ignoring seconds: Double?) {
    let selected = selection.keys.filter { track(at: $0)?.easing(at: $1) != nil }
    let keys = selected.isEmpty ? curveTarget()?.keys ?? [] : selected
    guard let first = keys.first else {
      say(localized("There are no keyframes here to paste an easing onto."))
      return
    }
    let tracks = keys.byTrack.compactMap { path, indices in
      track(at: path).map { (path, $0.leaving(indices, with: easing)) }
    }
    put(tracks)
    let subject = keys.count == 1 ? first.track.words : localized("\(keys.count) keyframes")
    let pasted = localized("Pasted \(easing.notation.cut(to: 60)) into \(subject).")
    say(seconds.map { "\(pasted) \(localized("Duration (\($0.short) s) ignored"))." } ?? pasted)
  }

  private mutating func paste(_ track: PropertyTrack) {
    let meant = currentTrack
    let node = selection.isEmpty ? currentNode : meant?.node
    // A track is pasted into the selected one, or, if it does not fit, into the property that it names.
    if !selection.isEmpty || track.isNameless, let meant, let old = self.track(at: meant),
      let fitting = track.retargeted(to: old)
    {
      return put(track: fitting, at: meant)
    }
    if let node, let path = track.path(of: node) { return put(track: track, at: path) }
    guard let meant else { return say(localized("This demo has no tracks to paste onto.")) }
    say(localized(track.misfit(meant.words)))
  }

  private mutating func put(track: PropertyTrack, at path: TrackPath) {
    put([(path, track)])
    say(
      localized(
        Message(
          count: track.marks.count, one: "Pasted 1 keyframe into \(path.words).",
          other: "Pasted \(track.marks.count) keyframes into \(path.words).")))
  }

  /// A scene without a node of this demo's names adds its nodes.
  private mutating func paste(_ scene: Scene, _ timeline: Timeline?) {
    let (tracks, missing) = edits(from: scene)
    guard !tracks.isEmpty else { return paste(scene.nodes) }
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    put(tracks)
    if let timeline { paste(timeline) }
    if isAlone { editing.history.commit() }
    let count = localized(
      Message(count: tracks.count, one: "1 track", other: "\(tracks.count) tracks"))
    let nodes = localized(
      Message(
        count: Set(tracks.map(\.0.node)).count, one: "1 node",
        other: "\(Set(tracks.map(\.0.node)).count) nodes"))
    guard !missing.isEmpty else { return say(localized("Pasted \(count) of \(nodes).")) }
    let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " …" : "")
    say(localized("Pasted \(count) of \(nodes); not in this demo: \(names)."))
  }

  /// The tracks of a pasted scene with their paths in the demo, and the names that the demo lacks.
  private func edits(
    from scene: Scene
  ) -> (tracks: [(TrackPath, PropertyTrack)], missing: [String]) {
    let names = Set(player.nodes.map(\.name))
    var (tracks, missing): ([(TrackPath, PropertyTrack)], [String]) = ([], [])
    for (name, node) in scene.allNodes {
      guard names.contains(name) else {
        missing.append(name)
        continue
      }
      tracks += node.tracks.compactMap { track in track.path(of: name).map { ($0, track) } }
    }
    return (tracks, missing)
  }

  /// Sets tracks as one change; a track that equals the demo's own is not an edit.
  private mutating func put(_ tracks: [(TrackPath, PropertyTrack)]) {
    let plain = player.plainScene
    let nodes = Dictionary(plain.allNodes.map { ($0.name, $0.node) }) { first, _ in first }
    editTracks { edits in
      for (path, track) in tracks {
        let own = nodes[path.node]?.track(of: path.property)
        edits.edit(own == track ? nil : track, at: path)
      }
    }
  }
}

extension String {
  fileprivate func cut(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "…"
  }
}

extension Pasted {
  fileprivate var isWithinReach: Bool {
    switch self {
    case .easing: true
    case .track(let track): track.isWithinReach
    case .node(let node): Scene(ground: .clear) { node }.isWithinReach
    case .scene(let scene, _): scene.isWithinReach
    }
  }
}

extension Scene {
  fileprivate var isWithinReach: Bool {
    allNodes.allSatisfy { $0.node.tracks.allSatisfy(\.isWithinReach) }
  }
}

extension PropertyTrack {
  /// Whether all its times and numbers are within ±1e9, like typed ones.
  package var isWithinReach: Bool {
    func isNear(_ number: Double) -> Bool { abs(number) <= 1e9 }
    guard marks.allSatisfy({ isNear($0.time) }) else { return false }
    guard let track = numbers else { return true }
    return track.keyframes.allSatisfy { isNear($0.value) }
  }
}

extension PropertyTrack {
  /// The notice that a track of other values does not take it.
  fileprivate func misfit(_ pasted: String) -> Message {
    switch self {
    case .number, .maskOpacity:
      "This is a track of numbers, and \(pasted) isn't. Select one that is."
    case .color, .rangeColor: "This is a track of colours, and \(pasted) isn't. Select one that is."
    case .hidden:
      "This track switches something on and off, and \(pasted) doesn't. Select one that does."
    case .gradient: "This is a track of gradients, and \(pasted) isn't. Select one that is."
    case .outline, .maskPath:
      "This is a track of outlines, and \(pasted) isn't. Select one that is."
    case .string: "This is a track of texts, and \(pasted) isn't. Select one that is."
    }
  }

  fileprivate var isNameless: Bool { path(of: "") == nil }

  /// The same values as a track of `other`'s property; nil if they are of another kind.
  fileprivate func retargeted(to other: PropertyTrack) -> PropertyTrack? {
    switch (self, other) {
    case (.number(_, let track), .number(let property, _)): .number(property, track)
    case (.color(_, let track), .color(let property, _)): .color(property, track)
    case (.color(_, let track), .rangeColor(let range, _)),
      (.rangeColor(_, let track), .rangeColor(let range, _)):
      .rangeColor(range, track)
    case (.rangeColor(_, let track), .color(let property, _)): .color(property, track)
    case (.hidden, .hidden), (.gradient, .gradient), (.outline, .outline), (.string, .string): self
    case (.maskPath(_, let track), .outline): .outline(track)
    case (.outline(let track), .maskPath(let index, _)),
      (.maskPath(_, let track), .maskPath(let index, _)):
      .maskPath(index, track)
    case (.maskOpacity(_, let track), .number(let property, _)): .number(property, track)
    case (.number(_, let track), .maskOpacity(let index, _)),
      (.maskOpacity(_, let track), .maskOpacity(let index, _)):
      .maskOpacity(index, track)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      nil
    }
  }
}

extension Scene {
  /// The easings of all its tracks, so that `custom(name)` can refer to the demo's own functions.
  fileprivate var easings: [Easing] {
    allNodes.flatMap { $0.node.tracks.flatMap { $0.marks.map(\.easing) } }
  }
}
