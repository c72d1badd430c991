import Keyframes
import Stage

/// A tree of nodes as a list, groups before their children. The root, which is no node, is first.
struct FlatNodes {
  /// The nodes with their children; at 0 a group of all.
  private(set) var nodes: [Node]
  /// The index of each node's group.
  private(set) var parents = [0]
  private(set) var children: [[Int]] = [[]]
  /// The names as in `Scene.allNodes`, without those of mattes.
  private(set) var names = [""]

  init(_ nodes: [Node]) {
    var root = Node {}
    root.children = nodes
    self.nodes = [root]
    add(nodes, to: 0, named: Dictionary(grouping: Scene(of: nodes).allNodes, by: \.name.group))
  }

  private mutating func add(
    _ list: [Node], to parent: Int, named all: [String?: [(name: String, node: Node)]]
  ) {
    let group = parent == 0 ? nil : names[parent]
    // Nodes of mattes have another group than their neighbours.
    let own = all[group] ?? []
    for (index, node) in list.enumerated() {
      let id = nodes.count
      nodes.append(node)
      parents.append(parent)
      children.append([])
      children[parent].append(id)
      names.append(index < own.count ? own[index].name : node.name)
      add(node.children, to: id, named: all)
    }
  }

  var indices: Range<Int> { nodes.indices }
}

/// A part of a node's content, by which equal nodes are found.
private struct Likeness: Hashable {
  let shape: Shape?
  let x: Double
  let y: Double

  init(_ node: Node) {
    shape = node.shape
    x = node.x.keyframes[0].value
    y = node.y.keyframes[0].value
  }
}

/// Finds the nodes of one tree in another, from which it was changed.
struct NodeMatching {
  /// For each node of the changed tree its index in the base; nil if it is new.
  private(set) var origins: [Int?]
  /// The nodes of the base that were found.
  private var found: Set<Int> = []
  private let base: FlatNodes
  private let changed: FlatNodes

  init(_ changed: FlatNodes, in base: FlatNodes) {
    (self.base, self.changed) = (base, changed)
    origins = Array(repeating: nil, count: changed.nodes.count)
    match(0, 0)
    matchMoved()
  }

  /// Matches two groups, and then their children: by name, then those that are equal, equal but for
  /// the name, and nameless ones in their order.
  private mutating func match(_ group: Int, _ old: Int) {
    origins[group] = old
    found.insert(old)
    var free = base.children[old].filter { !found.contains($0) }
    var rest = changed.children[group].filter { origins[$0] == nil }
    var pairs: [(Int, Int)] = []
    /// Nodes that are the same have the same mark; those without one have no match.
    func pair<Mark: Hashable>(by mark: (Node) -> Mark?, _ isSame: (Node, Node) -> Bool) {
      var olds: [Mark: [Int]] = [:]
      // The first comes last, so that removing it is O(1).
      for old in free.reversed() {
        if let own = mark(base.nodes[old]) { olds[own, default: []].append(old) }
      }
      var taken: Set<Int> = []
      rest.removeAll { new in
        let node = changed.nodes[new]
        guard let own = mark(node),
          let index = olds[own]?.lastIndex(where: { isSame(node, base.nodes[$0]) }),
          let old = olds[own]?.remove(at: index)
        else { return false }
        pairs.append((new, old))
        taken.insert(old)
        return true
      }
      free.removeAll(where: taken.contains)
    }
    pair(by: { node -> String? in node.name.isEmpty ? nil : node.name }) { _, _ in true }
    pair(by: { node -> Likeness? in Likeness(node) }) { $0 == $1 }
    pair(by: { node -> Likeness? in Likeness(node) }) { $0.named($1.name) == $1 }
    pair(by: { node -> Bool? in node.name.isEmpty ? node.shape == nil : nil }) { _, _ in true }
    for (new, old) in pairs { match(new, old) }
  }

  /// Matches nodes that went to another group, by names that no other such node has.
  private mutating func matchMoved() {
    let gone = base.indices.filter { !found.contains($0) && !base.nodes[$0].name.isEmpty }
    let came = changed.indices.filter {
      origins[$0] == nil && !changed.nodes[$0].name.isEmpty
    }
    let byName = (
      Dictionary(grouping: gone) { base.nodes[$0].name },
      Dictionary(grouping: came) { changed.nodes[$0].name }
    )
    for (name, news) in byName.1.sorted(by: { $0.key < $1.key }) {
      guard let olds = byName.0[name], olds.count == 1, news.count == 1,
        origins[news[0]] == nil, !found.contains(olds[0])
      else { continue }
      match(news[0], olds[0])
    }
  }
}
