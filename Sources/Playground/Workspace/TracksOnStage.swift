import DemoKit
import Editing
import Keyframes
import Stage

// Reading and editing the tracks of the demo on the stage.
extension Workspace {
  /// The track at a place, edited or not; nil if there is none.
  func track(at place: TrackPlace) -> PropertyTrack? { player.scene.track(at: place) }

  /// Sets a track. Between `history.begin()` and `history.commit()` the change is part of that step,
  /// else a step of its own.
  mutating func setTrack(_ track: PropertyTrack, at place: TrackPlace) {
    let demo = player.demo.name
    edit { $0[demo][place] = track }
  }

  /// Sets the easing of keyframes, as one change; places that do not exist are ignored.
  mutating func setEasing(_ easing: Easing, of keys: Set<KeyPlace>) {
    let demo = player.demo.name
    let byTrack = Dictionary(grouping: keys, by: \.track)
    let tracks = byTrack.compactMap { place, keys in
      track(at: place).map { (place, $0.leaving(Set(keys.map(\.index)), with: easing)) }
    }
    edit { document in
      for (place, track) in tracks { document[demo][place] = track }
    }
  }
}
