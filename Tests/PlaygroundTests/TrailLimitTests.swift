import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// How many nodes have trails.
@Suite(.languages) struct TrailLimitTests {
  /// The words about a limit that the last frame shows.
  private static func words(_ frame: Frame) -> [String] {
    frame.sprites.compactMap { sprite in
      guard case .text(let text) = sprite.shape else { return nil }
      return text.string.hasPrefix("Trails of") ? text.string : nil
    }
  }

  @Test func allCalculationModesHaveTrails() throws {
    let index = try #require(catalog.firstIndex { $0.name == "calculation-modes" })
    var script = Script(Entry(index: index))
    script.press(.character("m"))
    let nodes = Set(script.session.player.sights.trails?.nodes ?? [])
    script.change { session in
      for mover in session.workspace.player.movers() { #expect(nodes.contains(mover.path.node)) }
    }
    #expect(nodes.count == 10 && Self.words(script.frame).isEmpty)
  }

  /// Every node that moves has a trail, or the stage says how many have one.
  @Test(arguments: Entry.all)
  func aLimitIsSaid(_ entry: Entry) throws {
    var script = Script(entry)
    script.press(.character("m"))
    let motion = try #require(script.session.player.sights.motionNodes)
    #expect(Self.words(script.frame).isEmpty == (motion.nodes.count == motion.movingCount))
  }

  @Test func manyNodesReachTheLimit() {
    var session = Session(
      demos: [ManyNodes()], size: Size(width: 1280, height: 720), measure: Script.measure)
    let press = InputEvent.keyPressed(.character("m"), [], isRepeat: false)
    let frame = session.step([TimedEvent(time: 0, press)], dt: 0)
    #expect(
      Self.words(frame) == ["Trails of 24 of 60 moving nodes. Select a node to see its trail."])
  }
}

private struct ManyNodes: Demo {
  static let name = "many-nodes"
  static let title = "Many nodes"
  static let caption = "60 nodes that move."
  let timeline = Timeline.seconds(1)

  var scene: Scene {
    Scene(ground: .black) {
      for index in 0..<60 {
        Node(.circle(radius: 4), fill: .white).at(x: [0: 0, 1: 400], y: Double(index) * 8)
          .named("dot \(index)")
      }
    }
  }
}
