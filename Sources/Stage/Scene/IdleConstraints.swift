extension Scene {
  /// A constraint without an effect.
  package struct IdleConstraint {
    /// The node that has it, by its name in ``Scene/allNodes``.
    package let node: String
    package let constraint: Constraint
    /// Whether it closes a cycle; else its node does not exist.
    package let isCyclic: Bool
  }

  /// The constraints to nodes that do not exist, and all of each cycle, in the order of the nodes.
  ///
  /// - Complexity: O(*n* · *c*) for *n* nodes, of which *c* have constraints.
  package var idleConstraints: [IdleConstraint] {
    guard let table = Figures(nodes).constraints else { return [] }
    let all = allNodes
    let names = NamedNodes(all)
    /// Whether the figure `index` waits for `wanted` to be placed.
    func waits(_ index: Int, for wanted: Int, _ known: inout Set<Int>) -> Bool {
      guard known.insert(index).inserted else { return false }
      let others =
        (table.links[index] ?? []).compactMap(\.index) + (table.parents[index].map { [$0] } ?? [])
      return others.contains { $0 == wanted || waits($0, for: wanted, &known) }
    }
    return all.indices.flatMap { index in
      all[index].node.constraints.compactMap { constraint -> IdleConstraint? in
        guard case .node(let name) = constraint.reference else { return nil }
        var known: Set<Int> = []
        let other = names.index(of: name)
        let isCyclic = other.map { $0 == index || waits($0, for: index, &known) } ?? false
        guard isCyclic || other == nil else { return nil }
        return IdleConstraint(node: all[index].name, constraint: constraint, isCyclic: isCyclic)
      }
    }
  }
}
