import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Selecting and moving nodes on the stage.
@Suite(.languages) struct EditorTests {
  // MARK: Where nodes are

  @Test(arguments: Entry.all, [0.0, 0.31, 0.77])
  func outlinesLieWhereNodesArePainted(_ entry: Entry, _ part: Double) {
    let (scene, range) = (entry.demo.scene, entry.demo.timeline.range)
    let time = range.lowerBound + part * (range.upperBound - range.lowerBound)
    let placements = scene.places(at: time)
    #expect(placements.map(\.name) == scene.allNodes.map(\.name))
    let sprites = scene.renamed { $0 }.frame(at: time).dropFirst().withoutLayers
    var count = 0
    for placement in placements {
      // In perspective the outline itself is projected; shadows lie aside.
      let own = sprites.filter {
        $0.name == placement.name && $0.shape == placement.shape && $0.blur == 0
      }
      guard !own.isEmpty else { continue }
      #expect(placement.isShown)
      let isThere = own.contains { sprite in
        [Point.zero, Point(x: 50, y: 0), Point(x: 0, y: 50)].allSatisfy {
          sprite.transform.apply(to: $0).distance(to: placement.map.apply(to: $0)) < 1e-6
        }
      }
      #expect(isThere, "\(placement.name)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test func groupsAreAsLargeAsWhatTheyShow() throws {
    let script = Script.editor()
    let sky = try script.node("sky")
    // Clockwise by 90° and twice as large: the moon lies below, the star above.
    #expect(sky.bounds.minY.isNear(270 - 40 - 15) && sky.bounds.maxY.isNear(270 + 40 + 20))
    let inner = try ["sky/moon", "sky/star"].map { try script.node($0).bounds }
    let union = inner[0].union(inner[1])
    #expect(sky.bounds.minX.isNear(union.minX) && sky.bounds.maxX.isNear(union.maxX))
  }

  // MARK: Selecting

  /// Above the first node of the springs there is only the bar.
  @Test(arguments: [
    Size(width: 640, height: 480), Size(width: 720, height: 1280), Size(width: 1280, height: 720),
  ])
  func theNameOfANodeIsNotBelowTheBar(_ size: Size) throws {
    let entry = try #require(Entry.all.first { $0.demo.name == "springs" })
    var script = Script(entry, at: 1, size: size)
    script.press(.character("q"))
    script.press(.tab)
    let name = script.session.workspace.title(
      ofNode: try #require(script.session.workspace.selectedNodes.first))
    let bar = try #require(
      script.widgets.first { $0.identity == .backdrop("stage-editor") }
    ).rect
    let label = try #require(
      script.frame.sprites.last { sprite in
        guard case .text(let text) = sprite.shape else { return false }
        return text.string == name && sprite.fill == .color(Theme.brass)
      })
    #expect(!bar.inset(by: -10).contains(label.transform.apply(to: .zero)))
  }

  @Test func withoutTheModePointersDoWhatTheyAlwaysDid() throws {
    var script = Script.editor()
    script.press(.character("q"))
    try script.click(node: "card")
    #expect(script.selectedNodes == [] && script.playhead.isPlaying)
  }

  @Test func clicksSelectWhatLiesThereAndThenBelow() throws {
    var script = Script.editor()
    let position = try script.centre(of: "ball")
    var seen: [[String]] = []
    for _ in 0..<3 {
      script.click(at: position)
      seen.append(script.selectedNodes)
    }
    #expect(seen == [["cover"], ["ball"], ["cover"]])
    #expect(!script.playhead.isPlaying && script.undoCount == 0)
    script.click(at: script.window(stage: Point(x: 900, y: 500)))
    #expect(script.selectedNodes == [])
  }

  @Test func groupsComeAfterWhatTheyContain() throws {
    var script = Script.editor()
    try script.click(node: "sky/moon")
    #expect(script.selectedNodes == ["sky/moon"])
    try script.click(node: "sky/moon")
    #expect(script.selectedNodes == ["sky"])
  }

  @Test func shiftAddsAndRemoves() throws {
    var script = Script.editor()
    try script.click(node: "card")
    try script.with(.shift) { try $0.click(node: "mover") }
    #expect(script.selectedNodes == ["card", "mover"])
    try script.with(.shift) { try $0.click(node: "card") }
    #expect(script.selectedNodes == ["mover"])
  }

  @Test func aBoxSelectsWhatLiesInIt() {
    var script = Script.editor()
    script.drag(
      from: script.window(stage: Point(x: 620, y: 160)),
      to: script.window(stage: Point(x: 800, y: 400)))
    #expect(script.selectedNodes == ["sky"])
    #expect(script.time == 0)
  }

  @Test func tabGoesThroughTheNodesAndEscLetsGo() {
    var script = Script.editor()
    var seen: [String] = []
    for _ in 0..<3 {
      script.press(.tab)
      seen += script.selectedNodes
    }
    #expect(seen == ["ball", "card", "sky"])
    script.press(.tab, .shift)
    #expect(script.selectedNodes == ["card"])
    script.press(.escape)
    #expect(script.selectedNodes == [] && script.session.workspace.editing.stageEditing.isOn)
    script.press(.escape)
    #expect(!script.session.workspace.editing.stageEditing.isOn)
  }

  @Test func lockedNodesAreNotHit() throws {
    var script = Script.editor()
    script.change { $0.workspace.setLocked(true, ["cover"]) }
    try script.click(node: "ball")
    #expect(script.selectedNodes == ["ball"])
  }

  // MARK: Moving

  @Test(arguments: ["ball", "card", "sky", "sky/moon", "sky/star", "mover"])
  func nodesFollowThePointerInAnyGroup(_ name: String) throws {
    var script = Script.editor()
    script.select(nodes: [name])
    script.step()
    let before = try script.node(name).anchor
    let document = script.session.document
    script.drag(from: try script.centre(of: name), by: Point(x: 37, y: -24))
    // Positions are rounded to a tenth, in a group of twice the size.
    #expect((try script.node(name).anchor - before - Point(x: 37, y: -24)).length < 0.3)
    #expect(script.undoCount == 1 && script.selectedNodes == [name])
    script.press(.character("z"), .control)
    #expect(script.session.document == document)
  }

  @Test func severalNodesMoveTogether() throws {
    var script = Script.editor()
    // What is in a group that moves goes along with it, once.
    script.select(nodes: ["card", "sky", "sky/moon"])
    script.step()
    let before = try ["card", "sky", "sky/moon"].map { try script.node($0).anchor }
    script.drag(from: try script.centre(of: "card"), by: Point(x: -50, y: 31))
    for (name, position) in zip(["card", "sky", "sky/moon"], before) {
      #expect((try script.node(name).anchor - position - Point(x: -50, y: 31)).length < 0.2)
    }
    #expect(script.undoCount == 1)
  }

  @Test func escTakesADragBack() throws {
    var script = Script.editor()
    let position = try script.centre(of: "card")
    script.drag(from: position, to: position + Point(x: 90, y: 0), lets: false)
    #expect(script.session.isEditing)
    script.press(.escape)
    #expect(script.undoCount == 0 && script.edits.isEmpty && script.selectedNodes == ["card"])
    script.step(.pointerReleased(position))
    #expect(script.edits.isEmpty)
  }

  @Test func edgesAndMiddlesSnap() throws {
    var script = Script.editor()
    let start = try script.centre(of: "mover")
    // Its middle comes within 2 points of the stage's.
    script.drag(from: start, by: Point(x: 378, y: 0), [])
    #expect(try script.value("mover", "x").isNear(480))
    script.press(.character("z"), .control)
    script.drag(from: start, by: Point(x: 378, y: 0), .control)
    #expect(try script.value("mover", "x").isNear(478, within: 0.001))
  }

  @Test(arguments: [(Modifiers(), 1.0), (Modifiers.shift, 10.0)])
  func arrowsMoveByAPoint(_ modifiers: Modifiers, _ points: Double) throws {
    var script = Script.editor()
    script.select(nodes: ["sky/moon"])
    script.step()
    let before = try script.node("sky/moon").anchor
    script.step(
      .keyPressed(.right, modifiers, isRepeat: false),
      .keyPressed(.right, modifiers, isRepeat: true),
      .keyPressed(.up, modifiers, isRepeat: true), .keyReleased(.right))
    let moved = try script.node("sky/moon").anchor - before
    #expect((moved - Point(x: 2 * points, y: -points)).length < 0.2)
    #expect(script.undoCount == 1 && script.time == 0)
  }

  // MARK: Auto-key

  @Test func withoutAutoKeyAnimationsMoveAsAWhole() throws {
    var script = Script.editor()
    script.change { $0.workspace.playhead.jump(to: 1) }
    script.drag(from: try script.centre(of: "mover"), by: Point(x: 50, y: 20))
    let x = try script.track(TrackPath(node: "mover", property: "x"))
    #expect(x == .number(.x, [0: 150, 2: 350]))
    #expect(try script.track(TrackPath(node: "mover", property: "y")).isConstant)
  }

  @Test func withAutoKeyChangesAreKeyframes() throws {
    var script = Script.editor()
    script.press(.character("i"), .shift)
    script.change { $0.workspace.playhead.jump(to: 1) }
    script.drag(from: try script.centre(of: "mover"), by: Point(x: 50, y: 20))
    #expect(try script.times(TrackPath(node: "mover", property: "x")) == [0, 1, 2])
    #expect(try script.times(TrackPath(node: "mover", property: "y")) == [1])
    #expect(try script.value("mover", "x").isNear(250) && script.undoCount == 1)
    // Again at the same time changes the same keyframe.
    script.drag(from: try script.centre(of: "mover"), by: Point(x: 10, y: 0))
    #expect(try script.times(TrackPath(node: "mover", property: "x")) == [0, 1, 2])
  }
}
