import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Scaling, rotating, anchors and recorded motions.
@Suite(.languages) struct EditorHandleTests {
  private static let near = 0.2

  private func corners(_ script: Script, _ name: String) throws -> [Point] {
    try script.node(name).corners
  }

  // MARK: Scaling

  @Test(arguments: ["card", "sky", "sky/star", "mover"])
  func theOppositeCornerStays(_ name: String) throws {
    var script = Script.editor()
    script.select(nodes: [name])
    script.step()
    let before = try corners(script, name)
    script.drag(from: try script.handle(1, 1), by: Point(x: 14, y: 9))
    let after = try corners(script, name)
    #expect(after[0].distance(to: before[0]) < Self.near)
    #expect(after[2].distance(to: before[2] + Point(x: 14, y: 9)) < Self.near)
    #expect(script.undoCount == 1)
  }

  @Test func sidesScaleOneDirection() throws {
    var script = Script.editor()
    script.select(nodes: ["mover"])
    script.step()
    script.drag(from: try script.handle(1, 0), by: Point(x: 20, y: 13))
    #expect(try script.value("mover", "scaleX").isNear(1.5))
    #expect(try script.value("mover", "scaleY") == 1)
    #expect(try script.value("mover", "x").isNear(110))
  }

  @Test func altScalesAboutTheMiddle() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.step()
    script.drag(from: try script.handle(1, 1), by: Point(x: 12, y: 4), [.control, .alt])
    let after = try script.node("card")
    #expect(after.anchor.distance(to: Point(x: 480, y: 200)) < 1e-9)
    #expect(try script.value("card", "scaleX") > 1.1)
  }

  @Test func shiftKeepsTheProportions() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.step()
    script.drag(from: try script.handle(-1, 1), by: Point(x: -30, y: 4), [.control, .shift])
    #expect(try script.value("card", "scaleX") == script.value("card", "scaleY"))
    #expect(try script.value("card", "scaleX") > 1.05)
  }

  // MARK: Rotating

  /// Outside of a corner, away from the middle.
  private func outside(_ script: Script, _ name: String) throws -> Point {
    let frame = try #require(script.editor.frame(script.session.workspace))
    let corner = frame.corners[1]
    let middle = frame.map.apply(to: frame.box.centre)
    let away = corner - middle
    return script.window(corner + away * (16 / away.length))
  }

  @Test(arguments: [Modifiers.control, .shift])
  func nodesTurnWithThePointer(_ keys: Modifiers) throws {
    let degrees = 47.0
    for name in ["card", "sky/star"] {
      var script = Script.editor()
      script.select(nodes: [name])
      script.step()
      let before = try script.value(name, "rotation")
      let start = try outside(script, name)
      let pivot = script.window(stage: try script.node(name).anchor)
      script.step(.modifiersChanged(keys), .pointerPressed(start, clicks: 1))
      for step in 1...20 {
        let map = Transform.rotation(degrees: degrees * Double(step) / 20)
        script.step(.pointerMoved(pivot + map.apply(to: start - pivot)))
      }
      script.step(.pointerReleased(script.session.ui.pointer.map { script.window($0) } ?? start))
      let rotation = try script.value(name, "rotation")
      let exact = before + degrees
      let wanted = keys == .shift ? (exact / 15).rounded() * 15 : exact
      #expect(abs(rotation - wanted) < 0.11, "\(name)")
      #expect(script.undoCount == 1)
    }
  }

  // MARK: Anchors

  @Test func altMovesTheAnchorAndNotTheNode() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.step()
    let before = try corners(script, "card")
    let start = script.window(stage: try script.node("card").anchor)
    script.drag(from: start, by: Point(x: 20, y: 10), [.control, .alt])
    for (old, new) in zip(before, try corners(script, "card")) {
      #expect(old.distance(to: new) < Self.near)
    }
    #expect(try script.node("card").anchor.distance(to: Point(x: 500, y: 210)) < Self.near)
  }

  // MARK: Recording

  /// Holds W and drags a node of the stage along a motion, for a second and a half.
  private func record(_ script: inout Script, from start: Point, _ way: (Double) -> Point) {
    let scale = script.layout.stageScale * script.layout.interfaceScale
    script.step(
      .keyPressed(.character("w"), [], isRepeat: false), .pointerPressed(start, clicks: 1))
    for frame in 1...90 {
      script.step(dt: 1.0 / 60)
      script.step(.pointerMoved(start + way(Double(frame) / 60) * scale))
    }
    script.step(.pointerReleased(start + way(1.5) * scale), .keyReleased(.character("w")))
  }

  @Test func aStraightEvenDragBecomesTwoKeyframes() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.change { $0.workspace.playhead.jump(to: 0.5) }
    script.step()
    let start = try script.centre(of: "card")
    record(&script, from: start) { Point(x: 120 * $0, y: 40 * $0) }
    let x = TrackPath(node: "card", property: "x")
    #expect(script.time == 0.5 && script.undoCount == 1)
    let times = try script.times(x)
    #expect(times.count == 2 && times[0] == 0.5 && times[1].isNear(2, within: 1e-3))
    #expect(try script.times(TrackPath(node: "card", property: "y")) == times)
    script.change { $0.workspace.playhead.jump(to: 1.25) }
    #expect(abs(try script.value("card", "x") - 570) < 2)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  /// Its name is not that of the node in the group.
  @Test func aNodeWithASlashInItsNameIsRecorded() throws {
    let scene = Scene(ground: .black) {
      Node(.rectangle(100, 100), fill: .white).at(x: 200, y: 200).named("sun/ray")
      Node {
        Node(.rectangle(50, 50), fill: .white).at(x: 700, y: 300).named("ray")
      }.named("sun")
    }
    var script = Script.editor(SceneDemo("slash", scene: scene, timeline: .seconds(4)))
    let name = try #require(script.session.player.nodes.first?.name)
    script.select(nodes: [name])
    script.step()
    record(&script, from: try script.centre(of: name)) { Point(x: 120 * $0, y: 40 * $0) }
    let paths = Set(script.edits.tracks.keys)
    #expect(paths == Set(["x", "y"].map { TrackPath(node: name, property: $0) }))
    #expect(try script.value("sun/ray", "x") == 700)
  }

  @Test func timeRunsWhileAMotionIsRecorded() throws {
    var script = Script.editor()
    let start = try script.centre(of: "card")
    script.step(
      .keyPressed(.character("w"), [], isRepeat: false), .pointerPressed(start, clicks: 1),
      .pointerMoved(start + Point(x: 30, y: 0)))
    script.step(dt: 0.4)
    #expect(script.time.isNear(0.4) && script.frame.isMoving)
    // The node stays with the pointer, and what moves by itself moves.
    #expect(try script.value("mover", "x").isNear(140))
    script.press(.escape)
    #expect(script.time == 0 && script.edits.isEmpty && !script.session.isEditing)
  }

  @Test func anotherToleranceFitsTheTakeAgain() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.step()
    record(&script, from: try script.centre(of: "card")) {
      Point(x: 200 * $0, y: 60 * sineAndCosine(degrees: 300 * $0).sine)
    }
    let y = TrackPath(node: "card", property: "y")
    let count = try script.times(y).count
    #expect(count > 2)
    func set(_ tolerance: Double, _ script: inout Script) {
      script.change {
        $0.change(EditorPanel.self) { panel, workspace, _ in
          panel.set(tolerance, of: .editor(.tolerance), factor: 1, &workspace)
        }
      }
    }
    set(30, &script)
    #expect(try script.times(y).count < count)
    set(2, &script)
    #expect(try script.times(y).count == count)
    // What was edited since stays as it is.
    script.drag(from: try script.centre(of: "card"), by: Point(x: 9, y: 9))
    let document = script.session.document
    set(30, &script)
    #expect(script.session.document == document)
  }

  @Test func turnsAreRecordedToo() throws {
    var script = Script.editor()
    script.select(nodes: ["card"])
    script.step()
    let start = try outside(script, "card")
    record(&script, from: start) { Point(x: 0, y: 100 * $0) }
    let rotation = TrackPath(node: "card", property: "rotation")
    #expect(try script.times(rotation).count >= 2)
    #expect(script.edits.tracks.keys.map(\.property) == ["rotation"])
  }

  /// Before and after the take an animation stays as it was.
  @Test func theRestOfAnAnimationStays() {
    let base: Track<Double> = [0: 0, 1: 100, 4: 50]
    let part: Track<Double> = [2: 300, 3: 400]
    let whole = base.replacing(with: part)
    for time in [-1.0, 0, 0.5, 1, 1.9999] {
      #expect(abs(whole.value(at: time) - base.value(at: time)) < 1e-9)
    }
    #expect(whole.value(at: 2.5) == 350 && whole.value(at: 4) == 50)
    #expect(whole.keyframes.map(\.time) == [0, 1, 2, 2, 3, 4])
    let joined = base.replacing(with: [1: 100, 2: 0])
    #expect(joined == [0: 0, 1: 100, 2: 0, 4: 50])
    #expect(Track(7).replacing(with: part) == part)
  }
}
