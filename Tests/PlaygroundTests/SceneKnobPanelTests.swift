import DemoKit
import Editing
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Knobs of a scene without code, in the app.
@Suite(.languages) struct SceneKnobPanelTests {
  private static let scene: Scene = {
    var scene = Scene(ground: .black) {
      Node(.circle(radius: 20), fill: .white).named("ball").at(x: [0: 100, 1: 500], y: 200)
    }
    scene.knobs = [
      SceneKnob(
        "size", .number(range: 20...90, step: 1, unit: "pt"), .number(40),
        sets: [.init("ball", .value("width"))]),
      SceneKnob(
        "pace", .number(range: 0.5...3, step: 0.5, unit: "s"), .number(1),
        sets: [.init("ball", .duration("x"))]),
    ]
    return scene
  }()

  private static func script() -> Script {
    var script = Script()
    script.change { session in
      session.workspace.add(SceneDemo("ball", scene: scene, timeline: .seconds(3)))
      let last = session.workspace.gallery.players.count - 1
      session.perform(.choose(demo: last))
    }
    script.step()
    return script
  }

  private func ball(_ script: Script) throws -> Node {
    try #require(script.session.player.scene.node(named: "ball"))
  }

  @Test func aKnobChangesTheSceneInOneStepOfUndo() throws {
    var script = Self.script()
    let before = script.session.player.scene
    #expect(script.session.demo.knobs.map(\.name) == ["size", "pace"])
    script.turn("size", to: 70)
    #expect(try ball(script)[.width] == Track(70) && script.undoCount == 1)
    #expect(script.edits.values == ["size": .number(70)])
    script.press(.character("z"), .control)
    #expect(script.session.player.scene == before)
  }

  /// A track that is edited by hand keeps what its knob sets.
  @Test func editedTracksAreStillSet() throws {
    var script = Self.script()
    script.change { session in
      session.workspace.setTrack(
        .number(.x, [0: 100, 2: 300]), at: TrackPath(node: "ball", property: "x"))
    }
    script.turn("pace", to: 3)
    let track = try ball(script)[.x]
    #expect(track.times == 0...3 && track.value(at: 3) == 300)
  }

  @Test func versionsDifferInKnobs() throws {
    var script = Self.script()
    script.press(.character("b"), .shift)
    script.turn("size", to: 70)
    script.press(.character("c"))
    let widths = script.session.player.sights.lanes.map { $0.scene.node(named: "ball")?[.width] }
    #expect(widths == [Track(70), Track(40)])
  }

  @Test func theFreshDemoHasTheDefaults() {
    var demo: any Demo = SceneDemo("ball", scene: Self.scene, timeline: .seconds(3))
    let scene = demo.scene
    demo.knobValues = KnobValues(demo.knobs, changed: ["size": .number(88)])
    #expect(demo.scene != scene && demo.fresh.scene == scene)
  }
}
