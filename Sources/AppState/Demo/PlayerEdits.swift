package import DemoKit
package import Editing
package import Scrolling
import Stage

/// The edits of the demo, merged with what its file has changed, and new states of it.
extension Player {
  /// Restores the demo's initial state; edits and scroll physics stay.
  package mutating func reset() {
    let (edits, originals, physics) = (stored, originals, playhead.physics)
    let profile = profile
    let (revision, colors) = (revision, colors)
    self = colors.bound { Player(demo.fresh) }
    (self.revision, self.colors) = (revision &+ 1, colors)
    apply(edits, since: originals)
    adopt(physics, profile)
  }

  /// Replaces the demo; the playhead, the knobs and the edits stay.
  package mutating func replace(by new: any Demo) { begin(as: new) }

  /// Shows the demo in another state, or in other colours.
  mutating func begin(as new: any Demo) {
    demo = new
    (scenes, demoMoves) = (PlayerScenes(), false)
    mergeEdits()
    turnKnobs()
    remake()
    adopt(playhead.physics, profile)
  }

  /// Sets the scroll physics and the name of their profile; nil if none is chosen.
  package mutating func adopt(_ physics: Physics, _ profile: String?) {
    playhead.physics = physics
    self.profile = profile
    guard let profile else { return }
    let reply = receive(.adopted(profile: profile))
    if reply != .ignored { remake() }
  }

  /// Replaces the edits of knobs and tracks; the demo keeps its state. `originals` are what they
  /// replace in the demo's file, see `Document`; nil keeps those of the edits before.
  package mutating func apply(_ stored: DemoEdits, since originals: DemoEdits? = nil) {
    let old = edits
    self.stored = stored
    self.originals = originals ?? self.originals
    mergeEdits()
    guard edits != old else { return }
    guard edits.values != old.values || edits.knobs != old.knobs else {
      if edits.tracks != old.tracks || edits.length != old.length || edits.nodes != old.nodes
        || edits.hiddenNodes != old.hiddenNodes || edits.tokens != old.tokens
      {
        stage()
      }
      return
    }
    turnKnobs()
    remake()
  }

  /// Makes the edits edits of the demo as its file has it now.
  private mutating func mergeEdits() {
    (edits, conflicts) = merged(stored, since: originals)
  }

  /// Edits of the demo, merged with what its file has changed since, and what both changed.
  package func merged(
    _ edits: DemoEdits, since originals: DemoEdits, preferring side: MergeSide = .mine
  ) -> (edits: DemoEdits, conflicts: [MergeConflict]) {
    guard !originals.isEmpty else { return (edits, []) }
    let scene = freshScene
    return edits.rebased(
      from: originals, onto: scene.nodes, demo.timeline,
      tokens: edits.tokens == nil ? nil : scene.allTokens, knobs: scene.knobs, preferring: side)
  }

  private mutating func turnKnobs() {
    let colors = colors
    colors.bound { demo.takeKnobs(of: edits) }
  }
}
