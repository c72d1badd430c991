import Syntax
import TestSupport
import Testing

@Suite struct OrderedSlotsTests {
  /// Random orders of so many elements.
  private func orders(_ count: Int, of elements: Int, seed: UInt64) -> [[Int]] {
    var generator = SeededGenerator(seed)
    return (0..<count).map { _ in Array(0..<elements).shuffled(using: &generator) }
  }

  @Test(arguments: [1, 2, 5, 9], [1, 2, 12])
  func everyOrderIsShown(_ elements: Int, _ count: Int) {
    let orders = orders(count, of: elements, seed: UInt64(elements * 100 + count))
    let slots = OrderedSlots(orders).slots
    for (index, order) in orders.enumerated() {
      #expect(slots.filter { $0.orders.contains(index) }.map(\.element) == order)
    }
    #expect(slots.count <= max(elements * count - count + 1, elements))
    #expect(slots.allSatisfy { !$0.orders.isEmpty })
  }

  @Test func anElementThatPassesAnotherCostsOneSlot() {
    let first = [0, 1, 2, 3, 4]
    #expect(OrderedSlots([first, [0, 2, 1, 3, 4]]).slots.count == 6)
    #expect(OrderedSlots([first, [4, 0, 1, 2, 3]]).slots.count == 6)
    #expect(OrderedSlots([first, [0, 2, 1, 3, 4], first]).slots.count == 6)
    #expect(OrderedSlots([first, first]).slots.allSatisfy { $0.orders == [0, 1] })
  }
}
