extension Scene {
  /// Every node of the scene, groups before their children, each with a unique name.
  ///
  /// A node without a name is named after its position, such as `3` or `sun/2`, counted from 1.
  /// Spaces in names become hyphens, so that a name is one word; the second of two siblings called
  /// `dot` is `dot.2`. The nodes of a node's matte come before its children, such as `sun.matte/1`.
  /// Slashes stay, except in a name such as `sun/ray` that could also be that of a node in a sibling
  /// called `sun`: there they become hyphens.
  public var allNodes: [(name: String, node: Node)] { Scene.named(nodes) }

  /// The names of the nodes that are in no other one, as in ``allNodes``.
  package var rootNames: [String] {
    var taken = TakenNames(among: nodes)
    return nodes.indices.map { taken.names(of: nodes[$0], at: $0).own }
  }

  /// Returns the node with a name of ``allNodes``; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the siblings of the node and of its groups.
  public func node(named name: String) -> Node? { Scene.node(name, among: nodes, under: "") }

  private static func node(_ name: String, among nodes: [Node], under prefix: String) -> Node? {
    var taken = TakenNames(among: nodes)
    for (index, node) in nodes.enumerated() {
      let names = taken.names(of: node, at: index)
      let own = prefix + names.own
      if own == name { return node }
      if name.hasPrefix(own + "/") {
        if let found = Scene.node(name, among: node.children, under: own + "/") { return found }
      }
      guard let matte = node.matte, let word = names.matte else { continue }
      let found = Scene.node(name, among: matte.nodes, under: prefix + word + "/")
      if let found { return found }
    }
    return nil
  }

  /// Returns the scene with `change` applied to every node, groups before their children, with the
  /// names of ``allNodes``.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func mapNodes(_ change: (_ name: String, _ node: inout Node) -> Void) -> Scene {
    var scene = self
    Scene.change(&scene.nodes, under: "", change)
    return scene
  }

  /// The nodes with the names that they would have in ``allNodes`` as a scene's nodes.
  package static func named(_ nodes: [Node]) -> [(name: String, node: Node)] {
    var all: [(name: String, node: Node)] = []
    collect(nodes, under: "", into: &all)
    return all
  }

  private static func collect(
    _ nodes: [Node], under prefix: String, into all: inout [(name: String, node: Node)]
  ) {
    var taken = TakenNames(among: nodes)
    for (index, node) in nodes.enumerated() {
      let names = taken.names(of: node, at: index)
      let name = prefix + names.own
      all.append((name, node))
      if let matte = node.matte, let word = names.matte {
        collect(matte.nodes, under: prefix + word + "/", into: &all)
      }
      if !node.children.isEmpty { collect(node.children, under: name + "/", into: &all) }
    }
  }

  private static func change(
    _ nodes: inout [Node], under prefix: String, _ change: (String, inout Node) -> Void
  ) {
    var taken = TakenNames(among: nodes)
    for index in nodes.indices {
      let own = taken.word(for: nodes[index], at: index)
      let name = prefix + taken.free(own)
      change(name, &nodes[index])
      if var matte = nodes[index].matte {
        Scene.change(&matte.nodes, under: prefix + taken.free(own + ".matte") + "/", change)
        nodes[index].matte = matte
      }
      Scene.change(&nodes[index].children, under: name + "/", change)
    }
  }

  fileprivate static func word(for node: Node, at index: Int) -> String {
    let own = node.name.isEmpty ? String(index + 1) : node.name
    if own.utf8.allSatisfy({ $0 > UInt8(ascii: " ") && $0 < 128 }) { return own }
    return String(own.map { $0.isWhitespace ? "-" : $0 })
  }
}

/// The names of siblings.
private struct TakenNames {
  private var names: Set<String> = []
  /// The last number that was appended to a word.
  private var numbers: [String: Int] = [:]
  /// The words with a slash that could also name a node in a sibling.
  private var ambiguous: Set<String> = []

  init(among siblings: [Node]) {
    guard siblings.contains(where: { $0.name.utf8.contains(UInt8(ascii: "/")) }) else { return }
    let words = siblings.indices.map { Scene.word(for: siblings[$0], at: $0) }
    let groups = Set(
      zip(words, siblings).filter { !$1.children.isEmpty || $1.matte != nil }.map { $0.0 })
    // A group's name can go on with a number or "matte" after a dot. Names of groups that are longer
    // than this are rare, and looking for them would take long.
    let longest = min(groups.map(\.utf8.count).max() ?? 0, 100)
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    ambiguous = Set(
      words.filter { word in
        guard word.utf8.contains(slash) else { return false }
        let start = word.utf8.prefix(longest + 1)
        return start.indices.contains { index in
          (start[index] == slash || start[index] == dot) && groups.contains(String(word[..<index]))
        }
      })
  }

  func word(for node: Node, at index: Int) -> String {
    let word = Scene.word(for: node, at: index)
    return ambiguous.contains(word) ? String(word.map { $0 == "/" ? "-" : $0 }) : word
  }

  /// The name of the next sibling, and the first word of those in its matte if it has one.
  mutating func names(of node: Node, at index: Int) -> (own: String, matte: String?) {
    let word = word(for: node, at: index)
    return (free(word), node.matte == nil ? nil : free(word + ".matte"))
  }

  /// Returns `word`, with a number appended if a sibling already has that name.
  mutating func free(_ word: String) -> String {
    var name = word
    while !names.insert(name).inserted {
      numbers[word, default: 1] += 1
      name = "\(word).\(numbers[word, default: 1])"
    }
    return name
  }
}
