import Keyframes
import Stage

// Commands that move nodes into groups and out of them.
extension NodeTree {
  mutating func move(
    _ names: Set<String>, to slot: NodeSlot, at time: Double
  ) throws(NodeRefusal) {
    if let group = slot.group, let moved = names.first(where: { group.isInside($0) }) {
      throw .intoItself(moved)
    }
    let slot = slot.without(names, in: siblings(in: slot.group))
    let target = transform(of: slot.group, at: time)
    let taken = takePlaced(names, at: time)
    guard !taken.isEmpty else { throw .noNodes }
    insert(try taken.map { item throws(NodeRefusal) in try item.placed(in: target) }, slot)
  }

  mutating func group(
    _ names: Set<String>, named name: String, at time: Double
  ) throws(NodeRefusal) {
    guard let top = slotAbove(names) else { throw .noNodes }
    let target = transform(of: top.group, at: time)
    var children = try takePlaced(names, at: time).map { item throws(NodeRefusal) in
      try item.placed(in: target)
    }
    var group = Node {}.named(name)
    // A group about their middle rotates and scales as one expects; constraints would move with it.
    if !children.contains(where: { !$0.node.constraints.isEmpty }) {
      let middle = children.map(\.whole).middle(at: time)
      group = group.at(middle)
      for index in children.indices {
        children[index].node = children[index].node.shifted(x: -middle.x, y: -middle.y)
      }
    }
    for index in children.indices { children[index].isTouched = false }
    var item = NodeItem(new: group).copy
    item.children = children
    insert([item], top)
  }

  mutating func ungroup(_ names: Set<String>) throws(NodeRefusal) {
    let found = items.outermost(names)
    guard !found.isEmpty else { throw .noNodes }
    if let empty = found.first(where: { $0.children.isEmpty }) {
      throw .noGroup(empty.origin ?? empty.word)
    }
    items = try items.ungrouping(names)
  }

  // MARK: Transforms

  /// The position in front of the topmost of the nodes.
  func slotAbove(_ names: Set<String>) -> NodeSlot? {
    var slot: NodeSlot?
    func visit(_ items: [NodeItem], in group: String?) {
      for (index, item) in items.enumerated() {
        if item.isIn(names) {
          let next = items.dropFirst(index + 1).first { !$0.isIn(names) }
          slot = NodeSlot(in: group, before: next?.origin)
        } else {
          visit(item.children, in: item.origin)
        }
      }
    }
    visit(items, in: nil)
    return slot
  }

  func siblings(in group: String?) -> [NodeItem] {
    guard let group else { return items }
    return items.outermost([group]).first?.children ?? []
  }

  mutating func insert(_ new: [NodeItem], _ slot: NodeSlot) {
    func insert(into siblings: inout [NodeItem]) {
      let index = siblings.firstIndex { $0.origin == slot.before && slot.before != nil }
      siblings.insert(contentsOf: new, at: index ?? siblings.count)
    }
    guard let group = slot.group else { return insert(into: &items) }
    let isDone = changeSiblings { siblings in
      guard let index = siblings.firstIndex(where: { $0.origin == group }) else { return false }
      insert(into: &siblings[index].children)
      return true
    }
    if !isDone { items += new }
  }

  /// The map from the children of a group to the stage at a time; nil if it isn't known.
  func transform(of group: String?, at time: Double) -> Transform? {
    guard let group else { return .identity }
    var found: Transform?
    func visit(_ items: [NodeItem], _ outer: Transform?) {
      for item in items {
        let inner = item.node.mapOfChildren(at: time).flatMap { own in outer.map(own.then) }
        if item.origin == group { found = inner }
        visit(item.children, inner)
      }
    }
    visit(items, .identity)
    return found
  }

  /// Removes nodes and returns them, each with the map from its former parent to the stage.
  mutating func takePlaced(_ names: Set<String>, at time: Double) -> [PlacedItem] {
    var maps: [String: Transform] = [:]
    func visit(_ items: [NodeItem], _ outer: Transform?) {
      for item in items {
        if let origin = item.origin, names.contains(origin) { maps[origin] = outer }
        let inner = item.node.mapOfChildren(at: time).flatMap { own in outer.map(own.then) }
        visit(item.children, inner)
      }
    }
    visit(items, .identity)
    return take(names).map { PlacedItem(item: $0.copy, map: $0.origin.flatMap { maps[$0] }) }
  }
}

/// A node that was removed from its parent.
struct PlacedItem {
  let item: NodeItem
  /// The map from the former parent to the stage; nil if it isn't known.
  let map: Transform?

  /// The node for a parent with the map `target` to the stage, so that it looks the same there. If
  /// that isn't possible, only its position stays.
  func placed(in target: Transform?) throws(NodeRefusal) -> NodeItem {
    guard let map, let target, let inverse = target.inverse else { return item }
    let change = map.then(inverse)
    guard !change.isNearIdentity else { return item }
    var item = item
    item.node = try item.node.moved(by: change, named: item.origin ?? item.word)
    return item
  }

  /// The same; the node as it is if it has a property that can't be mapped.
  func placedIfPossible(in target: Transform?) -> NodeItem {
    do throws(NodeRefusal) { return try placed(in: target) } catch { return item }
  }
}

extension NodeSlot {
  /// The same position, relative to a node that stays there.
  fileprivate func without(_ names: Set<String>, in siblings: [NodeItem]) -> NodeSlot {
    guard let index = siblings.firstIndex(where: { $0.origin == before }) else {
      return NodeSlot(in: group)
    }
    return NodeSlot(in: group, before: siblings[index...].first { !$0.isIn(names) }?.origin)
  }
}

extension [NodeItem] {
  func outermost(_ names: Set<String>) -> [NodeItem] {
    flatMap { $0.isIn(names) ? [$0] : $0.children.outermost(names) }
  }

  fileprivate func ungrouping(_ names: Set<String>) throws(NodeRefusal) -> [NodeItem] {
    var result: [NodeItem] = []
    for var item in self {
      guard item.isIn(names) else {
        item.children = try item.children.ungrouping(names)
        result.append(item)
        continue
      }
      let group = try GroupTracks(item.node, named: item.origin ?? item.word)
      for child in item.children {
        var child = child.copy
        child.node = try group.takenOver(by: child.node, named: child.origin ?? child.word)
        result.append(child)
      }
    }
    return result
  }
}

extension [Node] {
  /// The middle of the visible nodes at a time; for texts only the position counts.
  fileprivate func middle(at time: Double) -> Point {
    // The first sprite is the ground.
    let boxes = Scene(of: self).frame(at: time).dropFirst().withoutLayers.map {
      $0.transform.bounds(of: $0.shape.bounds)
    }
    guard let first = boxes.first else { return .zero }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard box.centre.x.isFinite, box.centre.y.isFinite else { return .zero }
    return Point(x: box.centre.x.rounded(), y: box.centre.y.rounded())
  }
}

extension String {
  /// Whether this is the name of `group` or of a node in it.
  fileprivate func isInside(_ group: String) -> Bool { self == group || hasPrefix(group + "/") }
}
