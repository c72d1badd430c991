import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 8.5.
@Suite struct RainbowTests {
  /// From red; each is reached a sixth after the one before it.
  static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0.5, blue: 0),
    Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 0.5, green: 0, blue: 0.5),
    Color(red: 1, green: 0, blue: 0),
  ]

  @Test func coloursAreReachedAtEverySixth() throws {
    let demo = try Entry.named("rainbow")
    #expect(demo.timeline.range == 0...4)
    let blended = try #require(try demo.node("blended/colour").fill)
    let held = try #require(try demo.node("held/colour").fill)
    for (index, color) in Self.colors.enumerated() {
      let time = 4 * Double(index) / 6
      #expect(blended.value(at: time) == color && held.value(at: time) == color)
      guard index < 6 else { continue }
      let next = Self.colors[index + 1]
      let half = time + 4.0 / 12
      #expect(blended.value(at: half).isNear(color.interpolated(to: next, at: 0.5)))
      #expect(held.value(at: half) == color)
    }
    #expect(demo.timeline.ticks.count == 7)
  }
}
