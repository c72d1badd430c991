import Keyframes
import Stage
import TestSupport
import Testing

@testable import Editing

/// Changes of two sides are merged: nothing that only one of them changed is lost.
@Suite struct NodeMergeTests {
  private static func dot(_ name: String, x: Double = 0) -> Node {
    Node(.circle(radius: 9), fill: .white).named(name).at(x: x, y: 5)
  }

  private static func changed(_ node: Node, _ change: (inout Node) -> Void) -> Node {
    var node = node
    change(&node)
    return node
  }

  private static func group(_ name: String, _ children: Node...) -> Node {
    var group = Node {}.named(name)
    group.children = children
    return group
  }

  private static let track: Track<Double> = [0: 10, 1: 20, 2: 30]
  private static let base = [
    changed(dot("one")) { $0.x = track }, dot("two", x: 20),
    group("pair", dot("left"), dot("right")), dot(""), dot("", x: 7),
  ]

  /// A change of the nodes, and its name.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (inout [Node]) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout [Node]) -> Void) {
      (testDescription, self.apply) = (name, apply)
    }

    var nodes: [Node] {
      var nodes = base
      apply(&nodes)
      return nodes
    }
  }

  static let changes: [Change] = [
    Change("nothing") { _ in },
    Change("a new node in front") { $0.append(dot("three")) },
    Change("a new node behind all") { $0.insert(dot("sky"), at: 0) },
    Change("a nameless node between") { $0.insert(dot("", x: 99), at: 4) },
    Change("a colour") { $0[0].fill = Track(.black) },
    Change("another colour") { $0[0].fill = Track(Color(0xFF0000)) },
    Change("a keyframe's value") { $0[0].x = [0: 11, 1: 20, 2: 30] },
    Change("another keyframe's value") { $0[0].x = [0: 10, 1: 20, 2: 33] },
    Change("a keyframe more") { $0[0].x = [0: 10, 0.5: 12, 1: 20, 2: 30] },
    Change("a keyframe less") { $0[0].x = [0: 10, 2: 30] },
    Change("a constant") { $0[0].x = 4 },
    Change("a property unset") { $0[1].unset(.x) },
    Change("a stroke") { $0[1].stroke = Stroke(.black, width: 3) },
    Change("a node deleted") { $0.remove(at: 1) },
    Change("a group deleted") { $0.remove(at: 2) },
    Change("a node in the group") { $0[2].children.insert(dot("middle"), at: 1) },
    Change("a node out of the group") { $0.append($0[2].children.remove(at: 0)) },
    Change("a node into the group") { $0[2].children.append($0.remove(at: 0)) },
    Change("a copy in a new group") { $0.append(group("new", $0[0])) },
    Change("ungrouped") { $0.replaceSubrange(2...2, with: $0[2].children) },
    Change("another order") { $0.swapAt(0, 1) },
    Change("a third order") { $0.swapAt(0, 2) },
    Change("renamed") { $0[1].name = "second" },
    Change("a nameless node changed") { $0[4].opacity = 0.5 },
  ]

  private static func merge(
    _ base: [Node], _ mine: [Node], _ theirs: [Node], _ side: MergeSide = .mine
  ) -> NodeMerge {
    NodeMerge(base: base, mine: mine, theirs: theirs, preferring: side)
  }

  @Test(arguments: changes)
  func aChangeOfOneSideIsTheResult(_ change: Change) {
    let (base, new) = (Self.base, change.nodes)
    #expect(Self.merge(base, base, new).nodes == new)
    #expect(Self.merge(base, new, base).nodes == new)
    #expect(Self.merge(base, new, new).nodes == new)
    #expect(Self.merge(base, new, new).conflicts.isEmpty)
  }

  @Test(arguments: changes, changes)
  func mergingIsSymmetric(_ one: Change, _ other: Change) {
    let (base, mine, theirs) = (Self.base, one.nodes, other.nodes)
    for side in [MergeSide.mine, .theirs] {
      let merged = Self.merge(base, mine, theirs, side)
      let back = Self.merge(base, theirs, mine, side == .mine ? .theirs : .mine)
      #expect(Set(merged.conflicts) == Set(back.conflicts))
      #expect(Self.sorted(merged.nodes) == Self.sorted(back.nodes))
      if merged.conflicts.isEmpty {
        #expect(Self.merge(theirs, merged.nodes, theirs).nodes == merged.nodes)
      }
    }
  }

  /// Merging again changes nothing, if all nodes are recognised: by their names, in the same groups.
  @Test(arguments: changes.filter(keepsNodes), changes.filter(keepsNodes))
  func mergingIsIdempotent(_ one: Change, _ other: Change) {
    let (base, mine, theirs) = (Self.base, one.nodes, other.nodes)
    for side in [MergeSide.mine, .theirs] {
      let merged = Self.merge(base, mine, theirs, side)
      guard merged.conflicts.isEmpty else { continue }
      #expect(Self.merge(base, merged.nodes, theirs).nodes == merged.nodes)
      #expect(Self.merge(base, mine, merged.nodes).nodes == merged.nodes)
    }
  }

  private static func keepsNodes(_ change: Change) -> Bool {
    let others = [
      "renamed", "nameless", "out of the group", "into the group", "ungrouped", "new group",
    ]
    return !others.contains { change.testDescription.contains($0) }
  }

  /// New nodes of both sides may be in either order.
  private static func sorted(_ nodes: [Node]) -> [Node] {
    nodes.map { node in changed(node) { $0.children = sorted(node.children) } }
      .sorted { ($0.name, $0.x.value(at: 0)) < ($1.name, $1.x.value(at: 0)) }
  }

  /// The names of the changes that both changed, and the conflict.
  @Test(arguments: [
    ("a colour", "another colour", "one", "fill"), ("a colour", "a keyframe's value", "", ""),
    ("a keyframe's value", "another keyframe's value", "", ""),
    ("a keyframe's value", "a keyframe more", "", ""),
    ("a keyframe less", "another keyframe's value", "", ""),
    ("a keyframe's value", "a constant", "one", "x"),
    ("a stroke", "a property unset", "", ""), ("a stroke", "renamed", "", ""),
    ("a stroke", "a node deleted", "two", "node"), ("a group deleted", "a stroke", "", ""),
    ("a group deleted", "a node in the group", "pair", "node"),
    ("a node out of the group", "a node in the group", "", ""),
    ("another order", "a third order", "", "order"), ("another order", "a stroke", "", ""),
    ("a new node in front", "a nameless node between", "", ""),
    ("a nameless node between", "a nameless node changed", "", ""),
  ])
  func onlyTheSamePropertyIsAConflict(
    _ one: String, _ other: String, _ node: String, _ property: String
  ) throws {
    let (mine, theirs) = (try Self.nodes(one), try Self.nodes(other))
    let merge = Self.merge(Self.base, mine, theirs)
    let wanted = property.isEmpty ? [] : [MergeConflict(node: node, property: property)]
    #expect(merge.conflicts == wanted)
  }

  /// One side puts a node into a new group, and the other deletes it.
  @Test func aNodeThatWasMovedIsNotLost() {
    let base = [Self.dot("a"), Self.dot("b")]
    let (mine, theirs) = ([Self.group("new", Self.dot("a")), Self.dot("b")], [Self.dot("b")])
    let merge = Self.merge(base, mine, theirs)
    #expect(merge.nodes == mine)
    #expect(merge.conflicts.map(\.property) == [MergeConflict.existence])
    let other = Self.merge(base, mine, theirs, .theirs)
    #expect(other.nodes == [Self.group("new"), Self.dot("b")])
    #expect(other.conflicts == merge.conflicts)
  }

  private static func nodes(_ name: String) throws -> [Node] {
    try #require(changes.first { $0.testDescription == name }).nodes
  }

  /// Several changes of different places on each side, at random.
  @Test func whatOneSideChangedIsNeverLost() throws {
    var random = SeededGenerator(31)
    for _ in 0..<Share.count(4000, few: 400) {
      let (mine, theirs) = (Self.shuffled(&random), Self.shuffled(&random))
      let merge = Self.merge(Self.base, mine, theirs)
      guard merge.conflicts.isEmpty else { continue }
      let names = Set(Scene(of: merge.nodes).allNodes.map(\.node.name))
      let (old, ours, new) = (Self.names(Self.base), Self.names(mine), Self.names(theirs))
      #expect(names.isSuperset(of: ours.subtracting(old).union(new.subtracting(old))))
      #expect(names.isDisjoint(with: old.subtracting(ours).union(old.subtracting(new))))
      #expect(Self.merge(theirs, merge.nodes, theirs).nodes == merge.nodes)
    }
  }

  /// Copies have the names and contents of others, in all groups.
  @Test func noNodeIsTakenForTwo() {
    var random = SeededGenerator(9)
    for _ in 0..<Share.count(4000, few: 400) {
      let base = Self.tangled(Self.base, &random)
      let (mine, theirs) = (Self.tangled(base, &random), Self.tangled(base, &random))
      let merge = Self.merge(base, mine, theirs)
      guard merge.conflicts.isEmpty else { continue }
      #expect(Self.names(merge.nodes).isSubset(of: Self.names(mine).union(Self.names(theirs))))
    }
  }

  /// The nodes after some moves, copies and groups.
  private static func tangled(_ nodes: [Node], _ random: inout SeededGenerator) -> [Node] {
    var root = group("", dot(""))
    root.children = nodes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let moves = Bool.random(using: &random)
      guard var node = pick(&root, &random, moves: moves) else { continue }
      if Bool.random(using: &random) {
        node = group(Bool.random(using: &random) ? "new" : "pair", node)
      }
      drop(node, into: &root, &random)
    }
    return root.children
  }

  private static func pick(
    _ group: inout Node, _ random: inout SeededGenerator, moves: Bool
  ) -> Node? {
    guard let index = group.children.indices.randomElement(using: &random) else { return nil }
    if !group.children[index].children.isEmpty, Bool.random(using: &random) {
      return pick(&group.children[index], &random, moves: moves)
    }
    return moves ? group.children.remove(at: index) : group.children[index]
  }

  private static func drop(
    _ node: Node, into group: inout Node, _ random: inout SeededGenerator
  ) {
    let groups = group.children.indices.filter { !group.children[$0].children.isEmpty }
    if let index = groups.randomElement(using: &random), Bool.random(using: &random) {
      return drop(node, into: &group.children[index], &random)
    }
    group.children.insert(node, at: .random(in: 0...group.children.count, using: &random))
  }

  private static func names(_ nodes: [Node]) -> Set<String> {
    Set(Scene(of: nodes).allNodes.map(\.node.name))
  }

  private static func shuffled(_ random: inout SeededGenerator) -> [Node] {
    var nodes = base
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: nodes.append(dot("new\(Int.random(in: 0..<9999, using: &random))"))
      case 1 where nodes.count > 1: nodes.remove(at: .random(in: nodes.indices, using: &random))
      case 2: nodes.swapAt(0, .random(in: nodes.indices, using: &random))
      case 3:
        let index = Int.random(in: nodes.indices, using: &random)
        nodes[index].rotation = Track(Double.random(in: 0..<360, using: &random))
      case _:
        let index = nodes.firstIndex { $0.name == "pair" }
        let child = index.flatMap { nodes[$0].children.popLast() }
        if let child { nodes.append(child) }
      }
    }
    return nodes
  }

  /// A field of a node that no test names would not be merged.
  @Test func everyFieldOfANodeIsMerged() {
    // The label of a property with a wrapper begins with "_".
    let fields = Mirror(reflecting: Node {}).children.compactMap { child in
      child.label.map { $0.drop { $0 == "_" } }
    }
    #expect(
      fields == [
        "name", "shape", "children", "numbers", "colors", "hidden", "gradient", "outline", "string",
        "rangeColors", "constraints", "stroke", "route", "mask", "pathMasks", "matte",
        "isComposited", "blend", "trimsFill", "isEvenOdd", "hasCrispEdges", "own", "ownValues",
        "numberFormat",
        "clip", "clipCornerRadius", "showsBack", "clock", "cues",
      ])
  }
}
