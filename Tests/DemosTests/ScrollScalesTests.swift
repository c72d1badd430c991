import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 16.4, on pages of 960 points.
@Suite struct ScrollScalesTests {
  let demo: any Demo
  let w = 960.0

  init() throws { demo = try Entry.named("scroll-scales") }

  @Test func threeScreensInPoints() {
    #expect(demo.timeline.unit == .points && demo.timeline.range == 0...(2 * w))
  }

  struct Title: Sendable {
    let name: String
    /// Widths of a screen, and the opacity there.
    let opacities: [(at: Double, value: Double)]
  }

  static let titles = [
    Title(name: "scattered", opacities: [(0, 1), (0.25, 0.5), (0.5, 0), (2, 0)]),
    Title(
      name: "gathered", opacities: [(0, 0), (0.5, 0), (0.75, 0.5), (1, 1), (1.25, 0.5), (1.5, 0)]),
    Title(name: "filed-away", opacities: [(0, 0), (1.5, 0), (1.75, 0.5), (2, 1)]),
    Title(name: "card", opacities: [(0, 0), (1.5, 0), (1.75, 0.25), (2, 0.5)]),
  ]

  @Test(arguments: titles.indices)
  func opacitiesChangeOverTheirOwnRange(_ index: Int) throws {
    let node = try demo.node(Self.titles[index].name)
    #expect(node.numbers[.page] == nil, "It is pinned.")
    for (position, value) in Self.titles[index].opacities {
      #expect(node.opacity.value(at: position * w).isNear(value), "\(node.name) at \(position)")
    }
  }

  @Test func discsArriveInAColumn() throws {
    let discs = try (1...4).map { try demo.node("disc-\($0)") }
    for time in [w, 2 * w] {
      #expect(Set(discs.map { $0.x.value(at: time) }).count == 1)
      let heights = discs.map { $0.y.value(at: time) }
      #expect(heights == heights.sorted() && Set(heights).count == 4)
    }
    #expect(Set(discs.map { $0.x.value(at: 0) }).count == 4)
    for disc in discs { #expect(disc[.width].value(at: 2 * w) < disc[.width].value(at: w)) }
  }

  @Test func barsComeFromHalfAScreenFurtherEach() throws {
    for index in 0..<4 {
      let bar = try demo.node("bar-\(index + 1)")
      #expect((bar.x.value(at: 0) - bar.x.value(at: w)).isNear(w / 2 * Double(index)))
    }
  }

  @Test func theGroundIsPinnedAndDarkens() {
    let grounds = [0, w / 2, w, 1.5 * w, 2 * w].map { demo.scene.ground.value(at: $0).green }
    #expect(grounds == grounds.sorted().reversed() && Set(grounds).count == 5)
  }
}
