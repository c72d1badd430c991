package import Editing
import Keyframes
import Stage

// Adding and removing keyframes at the playhead.
extension Workspace {
  /// Adds keyframes that change nothing yet.
  package mutating func insertKeys(on paths: [TrackPath]) {
    let (tracks, nodes) = (timelineTracks(), player.scene.nodesByName)
    var result = KeyEdit()
    for path in paths {
      guard let track = tracks[path] ?? nodes[path.node]?.anyTrack(of: path.property) else {
        continue
      }
      let (inserted, index) = track.inserting(at: keyTime(on: track))
      result.take((inserted, [index]), at: path)
    }
    guard !result.tracks.isEmpty else { return }
    if selection.track == nil { selection.track = paths.first }
    let edit = result
    change { _ in edit }
  }

  /// Removes the keyframes at the playhead if all of the tracks have one; else adds the missing
  /// ones. A property that is not set gets a track with its default.
  package mutating func toggleKeys(of paths: [TrackPath]) {
    let (time, nodes) = (keyTime, player.scene.nodesByName)
    var without: [TrackPath: PropertyTrack] = [:]
    var missing: [TrackPath] = []
    for path in paths {
      guard let track = nodes[path.node]?.anyTrack(of: path.property) else { continue }
      if let index = track.index(at: time) {
        without[path] = track.removing([index], at: time)
      } else {
        missing.append(path)
      }
    }
    guard missing.isEmpty else { return insertKeys(on: missing) }
    guard !without.isEmpty else { return }
    removeKeys(of: Set(without.keys)) { _ in KeyEdit(tracks: without) }
  }
}
