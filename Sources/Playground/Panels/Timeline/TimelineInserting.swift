import Editing
import Keyframes
import Stage

// Adding keyframes at the playhead.
extension TimelinePanel {
  /// On the selected tracks.
  func insertKeys(_ workspace: inout Workspace) {
    let selection = workspace.selection
    let tracks = Set(selection.keys.map(\.track)).union(selection.track.map { [$0] } ?? [])
    insertKeys(
      on: tracks.sorted { ($0.node, $0.property) < ($1.node, $1.property) }, &workspace)
  }

  private func insertKeys(on places: [TrackPlace], _ workspace: inout Workspace) {
    let tracks = workspace.timelineTracks()
    var result = KeyEdit()
    for place in places {
      guard let track = tracks[place] ?? workspace.anyTrack(at: place) else { continue }
      let (inserted, index) = track.inserting(at: workspace.keyTime(on: track))
      result.take((inserted, [index]), at: place)
    }
    guard !result.tracks.isEmpty else { return }
    if workspace.selection.track == nil { workspace.selection.track = places.first }
    let edit = result
    workspace.change { _ in edit }
  }

  /// All edits of the selected track are removed, and the track itself if it was added.
  func resetTrack(_ workspace: inout Workspace) {
    guard let place = workspace.selection.track, workspace.player.edits[place] != nil else {
      return workspace.say(Words[.nothingToReset])
    }
    workspace.removeEdits(of: place)
  }

  /// The button beside a row's name adds a keyframe at the playhead, or removes it. A property that is
  /// not set gets a track with its default.
  mutating func toggleKey(of place: TrackPlace, _ workspace: inout Workspace) {
    guard let track = workspace.anyTrack(at: place) else { return }
    workspace.selection.track = place
    cursor = TimelineRow.Name(node: place.node, property: place.property)
    let time = workspace.keyTime
    guard let index = track.index(at: time) else { return insertKeys(on: [place], &workspace) }
    workspace.removeKeys(of: [place]) { _ in
      KeyEdit(tracks: [place: track.removing([index], at: time)])
    }
  }
}
