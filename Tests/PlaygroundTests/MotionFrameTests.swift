import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Motion paths are edited on the stage: keyframes and handles, of several nodes at once.
@Suite(.languages) struct MotionFrameTests {
  struct MotionDemo: Demo {
    static let name = "motions"
    static let title = "Motions"
    static let caption = "Nodes that move."
    let timeline = Timeline.seconds(4)

    var scene: Scene {
      Scene(ground: .black) {
        Node(.circle(radius: 12), fill: .white)
          .at(x: [0: 100, 1: 400, 2: 700], y: [0: 100, 1: 200, 2: 100]).named("both")
        Node(.circle(radius: 12), fill: .white).at(x: [0: 100, 2: 500], y: 400).named("level")
        Node {
          Node(.circle(radius: 6), fill: .white).at(x: [0: 0, 2: 60], y: [0: 0, 2: 30])
            .named("inner")
        }.at(x: 500, y: 300).rotation(90).scale(2).named("group")
      }
    }
  }

  private static func script(_ nodes: String..., time: Double = 0.4) -> Script {
    var script = Script.editor(MotionDemo())
    script.change { $0.player.playhead.jump(to: time) }
    script.select(nodes: nodes)
    script.step()
    return script
  }

  private func frame(_ script: Script, _ node: String) throws -> MotionFrame {
    try #require(script.editor.motions.first { $0.node == node })
  }

  private func track(_ script: Script, _ node: String, _ property: String) throws -> Track<Double> {
    let path = TrackPath(node: node, property: property)
    return try #require(script.session.workspace.anyTrack(at: path)?.numbers)
  }

  @Test func aKeyframeIsDraggedInBothDirections() throws {
    var script = Self.script("both")
    let frame = try frame(script, "both")
    #expect(frame.times == [0, 1, 2])
    script.drag(from: script.window(stage: frame.positions[1]), by: Point(x: 50, y: -30), [])
    #expect(try track(script, "both", "x").keyframes.map(\.value) == [100, 450, 700])
    #expect(try track(script, "both", "y").keyframes.map(\.value) == [100, 170, 100])
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test func escapeCancelsTheDrag() throws {
    var script = Self.script("both")
    let start = script.window(stage: try frame(script, "both").positions[1])
    script.drag(from: start, to: start + Point(x: 60, y: 10), lets: false)
    #expect(!script.edits.isEmpty)
    script.press(.escape)
    #expect(script.edits.isEmpty && script.undoCount == 0)
  }

  /// A constant gets the keyframes of the other track, so that one keyframe moves alone.
  @Test func aConstantGetsKeyframesWhereItIsNeeded() throws {
    var script = Self.script("level")
    let start = try frame(script, "level").positions[0]
    script.drag(from: script.window(stage: start), by: Point(x: 30, y: 0), [])
    #expect(try track(script, "level", "y").isConstant, "It was not dragged up or down.")
    let again = try frame(script, "level").positions[0]
    script.drag(from: script.window(stage: again), by: Point(x: 0, y: -50), [])
    let y = try track(script, "level", "y")
    #expect(y.keyframes.map(\.time) == [0, 2] && y.keyframes.map(\.value) == [350, 400])
  }

  @Test func theKeyframeFollowsThePointerInAGroupThatIsTurned() throws {
    var script = Self.script("group/inner")
    let frame = try frame(script, "group/inner")
    let start = frame.positions[1]
    script.drag(from: script.window(stage: start), by: Point(x: 40, y: 10), [])
    let moved = try self.frame(script, "group/inner").positions[1]
    #expect(
      moved.distance(to: start + Point(x: 40, y: 10)) < 0.1, "\(start) \(moved) \(frame.times)")
  }

  @Test func keyframesOfSeveralNodesAreDraggedTogether() throws {
    var script = Self.script("both", "level")
    let (one, two) = (
      try frame(script, "both").positions[2], try frame(script, "level").positions[1]
    )
    script.click(at: script.window(stage: one))
    script.with(.shift) { $0.click(at: $0.window(stage: two)) }
    script.drag(from: script.window(stage: two), by: Point(x: 20, y: 30), [])
    #expect(try track(script, "both", "x").value(at: 2) == 720)
    #expect(try track(script, "both", "y").value(at: 2) == 130)
    #expect(try track(script, "level", "x").value(at: 2) == 520)
    #expect(try track(script, "level", "y").value(at: 2) == 430)
    #expect(try track(script, "both", "x").keyframes.map(\.value) == [100, 400, 720])
    #expect(script.undoCount == 1)
  }

  @Test func handlesBendThePath() throws {
    var script = Self.script("both")
    let stop = try frame(script, "both").positions[1]
    script.click(at: script.window(stage: stop))
    let handle = try #require(try frame(script, "both").handle(1, .outgoing))
    let straight = Point(
      x: try track(script, "both", "x").value(at: 1.5),
      y: try track(script, "both", "y").value(at: 1.5))
    script.drag(from: script.window(stage: handle), by: Point(x: 0, y: 80), [])
    let moved = try #require(try frame(script, "both").handle(1, .outgoing))
    #expect(moved.distance(to: handle + Point(x: 0, y: 80)) < 0.1)
    let bent = try track(script, "both", "y").value(at: 1.5)
    #expect(bent > straight.y + 20, "The way there bends downwards.")
    #expect(try track(script, "both", "x").keyframes.map(\.value) == [100, 400, 700])
    #expect(try track(script, "both", "y").keyframes.map(\.value) == [100, 200, 100])
    #expect(script.undoCount == 1)
  }

  @Test func handlesOfAKeyframeTurnTogetherUnlessAltBreaksThem() throws {
    func arms(_ script: Script) throws -> PathPoint {
      let frame = try frame(script, "both")
      let (centre, before, after) = (
        frame.positions[1], try #require(frame.handle(1, .incoming)),
        try #require(frame.handle(1, .outgoing))
      )
      return PathPoint(centre, incoming: before - centre, outgoing: after - centre)
    }
    var script = Self.script("both")
    script.click(at: script.window(stage: try frame(script, "both").positions[1]))
    for (side, way) in [
      (PathSide.incoming, Point(x: 0, y: 100.0 / 3)), (.outgoing, Point(x: 0, y: 100.0 / 3)),
    ] {
      let handle = try #require(try frame(script, "both").handle(1, side))
      script.drag(from: script.window(stage: handle), by: way, [])
    }
    #expect(try arms(script).isSmooth, "Both are level.")
    let handle = try #require(try frame(script, "both").handle(1, .outgoing))
    script.drag(from: script.window(stage: handle), by: Point(x: -20, y: 60), [])
    #expect(try arms(script).isSmooth)
    let again = try #require(try frame(script, "both").handle(1, .outgoing))
    script.drag(from: script.window(stage: again), by: Point(x: 40, y: -90), .alt)
    #expect(try !arms(script).isSmooth)
  }

  @Test func keysMoveAndDeleteTheSelectedKeyframes() throws {
    var script = Self.script("both")
    script.click(at: script.window(stage: try frame(script, "both").positions[1]))
    script.press(.right, .shift)
    script.press(.up)
    #expect(try track(script, "both", "x").value(at: 1) == 410)
    #expect(try track(script, "both", "y").value(at: 1) == 199)
    script.press(.delete)
    #expect(try track(script, "both", "x").keyframes.map(\.time) == [0, 2])
    #expect(script.session.player.scene.node(named: "both") != nil && script.undoCount == 3)
  }

  /// A table of tracks, each with the last keyframe of either at its times.
  @Test func theMomentsAreTheTimesOfBothTracks() {
    let step = Track<Double>([
      Keyframe(time: 1, value: 0), Keyframe(time: 1, value: 5), Keyframe(time: 2, value: 9),
    ])
    let table: [(x: Track<Double>, y: Track<Double>, moments: [(Double, Int?, Int?)])] = [
      ([0: 0, 1: 4], [0: 1, 1: 3], [(0, 0, 0), (1, 1, 1)]),
      ([0: 0, 2: 4], [1: 1, 3: 3], [(0, 0, nil), (1, nil, 0), (2, 1, nil), (3, nil, 1)]),
      ([0: 0, 2: 4], 7, [(0, 0, nil), (2, 1, nil)]),
      (7, [0: 0, 2: 4], [(0, nil, 0), (2, nil, 1)]),
      (step, [1: 0, 3: 1], [(1, 1, 0), (2, 2, nil), (3, nil, 1)]),
    ]
    for (x, y, expected) in table {
      let moments = SpatialKeys(x, y)?.moments ?? []
      #expect(moments.count == expected.count)
      #expect(zip(moments, expected).allSatisfy { $0 == $1 }, "\(moments)")
      #expect(SpatialKeys(x, y)?.times == expected.map(\.0))
    }
  }
}
