package import Keyframes
package import Stage

extension DemoEdits {
  /// The edits as edits of what a file has now, and what was changed both here and there: nodes, tracks, the
  /// length, motion tokens and knobs. Markers that the file has too are no longer edits.
  ///
  /// Edits without originals, and tracks of nodes that have gone, stay as they are.
  ///
  /// - Complexity: O(*n*) in the nodes, and O(*m*²) in siblings that changed.
  package func rebased(
    from originals: DemoEdits, onto nodes: [Node], _ timeline: Timeline? = nil,
    tokens news: MotionTokens? = nil, knobs newKnobs: [SceneKnob] = [],
    preferring side: MergeSide = .mine
  ) -> (edits: DemoEdits, conflicts: [MergeConflict]) {
    var (result, conflicts) = (self, [MergeConflict]())
    if let own = self.nodes, let old = originals.nodes {
      let merge = NodeMerge(base: old, mine: own, theirs: nodes, preferring: side)
      result.nodes = merge.nodes == nodes ? nil : merge.nodes
      conflicts = merge.conflicts
    }
    let plain = tracks.isEmpty ? [:] : Scene(of: result.nodes ?? nodes).nodesByName
    var values = ThreeWay(preferring: side)
    for (place, track) in tracks {
      guard let old = originals[place],
        let new = plain[place.node]?.anyTrack(of: place.property), new != old
      else { continue }
      let merged = values.track(old, track, new, of: place.node, place.property)
      result[place] = merged == new ? nil : merged
    }
    result.markers.removeAll { timeline?.markers.contains($0) ?? false }
    if let length, let old = originals.length, let new = timeline?.length {
      let merged = values.value(old, length, new, of: "", MergeConflict.length)
      result.length = merged == new ? nil : merged
    }
    if let tokens, let old = originals.tokens, let news {
      let merged = values.tokens(old, tokens, news)
      result.tokens = merged == news ? nil : merged
    }
    if let knobs, let old = originals.knobs {
      let merged = values.knobs(old, knobs, newKnobs)
      result.knobs = merged == newKnobs ? nil : merged
    }
    conflicts += values.conflicts.subtracting(conflicts)
    return (result, conflicts.sorted { ($0.node, $0.property) < ($1.node, $1.property) })
  }

  /// Removes all edits that a scene file can store, but for tracks of nodes that `scene` does not
  /// have, which are in no file.
  package mutating func removeSceneEdits(savedIn scene: Scene) {
    let nodes = scene.nodesByName
    let lost = tracks.filter { nodes[$0.key.node] == nil }
    removeSceneEdits()
    for (place, track) in lost { self[place] = track }
  }
}
