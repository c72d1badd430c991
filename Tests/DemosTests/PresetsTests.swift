import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

@Suite struct PresetsTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("presets") }

  private static func names(_ demo: any Demo) -> Set<String> {
    Set(demo.scene.allNodes.map(\.name))
  }

  @Test func everyPresetHasACardThatATapEnlarges() throws {
    for preset in Preset.allCases {
      let card = try demo.node(preset.rawValue)
      let position = Point(x: card.x.value(at: 0) + 60, y: card.y.value(at: 0) + 60)
      var large = demo
      #expect(large.receive(.tap(position), at: 2) == .playFromStart)
      let names = Self.names(large)
      #expect(names.contains("\(preset.rawValue)/panel/figure"), "\(preset)")
      #expect(large.scene.nodes.count == 1)
      _ = large.receive(.tap(.zero), at: 2)
      #expect(large.scene == demo.scene)
    }
  }

  @Test func aTapBesideTheCardsDoesNothing() {
    var touched = demo
    for position in [
      Point.zero, Point(x: 150, y: 60), Point(x: 890, y: 470), Point(x: 959, y: 539),
    ] {
      #expect(touched.receive(.tap(position), at: 0) == .ignored)
    }
    #expect(touched.scene == demo.scene)
  }

  /// Small and large, every figure moves, and is in the same place at both ends of the time.
  @Test func everyFigureMovesAndReturns() throws {
    let (start, end) = (demo.timeline.range.lowerBound, demo.timeline.range.upperBound)
    for preset in Preset.allCases {
      let card = try demo.node(preset.rawValue)
      var large = demo
      _ = large.receive(
        .tap(Point(x: card.x.value(at: 0) + 60, y: card.y.value(at: 0) + 60)), at: 0)
      for scene in [demo.scene, large.scene] {
        let figure = try #require(
          scene.allNodes.first {
            $0.name.hasPrefix("\(preset.rawValue)/") && $0.name.hasSuffix("/figure")
          }?.node)
        func values(_ time: Double) -> [Double] {
          Property.allCases.map { figure[$0].value(at: time) }
        }
        for (one, other) in zip(values(start), values(end)) {
          #expect(one.isNear(other), "\(preset)")
        }
        #expect(stride(from: start, to: end, by: 0.05).contains { values($0) != values(start) })
      }
    }
  }

  /// At its biggest a figure is cut off by its card, so cards never cover each other.
  @Test func figuresAreClippedToTheirCards() {
    for time in stride(from: 0.0, through: 6, by: 0.1) {
      let figures = demo.scene.frame(at: time).filter { $0.name == "figure" }
      #expect(!figures.isEmpty && figures.allSatisfy { $0.clips.count == 1 }, "at \(time)")
    }
  }

  /// Names are legible from the back of a room.
  @Test func everyTextIsAtLeast14PointsHigh() throws {
    let card = try demo.node("wobble")
    var large = demo
    _ = large.receive(
      .tap(Point(x: card.x.value(at: 0) + 60, y: card.y.value(at: 0) + 60)), at: 0)
    for demo in [demo, large] {
      let sizes = demo.scene.frame(at: 0).compactMap { sprite -> Double? in
        guard case .text(let text) = sprite.shape else { return nil }
        return text.style.size
      }
      #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 14 }, "\(sizes)")
    }
  }
}
