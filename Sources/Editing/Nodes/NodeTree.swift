import Keyframes
import Stage

/// A node that is being rearranged.
struct NodeItem {
  /// The former name, as in `Scene.allNodes`; nil for a new node.
  let origin: String?
  /// The node without its children.
  var node: Node
  var children: [NodeItem]
  /// The last part of the name that the node should keep; unique among its siblings in the end.
  var word: String
  /// Whether the command made or moved the node.
  var isTouched = false
  /// The name on the clipboard of a node that comes from there.
  private(set) var nameInClipboard: String?

  /// A new node.
  init(new node: Node) {
    (origin, children) = (nil, node.children.map { NodeItem(new: $0) })
    self.node = node
    self.node.children = []
    word = NodeTree.word(node.name)
  }

  /// A node without its children, from the clipboard, where it has the name `name`.
  init(pasted node: Node, as name: String?, word: String) {
    (origin, children) = (nil, [])
    (self.node, self.word, nameInClipboard) = (node, word, name)
  }

  /// An existing node; its name and its children's are the next of `names`.
  init(_ node: Node, under prefix: String, _ names: inout ArraySlice<(name: String, node: Node)>) {
    let name = names.popFirst()?.name ?? ""
    // A matte stays with its node.
    names = names.dropFirst(node.countInMatte)
    origin = name
    word = String(name.dropFirst(prefix.count))
    children = []
    self.node = node
    self.node.children = []
    for child in node.children {
      children.append(NodeItem(child, under: name + "/", &names))
    }
  }

  /// The node with its children.
  var whole: Node {
    var whole = node
    whole.children = children.map(\.whole)
    return whole
  }

  /// A copy, marked as made by the command.
  var copy: NodeItem {
    var copy = self
    copy.isTouched = true
    return copy
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

/// The nodes of a scene while a command rearranges them.
struct NodeTree {
  var items: [NodeItem]
  /// The names in constraints, and the former names of the nodes that they refer to.
  private let meanings: [String: String]

  init(_ nodes: [Node]) {
    let all = Scene(of: nodes).allNodes
    var names = all[...]
    items = []
    for node in nodes { items.append(NodeItem(node, under: "", &names)) }
    let own = Dictionary(all.map { ($0.node.name, $0.name) }) { first, _ in first }
    meanings = own.merging(all.map { ($0.name, $0.name) }) { $1 }
  }

  var count: Int { items.reduce(0) { $0 + $1.count } }
  var depth: Int { items.map(\.depth).max() ?? 0 }

  /// A name as in `Scene.allNodes`, in one word.
  static func word(_ name: String) -> String { String(name.map { $0.isWhitespace ? "-" : $0 }) }

  /// The outcome: nodes are renamed only where necessary.
  func change() -> NodeChange {
    var items = items
    Self.settleNames(&items)
    var (origins, touched): ([String: String], [String]) = ([:], [])
    Self.visit(items, under: "") { name, item in
      if let origin = item.origin { origins[name] = origin }
      if item.isTouched { touched.append(name) }
    }
    var scene = Scene(of: items.map(\.whole))
    if scene.nodes.contains(where: \.isConstrained) {
      redirect(&scene, origins)
      redirectPasted(items, in: &scene)
    }
    return NodeChange(nodes: scene.nodes, origins: origins, touched: touched)
  }

  // MARK: Names

  private static func visit(
    _ items: [NodeItem], under prefix: String, _ body: (String, NodeItem) -> Void
  ) {
    for item in items {
      body(prefix + item.word, item)
      visit(item.children, under: prefix + item.word + "/", body)
    }
  }

  /// Makes the words of siblings unique, and names the nodes that would otherwise get other names.
  private static func settleNames(_ items: inout [NodeItem]) {
    var taken = Set(items.filter { !$0.isTouched && !$0.word.isEmpty }.map(\.word))
    for index in items.indices {
      if items[index].isTouched || items[index].word.isEmpty {
        let word = items[index].word
        items[index].word = free(word, at: index, &taken)
        if items[index].word != word { items[index].node.name = items[index].word }
      }
      settleNames(&items[index].children)
    }
    nameMisnamed(&items)
  }

  /// Naming one node can change the names of nodes without one.
  private static func nameMisnamed(_ items: inout [NodeItem]) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      let plain = items.map { item in
        var node = item.node
        node.matte = nil
        return node
      }
      let names = Scene(of: plain).allNodes.map(\.name)
      for index in items.indices
      where names[index] != items[index].word && items[index].node.name != items[index].word {
        items[index].node.name = items[index].word
        isSettled = false
      }
    }
  }

  /// The word, with the first number that makes it unique if it is taken.
  private static func free(_ word: String, at index: Int, _ taken: inout Set<String>) -> String {
    let own = word.isEmpty ? String(index + 1) : word
    if taken.insert(own).inserted { return own }
    let stem = own.withoutNumber
    var number = 2
    while !taken.insert("\(stem)-\(number)").inserted { number += 1 }
    return "\(stem)-\(number)"
  }

  // MARK: Constraints

  /// Makes constraints refer to the same nodes as before; in copies, to copies beside them.
  private func redirect(_ scene: inout Scene, _ origins: [String: String]) {
    let now = Dictionary(grouping: origins.keys) { origins[$0] ?? "" }
    scene = scene.mapNodes { name, node in
      for index in node.constraints.indices {
        guard case .node(let old) = node.constraints[index].reference,
          let target = meanings[old], let names = now[target],
          let nearest = names.max(by: {
            ($0.commonPrefix(with: name), $1) < ($1.commonPrefix(with: name), $0)
          })
        else { continue }
        node.constraints[index].reference = .node(nearest)
      }
    }
  }

  /// Makes constraints of nodes from the clipboard refer to the nodes that came along with them.
  private func redirectPasted(_ items: [NodeItem], in scene: inout Scene) {
    var sources: [String: String] = [:]
    Self.visit(items, under: "") { name, item in sources[name] = item.nameInClipboard }
    guard !sources.isEmpty else { return }
    let now = Dictionary(sources.map { ($1, $0) }) { first, _ in first }
    scene = scene.mapNodes { name, node in
      guard sources[name] != nil else { return }
      for index in node.constraints.indices {
        guard case .node(let old) = node.constraints[index].reference else { continue }
        let target = now[old] ?? now.first { $0.key.hasSuffix("/" + old) }?.value
        if let target { node.constraints[index].reference = .node(target) }
      }
    }
  }
}

extension Scene {
  /// A scene of nodes, and nothing else.
  init(of nodes: [Node]) {
    self.init(ground: .clear) {}
    self.nodes = nodes
  }
}

extension Node {
  fileprivate var isConstrained: Bool {
    !constraints.isEmpty || children.contains(where: \.isConstrained)
  }
}

extension String {
  /// The name without its number: "star" for "star-2".
  fileprivate var withoutNumber: String {
    let digits = reversed().prefix { $0.isASCII && $0.isNumber }.count
    let rest = dropLast(digits)
    return digits > 0 && rest.last == "-" && rest.count > 1 ? String(rest.dropLast()) : self
  }

  /// How many characters at the start are the same.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
