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
    func waits(_ index: Int, for wanted: Int) -> Bool {
      // A list instead of recursion, since chains can be as long as files allow.
      var (open, known) = ([index], Set([index]))
      while let next = open.popLast() {
        let others =
          (table.links[next] ?? []).compactMap(\.index) + (table.parents[next].map { [$0] } ?? [])
        for other in others {
          if other == wanted { return true }
          if known.insert(other).inserted { open.append(other) }
        }
      }
      return false
    }
    return all.indices.flatMap { index in
      all[index].node.constraints.compactMap { constraint -> IdleConstraint? in
        guard case .node(let name) = constraint.reference else { return nil }
        let other = names.index(of: name)
        let isCyclic = other.map { $0 == index || waits($0, for: index) } ?? false
        guard isCyclic || other == nil else { return nil }
        return IdleConstraint(node: all[index].name, constraint: constraint, isCyclic: isCyclic)
      }
    }
  }
}
