import Keyframes
import Stage
import TestSupport
import Testing

/// At time T a node's attribute is at (R(T) − T + attribute) rows, plus an offset, where pages scroll
/// down.
struct RowPlacingTests {
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-8
  static let card = Node(.rectangle(10, 30), fill: .white)

  private func y(_ node: Node, _ part: Double, at time: Double, height: Double) -> Double {
    var scene = Scene(ground: .black, paging: .down) { node }
    scene.pageHeight = height
    let box = scene.frame(at: time)[1].box
    return box.minY + part * box.height
  }

  @Test(arguments: RowAttribute.allCases, 1...20 as ClosedRange<UInt64>)
  func theAttributeFollowsTheFormula(_ attribute: RowAttribute, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let times = (0..<4).map { _ in generator.number(-3...7) }.sorted()
    let rows = times.map { _ in generator.number(-4...9) }
    let offsets = times.map { _ in generator.number() }
    let (height, constant) = (generator.number(200...2000), generator.number())
    let corner = Node(.corners([.zero, Point(x: 4, y: 0), Point(x: 0, y: 9)]), fill: .white)
    for node in [Self.card, corner] {
      let many = node.onRows(
        rows, at: times, attribute: attribute, offsets: offsets, pageHeight: height)
      let one = node.onRows(
        rows, at: times, attribute: attribute, offset: constant, pageHeight: height)
      for time in times + (0..<20).map({ _ in generator.number(-5...9) }) {
        let place = (straight(times, rows, at: time) - time + attribute.part) * height
        let found = y(many, attribute.part, at: time, height: height)
        let offset = straight(times, offsets, at: time)
        #expect(abs(found - place - offset) < Self.rounding)
        let other = y(one, attribute.part, at: time, height: height)
        #expect(abs(other - place - constant) < Self.rounding)
      }
    }
  }

  @Test func attributesAreTheEdgesAndTheMiddle() {
    #expect(RowAttribute.allCases.map(\.part) == [0, 0.5, 1])
    #expect(y(Self.card.onRows([0], attribute: .top), 0, at: 0, height: 540) == 0)
    #expect(y(Self.card.onRows([2], attribute: .bottom, offset: -8), 1, at: 1, height: 540) == 1072)
  }

  @Test func wrongRowsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.card.onRows([0, 1], at: [0], attribute: .top)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.card.onRows([0, 1], attribute: .top, offsets: [5])
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.card.anchor(.top).onRows([0], attribute: .top)
    }
  }
}
