import Editing
import Keyframes
import Stage
import Words

// Pasting keyframes.
extension Workspace {
  /// Inserts copied keyframes, the first of them at the playhead, each into its own property. A single
  /// track goes to the selected one, if that has the same kind of value; those of a single node go to the
  /// same properties of the selected nodes.
  /// - Returns: whether `text` holds keyframes, and a panel is open for them or nodes are selected.
  package mutating func pasteKeys(_ text: String) -> Bool {
    guard layout.keyPanel != nil || !selectedNodes.isEmpty else { return false }
    let known = editing.keyEditing.copied.flatMap { $0.text == text ? $0 : nil }
    guard let copied = known ?? CopiedKeys(text: text) else { return false }
    guard copied.tracks.allSatisfy(\.track.isWithinReach) else {
      say(localized("This can't be pasted: its times or numbers go beyond ±1e9."))
      return true
    }
    let tracks = timelineTracks()
    let start = copied.start
    let delta = abs(keyTime - start) <= 1e-8 * max(1, abs(start)) ? 0 : keyTime - start
    var result = KeyEdit()
    for (path, track) in copied.tracks {
      let later = track.isConstant ? track.placed(at: start + delta) : track.later(by: delta)
      for target in targets(for: track, from: path, of: copied, tracks) {
        let old = tracks[target] ?? anyTrack(at: target)
        if let merged = old?.merged(with: later) { result.take(merged, at: target) }
      }
    }
    guard !result.tracks.isEmpty else {
      say(localized("These keyframes fit no track here. Select one that they fit."))
      return true
    }
    change { _ in result }
    if !isSelected(among: result) { selection.track = selection.keys.first?.track }
    return true
  }

  private func isSelected(among edit: KeyEdit) -> Bool {
    selection.track.map { edit.tracks[$0] != nil } ?? false
  }

  /// The tracks that one of the copied tracks goes into.
  private func targets(
    for track: PropertyTrack, from path: TrackPath?, of copied: CopiedKeys,
    _ tracks: [TrackPath: PropertyTrack]
  ) -> [TrackPath] {
    let chosen = selection.track
    if copied.tracks.count == 1, selectedNodes.count < 2, let chosen,
      tracks[chosen]?.merged(with: track) != nil
    {
      return [chosen]
    }
    let isOfOneNode = Set(copied.tracks.map(\.path?.node)).count == 1
    let nodes = isOfOneNode ? selectedNodes : []
    if let path, nodes.isEmpty || nodes == [path.node] { return tracks[path] == nil ? [] : [path] }
    let same = nodes.map { TrackPath(node: $0, property: track.name) }
    return same.filter { target in
      // A track that names no node goes only where there is one.
      (path == nil ? tracks[target] : anyTrack(at: target))?.merged(with: track) != nil
    }
  }
}

extension PropertyTrack {
  fileprivate func later(by time: Double) -> PropertyTrack {
    time == 0 ? self : retimed(Set(marks.indices)) { $0 + time }.track
  }

  /// A constant as a keyframe.
  fileprivate func placed(at time: Double) -> PropertyTrack { inserting(at: time).track }
}
