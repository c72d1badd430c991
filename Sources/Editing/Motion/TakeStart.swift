import Keyframes
package import Stage

/// The moment at which a take of a node interrupts the take before, and how much the node jumps there.
package struct TakeStart: Hashable, Sendable {
  /// A sudden change of one number, or of the position.
  package struct Jump: Hashable, Sendable {
    /// Nil for the position: x and y together.
    package let property: Property?
    /// In the unit of the property; of a position the distance.
    package let value: Double
    /// In the unit of the property per unit of time; infinite where an easing is vertical.
    package let velocity: Double
    /// The velocity divided by the larger of the velocities before and after.
    package let share: Double

    /// Sums of motions are within a millionth of their range.
    package var jumpsInValue: Bool { value > 2e-3 }

    /// Whether the jump can be seen: of the value, or of more than 5% of the velocity
    /// and 0.02 per unit of time.
    package var isVisible: Bool { jumpsInValue || share > 0.05 && velocity > 0.02 }
  }

  package let time: Double
  /// The node that begins, by its name in the scene.
  package let node: String
  /// The position first, if it moves; then the other numbers that move, in their order.
  package let jumps: [Jump]

  /// Nil if the node before has come to rest, and nothing jumps.
  fileprivate init?(at time: Double, _ name: String, from old: Node, to new: Node) {
    (self.time, node) = (time, name)
    let moving = Set(old.numbers.keys).union(new.numbers.keys).filter { property in
      old[property].velocity(before: time) != 0 || new[property].velocity(at: time) != 0
        || old[property].value(before: time) != new[property].value(at: time)
    }
    let axes = moving.filter { $0 == .x || $0 == .y }
    let others = moving.filter { $0 != .x && $0 != .y }.sorted { $0.rawValue < $1.rawValue }
    let isInterrupted = moving.contains { property in
      old[property].velocity(before: time) != 0
        || old[property].value(before: time) != new[property].value(at: time)
    }
    guard isInterrupted else { return nil }
    jumps =
      (axes.isEmpty ? [] : [Jump(nil, [.x, .y], at: time, from: old, to: new)])
      + others.map { Jump($0, [$0], at: time, from: old, to: new) }
  }

  /// The jump that matters most: the first one that can be seen, else the first one.
  package var main: Jump { jumps.first(where: \.isVisible) ?? jumps[0] }

  package var isVisible: Bool { main.isVisible }
}

extension TakeStart.Jump {
  fileprivate init(
    _ property: Property?, _ axes: [Property], at time: Double, from old: Node, to new: Node
  ) {
    func length(_ numbers: [Double]) -> Double {
      numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    let before = axes.map { old[$0].velocity(before: time) }
    let after = axes.map { new[$0].velocity(at: time) }
    let change = length(zip(before, after).map { $0 == $1 ? 0 : $1 - $0 })
    let fastest = max(length(before), length(after))
    self.property = property
    value = length(axes.map { new[$0].value(at: time) - old[$0].value(before: time) })
    velocity = change
    share = change == 0 ? 0 : change.isFinite ? change / fastest : 1
  }
}

extension Scene {
  /// The starts of all takes that interrupt another, in order of time: where a node appears at the moment at which the node before
  /// it, of the same name, disappears.
  ///
  /// - Complexity: O(*n*) in the nodes, and in the keyframes of those that appear or disappear.
  package var takeStarts: [TakeStart] {
    guard nodes.haveTakes else { return [] }
    var starts: [TakeStart] = []
    /// The last node of each group.
    var last: [Substring: Node] = [:]
    for (name, node) in allNodes {
      let group = name.lastIndex(of: "/").map { name[...$0] } ?? ""
      let old = last.updateValue(node, forKey: group)
      guard let old, old.name == node.name, !node.hidden.isConstant, !old.hidden.isConstant else {
        continue
      }
      for time in Set(node.hidden.keyframes.map(\.time))
      where node.hidden.switches(to: false, at: time) && old.hidden.switches(to: true, at: time) {
        if let start = TakeStart(at: time, name, from: old, to: node) { starts.append(start) }
      }
    }
    return starts.sorted { $0.time < $1.time }
  }
}

extension [Node] {
  /// Whether any node is followed by one of the same name, and both appear or disappear.
  fileprivate var haveTakes: Bool {
    let nodes = span
    for index in nodes.indices {
      if nodes[index].children.haveTakes || nodes[index].matte?.nodes.haveTakes == true {
        return true
      }
      if index > 0, !nodes[index].hidden.isConstant, !nodes[index - 1].hidden.isConstant,
        nodes[index].name == nodes[index - 1].name
      {
        return true
      }
    }
    return false
  }
}

extension Track<Bool> {
  fileprivate func switches(to state: Bool, at time: Double) -> Bool {
    value(at: time) == state && value(before: time) != state
  }
}
