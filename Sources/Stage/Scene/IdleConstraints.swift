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
  /// - Complexity: O(*n*) in the nodes and their constraints.
  package var idleConstraints: [IdleConstraint] {
    guard let table = Figures(nodes).constraints else { return [] }
    let all = allNodes
    let names = NamedNodes(all)
    let cycles = components(
      table.parents.indices.map { index in
        (table.links[index] ?? []).compactMap(\.index) + (table.parents[index].map { [$0] } ?? [])
      })
    return all.indices.flatMap { index in
      all[index].node.constraints.compactMap { constraint -> IdleConstraint? in
        guard case .node(let name) = constraint.reference else { return nil }
        let other = names.index(of: name)
        let isCyclic = other.map { cycles[$0] == cycles[index] } ?? false
        guard isCyclic || other == nil else { return nil }
        return IdleConstraint(node: all[index].name, constraint: constraint, isCyclic: isCyclic)
      }
    }
  }
}

/// The strongly connected component of each figure, given those that it waits for (Kosaraju's algorithm). It
/// does not recurse, since chains can be as long as files allow.
private func components(_ waits: [[Int]]) -> [Int] {
  var followers = [[Int]](repeating: [], count: waits.count)
  for index in waits.indices {
    for other in waits[index] { followers[other].append(index) }
  }
  var known = [Bool](repeating: false, count: waits.count)
  var finished: [Int] = []
  for start in waits.indices where !known[start] {
    known[start] = true
    var path = [(index: start, next: 0)]
    while let (index, next) = path.last {
      guard next < waits[index].count else {
        finished.append(index)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let other = waits[index][next]
      guard !known[other] else { continue }
      known[other] = true
      path.append((other, 0))
    }
  }
  var components = [Int](repeating: -1, count: waits.count)
  for start in finished.reversed() where components[start] < 0 {
    components[start] = start
    var open = [start]
    while let index = open.popLast() {
      for other in followers[index] where components[other] < 0 {
        components[other] = start
        open.append(other)
      }
    }
  }
  return components
}
