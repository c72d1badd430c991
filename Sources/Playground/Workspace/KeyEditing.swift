import DemoKit
import Editing
import Keyframes
import Stage

/// Keyframes of the demo on the stage that are being edited.
struct KeyEditing {
  /// The edit by arrow keys, until they are released.
  var gesture: KeyGesture?
  var copied: CopiedKeys?
  var copying: KeysBeingCopied?
  /// The scene that the selection was last checked against.
  var tidied: (demo: Int, revision: Int)?
  var selected: SelectedKeys?
}

/// The selected keyframes, prepared for drawing and dragging.
struct SelectedKeys {
  fileprivate(set) var keys: KeySet
  let revision: Int
  /// From the first to the last of them; nil if there are none.
  let span: ClosedRange<Double>?
}

/// An edit of keyframes in progress. Each change starts from the state at its beginning, so that
/// keyframes that are moved across others do not replace them.
struct KeyGesture: Sendable {
  let demo: String
  /// The demo's edits at the beginning.
  let edits: DemoEdits
  let selection: Selection
  let base: KeyEdit
  /// The tracks that it has changed so far.
  var touched: Set<TrackPlace> = []
  /// How far arrow keys have moved or stretched the keyframes so far, in the timeline's unit.
  var time = 0.0
}

extension Workspace {
  /// Begins an edit of the selected keyframes.
  mutating func keyGesture() -> KeyGesture {
    let demo = player.demo.name
    return KeyGesture(
      demo: demo, edits: document[demo], selection: selection,
      base: KeyEdit(tracks: timelineTracks(), keys: selection.keys))
  }

  /// All tracks of the demo on the stage that are explicitly set.
  mutating func timelineTracks() -> [TrackPlace: PropertyTrack] {
    var tracks: [TrackPlace: PropertyTrack] = [:]
    for row in player.rows() {
      if let place = row.place, let track = row.track { tracks[place] = track }
    }
    return tracks
  }

  /// Puts `result` into the document as it was when `gesture` began, and selects its keyframes.
  mutating func show(_ result: KeyEdit, in gesture: inout KeyGesture) {
    let demo = gesture.demo
    guard demo == player.demo.name else { return }
    gesture.touched.formUnion(result.tracks.keys)
    let now = gesture
    edit { document in
      var edits = document[demo]
      for place in now.touched {
        let track = result.tracks[place]
        let isChanged = track != nil && track != now.base.tracks[place]
        edits[place] = isChanged ? track : now.edits[place]
      }
      document[demo] = edits
    }
    selection.keys = result.keys
  }

  /// Changes the selected keyframes; the result is selected.
  mutating func change(_ change: (KeyEdit) -> KeyEdit) {
    var gesture = keyGesture()
    show(change(gesture.base), in: &gesture)
  }

  /// Removes from the selection what no longer exists, and ends an edit by arrow keys once it is
  /// committed.
  mutating func tidyKeys() {
    if !editing.history.isOpen { editing.keyEditing.gesture = nil }
    let now = (demo: gallery.chosen, revision: player.revision)
    if let tidied = editing.keyEditing.tidied, tidied == now { return }
    editing.keyEditing.tidied = now
    guard !selection.isEmpty else { return }
    var counts: [TrackPlace: Int] = [:]
    for row in player.rows() {
      if let place = row.place { counts[place] = row.keyframeCount }
    }
    let isWhole = selection.keys.byTrack.allSatisfy { place, indices in
      (indices.max() ?? 0) < counts[place] ?? 0
    }
    if !isWhole { selection.keys = selection.keys.filter { $1 < counts[$0] ?? 0 } }
    if let track = selection.track, counts[track] == nil, anyTrack(at: track) == nil {
      selection.track = nil
    }
  }

  /// The selected keyframes, and the time that they span.
  ///
  /// - Complexity: O(*n*) in the tracks after the selection or the scene has changed, else O(1).
  mutating func selectedKeys() -> SelectedKeys {
    if var made = editing.keyEditing.selected, made.revision == player.revision,
      made.keys == selection.keys
    {
      // The next comparison finds the same storage.
      made.keys = selection.keys
      editing.keyEditing.selected = made
      return made
    }
    var edit = KeyEdit(keys: selection.keys)
    for row in edit.keys.isEmpty ? [] : player.rows() {
      guard let place = row.place, !edit.keys[place].isEmpty else { continue }
      edit.tracks[place] = row.track
    }
    let new = SelectedKeys(keys: edit.keys, revision: player.revision, span: edit.span)
    editing.keyEditing.selected = new
    return new
  }

  /// The playhead's time, clamped to the timeline and without the rounding errors of steps.
  var keyTime: Double {
    let time = player.playhead.timeline.clamp(player.time)
    let rounded = (time * 1e9).rounded() / 1e9
    return rounded.isFinite ? rounded : time
  }

  /// The time of the keyframe that the playhead is on, or the playhead's own.
  func keyTime(on track: PropertyTrack) -> Double {
    let time = keyTime
    return track.index(at: time).map { track.marks[$0].time } ?? time
  }
}
