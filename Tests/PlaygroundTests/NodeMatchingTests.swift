import Keyframes
import Stage
import TestSupport
import Testing

@testable import Editing

/// Nodes are found again in a changed tree as the definition says, which compares all with all.
@Suite struct NodeMatchingTests {
  @Test(arguments: Share.of(0..<400, few: 100))
  func nodesAreFoundByNameContentAndOrder(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let base = Self.nodes(&random, depth: 0)
    var changed = Self.nodes(&random, depth: 0)
    for node in base where Bool.random(using: &random) {
      changed.insert(node, at: Int.random(in: 0...changed.count, using: &random))
    }
    let (old, new) = (FlatNodes(base), FlatNodes(changed))
    #expect(NodeMatching(new, in: old).origins == Definition(new, in: old).origins)
  }

  private static func nodes(_ random: inout SeededGenerator, depth: Int) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      var node = Node {}
      if Bool.random(using: &random) { node.name = "n\(Int.random(in: 0...3, using: &random))" }
      if Bool.random(using: &random) {
        node.shape = Bool.random(using: &random) ? .circle(radius: 1) : .rectangle(1, 2)
      }
      if Bool.random(using: &random) { node.x = Bool.random(using: &random) ? 0 : 1 }
      if Bool.random(using: &random) { node.opacity = 0.5 }
      if depth < 2, Bool.random(using: &random) {
        node.children = Self.nodes(&random, depth: depth + 1)
      }
      nodes.append(node)
    }
    return nodes
  }

  private struct Definition {
    var origins: [Int?]
    var found: Set<Int> = []
    let base: FlatNodes
    let changed: FlatNodes

    init(_ changed: FlatNodes, in base: FlatNodes) {
      (self.base, self.changed) = (base, changed)
      origins = Array(repeating: nil, count: changed.nodes.count)
      match(0, 0)
      matchMoved()
    }

    mutating func match(_ group: Int, _ old: Int) {
      origins[group] = old
      found.insert(old)
      var free = base.children[old].filter { !found.contains($0) }
      var rest = changed.children[group].filter { origins[$0] == nil }
      var pairs: [(Int, Int)] = []
      let rules: [(Node, Node) -> Bool] = [
        { !$0.name.isEmpty && $0.name == $1.name }, { $0 == $1 }, { $0.named($1.name) == $1 },
        { $0.name.isEmpty && $1.name.isEmpty && ($0.shape == nil) == ($1.shape == nil) },
      ]
      for isSame in rules {
        var left: [Int] = []
        for new in rest {
          let index = free.firstIndex { isSame(changed.nodes[new], base.nodes[$0]) }
          if let index {
            pairs.append((new, free.remove(at: index)))
          } else {
            left.append(new)
          }
        }
        rest = left
      }
      for (new, old) in pairs { match(new, old) }
    }

    mutating func matchMoved() {
      func name(_ id: Int, _ tree: FlatNodes) -> String { tree.nodes[id].name }
      let gone = base.indices.filter { !found.contains($0) && !name($0, base).isEmpty }
      let came = changed.indices.filter { origins[$0] == nil && !name($0, changed).isEmpty }
      for word in Set(came.map { name($0, changed) }).sorted() {
        let olds = gone.filter { name($0, base) == word }
        let news = came.filter { name($0, changed) == word }
        guard olds.count == 1, news.count == 1, origins[news[0]] == nil, !found.contains(olds[0])
        else { continue }
        match(news[0], olds[0])
      }
    }
  }
}
