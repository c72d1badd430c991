import DemoKit
import Editing
import Keyframes
import Stage

// Tracks of properties that the demo does not set.
extension Workspace {
  /// The track at a place, or, if the property is not set, a constant of its default.
  func anyTrack(at place: TrackPlace) -> PropertyTrack? { player.scene.anyTrack(at: place) }

  /// Whether the track is set by an edit alone.
  func isAdded(_ place: TrackPlace) -> Bool {
    guard player.edits[place] != nil else { return false }
    let own = player.plainScene.track(at: place)
    return own == nil || own == .hidden(false)
  }

  mutating func removeEdits(of place: TrackPlace) {
    let demo = player.demo.name
    edit { $0[demo][place] = nil }
  }

  /// Removes keyframes of tracks as one step; added tracks of which none are left are removed, too.
  mutating func removeKeys(of places: Set<TrackPlace>, _ change: (KeyEdit) -> KeyEdit) {
    let isAlone = !history.isOpen
    history.begin()
    self.change(change)
    for place in places where isAdded(place) && track(at: place)?.isConstant == true {
      removeEdits(of: place)
    }
    if isAlone { history.commit() }
  }
}
