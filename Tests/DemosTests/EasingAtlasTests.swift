import Demos
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
}
