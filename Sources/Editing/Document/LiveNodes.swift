public import Stage

// Rearranged nodes of a demo stay live: a node that is unchanged since the demo's initial state
// follows the demo, whose knobs and replies still change it.
extension DemoEdits {
  /// The nodes to show in place of `own`, the demo's current nodes; `fresh` are the nodes of the
  /// demo in its initial state. Nodes that the demo has made since then are in front.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) if they were not rearranged.
  public func liveNodes(own: [Node], fresh: [Node]) -> [Node] {
    guard let nodes = nodes?.withPictures(of: fresh) else { return own }
    let (first, now) = (fresh.byName, own.byName)
    let names = nodes.topNames
    let known = Set(names).union(fresh.topNames)
    let live = zip(names, nodes).compactMap { name, node -> Node? in
      guard let before = first[name], node.isSame(as: before) else { return node }
      return now[name].map { $0.named(node.name) }
    }
    return live + zip(own.topNames, own).filter { !known.contains($0.0) }.map(\.1)
  }

  /// The nodes of a change as they are stored: unchanged nodes are as in the demo's initial state.
  func keptNodes(_ nodes: [Node], own: [Node], fresh: [Node]) -> [Node] {
    let (first, now) = (fresh.byName, own.byName)
    return zip(nodes.topNames, nodes).map { name, node in
      guard let before = first[name], let own = now[name], node.isSame(as: own) else { return node }
      return before.named(node.name)
    }
  }
}

extension [Node] {
  /// The names of the outermost nodes, as in `Scene.allNodes`.
  fileprivate var topNames: [String] {
    let alone = map { node in
      var node = node
      node.children = []
      return node
    }
    return Scene(of: alone).allNodes.map(\.name)
  }

  fileprivate var byName: [String: Node] {
    Dictionary(zip(topNames, self)) { first, _ in first }
  }
}

extension [Node] {
  /// The node with pictures from `others` in place of its own pictures of the same sources, which
  /// may be stand-ins from reading a document, or have changed since.
  ///
  /// - Complexity: O(*n*) in the nodes.
  fileprivate func withPictures(of others: [Node]) -> [Node] {
    var pictures: [String: Picture] = [:]
    for case .picture(let picture, _)? in Scene(of: others).allNodes.map(\.node.shape) {
      pictures[picture.source] = picture
    }
    guard !pictures.isEmpty else { return self }
    return Scene(of: self).mapNodes { _, node in
      guard case .picture(let picture, let size) = node.shape,
        let known = pictures[picture.source]
      else { return }
      node.shape = .picture(known, size)
    }.nodes
  }
}

extension Node {
  /// Whether the nodes are equal, apart from their names.
  fileprivate func isSame(as other: Node) -> Bool { named(other.name) == other }
}
