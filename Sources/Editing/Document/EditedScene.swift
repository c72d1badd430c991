import Keyframes
public import Stage

extension Scene {
  /// The scene with the nodes, tracks, motion tokens and knobs of the edits in place of its own. Parts that knobs
  /// set have the values of the knobs. Tracks of nodes that do not exist are ignored. `fresh` are the nodes of the
  /// demo in its initial state; see ``DemoEdits/liveNodes(own:fresh:)``.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) if they have no edits.
  public func edited(by edits: DemoEdits, fresh: [Node] = []) -> Scene {
    var scene = arranged(by: edits, fresh: fresh).replacingTokens(by: edits)
    scene.knobs = edits.knobs ?? scene.knobs
    guard !edits.tracks.isEmpty else { return scene.withTokens(of: edits).turned(by: edits) }
    let byNode = Dictionary(grouping: edits.tracks) { $0.key.node }
    return scene.mapNodes { name, node in
      for (_, track) in byNode[name] ?? [] { node.take(track) }
    }.withTokens(of: edits).turned(by: edits)
  }

  /// The scene with the nodes of the edits, if they have any, and without edited tracks.
  package func arranged(by edits: DemoEdits, fresh: [Node]) -> Scene {
    guard edits.nodes != nil else { return self }
    var scene = self
    scene.nodes = edits.liveNodes(own: nodes, fresh: fresh)
    return scene
  }

  /// The scene without the nodes that the edits hide in the editor.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) if none is hidden.
  package func shown(by edits: DemoEdits) -> Scene {
    guard !edits.hiddenNodes.isEmpty else { return self }
    return mapNodes { name, node in
      if edits.hiddenNodes.contains(name) { node.hidden = true }
    }
  }
}
