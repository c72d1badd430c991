import Keyframes
package import Stage

// Scenes that show only where some nodes are. They are resolved like any scene, so that groups,
// routes, pages and perspective apply as on the stage.
extension Scene {
  /// A scene in which each of the nodes has a small square at its origin, named by its index in `nodes`.
  /// It is missing while the node is hidden or transparent, but ignores clips, masks and hidden backs.
  /// All other sprites have an empty name.
  ///
  /// - Complexity: O(*n* *k*) for *n* nodes in the scene and *k* in `nodes`.
  package func centres(of nodes: [String]) -> Scene {
    let isConstrained = self.nodes.holdConstraints
    return probe(of: nodes) { _ in
      ""
    } change: { role, node in
      node.clip = nil
      node.mask = nil
      node.showsBack = true
      node.unmask()
      // The shape only matters for the position if there is an anchor or a constraint.
      let isAnchored = node.numbers[.anchorX] != nil || node.numbers[.anchorY] != nil
      if !isAnchored, !isConstrained { node.shape = nil }
      guard case .wanted(let index) = role else { return }
      node.children.append(Node(.rectangle(1e-3, 1e-3), fill: Color.white).named(String(index)))
    } isKept: {
      if case .within = $0 { false } else { $0 != .beside }
    }
  }

  /// A scene of only the nodes and their contents, unchanged but named by their index in `nodes`. The
  /// groups around them have empty names.
  package func bodies(of nodes: [String]) -> Scene {
    probe(of: nodes) { role in
      switch role {
      case .wanted(let index), .within(let index): String(index)
      case .around, .beside: ""
      }
    } change: { role, node in
      if role == .around { node.unmask() }
    } isKept: {
      $0 != .beside
    }
  }

  /// How a node relates to the wanted ones; the number is the index of a wanted node.
  private enum Role: Equatable { case wanted(Int), within(Int), around, beside }

  private func probe(
    of nodes: [String], named name: (Role) -> String, change: (Role, inout Node) -> Void,
    isKept: (Role) -> Bool
  ) -> Scene {
    var roles: [Role] = []
    let isConstrained = self.nodes.holdConstraints
    var scene = (isConstrained ? self : withRoots(of: nodes)).renamed { path in
      roles.append(Self.role(of: path, among: nodes))
      return name(roles[roles.count - 1])
    }
    // In the same order as the names were asked for.
    var next = 0
    func pruned(_ nodes: [Node]) -> [Node] {
      nodes.flatMap { node -> [Node] in
        let role = roles[next]
        next += 1
        var node = node
        // Nodes of a matte have the coordinates of its node.
        let matte = pruned(node.matte?.nodes ?? [])
        node.children = pruned(node.children)
        // A node may be placed relative to any other one.
        guard isConstrained || isKept(role) else { return matte }
        change(role, &node)
        return matte + [node]
      }
    }
    scene.nodes = pruned(scene.nodes)
    return scene
  }

  /// The scene without the outermost nodes that contain none of `names`; the others keep their names.
  private func withRoots(of names: [String]) -> Scene {
    let wanted = Set(names.map { $0.split(separator: "/", maxSplits: 1).first ?? "" })
    var scene = self
    scene.nodes = zip(nodes, rootNames).compactMap { node, name in
      guard node.matte != nil || wanted.contains(name[...]) else { return nil }
      return node.named(name)
    }
    return scene
  }

  private static func role(of name: String, among nodes: [String]) -> Role {
    if let index = nodes.firstIndex(of: name) { return .wanted(index) }
    if nodes.contains(where: { $0.hasPrefix(name + "/") }) { return .around }
    let holders = nodes.indices.filter { name.hasPrefix(nodes[$0] + "/") }
    guard let nearest = holders.max(by: { nodes[$0].count < nodes[$1].count }) else {
      return .beside
    }
    return .within(nearest)
  }
}

extension Node {
  /// Paints it without masks, blur and the shadow of a group, and its contents one by one.
  fileprivate mutating func unmask() {
    (pathMasks, matte, isComposited, blend) = ([], nil, false, .normal)
    unset(.blur)
    if shape == nil { unset(.shadow) }
  }
}
