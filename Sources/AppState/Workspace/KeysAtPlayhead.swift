package import Editing
import Keyframes
import Stage

// Adding and removing keyframes at the playhead.
extension Workspace {
  /// Adds keyframes that change nothing yet.
  package mutating func insertKeys(on places: [TrackPlace]) {
    let tracks = timelineTracks()
    var result = KeyEdit()
    for place in places {
      guard let track = tracks[place] ?? anyTrack(at: place) else { continue }
      let (inserted, index) = track.inserting(at: keyTime(on: track))
      result.take((inserted, [index]), at: place)
    }
    guard !result.tracks.isEmpty else { return }
    if selection.track == nil { selection.track = places.first }
    let edit = result
    change { _ in edit }
  }

  /// Removes the keyframes at the playhead if all of the tracks have one; else adds the missing
  /// ones. A property that is not set gets a track with its default.
  package mutating func toggleKeys(of places: [TrackPlace]) {
    let time = keyTime
    var without: [TrackPlace: PropertyTrack] = [:]
    var missing: [TrackPlace] = []
    for place in places {
      guard let track = anyTrack(at: place) else { continue }
      if let index = track.index(at: time) {
        without[place] = track.removing([index], at: time)
      } else {
        missing.append(place)
      }
    }
    guard missing.isEmpty else { return insertKeys(on: missing) }
    guard !without.isEmpty else { return }
    removeKeys(of: Set(without.keys)) { _ in KeyEdit(tracks: without) }
  }
}
