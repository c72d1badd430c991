package import Stage

extension DemoEdits {
  /// The edits as edits of `nodes`, which a file has now, and what was changed both here and there.
  ///
  /// Edits without originals, and tracks of nodes that have gone, stay as they are.
  ///
  /// - Complexity: O(*n*) in the nodes, and O(*m*²) in siblings that changed.
  package func rebased(
    from originals: DemoEdits, onto nodes: [Node], preferring side: MergeSide = .mine
  ) -> (edits: DemoEdits, conflicts: [MergeConflict]) {
    var (result, conflicts) = (self, [MergeConflict]())
    if let own = self.nodes, let old = originals.nodes {
      let merge = NodeMerge(base: old, mine: own, theirs: nodes, preferring: side)
      result.nodes = merge.nodes == nodes ? nil : merge.nodes
      conflicts = merge.conflicts
    }
    let plain = Scene(of: result.nodes ?? nodes)
    var values = ThreeWay(preferring: side)
    for (place, track) in tracks {
      guard let old = originals[place], let new = plain.anyTrack(at: place), new != old else {
        continue
      }
      let merged = values.track(old, track, new, of: place.node, place.property)
      result[place] = merged == new ? nil : merged
    }
    conflicts += values.conflicts.subtracting(conflicts)
    return (result, conflicts.sorted { ($0.node, $0.property) < ($1.node, $1.property) })
  }

  /// Removes all edits that a scene file can store, but for tracks of nodes that `scene` does not
  /// have, which are in no file.
  package mutating func removeSceneEdits(savedIn scene: Scene) {
    let lost = tracks.filter { scene.node(named: $0.key.node) == nil }
    removeSceneEdits()
    for (place, track) in lost { self[place] = track }
  }
}
