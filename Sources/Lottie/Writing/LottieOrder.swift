import Keyframes
import Stage
import Syntax

// The order in depth. Layers keep their positions in the list, so nodes that change theirs have a
// copies, each shown while an order holds that uses it.
extension LottieWriting {
  /// How many orders of some nodes are written.
  private static let mostOrders = 24
  /// How often it is asked which order holds, at most.
  private static let samples = 20_000

  /// The nodes in painting order; ones that change it appear more than once.
  func inOrder(_ nodes: [Node]) -> [Node] {
    guard nodes.contains(where: { $0.numbers[.depth] != nil }) else { return nodes }
    let orders = orders(of: nodes)
    let different = orders.map(\.order).reduce(into: [[Int]]()) { all, order in
      if !all.contains(order) { all.append(order) }
    }
    guard different.count > 1, different.count <= Self.mostOrders else {
      if different.count > 1 { lose(.order) }
      return different[0].map { nodes[$0] }
    }
    return OrderedSlots(different).slots.map { slot in
      guard slot.orders.count < different.count else { return nodes[slot.element] }
      return nodes[slot.element].shown(in: orders, of: slot.orders.map { different[$0] }, clock)
    }
  }

  /// The orders over time, each from its start on.
  private func orders(of nodes: [Node]) -> [(start: Double, order: [Int])] {
    let tracks = nodes.map { clock.unrolled($0[.depth]) }
    func order(_ time: Double) -> [Int] {
      let depths = tracks.map { ($0.value(at: time) * 1e6).rounded() }
      return nodes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    }
    let range = clock.range
    let inside = tracks.flatMap { $0.keyframes.map(\.time) }
      .filter { range.lowerBound < $0 && $0 < range.upperBound }
    let ends = Set(inside + [range.lowerBound, range.upperBound]).sorted()
    var orders = [(start: range.lowerBound, order: order(range.lowerBound))]
    for (start, end) in zip(ends, ends.dropFirst()) {
      // Twice a frame.
      let wanted = ((end - start) * clock.scale * 2).rounded(.up)
      let count = Int(min(max(wanted, 1), Double(Self.samples / ends.count + 1)))
      for index in 0..<count {
        let step = (end - start) / Double(count)
        let now = order(start + (Double(index) + 0.5) * step)
        if now != orders[orders.count - 1].order {
          orders.append((start + Double(index) * step, now))
        }
      }
    }
    return orders
  }
}

extension Node {
  /// The node while one of `uses` holds, hidden while others do.
  fileprivate func shown(
    in orders: [(start: Double, order: [Int])], of uses: [[Int]], _ clock: LottieClock
  ) -> Node {
    let own = clock.unrolled(hidden)
    let changes = own.isConstant ? [] : own.keyframes.map(\.time)
    let times = Set(orders.map(\.start) + changes).sorted()
    var copy = self
    copy.hidden = Track(
      times.map { time in
        let present = orders.last { $0.start <= time } ?? orders[0]
        return Keyframe(time: time, value: own.value(at: time) || !uses.contains(present.order))
      })
    return copy
  }
}
