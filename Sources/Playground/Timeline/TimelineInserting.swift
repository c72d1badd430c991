import Exporting
import Keyframes
import Stage

// Keyframes that come at the playhead.
extension Session {
  /// Where the playhead is for keyframes: without what rounding has left of a step.
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

  /// The tracks that keyframes are inserted on: the selected ones.
  private var chosenTracks: [TrackPlace] {
    let tracks = Set(selection.keys.map(\.track)).union(selection.track.map { [$0] } ?? [])
    return tracks.sorted { ($0.node, $0.property) < ($1.node, $1.property) }
  }

  mutating func insertKeys() { insertKeys(on: chosenTracks) }

  private mutating func insertKeys(on places: [TrackPlace]) {
    let tracks = timelineTracks()
    var result = KeyEdit()
    for place in places {
      guard let track = tracks[place] else { continue }
      let (inserted, index) = track.inserting(at: keyTime(on: track))
      result.take((inserted, [index]), at: place)
    }
    guard !result.tracks.isEmpty else { return }
    if selection.track == nil { selection.track = places.first }
    change { _ in result }
  }

  /// The button before a row: its keyframe at the playhead comes, or goes.
  mutating func toggleKey(of place: TrackPlace) {
    guard let track = timelineTracks()[place] else { return }
    selection.track = place
    timeline.cursor = TimelineRow.Name(node: place.node, property: place.property)
    guard let index = track.index(at: keyTime) else { return insertKeys(on: [place]) }
    let time = keyTime
    change { _ in
      KeyEdit(tracks: [place: track.removing([index], at: time)])
    }
  }

  // MARK: Pasting

  /// Puts copied keyframes in, the first of them at the playhead, each to the property that it is of. A
  /// single track goes to the selected one, if that has the same kind of value.
  /// - Returns: whether `text` holds keyframes that there is a place for.
  mutating func pasteKeys(_ text: String) -> Bool {
    guard layout.timeline != nil else { return false }
    let known = timeline.copied.flatMap { $0.text == text ? $0 : nil }
    guard let copied = known ?? CopiedKeys(text: text) else { return false }
    guard copied.tracks.allSatisfy(\.track.isWithinReach) else {
      notice = Notice(PropertyTrack.beyondReach)
      return true
    }
    let tracks = timelineTracks()
    let start = copied.start
    let delta = abs(keyTime - start) <= 1e-8 * max(1, abs(start)) ? 0 : keyTime - start
    var result = KeyEdit()
    for (place, track) in copied.tracks {
      let isAlone = copied.tracks.count == 1
      guard let target = target(for: track, from: place, isAlone: isAlone, tracks) else { continue }
      let later = track.isConstant ? track.placed(at: start + delta) : track.later(by: delta)
      if let merged = tracks[target]?.merged(with: later) { result.take(merged, at: target) }
    }
    guard !result.tracks.isEmpty else {
      notice = Notice("There is no track here that these keyframes fit into: select one.")
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
    for track: PropertyTrack, from place: TrackPlace?, isAlone: Bool,
    _ tracks: [TrackPlace: PropertyTrack]
  ) -> TrackPlace? {
    let chosen = selection.track
    if isAlone, let chosen, tracks[chosen]?.merged(with: track) != nil { return chosen }
    if let place, tracks[place] != nil { return place }
    guard let node = chosen?.node ?? place?.node else { return nil }
    let same = TrackPlace(node: node, property: track.name)
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
