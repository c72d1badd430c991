import DemoKit
package import Editing
import Keyframes
package import Stage

// Tracks of properties that the demo does not set.
extension Workspace {
  /// The track at a path, or, if the property is not set, a constant of its default.
  package func anyTrack(at path: TrackPath) -> PropertyTrack? { player.scene.anyTrack(at: path) }

  /// Whether the track is set by an edit alone.
  package func isAdded(_ path: TrackPath) -> Bool {
    player.edits[path] != nil && Self.isAdded(to: player.plainScene.track(at: path))
  }

  /// Whether an edited track is set by the edit alone, if `own` is the demo's.
  private static func isAdded(to own: PropertyTrack?) -> Bool {
    own == nil || own == .hidden(false)
  }

  package mutating func removeEdits(of path: TrackPath) {
    let demo = player.demo.name
    edit { $0[demo][path] = nil }
  }

  /// Removes keyframes of tracks as one step; added tracks of which none are left are removed, too.
  package mutating func removeKeys(of paths: Set<TrackPath>, _ change: (KeyEdit) -> KeyEdit) {
    let isAlone = !editing.history.isOpen
    editing.history.begin()
    self.change(change)
    let (demo, empty) = (player.demo.name, emptyAddedTracks(among: paths))
    if !empty.isEmpty { edit { document in for path in empty { document[demo][path] = nil } } }
    if isAlone { editing.history.commit() }
  }

  /// The tracks that are set by edits alone and have no keyframes left.
  ///
  /// - Complexity: O(*n*) in the nodes and the tracks.
  private func emptyAddedTracks(among paths: Set<TrackPath>) -> Set<TrackPath> {
    let (own, now) = (player.plainScene.nodesByName, player.scene.nodesByName)
    return paths.filter { path in
      func track(_ nodes: [String: Node]) -> PropertyTrack? {
        nodes[path.node]?.track(of: path.property)
      }
      return player.edits[path] != nil && track(now)?.isConstant == true
        && Self.isAdded(to: track(own))
    }
  }
}
