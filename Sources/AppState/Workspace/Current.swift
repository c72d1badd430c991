package import Editing
import Keyframes
package import Stage

// The track, the keyframe and the node that commands apply to: the selected ones, or the nearest.
extension Workspace {
  /// The track of the first selected keyframe, else the one that was clicked last, else the one that
  /// the curve editor shows, else the first that moves.
  package var currentTrack: TrackPath? {
    let first = selection.keys.first
    if let track = first?.track ?? selection.track, self.track(at: track) != nil { return track }
    return curveTarget()?.first.track ?? steppableTracks.first
  }

  /// The tracks that can be stepped through: the animated ones, or all if none is.
  package var steppableTracks: [TrackPath] {
    let moving = player.rowsNow.filter { !$0.isConstant }
    let rows = moving.isEmpty ? TimelineRow.rows(of: player.scene, showsConstants: true) : moving
    return rows.compactMap(\.path)
  }

  /// The keyframe whose easing commands apply to: the first selected one of the track, else the one
  /// that begins the segment under the playhead.
  package func currentKey(of path: TrackPath) -> KeyframePath? {
    if let index = selection.keys[path].min() { return KeyframePath(path, index) }
    if let key = curveTarget()?.first, key.track == path { return key }
    return track(at: path).map { KeyframePath(path, $0.stretch(at: player.time)) }
  }

  /// The node that was stepped to, else the current track's, else the first.
  package var currentNode: String? {
    if let node = editing.chosenNode, node.selection == selection { return node.name }
    return currentTrack?.node ?? player.nodes.first?.name
  }
}

extension PropertyTrack {
  /// The index of the keyframe that begins the segment at `time`; beyond the ends, of the first or
  /// the last segment.
  package func stretch(at time: Double) -> Int {
    let times = marks.map(\.time)
    let last = max(times.count - 2, 0)
    return min(max((times.lastIndex { $0 <= time } ?? 0), 0), last)
  }
}
