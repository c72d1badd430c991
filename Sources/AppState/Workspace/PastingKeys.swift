import Editing
import Keyframes
import Stage
import Words

// Pasting keyframes.
extension Workspace {
  /// Inserts copied keyframes, the first of them at the playhead, each into its own property. A single
  /// track goes to the selected one, if that has the same kind of value.
  /// - Returns: whether `text` holds keyframes, and a panel is open for them.
  package mutating func pasteKeys(_ text: String) -> Bool {
    guard layout.keyPanel != nil else { return false }
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
      let isAlone = copied.tracks.count == 1
      guard let target = target(for: track, from: path, isAlone: isAlone, tracks) else { continue }
      let later = track.isConstant ? track.placed(at: start + delta) : track.later(by: delta)
      if let merged = tracks[target]?.merged(with: later) { result.take(merged, at: target) }
    }
    guard !result.tracks.isEmpty else {
      say(localized("These keyframes fit no track here. Select one that they fit."))
      return true
    }
    change { _ in result }
    if !isSelected(among: result) { selection.track = result.tracks.keys.first }
    return true
  }

  private func isSelected(among edit: KeyEdit) -> Bool {
    selection.track.map { edit.tracks[$0] != nil } ?? false
  }

  private func target(
    for track: PropertyTrack, from path: TrackPath?, isAlone: Bool,
    _ tracks: [TrackPath: PropertyTrack]
  ) -> TrackPath? {
    let chosen = selection.track
    if isAlone, let chosen, tracks[chosen]?.merged(with: track) != nil { return chosen }
    if let path, tracks[path] != nil { return path }
    guard let node = chosen?.node ?? path?.node else { return nil }
    let same = TrackPath(node: node, property: track.name)
    return tracks[same]?.merged(with: track) == nil ? nil : same
  }
}

extension PropertyTrack {
  fileprivate func later(by time: Double) -> PropertyTrack {
    time == 0 ? self : retimed(Set(marks.indices)) { $0 + time }.track
  }

  /// A constant as a keyframe.
  fileprivate func placed(at time: Double) -> PropertyTrack { inserting(at: time).track }
}
