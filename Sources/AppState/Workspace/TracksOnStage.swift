import DemoKit
package import Editing
package import Keyframes
package import Stage

// Reading and editing the tracks of the demo on the stage.
extension Workspace {
  /// The track at a path, edited or not; nil if there is none.
  package func track(at path: TrackPath) -> PropertyTrack? { player.scene.track(at: path) }

  /// Sets a track. Between `history.begin()` and `history.commit()` the change is part of that
  /// step, else a separate step.
  package mutating func setTrack(_ track: PropertyTrack, at path: TrackPath) {
    editTracks { $0.edit(track, at: path) }
  }

  /// Sets the easing of keyframes, as one change; keyframes that do not exist are ignored.
  package mutating func setEasing(_ easing: Easing, of keys: KeySet) {
    replaceTracks(of: keys) { $0.leaving($1, with: easing) }
  }

  /// Changes each easing of keyframes, as one change; keyframes that do not exist are ignored.
  package mutating func changeEasings(of keys: KeySet, _ change: (Easing) -> Easing) {
    replaceTracks(of: keys) { track, indices in
      let byEasing = Dictionary(grouping: indices) { track.easing(at: $0).map(change) }
      return byEasing.reduce(track) { track, group in
        group.key.map { track.leaving(Set(group.value), with: $0) } ?? track
      }
    }
  }

  private mutating func replaceTracks(
    of keys: KeySet, _ change: (PropertyTrack, Set<Int>) -> PropertyTrack
  ) {
    let tracks = keys.byTrack.compactMap { path, indices in
      track(at: path).map { (path, change($0, indices)) }
    }
    editTracks { edits in
      for (path, track) in tracks { edits.edit(track, at: path) }
    }
  }
}
