import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Speeds in the graph editor, and what is drawn beyond keyframes and at jumps.
@Suite(.languages) struct SpeedGraphTests {
  private let x = Script.sunX, moonX = TrackPath(node: "sky/moon", property: "x")

  private func shown(_ path: TrackPath) -> Script {
    var script = Script.graphs()
    script.change { $0.perform(.graph(.showOnly(path))) }
    script.press(.character("v"), .shift)
    script.step()
    return script
  }

  private func speeds(_ script: Script) throws -> SpeedPlot {
    var workspace = script.session.workspace
    var panel = script.session.panel(GraphsPanel.self)
    let plot = panel.refreshedPlot(&workspace)
    return panel.speedPlot(try #require(plot))
  }

  private func handle(
    _ path: TrackPath, _ time: Double, _ side: KeySide, lever: Bool = false
  ) -> SpeedPlot.Handle {
    SpeedPlot.Handle(path: path, time: time, side: side, isLever: lever)
  }

  private func position(_ handle: SpeedPlot.Handle, _ script: Script) throws -> Point {
    script.window(try #require(speeds(script).point(of: handle)))
  }

  @Test func theKeyShowsSpeedsAndValuesAgain() throws {
    var script = Script.graphs()
    let axis = try script.plot().axis
    script.press(.character("v"), .shift)
    #expect(script.session.panel(GraphsPanel.self).state.showsSpeed)
    #expect(try script.plot().axis != axis)
    script.press(.character("v"), .shift)
    #expect(try script.plot().axis == axis)
  }

  @Test func xAndYOfANodeAreOneGraph() throws {
    var script = Script.graphs()
    script.press(.character("v"), .shift)
    let graphs = script.session.panel(GraphsPanel.self).speedGraphs
    let moon = try #require(graphs.first { $0.first.path == moonX })
    #expect(moon.tracks.map(\.path.property) == ["x", "y"] && moon.isAlongPath)
    #expect(graphs.flatMap(\.tracks).count == (try script.plot()).tracks.count)
    // 40 and 10 points in a second.
    #expect(abs(moon.speeds.speed(at: 0.5) - 1700.0.squareRoot()) < 1e-9)
  }

  /// Up and down is the speed; values and times of keyframes stay.
  @Test func draggingASpeedKeepsTheDistance() throws {
    var script = shown(x)
    let before = try script.numbers(x)
    let start = try position(handle(x, 1, .outgoing), script)
    script.drag(from: start, to: Point(x: start.x, y: start.y - 60), lets: true)
    let after = try script.numbers(x)
    let slopes = (
      try #require(before.outgoing(1)).slope, try #require(after.outgoing(1)).slope
    )
    #expect(slopes.1 > slopes.0)
    #expect(after.keyframes.map(\.time) == before.keyframes.map(\.time))
    #expect(after.keyframes.map(\.value) == before.keyframes.map(\.value))
    #expect(script.undoCount == 1 && script.selection.keys == [KeyframePath(x, 1)])
    script.press(.character("z"), .control)
    #expect(try script.numbers(x) == before && script.edits.isEmpty)
  }

  @Test func aLeverChangesTheInfluenceAlongTheTime() throws {
    var script = shown(x)
    script.click(at: try position(handle(x, 1, .outgoing), script))
    let before = try #require(script.numbers(x).curve(after: 1))
    let start = try position(handle(x, 1, .outgoing, lever: true), script)
    script.with([.shift, .control]) {
      $0.drag(from: start, to: Point(x: start.x + 40, y: start.y + 2), lets: true)
    }
    let after = try #require(script.numbers(x).curve(after: 1))
    #expect(after.outgoing.influence > before.outgoing.influence + 0.05)
    #expect(abs(after.startTangent.slope - before.startTangent.slope) < 1e-6)
    #expect(after.incoming == before.incoming)
  }

  @Test func escapeEndsADragWithoutATrace() throws {
    var script = shown(x)
    let before = script.session.document
    let start = try position(handle(x, 1, .outgoing), script)
    script.drag(from: start, to: Point(x: start.x, y: start.y - 60), lets: false)
    #expect(script.session.document != before)
    script.press(.escape)
    #expect(script.session.document == before && script.undoCount == 0)
  }

  @Test func keysRaiseTheSpeedsOfSelectedKeyframes() throws {
    var script = shown(x)
    script.click(at: try position(handle(x, 1, .outgoing), script))
    let before = try #require(script.numbers(x).outgoing(1)).slope
    script.press(.up, .alt)
    let raised = try #require(script.numbers(x).outgoing(1)).slope
    #expect(raised > before)
    script.press(.down, [.alt, .shift])
    #expect(try #require(script.numbers(x).outgoing(1)).slope < before)
  }

  @Test func aTrackThatRepeatsIsDrawnDashedBeyondItsKeyframes() throws {
    func dashed(_ script: Script) -> Int {
      script.frame.sprites.count { $0.name == "graph" && $0.stroke?.dash == [4, 4] }
    }
    for speed in [false, true] {
      var script = Script.graphs()
      script.change { $0.perform(.graph(.showOnly(Script.markerY))) }
      if speed { script.press(.character("v"), .shift) }
      script.step()
      #expect(dashed(script) == 0)
      script.change {
        $0.workspace.selection.track = Script.markerY
        $0.perform(.timeline(.extrapolate(.pingPong, .after)))
      }
      script.step()
      #expect(dashed(script) == 1)
    }
  }

  @Test func jumpsOfTheSpeedAreMarked() throws {
    func marks(_ script: Script) -> Int { script.frame.sprites.count { $0.name == "jump" } }
    var script = Script.graphs()
    script.change { $0.perform(.graph(.showOnly(x))) }
    script.step()
    let count = try script.numbers(x).speedJumps.count
    #expect(count > 0 && marks(script) == count)
    script.press(.character("v"), .shift)
    script.step()
    #expect(marks(script) == count)
    script.press(.character("a"), .control)
    script.change { $0.perform(.timeline(.setTangents(.automatic))) }
    script.step()
    #expect(marks(script) == 0)
  }
}
