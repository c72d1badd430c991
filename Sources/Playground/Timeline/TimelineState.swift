import Exporting
import Keyframes

/// What the timeline remembers beside the document and the selection.
struct TimelineState {
  /// The nodes whose tracks are folded away, by the demo's name.
  var folded: [String: Set<String>] = [:]
  /// Whether constants that were said have rows.
  var showsConstants = false
  /// Whether the colour of the selected track lies open.
  var showsColors = false
  /// The row that keys have chosen.
  var cursor: TimelineRow.Name?
  /// What keys are at, until they are let go.
  var gesture: KeyGesture?
  var copied: CopiedKeys?
  /// A colour and where its sliders stand: a grey has no hue, and keeps that which it had.
  var picked: PickedColor?
  /// For which scene the selection was looked through.
  fileprivate(set) var tidied: (demo: Int, revision: Int)?
  fileprivate var selected: SelectedKeys?
}

/// The selected keyframes, as they are drawn and dragged.
struct SelectedKeys {
  let keys: Set<KeyPlace>
  let revision: Int
  let byTrack: [TrackPlace: Set<Int>]
  /// Nil where there are none.
  let span: ClosedRange<Double>?
}

/// An edit of keyframes that goes on: whatever it does is told from how it was when it began, so that
/// nothing is lost on the way.
struct KeyGesture: Sendable {
  let demo: String
  /// Before.
  let edits: DemoEdits
  let selection: Selection
  let base: KeyEdit
  /// What it has changed so far.
  var touched: Set<TrackPlace> = []
  /// How far keys have moved the keyframes, or their last one from the first, so far.
  var time = 0.0
}

extension Session {
  /// Begins an edit of the selected keyframes.
  mutating func keyGesture() -> KeyGesture {
    let demo = player.demo.name
    return KeyGesture(
      demo: demo, edits: document[demo], selection: selection,
      base: KeyEdit(tracks: timelineTracks(), byTrack: selectedKeys().byTrack))
  }

  /// All tracks of the demo on the stage that were said.
  mutating func timelineTracks() -> [TrackPlace: PropertyTrack] {
    var tracks: [TrackPlace: PropertyTrack] = [:]
    for row in player.rows() {
      if let place = row.place, let track = row.track { tracks[place] = track }
    }
    return tracks
  }

  /// Has the document as it was when `gesture` began, but for `result`, whose keyframes are selected.
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
    if result.byTrack != selectedKeys().byTrack { selection.keys = result.keys }
  }

  /// One edit of keyframes, which are selected afterwards.
  mutating func change(_ change: (KeyEdit) -> KeyEdit) {
    var gesture = keyGesture()
    show(change(gesture.base), in: &gesture)
  }

  /// The selection names only what there is; what keys were at is over once it is a step.
  mutating func tidyKeys() {
    if !history.isOpen { timeline.gesture = nil }
    let now = (demo: chosen, revision: player.revision)
    if let tidied = timeline.tidied, tidied == now { return }
    timeline.tidied = now
    guard !selection.isEmpty else { return }
    var counts: [TrackPlace: Int] = [:]
    for row in player.rows() {
      if let place = row.place { counts[place] = row.keyframes.count }
    }
    let isWhole = selectedKeys().byTrack.allSatisfy { place, indices in
      (indices.max() ?? 0) < counts[place] ?? 0
    }
    if !isWhole {
      selection.keys = selection.keys.filter { (0..<(counts[$0.track] ?? 0)).contains($0.index) }
    }
    if let track = selection.track, counts[track] == nil { selection.track = nil }
  }

  /// The selected keyframes by their tracks.
  ///
  /// - Complexity: O(*n*) in them after they have changed, O(*n*) in the tracks after the scene has, then
  ///   O(1).
  mutating func selectedKeys() -> SelectedKeys {
    let made = timeline.selected
    let isSame = made?.keys == selection.keys
    if let made, isSame, made.revision == player.revision { return made }
    var edit = KeyEdit(
      byTrack: isSame ? made?.byTrack ?? [:] : KeyEdit.byTrack(selection.keys))
    if !edit.byTrack.isEmpty { edit.tracks = timelineTracks() }
    let new = SelectedKeys(
      keys: selection.keys, revision: player.revision, byTrack: edit.byTrack, span: edit.span)
    timeline.selected = new
    return new
  }
}
