package import Stage

/// The nodes of a scene that two sides have changed: all that only one of them changed, and where both
/// changed the same property of a node, the value of one side and a conflict.
///
/// Nodes are recognised by their names, nameless ones by their content and order. New nodes of both
/// sides are all kept, those of the file behind those that were made here.
package struct NodeMerge {
  package let nodes: [Node]
  /// In the order of their nodes' names.
  package let conflicts: [MergeConflict]

  /// - Complexity: O(*n*) in the nodes, and O(*m*²) in the *m* siblings that changed.
  package init(
    base: [Node], mine: [Node], theirs: [Node], preferring side: MergeSide = .mine
  ) {
    if let one = ThreeWay.one(base, mine, theirs) {
      (nodes, conflicts) = (one, [])
      return
    }
    var merge = TreeMerge(base, mine, theirs, ThreeWay(preferring: side))
    nodes = merge.merged()
    conflicts = merge.values.conflicts.sorted {
      ($0.node, $0.property) < ($1.node, $1.property)
    }
  }
}

/// A node in any of the three trees. The root is that of the base.
private enum Key: Hashable {
  case base(Int)
  case mine(Int)
  case theirs(Int)

  static let root = Key.base(0)
}

/// The keys of one tree's nodes, by their indices, and back.
private struct Side {
  let tree: FlatNodes
  let keys: [Key]
  let ids: [Key: Int]

  init(_ tree: FlatNodes, _ keys: [Key]) {
    (self.tree, self.keys) = (tree, keys)
    ids = Dictionary(uniqueKeysWithValues: zip(keys, tree.indices))
  }

  func has(_ key: Key) -> Bool { ids[key] != nil }
  func node(_ key: Key) -> Node? { ids[key].map { tree.nodes[$0] } }
  func parent(_ key: Key) -> Key? { ids[key].map { keys[tree.parents[$0]] } }
  func children(_ key: Key) -> [Key] { (ids[key].map { tree.children[$0] } ?? []).map { keys[$0] } }
}

private struct TreeMerge {
  let base: Side
  let mine: Side
  let theirs: Side
  var values: ThreeWay
  private var parents: [Key: Key] = [:]
  private var children: [Key: [Key]] = [:]

  init(_ base: [Node], _ mine: [Node], _ theirs: [Node], _ values: ThreeWay) {
    let trees = (FlatNodes(base), FlatNodes(mine), FlatNodes(theirs))
    let ours = NodeMatching(trees.1, in: trees.0).origins.enumerated().map { index, origin in
      origin.map(Key.base) ?? .mine(index)
    }
    var news = NodeMatching(trees.2, in: trees.0).origins.enumerated().map { index, origin in
      origin.map(Key.base) ?? .theirs(index)
    }
    Self.unite(&news, trees.2, with: ours, trees.1)
    self.base = Side(trees.0, trees.0.indices.map(Key.base))
    self.mine = Side(trees.1, ours)
    self.theirs = Side(trees.2, news)
    self.values = values
  }

  /// Gives the same key to equal nodes that both sides added to one group.
  private static func unite(
    _ news: inout [Key], _ theirs: FlatNodes, with ours: [Key], _ mine: FlatNodes
  ) {
    let own = Side(mine, ours)
    var free = Set(ours.filter { if case .mine = $0 { true } else { false } })
    // Parents come before their children.
    for new in theirs.indices {
      guard case .theirs = news[new] else { continue }
      let key = own.children(news[theirs.parents[new]]).first {
        free.contains($0) && own.node($0) == theirs.nodes[new]
      }
      guard let key else { continue }
      news[new] = key
      free.remove(key)
    }
  }

  mutating func merged() -> [Node] {
    let living = aliveKeys()
    let alive = all.filter(living.contains)
    for key in alive where key != .root { parents[key] = parent(of: key, living) }
    putUnreachableBack(alive, living)
    let byParent = Dictionary(grouping: alive.filter { $0 != .root }) { parents[$0] ?? .root }
    for (parent, keys) in byParent { children[parent] = ordered(Set(keys), in: parent) }
    return nodes(in: .root)
  }

  // MARK: Which nodes there are

  private var all: [Key] {
    base.keys + mine.keys.filter { !base.has($0) }
      + theirs.keys.filter { !base.has($0) && !mine.has($0) }
  }

  /// The nodes of the result. A node that one side deleted stays if the other side changed or moved it, or
  /// put something into it, and is preferred; with it stay the groups around it.
  private mutating func aliveKeys() -> Set<Key> {
    var alive = Set(all.filter { mine.has($0) && theirs.has($0) || !base.has($0) })
    for key in base.keys where mine.has(key) != theirs.has(key) {
      let keeper = mine.has(key) ? mine : theirs
      guard isTouched(key, by: keeper) else { continue }
      values.conflict(name(of: key), MergeConflict.existence)
      guard (values.side == .mine) == mine.has(key) else { continue }
      var kept: Key? = key
      while let next = kept, alive.insert(next).inserted { kept = keeper.parent(next) }
    }
    // Nodes that were put into a deleted group go with it.
    for key in all where !base.has(key) {
      let side = mine.has(key) ? mine : theirs
      if let parent = side.parent(key), !alive.contains(parent) { alive.remove(key) }
    }
    return alive
  }

  private func isTouched(_ key: Key, by side: Side) -> Bool {
    guard let old = base.node(key), let new = side.node(key) else { return false }
    var (before, after) = (old, new)
    (before.children, after.children) = ([], [])
    return before != after || side.parent(key) != base.parent(key)
      || side.children(key).contains { base.parent($0) != key }
  }

  private func name(of key: Key) -> String {
    for side in [mine, theirs, base] {
      if let id = side.ids[key] { return side.tree.names[id] }
    }
    return ""
  }

  // MARK: Where they are

  private mutating func parent(of key: Key, _ alive: Set<Key>) -> Key {
    let (ours, other) = (mine.parent(key), theirs.parent(key))
    guard let ours, let other else { return ours ?? other ?? .root }
    let chosen = values.value(
      base.parent(key) ?? ours, ours, other, of: name(of: key), MergeConflict.group)
    return [chosen, ours, other].first(where: alive.contains) ?? .root
  }

  /// Two groups that were put into each other would be lost: their parents are those of one side.
  private mutating func putUnreachableBack(_ alive: [Key], _ living: Set<Key>) {
    func isReachable(_ key: Key) -> Bool {
      var (next, steps) = (key, 0)
      while next != .root, steps <= alive.count {
        (next, steps) = (parents[next] ?? .root, steps + 1)
      }
      return next == .root
    }
    guard let first = alive.first(where: { !isReachable($0) }) else { return }
    values.conflict(name(of: first), MergeConflict.group)
    let side = values.preferred(mine, theirs)
    for key in alive.filter({ !isReachable($0) }) {
      parents[key] = side.parent(key).flatMap { living.contains($0) ? $0 : nil } ?? .root
    }
  }

  /// The children of a group. If one side has another order than the base, it is that order.
  private mutating func ordered(_ keys: Set<Key>, in parent: Key) -> [Key] {
    let (ours, other) = (
      mine.children(parent).filter(keys.contains), theirs.children(parent).filter(keys.contains)
    )
    let common = Set(ours).intersection(other).intersection(base.children(parent))
    let orders = [base.children(parent), ours, other].map { $0.filter(common.contains) }
    let takesMine: Bool
    if let one = ThreeWay.one(orders[0], orders[1], orders[2]) {
      takesMine = one == orders[1]
    } else {
      values.conflict(name(of: parent), MergeConflict.order)
      takesMine = values.side == .mine
    }
    var result = takesMine ? ours : other
    insert(takesMine ? other : ours, into: &result, isMine: !takesMine)
    let rest = keys.subtracting(result)
    return rest.isEmpty ? result : result + all.filter(rest.contains)
  }

  /// Inserts the keys that are missing behind those that they follow in their own list; what is new
  /// in the file comes first.
  private func insert(_ list: [Key], into result: inout [Key], isMine: Bool) {
    var known = Set(result)
    for (index, key) in list.enumerated() where known.insert(key).inserted {
      // All before it in its list are there by now.
      var position = index > 0 ? (result.firstIndex(of: list[index - 1]) ?? -1) + 1 : 0
      while isMine, position < result.count, case .theirs = result[position] { position += 1 }
      result.insert(key, at: position)
    }
  }

  // MARK: What they are

  private mutating func nodes(in parent: Key) -> [Node] {
    (children[parent] ?? []).compactMap { key in
      guard var node = content(of: key) else { return nil }
      node.children = nodes(in: key)
      return node
    }
  }

  private mutating func content(of key: Key) -> Node? {
    guard let ours = mine.node(key), let other = theirs.node(key) else {
      return mine.node(key) ?? theirs.node(key)
    }
    guard let old = base.node(key) else { return ours }
    return values.node(old, ours, other, named: name(of: key))
  }
}
