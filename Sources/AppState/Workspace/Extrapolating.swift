import DemoKit
package import Editing
package import Keyframes
package import Stage
import Words

// How the selected tracks continue beyond their keyframes.
extension Workspace {
  /// The tracks of the selected keyframes, and the selected track; constants are left out.
  package mutating func extrapolatedTracks() -> [TrackPath: PropertyTrack] {
    let all = timelineTracks()
    let paths = selection.keys.tracks.union(selection.track.map { [$0] } ?? [])
    return paths.reduce(into: [:]) { tracks, path in
      if let track = all[path], !track.isConstant { tracks[path] = track }
    }
  }

  /// Sets how the selected tracks continue beyond an end, as one change.
  package mutating func extrapolate(_ kind: Extrapolation, _ end: TrackEnd) {
    let tracks = extrapolatedTracks()
    guard !tracks.isEmpty else { return say(localized("Select an animated track first.")) }
    editTracks { edits in
      for (path, track) in tracks where track.extrapolation(end) != kind {
        edits.edit(track.extrapolated(kind, end), at: path)
      }
    }
  }
}
