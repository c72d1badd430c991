import AppState
import Editing
import Keyframes
import Stage
import Words

// Adding keyframes at the playhead.
extension TimelinePanel {
  /// On the selected tracks, or else on the positions of the selected nodes.
  func insertKeys(_ workspace: inout Workspace) {
    let selection = workspace.selection
    var tracks = selection.keys.tracks.union(selection.track.map { [$0] } ?? [])
    if tracks.isEmpty {
      for node in workspace.selectedNodes {
        tracks.formUnion(["x", "y"].map { TrackPath(node: node, property: $0) })
      }
    }
    guard !tracks.isEmpty else {
      return workspace.say(localized("Select a node, or a row of the timeline, first."))
    }
    workspace.insertKeys(
      on: tracks.sorted { ($0.node, $0.property) < ($1.node, $1.property) })
  }

  /// All edits of the selected track are removed, and the track itself if it was added.
  func resetTrack(_ workspace: inout Workspace) {
    guard let path = workspace.selection.track, workspace.player.edits[path] != nil else {
      return workspace.say(localized("This track has no edits."))
    }
    workspace.removeEdits(of: path)
  }

  /// The button beside a row's name adds a keyframe at the playhead, or removes it. A property that is
  /// not set gets a track with its default.
  mutating func toggleKey(of path: TrackPath, _ workspace: inout Workspace) {
    guard workspace.anyTrack(at: path) != nil else { return }
    workspace.selection.track = path
    cursor = TimelineRow.Name(node: path.node, property: path.property)
    workspace.toggleKeys(of: [path])
  }
}
