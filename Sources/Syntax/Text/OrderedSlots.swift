/// A list for elements that change their order, in a format whose elements can't move: some stand in it more than once,
/// and each order shows the ones that it uses.
///
/// ```
/// OrderedSlots([[0, 1, 2], [1, 0, 2]]).slots.map(\.element)      // [0, 1, 0, 2]
/// ```
package struct OrderedSlots {
  package struct Slot: Equatable {
    package let element: Int
    /// The indices of the orders that show it.
    package fileprivate(set) var orders: Set<Int> = []
  }

  package private(set) var slots: [Slot] = []

  /// - Complexity: O(*n* · *m*) for each order of *n* elements and the *m* slots so far.
  package init(_ orders: [[Int]]) {
    for (index, order) in orders.enumerated() { add(order, index) }
  }

  /// Uses as many of the present slots as can be, and adds others between them.
  private mutating func add(_ order: [Int], _ index: Int) {
    let lengths = commonLengths(order)
    var merged: [Slot] = []
    var (place, next) = (0, 0)
    func isCommon() -> Bool { slots[place].element == order[next] }
    while place < slots.count || next < order.count {
      let usesSlot = place < slots.count && next < order.count && isCommon()
      let skipsSlot =
        place < slots.count
        && (next == order.count || lengths[place + 1][next] >= lengths[place][next + 1])
      var slot = usesSlot || skipsSlot ? slots[place] : Slot(element: order[next])
      if usesSlot || !skipsSlot { slot.orders.insert(index) }
      merged.append(slot)
      if usesSlot || skipsSlot { place += 1 }
      if usesSlot || !skipsSlot { next += 1 }
    }
    slots = merged
  }

  /// The most elements that the slots from one index on have in common with an order from another on.
  private func commonLengths(_ order: [Int]) -> [[Int]] {
    let row = Array(repeating: 0, count: order.count + 1)
    var lengths = Array(repeating: row, count: slots.count + 1)
    for place in slots.indices.reversed() {
      for next in order.indices.reversed() {
        lengths[place][next] =
          slots[place].element == order[next]
          ? lengths[place + 1][next + 1] + 1
          : max(lengths[place + 1][next], lengths[place][next + 1])
      }
    }
    return lengths
  }
}
