package import Stage

/// A summary of an edit, derived from the documents before and after it.
package struct EditSummary: Equatable, Sendable {
  /// The name of the demo that changed; nil for several, or none.
  package let demo: String?
  package let change: EditChange

  package init(demo: String?, _ change: EditChange) { (self.demo, self.change) = (demo, change) }
}

/// A kind of edit; `other` is any that isn't listed.
package enum EditChange: Equatable, Sendable {
  /// A number of keyframes of one track.
  case keyframes(KeyframeChange, Int, of: TrackPath)
  /// A number of keyframes of several tracks.
  case keyframesOfTracks(KeyframeChange, Int, tracks: Int)
  /// The edits of a track were removed.
  case trackReset(TrackPath)
  /// A knob, by its name; nil stands for its default.
  case knob(String, from: KnobValue?, to: KnobValue?)
  case knobs(Int)
  /// A knob that was made in the app, by its label.
  case ownKnob(KnobChange, String)
  /// Lengths in the timeline's unit; nil stands for the demo's own length.
  case length(from: Double?, to: Double?)
  /// A marker, by its name.
  case marker(MarkerChange, String)
  case version(VersionChange, Versions.Letter)
  /// How many nodes, counting only the outermost, and the name of the first.
  case nodes(NodesChange, Int, String)
  /// A saved easing, by its name.
  case preset(PresetChange, String)
  /// A motion token, by its name.
  case token(TokenChange, String)
  /// All edits of the demo were removed.
  case reset
  /// The edits were saved in the demo's file.
  case saved
  /// Several demos at once, such as after rewinding the session.
  case demos(Int)
  case other
}

package enum KeyframeChange: String, CaseIterable, Sendable {
  /// The keyframes have other times.
  case moved
  case added
  case deleted
  /// Values of constants, which are not in a keyframe.
  case set
  /// The keyframes have other values, or other curves between them.
  case revalued
  /// The keyframes have other easings.
  case eased
  /// The keyframes have other kinds of tangents.
  case turned
  /// The track continues otherwise beyond its keyframes.
  case extrapolated
  /// Several of these.
  case changed
}

package enum MarkerChange: String, CaseIterable, Sendable { case added, deleted, moved, renamed }

package enum PresetChange: String, CaseIterable, Sendable { case saved, deleted, changed }

package enum VersionChange: String, CaseIterable, Sendable { case saved, shown, deleted }

extension Document {
  /// A summary of the change from `old` to this document. `plain` returns a demo's own tracks, and
  /// `nodes` and `knobs` its own nodes and scene's knobs, which are used until they are edited.
  ///
  /// - Complexity: O(*n*) in the keyframes of the tracks that differ.
  package func summary(
    since old: Document, plain: (_ demo: String, TrackPath) -> PropertyTrack?,
    nodes: (_ demo: String) -> [Node] = { _ in [] },
    knobs: (_ demo: String) -> [SceneKnob] = { _ in [] }
  ) -> EditSummary {
    let demos = demosThatDiffer(from: old)
    guard demos.count == 1, let demo = demos.first else {
      return EditSummary(demo: nil, demos.isEmpty ? presetChange(since: old) : .demos(demos.count))
    }
    if let change = versionChange(of: demo, since: old) { return EditSummary(demo: demo, change) }
    let (edits, before) = (self[demo], old[demo])
    if edits.nodes != before.nodes || edits.withoutScene != before.withoutScene,
      let change = edits.nodesChange(since: before, own: { nodes(demo) })
    {
      return EditSummary(demo: demo, change)
    }
    if edits.knobs != before.knobs,
      let change = edits.knobChange(since: before, own: knobs(demo))
    {
      return EditSummary(demo: demo, change)
    }
    if edits.isEmpty { return EditSummary(demo: demo, .reset) }
    let change = edits.change(since: before) { plain(demo, $0) }
    return EditSummary(demo: demo, change)
  }

  private func presetChange(since old: Document) -> EditChange {
    let gone = old.presets.filter { !presets.contains($0) }
    let new = presets.filter { !old.presets.contains($0) }
    switch (gone.count, new.count) {
    case (0, 1): return .preset(.saved, new[0].name)
    case (1, 0): return .preset(.deleted, gone[0].name)
    case (1, 1): return .preset(.changed, new[0].name)
    case (_, _): return .other
    }
  }

  private func versionChange(of demo: String, since old: Document) -> EditChange? {
    let (before, after) = (old.savedVersions(of: demo), savedVersions(of: demo))
    guard before != after else { return nil }
    let letters = (Set(before.kept.map(\.letter)), Set(after.kept.map(\.letter)))
    if let saved = letters.1.subtracting(letters.0).first, letters.0.isSubset(of: letters.1) {
      return .version(.saved, saved)
    }
    if let gone = letters.0.subtracting(letters.1).first, letters.1.isSubset(of: letters.0) {
      return .version(.deleted, gone)
    }
    return before.letterOnStage == after.letterOnStage
      ? .other : .version(.shown, after.letterOnStage)
  }
}

extension DemoEdits {
  fileprivate func change(
    since old: DemoEdits, plain: (TrackPath) -> PropertyTrack?
  ) -> EditChange {
    if tokens != old.tokens, let change = tokenChange(since: old) { return change }
    let paths = Set(tracks.keys).union(old.tracks.keys).filter { self[$0] != old[$0] }
    // A knob that follows an edit of what it sets is not named.
    var rest = withoutScene
    if !paths.isEmpty { rest.values = old.values }
    guard rest == old.withoutScene, nodes == old.nodes else {
      return paths.isEmpty ? restChange(since: old) : .other
    }
    if paths.count == 1, let path = paths.first, self[path] == nil { return .trackReset(path) }
    let changes = paths.compactMap { path in
      KeyframeDifference(
        from: old[path] ?? plain(path), to: self[path] ?? plain(path))
    }
    guard let kind = changes.first?.change else { return .other }
    let count = changes.reduce(0) { $0 + $1.count }
    if paths.count == 1, let path = paths.first { return .keyframes(kind, count, of: path) }
    let isSame = changes.allSatisfy { $0.change == kind }
    return .keyframesOfTracks(isSame ? kind : .changed, count, tracks: changes.count)
  }

  /// The change of everything but tracks.
  private func restChange(since old: DemoEdits) -> EditChange {
    let names = Set(values.keys).union(old.values.keys).filter { values[$0] != old.values[$0] }
    switch (names.first, length != old.length, markers != old.markers) {
    case (let name?, false, false):
      return names.count == 1
        ? .knob(name, from: old.values[name], to: values[name]) : .knobs(names.count)
    case (nil, true, false): return .length(from: old.length, to: length)
    case (nil, false, true): return markerChange(since: old)
    case (_, _, _): return .other
    }
  }

  private func markerChange(since old: DemoEdits) -> EditChange {
    let gone = old.markers.filter { !markers.contains($0) }
    let new = markers.filter { !old.markers.contains($0) }
    switch (gone.count, new.count) {
    case (0, 1): return .marker(.added, new[0].name)
    case (1, 0): return .marker(.deleted, gone[0].name)
    case (1, 1) where gone[0].name == new[0].name: return .marker(.moved, new[0].name)
    case (1, 1) where gone[0].time == new[0].time: return .marker(.renamed, new[0].name)
    case (_, _): return .other
    }
  }
}
