import Demos
import DemoKit
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// All of the classic easings.
@Suite struct EasingAtlasTests {
  @Test func everyEasingHasATileThatATapEnlarges() throws {
    let small = try Entry.named("easing-atlas")
    let names = Set(small.scene.nodes.map(\.name))
    #expect(Easing.classics.count == 31)
    for (name, _) in Easing.classics {
      #expect(names.contains(name))
      var demo = small
      let tile = try small.node(name)
      let position = Point(x: tile.x.value(at: 0) + 50, y: tile.y.value(at: 0) + 42)
      #expect(demo.receive(.tap(position), at: 0.5) == .playFromStart)
      for lane in ["position", "size", "opacity"] {
        #expect(demo.scene.allNodes.contains { $0.name == "\(name)/\(lane)" })
      }
      _ = demo.receive(.tap(position), at: 0.5)
      #expect(demo.scene == small.scene)
    }
  }

  /// The middle of a small tile below an easing that is shown large.
  private func smallTile(_ name: String, _ demo: any Demo) throws -> Point {
    let tile = try #require(demo.scene.allNodes.first { $0.name == "strip/\(name)" }?.node)
    let box = try #require(tile.children.first)
    return Point(x: box.x.value(at: 0), y: box.y.value(at: 0))
  }

  private func names(under group: String, _ demo: any Demo) -> [String] {
    demo.scene.allNodes.map(\.name).filter { $0.hasPrefix("\(group)/") }
      .map { String($0.dropFirst(group.count + 1)) }.filter { !$0.contains("/") }
  }

  @Test func tapsOnSmallTilesOverlayTheirCurves() throws {
    var demo = try Entry.named("easing-atlas")
    let first = try demo.node("ease-out-quad")
    let position = Point(x: first.x.value(at: 0) + 50, y: first.y.value(at: 0) + 42)
    _ = demo.receive(.tap(position), at: 0)
    var shown = ["ease-out-quad"]
    for name in ["ease-out-cubic", "ease-out-back", "linear", "ease-in-quint", "ease-out-bounce"] {
      #expect(demo.receive(.tap(try smallTile(name, demo)), at: 0.4) == .playFromStart)
      shown = Array((shown + [name]).suffix(5))
      #expect(names(under: "compared/curves", demo) == shown)
      // All dots move together, along their curves.
      for name in shown { #expect(names(under: "compared", demo).contains("\(name)-line")) }
    }
    for name in shown.dropLast() { _ = demo.receive(.tap(try smallTile(name, demo)), at: 0.4) }
    #expect(names(under: "ease-out-bounce", demo).contains("position"))
    _ = demo.receive(.tap(Point(x: 225, y: 474)), at: 0.4)
    #expect(demo.scene == (try Entry.named("easing-atlas")).scene)
  }

  /// The knobs show what taps on the same tiles do, and their defaults show all tiles.
  @Test func knobsChooseAsTapsDo() throws {
    let all = try Entry.named("easing-atlas")
    var tapped = all
    let tile = try all.node("ease-out-quad")
    _ = tapped.receive(.tap(Point(x: tile.x.value(at: 0) + 50, y: tile.y.value(at: 0) + 42)), at: 0)
    func turned(_ easing: String, _ other: String = "none", overshoot: Double = 2) -> any Demo {
      var demo = all
      demo.knobValues = KnobValues(
        demo.knobs,
        changed: [
          "easing": .choice(easing), "compared-with": .choice(other),
          "overshoot": .number(overshoot),
        ])
      return demo
    }
    tapped.knobValues = KnobValues(all.knobs, changed: ["overshoot": .number(2)])
    #expect(turned("ease-out-quad").scene == tapped.scene)
    _ = tapped.receive(.tap(try smallTile("ease-in-back", tapped)), at: 0)
    #expect(turned("ease-out-quad", "ease-in-back").scene == tapped.scene)
    // Another knob changes the curves, but not which ones are shown.
    let more = turned("ease-out-quad", "ease-in-back", overshoot: 3)
    #expect(names(under: "compared/curves", more) == ["ease-out-quad", "ease-in-back"])
    var back = more
    back.knobValues = KnobValues(all.knobs)
    #expect(back.scene == all.scene)
  }

  /// Whatever the knobs are, curves stay on their ground and dots in their lanes.
  @Test(arguments: [0, 1.70158, 5], [0.1, 0.3, 1])
  func overshootsStayInTheirPlotAndLane(_ overshoot: Double, _ period: Double) throws {
    for (name, _) in Easing.classics {
      var demo = try Entry.named("easing-atlas")
      demo.knobValues = KnobValues(
        demo.knobs,
        changed: [
          "easing": .choice(name), "overshoot": .number(overshoot), "period": .number(period),
        ])
      let nodes = demo.scene.allNodes
      let lane = try #require(nodes.first { $0.name == "\(name)/position" }?.node)
      let dots = try #require(nodes.first { $0.name == name }?.node.children.dropFirst(2).first)
      for time in stride(from: 0, through: 2, by: 0.005) {
        let x = lane.children[2].x.value(at: time)
        let y = dots.y.value(at: time) + dots.children[1].y.value(at: time)
        #expect(x > 17 - 1 && x < 363 + 1, "\(name) at \(time)")
        #expect(y > 290 - 133 && y < 290 + 133, "\(name) at \(time)")
      }
    }
  }

  /// An easing has the same colour alone and compared, unless another one has it.
  @Test func comparingKeepsColours() throws {
    func fill(_ name: String, _ child: Int, _ demo: any Demo) throws -> Color {
      let node = try #require(demo.scene.allNodes.first { $0.name == name }?.node)
      return try #require(node.children[child].fill).value(at: 0)
    }
    for (one, other) in [
      ("ease-out-quad", "linear"), ("linear", "ease-out-quad"), ("ease-in-quint", "ease-in-sine"),
    ] {
      var demo = try Entry.named("easing-atlas")
      demo.knobValues = KnobValues(demo.knobs, changed: ["easing": .choice(one)])
      let alone = try fill("\(one)/position", 2, demo)
      demo.knobValues = KnobValues(
        demo.knobs, changed: ["easing": .choice(one), "compared-with": .choice(other)])
      let (first, second) = (
        try fill("compared/curves/\(one)", 1, demo), try fill("compared/curves/\(other)", 1, demo)
      )
      #expect(first == alone && second != alone)
    }
  }
}
