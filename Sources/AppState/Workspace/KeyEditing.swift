import DemoKit
package import Editing
import Keyframes
package import Stage

/// Keyframes of the demo on the stage that are being edited.
package struct KeyEditing {
  /// The edit by arrow keys, until they are released.
  package var gesture: KeyGesture?
  package var copied: CopiedKeys?
  package var copying: KeysBeingCopied?
  /// Nodes that are being copied.
  package var copyingNodes: NodesBeingCopied?
  /// The scene that the selection was last checked against.
  package var tidied: (demo: Int, revision: Int)?
  package var selected: SelectedKeys?
}

/// The selected keyframes, prepared for drawing and dragging.
package struct SelectedKeys {
  package fileprivate(set) var keys: KeySet
  package let revision: Int
  /// From the first to the last keyframe; nil if there are none.
  package let span: ClosedRange<Double>?
  fileprivate let demo: String

  package init(keys: KeySet, revision: Int, span: ClosedRange<Double>?, demo: String = "") {
    (self.keys, self.revision, self.span, self.demo) = (keys, revision, span, demo)
  }
}

/// An edit of keyframes in progress. Each change starts from the state at its beginning, so that
/// keyframes that are moved across others do not replace them.
package struct KeyGesture: Sendable {
  package let demo: String
  /// The demo's edits at the beginning.
  package let edits: DemoEdits
  package let selection: Selection
  package let base: KeyEdit
  /// The tracks that it has changed so far.
  package var touched: Set<TrackPath> = []
  /// How far arrow keys have moved or stretched the keyframes so far, in the timeline's unit.
  package var time = 0.0
  /// How far they have raised the values so far, in steps of each track.
  package var steps = 0.0

  /// The same gesture for all keyframes of nodes and of everything in them.
  package func selecting(nodes: [String]) -> KeyGesture {
    KeyGesture(
      demo: demo, edits: edits, selection: selection, base: base.selecting(nodes: nodes),
      touched: touched)
  }
}

extension Workspace {
  /// Begins an edit of the selected keyframes, or of `keys`.
  package mutating func keyGesture(of keys: KeySet? = nil) -> KeyGesture {
    let demo = player.demo.name
    return KeyGesture(
      demo: demo, edits: player.edits, selection: selection,
      base: KeyEdit(tracks: timelineTracks(), keys: keys ?? selection.keys))
  }

  /// All tracks of the demo on the stage that are explicitly set.
  package mutating func timelineTracks() -> [TrackPath: PropertyTrack] {
    var tracks: [TrackPath: PropertyTrack] = [:]
    for row in player.rows() {
      if let path = row.path, let track = row.track { tracks[path] = track }
    }
    return tracks
  }

  /// Puts `result` into the document as it was when `gesture` began, and selects its keyframes.
  package mutating func show(_ result: KeyEdit, in gesture: inout KeyGesture) {
    let demo = gesture.demo
    guard demo == player.demo.name else { return }
    gesture.touched.formUnion(result.tracks.keys)
    let (now, hasKnobs) = (gesture, sceneKnobs?.isEmpty == false)
    editTracks(since: hasKnobs ? now.edits : nil) { edits in
      // Each change turns the knobs from their values at the beginning.
      if hasKnobs { (edits.values, edits.knobs) = (now.edits.values, now.edits.knobs) }
      for path in now.touched {
        let track = result.tracks[path]
        let isChanged = track != nil && track != now.base.tracks[path]
        edits.edit(isChanged ? track : now.edits[path], at: path)
      }
    }
    selection.keys = result.keys
  }

  /// Changes the selected keyframes; the result is selected.
  package mutating func change(_ change: (KeyEdit) -> KeyEdit) {
    var gesture = keyGesture()
    show(change(gesture.base), in: &gesture)
  }

  /// Removes missing keyframes from the selection, and ends an edit by arrow keys once it is
  /// committed.
  package mutating func tidyKeys() {
    if !editing.history.isOpen { editing.keyEditing.gesture = nil }
    let now = (demo: gallery.chosen, revision: player.revision)
    if let tidied = editing.keyEditing.tidied, tidied == now { return }
    editing.keyEditing.tidied = now
    guard !selection.isEmpty else { return }
    let rows = player.rows()
    if !hasAll(selection.keys, in: rows) {
      let counts = rows.reduce(into: [TrackPath: Int]()) { counts, row in
        if let path = row.path { counts[path] = row.keyframeCount }
      }
      selection.keys = selection.keys.filter { $1 < counts[$0] ?? 0 }
    }
    if let track = selection.track, !rows.contains(where: { $0.path == track }),
      anyTrack(at: track) == nil
    {
      selection.track = nil
    }
  }

  /// Whether rows have all these keyframes.
  private func hasAll(_ keys: KeySet, in rows: [TimelineRow]) -> Bool {
    var found = 0
    for index in rows.indices {
      guard let path = rows[index].path, let indices = keys.byTrack[path] else { continue }
      let count = rows[index].keyframeCount
      guard indices.allSatisfy({ $0 < count }) else { return false }
      found += 1
    }
    return found == keys.byTrack.count
  }

  /// The selected keyframes, and the time that they span.
  ///
  /// - Complexity: O(*n*) in the tracks after the selection or the scene has changed, else O(1).
  package mutating func selectedKeys() -> SelectedKeys {
    let demo = player.demo.name
    if var made = editing.keyEditing.selected, made.demo == demo,
      made.revision == player.revision, made.keys == selection.keys
    {
      // The next comparison finds the same storage.
      made.keys = selection.keys
      editing.keyEditing.selected = made
      return made
    }
    var edit = KeyEdit(keys: selection.keys)
    for row in edit.keys.isEmpty ? [] : player.rows() {
      guard let path = row.path, !edit.keys[path].isEmpty else { continue }
      edit.tracks[path] = row.track
    }
    let new = SelectedKeys(
      keys: edit.keys, revision: player.revision, span: edit.span, demo: demo)
    editing.keyEditing.selected = new
    return new
  }

  /// The playhead's time, clamped to the timeline and without the rounding errors of steps.
  package var keyTime: Double {
    let time = player.playhead.timeline.clamp(player.time)
    let rounded = (time * 1e9).rounded() / 1e9
    return rounded.isFinite ? rounded : time
  }

  /// The time of the keyframe that the playhead is on, or the playhead's own.
  package func keyTime(on track: PropertyTrack) -> Double {
    let time = keyTime
    return track.index(at: time).map { track.marks[$0].time } ?? time
  }
}
