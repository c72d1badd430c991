import Keyframes
import Stage

// Mattes, and strokes that draw themselves.
extension NodeTree {
  /// Makes the topmost of the nodes the matte of the others, which become a group if there are several. It
  /// stays where it is on the stage at `time`.
  mutating func mask(
    _ names: Set<String>, _ kind: Matte.Kind, named name: String, at time: Double
  ) throws(NodeRefusal) {
    guard !names.isEmpty else { throw .noNodes }
    let found = items.outermost(names)
    let others = found.dropLast()
    guard let top = found.last?.origin, let slot = slotAbove(Set(others.compactMap(\.origin)))
    else { throw .needsTwo }
    let isGroup = others.count > 1 || others.first?.node.matte != nil
    let target = transform(of: slot.group, at: time)
    let mask = takePlaced([top], at: time).map { $0.placedIfPossible(in: target).whole }
    let masked = Set(others.compactMap(\.origin))
    if isGroup { try group(masked, named: name, at: time) }
    _ = changeSiblings { siblings in
      guard
        let index = siblings.firstIndex(where: {
          isGroup ? $0.origin == nil && !$0.children.isEmpty : $0.isIn(masked)
        })
      else { return false }
      var matte = Matte(kind) {}
      matte.nodes = mask
      siblings[index].node.matte = matte
      siblings[index].isTouched = true
      return true
    }
  }

  /// Puts the mattes of nodes in front of them, as nodes like others.
  mutating func releaseMasks(_ names: Set<String>) throws(NodeRefusal) {
    var isDone = false
    func released(_ items: [NodeItem]) -> [NodeItem] {
      items.flatMap { item in
        var item = item
        item.children = released(item.children)
        guard item.isIn(names), let matte = item.node.matte else { return [item] }
        isDone = true
        item.node.matte = nil
        item.isTouched = true
        return [item] + matte.nodes.map { NodeItem(new: $0).copy }
      }
    }
    items = released(items)
    guard isDone else { throw names.isEmpty ? .noNodes : .noMask }
  }

  /// Exchanges what is visible and what is not for the mattes of nodes.
  mutating func invertMasks(_ names: Set<String>) throws(NodeRefusal) {
    let isDone = changeEach(names) { node in
      guard node.matte != nil else { return false }
      node.matte?.isInverted.toggle()
      return true
    }
    guard isDone else { throw names.isEmpty ? .noNodes : .noMask }
  }

  /// Animates the strokes of shapes so that they are drawn during a range of times. A shape without a
  /// stroke gets one.
  mutating func drawStrokes(
    _ names: Set<String>, during times: ClosedRange<Double>
  ) throws(NodeRefusal) {
    let isDone = changeEach(names) { node in
      guard node.shape?.outline != nil || node.outline != nil else { return false }
      if node.stroke == nil {
        node.stroke = Stroke(node.fill?.value(at: times.lowerBound) ?? .white, width: 4)
      }
      node[.strokeEnd] = Track([
        Keyframe(time: times.lowerBound, value: 0, easing: .easeInOut(.cubic)),
        Keyframe(time: times.upperBound, value: 1),
      ])
      return true
    }
    guard isDone else { throw names.isEmpty ? .noNodes : .noOutline }
  }

  /// Calls `change` for each of the nodes, and marks those for which it returns true.
  /// - Returns: whether there was any.
  mutating func changeEach(_ names: Set<String>, _ change: (inout Node) -> Bool) -> Bool {
    var isDone = false
    _ = changeSiblings { siblings in
      for index in siblings.indices where siblings[index].isIn(names) {
        guard change(&siblings[index].node) else { continue }
        siblings[index].isTouched = true
        isDone = true
      }
      return false
    }
    return isDone
  }
}
