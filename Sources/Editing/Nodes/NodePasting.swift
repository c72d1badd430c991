import Keyframes
public import Stage

// Nodes that leave a scene for the clipboard, and come from it.
extension NodeCommand {
  /// Copies of nodes with everything in them, in the order of the scene, positioned on the stage as they
  /// are at `time`. Their constraints refer to one another as before. If a group around a node can't be
  /// taken over by it, the node keeps its position in the group.
  ///
  /// - Complexity: O(*n*) in the nodes of the scene.
  public static func copies(
    of names: Set<String>, in nodes: [Node], at time: Double
  ) -> [Node] {
    var tree = NodeTree(nodes)
    tree.items = tree.takePlaced(names, at: time).map { $0.placedIfPossible(in: .identity) }
    return tree.change().nodes
  }
}

extension NodeTree {
  /// Adds nodes that were positioned on the stage in front of a node, in its group, or in front of
  /// everything. Where one would hide the same node behind it, all are moved a little.
  mutating func paste(
    _ copied: [Node], inFrontOf name: String?, at time: Double
  ) throws(NodeRefusal) {
    guard !copied.isEmpty else { throw .noNodes }
    let slot = name.flatMap { slotAbove([$0]) } ?? NodeSlot()
    let target = transform(of: slot.group, at: time)
    var names = Scene(of: copied).allNodes[...]
    var items: [NodeItem] = []
    for node in copied {
      var item = NodeItem(node, under: "", &names).asPasted
      item.isTouched = true
      item = PlacedItem(item: item, map: .identity).placedIfPossible(in: target)
      items.append(item)
    }
    let others = Dictionary(grouping: siblings(in: slot.group).map(\.whole), by: \.corner)
    // Copies that are too far away to be moved, or too many, lie on others.
    let offsets = (0..<1000).map { Double($0) * Self.copyOffset }
    let offset =
      offsets.first { offset in
        !items.contains { $0.lies(on: others, movedBy: offset) }
      } ?? 0
    for index in items.indices {
      items[index].node = items[index].node.shifted(x: offset, y: offset)
    }
    insert(items, slot)
  }
}

extension NodeItem {
  /// The item as one that comes from the clipboard, where it has its present name.
  fileprivate var asPasted: NodeItem {
    var item = NodeItem(pasted: node, as: origin, word: word)
    item.children = children.map(\.asPasted)
    return item
  }

  /// Whether a node moved by a distance to the lower right is the same as one of `others`, apart from
  /// their names.
  fileprivate func lies(on others: [[Double]: [Node]], movedBy offset: Double) -> Bool {
    var moved = self
    moved.node = node.shifted(x: offset, y: offset)
    guard let others = others[moved.node.corner] else { return false }
    let whole = moved.whole
    return others.contains { $0.named(whole.name) == whole }
  }
}

extension Node {
  /// Its position at the beginning.
  fileprivate var corner: [Double] { [x.value(at: 0), y.value(at: 0)] }
}
