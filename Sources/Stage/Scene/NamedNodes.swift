/// The indices of nodes in ``Scene/allNodes``, by the names that constraints use.
struct NamedNodes {
  private let unique: [String: Int]
  private let own: [String: Int]

  init(_ all: [(name: String, node: Node)]) {
    unique = Dictionary(all.indices.map { (all[$0].name, $0) }) { first, _ in first }
    own = Dictionary(all.indices.map { (all[$0].node.name, $0) }) { first, _ in first }
  }

  /// The index of the node with this name; nil if there is none, and for an empty name.
  func index(of name: String) -> Int? { name.isEmpty ? nil : unique[name] ?? own[name] }
}

extension Scene {
  /// Returns the scene with its nodes renamed; `rename` receives the names of ``allNodes``, in
  /// their order. Constraints still refer to the same nodes.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func renamed(_ rename: (String) -> String) -> Scene {
    let scene = mapNodes { name, node in node.name = rename(name) }
    guard nodes.holdConstraints else { return scene }
    let old = NamedNodes(allNodes)
    let names = scene.allNodes.map(\.name)
    return scene.mapNodes { _, node in
      for index in node.constraints.indices {
        guard case .node(let name) = node.constraints[index].reference,
          let target = old.index(of: name)
        else { continue }
        node.constraints[index].reference = .node(names[target])
      }
    }
  }
}
