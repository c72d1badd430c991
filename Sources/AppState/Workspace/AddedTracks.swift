import DemoKit
package import Editing
import Keyframes
package import Stage

// Tracks of properties that the demo does not set.
extension Workspace {
  /// The track at a path, or, if the property is not set, a constant of its default.
  package func anyTrack(at place: TrackPlace) -> PropertyTrack? { player.scene.anyTrack(at: place) }

  /// Whether the track is set by an edit alone.
  package func isAdded(_ place: TrackPlace) -> Bool {
    player.edits[place] != nil && Self.isAdded(to: player.plainScene.track(at: place))
  }

  /// Whether an edited track is set by the edit alone, if `own` is the demo's.
  private static func isAdded(to own: PropertyTrack?) -> Bool {
    own == nil || own == .hidden(false)
  }

  package mutating func removeEdits(of place: TrackPlace) {
    let demo = player.demo.name
    edit { $0[demo][place] = nil }
  }

  /// Removes keyframes of tracks as one step; added tracks of which none are left are removed, too.
  package mutating func removeKeys(of places: Set<TrackPlace>, _ change: (KeyEdit) -> KeyEdit) {
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    self.change(change)
    let (demo, empty) = (player.demo.name, emptyAddedTracks(among: places))
    if !empty.isEmpty { edit { document in for place in empty { document[demo][place] = nil } } }
    if isAlone { editing.history.commit() }
  }

  /// The tracks that are set by edits alone and have no keyframes left.
  ///
  /// - Complexity: O(*n*) in the nodes and the tracks.
  private func emptyAddedTracks(among places: Set<TrackPlace>) -> Set<TrackPlace> {
    let (own, now) = (player.plainScene.nodesByName, player.scene.nodesByName)
    return places.filter { place in
      func track(_ nodes: [String: Node]) -> PropertyTrack? {
        nodes[place.node]?.track(of: place.property)
      }
      return player.edits[place] != nil && track(now)?.isConstant == true
        && Self.isAdded(to: track(own))
    }
  }
}
