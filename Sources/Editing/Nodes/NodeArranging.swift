import Keyframes
public import Stage

// Commands that do not change the numbers of nodes.
extension NodeTree {
  mutating func add(_ new: [Node], inFrontOf name: String?) {
    let items = new.map { NodeItem(new: $0).copy }
    let isDone = changeSiblings { siblings in
      guard let index = siblings.firstIndex(where: { $0.origin == name }), name != nil else {
        return false
      }
      siblings.insert(contentsOf: items, at: index + 1)
      return true
    }
    if !isDone { self.items += items }
  }

  mutating func delete(_ names: Set<String>) throws(NodeRefusal) {
    guard !take(names).isEmpty else { throw .noNodes }
  }

  mutating func rename(_ name: String, to new: String) throws(NodeRefusal) {
    guard let new = Node.plainName(new) else { throw .noNodes }
    let isDone = changeSiblings { siblings in
      guard let index = siblings.firstIndex(where: { $0.origin == name }) else { return false }
      siblings[index].node.name = new
      siblings[index].word = Self.word(new)
      siblings[index].isTouched = true
      return true
    }
    guard isDone else { throw .noNodes }
  }

  mutating func order(_ names: Set<String>, _ order: NodeOrder) throws(NodeRefusal) {
    var isDone = false
    _ = changeSiblings { siblings in
      guard siblings.contains(where: { $0.isIn(names) }) else { return false }
      isDone = true
      siblings.move(order) { $0.isIn(names) }
      return false
    }
    guard isDone else { throw .noNodes }
    touch(names)
  }

  mutating func duplicate(_ names: Set<String>) throws(NodeRefusal) {
    var isDone = false
    func copies(_ items: [NodeItem]) -> [NodeItem] {
      items.flatMap { item in
        guard item.isIn(names) else {
          var item = item
          item.children = copies(item.children)
          return [item]
        }
        isDone = true
        var copy = item.copy
        copy.node = copy.node.shifted(x: Self.copyOffset, y: Self.copyOffset)
        return [item, copy]
      }
    }
    items = copies(items)
    guard isDone else { throw .noNodes }
  }

  mutating func blend(_ names: Set<String>, _ mode: BlendMode) throws(NodeRefusal) {
    let isDone = changeEach(names) { node in
      node.blend = mode
      return true
    }
    guard isDone else { throw .noNodes }
  }

  /// The distance of a copy from its original, in points.
  static let copyOffset = 16.0

  // MARK: Parts of the tree

  /// Removes the outermost nodes with these names, and returns them in order.
  mutating func take(_ names: Set<String>) -> [NodeItem] {
    var taken: [NodeItem] = []
    func rest(_ items: [NodeItem]) -> [NodeItem] {
      items.compactMap { item in
        if item.isIn(names) {
          taken.append(item)
          return nil
        }
        guard !item.children.isEmpty else { return item }
        var item = item
        item.children = rest(item.children)
        return item
      }
    }
    items = rest(items)
    return taken
  }

  /// Marks the outermost nodes with these names.
  mutating func touch(_ names: Set<String>) {
    _ = changeSiblings { siblings in
      for index in siblings.indices where siblings[index].isIn(names) {
        siblings[index].isTouched = true
      }
      return false
    }
  }

  /// Calls `change` with each list of siblings, outer lists first, until it returns true.
  /// - Returns: whether it did.
  mutating func changeSiblings(_ change: (inout [NodeItem]) -> Bool) -> Bool {
    func visit(_ items: inout [NodeItem]) -> Bool {
      if change(&items) { return true }
      for index in items.indices where !items[index].children.isEmpty {
        if visit(&items[index].children) { return true }
      }
      return false
    }
    return visit(&items)
  }
}

extension NodeItem {
  func isIn(_ names: Set<String>) -> Bool { origin.map(names.contains) ?? false }
}

extension [NodeItem] {
  /// Moves the nodes for which `isMeant` returns true; the order of the others stays.
  fileprivate mutating func move(_ order: NodeOrder, _ isMeant: (NodeItem) -> Bool) {
    switch order {
    case .toFront: self = filter { !isMeant($0) } + filter(isMeant)
    case .toBack: self = filter(isMeant) + filter { !isMeant($0) }
    case .forward:
      for index in indices.reversed().dropFirst()
      where isMeant(self[index]) && !isMeant(self[index + 1]) {
        swapAt(index, index + 1)
      }
    case .backward:
      for index in indices.dropFirst() where isMeant(self[index]) && !isMeant(self[index - 1]) {
        swapAt(index, index - 1)
      }
    }
  }
}

extension Node {
  /// How long a name can be, in characters.
  public static let longestName = 60

  /// A name on one line, without slashes, which stand for groups, and without spaces at its ends;
  /// nil if nothing is left.
  public static func plainName(_ name: String) -> String? {
    let line = name.map { $0.isWhitespace ? " " : $0 == "/" ? "-" : $0 }.drop { $0 == " " }
    let words = String(line.prefix(longestName)).reversed().drop { $0 == " " }
    return words.isEmpty ? nil : String(words.reversed())
  }

  /// The node, moved by some points in its parent's coordinates.
  func shifted(x: Double, y: Double) -> Node {
    var node = self
    if x != 0 { node.x = node.x.map { $0 + x } }
    if y != 0 { node.y = node.y.map { $0 + y } }
    if let matte { node.matte?.nodes = matte.nodes.map { $0.shifted(x: x, y: y) } }
    return node
  }
}
