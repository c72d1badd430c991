import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Tools draw nodes on the stage of any demo, and scenes can be made from nothing.
@Suite(.languages) struct ToolsTests {
  private static var script: Script {
    var script = Script.timeline()
    script.press(.character("t"))
    return script
  }

  private static func newScene() -> Script {
    var script = Self.script
    script.press(.character("n"), .control)
    return script
  }

  /// While versions are compared, the tools lie beside their pictures and the easings below.
  @Test(arguments: [
    Size(width: 800, height: 600), Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
  ])
  func toolsLieBesideLanes(_ size: Size) throws {
    var script = Script(Entry.all.first { $0.demo.name == "sunrise" }, size: size)
    script.press(.character("c"))
    script.press(.character("q"))
    script.step()
    let tools = try #require(script.widgets.first { $0.identity == .backdrop("tools") }).rect
    #expect(script.layout.lanes.count > 1)
    for rect in script.layout.lanes + [script.layout.easings].compactMap({ $0 }) {
      #expect(!rect.intersects(tools), "\(rect) \(tools)")
    }
  }

  struct Drawn: CustomTestStringConvertible, Sendable {
    let key: Character
    let name: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Drawn(key: "r", name: "Rectangle"), Drawn(key: "e", name: "Ellipse"),
    Drawn(key: "s", name: "Star"), Drawn(key: "g", name: "Polygon"),
  ])
  func aDragDrawsABox(_ drawn: Drawn) throws {
    var script = Self.script
    script.press(.character(drawn.key), .shift)
    script.drag(stage: Point(x: 100, y: 80), to: Point(x: 300, y: 240))
    let node = try #require(script.edits.nodes?.last)
    #expect(node.name == drawn.name)
    #expect(script.session.workspace.selectedNodes == [drawn.name])
    #expect(script.session.workspace.editing.tool == nil)
    let sprite = try #require(script.picture.first { $0.name == drawn.name })
    let box = sprite.transform.bounds(of: sprite.shape.bounds)
    #expect(abs(box.minX - 100) < 0.01 && abs(box.maxX - 300) < 0.01)
    #expect(abs(box.minY - 80) < 0.01 && abs(box.maxY - 240) < 0.01)
    script.press(.character("z"), .control)
    #expect(script.edits.nodes == nil)
    #expect(script.session.notice?.words == "Undid: Add \(drawn.name)")
  }

  @Test func shiftMakesItAsHighAsWideAndAltDrawsFromTheMiddle() {
    let (start, end) = (Point(x: 100, y: 100), Point(x: 160, y: 80))
    func box(_ modifiers: Modifiers) -> Rect {
      StageTool.box(from: start, to: end, modifiers, isRound: false)
    }
    #expect(box([]) == Rect(x: 100, y: 80, width: 60, height: 20))
    #expect(box(.shift) == Rect(x: 100, y: 40, width: 60, height: 60))
    #expect(box(.alt) == Rect(x: 40, y: 80, width: 120, height: 40))
  }

  @Test func aClickDrawsTheUsualSize() throws {
    var script = Self.script
    script.press(.character("e"), .shift)
    script.drag(stage: Point(x: 200, y: 200), to: Point(x: 201, y: 200))
    let node = try #require(script.edits.nodes?.last)
    #expect(node.shape == .ellipse(Size(width: 120, height: 120)))
    #expect(node.x == 200 && node.y == 200)
  }

  @Test func textsAreTyped() throws {
    var script = Self.script
    script.press(.character("t"), .shift)
    script.click(stage: Point(x: 480, y: 270))
    #expect(script.session.field?.name == .tools(.text))
    script.step(.text("Hello"))
    script.press(.enter)
    let node = try #require(script.edits.nodes?.last)
    guard case .text(let text) = node.shape else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Hello")
    script.press(.character("t"), .shift)
    script.click(stage: Point(x: 480, y: 270))
    script.press(.enter)
    #expect(script.undoCount == 1)
  }

  @Test func thePenDrawsCornersAndCurves() throws {
    var script = Self.script
    script.press(.character("p"), .shift)
    script.click(stage: Point(x: 100, y: 100))
    script.drag(stage: Point(x: 200, y: 100), to: Point(x: 200, y: 150))
    script.click(stage: Point(x: 300, y: 100))
    script.press(.enter)
    let node = try #require(script.edits.nodes?.last)
    guard case .path(let path) = node.shape else {
      Issue.record("no path")
      return
    }
    #expect(path.elements.count == 3 && node.stroke != nil && node.fill == nil)
    let sprite = try #require(script.picture.first { $0.name == "Path" })
    guard case .move(let first) = path.elements[0] else {
      Issue.record("no start")
      return
    }
    #expect(sprite.transform.apply(to: first) == Point(x: 100, y: 100))
  }

  @Test func theFirstCornerClosesThePath() throws {
    var script = Self.script
    script.press(.character("p"), .shift)
    for position in [Point(x: 100, y: 100), Point(x: 200, y: 100), Point(x: 200, y: 200)] {
      script.click(stage: position)
    }
    script.click(stage: Point(x: 102, y: 101))
    let node = try #require(script.edits.nodes?.last)
    #expect(node.fill != nil && node.stroke == nil)
    #expect(script.session.workspace.editing.tool == nil)
  }

  @Test func escStepsBack() {
    var script = Self.script
    script.press(.character("p"), .shift)
    script.click(stage: Point(x: 100, y: 100))
    script.click(stage: Point(x: 200, y: 100))
    #expect(script.session.panel(ToolsPanel.self).pen.corners.count == 2)
    script.press(.escape)
    script.press(.escape)
    #expect(script.session.panel(ToolsPanel.self).pen.corners.isEmpty)
    #expect(script.session.workspace.editing.tool == .pen)
    script.press(.escape)
    #expect(script.session.workspace.editing.tool == nil && script.edits.isEmpty)
  }

  @Test func withoutAToolTheStageIsAsBefore() throws {
    var script = Self.script
    script.press(.character("r"), .shift)
    script.press(.character("r"), .shift)
    #expect(script.session.workspace.editing.tool == nil)
    script.click(stage: Point(x: 700, y: 400))
    #expect(script.playhead.isPlaying)
  }

  // MARK: New scenes

  @Test func aNewSceneIsEmptyAndOpensTheOutline() {
    let script = Self.newScene()
    #expect(script.session.demo.name == "my-scene-1")
    #expect(script.session.demo.timeline.length == 5)
    #expect(script.session.demo.scene.nodes.isEmpty)
    #expect(script.layout.side == .outline)
    #expect(script.session.document.isEmpty)
  }

  /// Empty scenes do not gather in the gallery.
  @Test func aSceneInWhichNothingWasDrawnIsTheNextNewOne() {
    var script = Self.newScene()
    let count = script.session.players.count
    script.press(.pageUp, .control)
    script.press(.character("n"), .control)
    script.press(.character("n"), .control)
    #expect(script.session.demo.name == "my-scene-1" && script.session.players.count == count)
    script.press(.character("e"), .shift)
    script.drag(stage: Point(x: 100, y: 100), to: Point(x: 200, y: 200))
    script.press(.character("n"), .control)
    #expect(script.session.demo.name == "my-scene-2" && script.session.players.count == count + 1)
    script.press(.character("z"), .control)
    script.press(.character("n"), .control)
    #expect(script.session.demo.name == "my-scene-1" && script.session.players.count == count + 1)
  }

  @Test func newScenesAreInTheDocument() throws {
    var script = Self.newScene()
    script.press(.character("e"), .shift)
    script.drag(stage: Point(x: 100, y: 100), to: Point(x: 200, y: 200))
    let text = script.session.document.text
    var other = Self.script
    let document = try Document(text: text)
    other.change { $0.open(document) }
    let player = try #require(other.session.players.last)
    #expect(player.demo.name == "my-scene-1")
    #expect(player.scene == script.session.player.scene)
    other.press(.character("n"), .control)
    #expect(other.session.demo.name == "my-scene-2")
  }

  @Test func placesInNewScenesAreRestored() {
    var script = Self.newScene()
    script.press(.character("e"), .shift)
    script.drag(stage: Point(x: 100, y: 100), to: Point(x: 200, y: 200))
    script.change { $0.workspace.playhead.jump(to: 2) }
    let start = SessionStart(
      demos: ["keys"], size: Size(width: 1280, height: 720),
      savedSession: script.session.savedSession,
      document: script.session.document)
    let session = start.session(of: [KeyDemo()], measure: Script.measure)
    #expect(session.demo.name == "my-scene-1")
    #expect(session.player.time == 2)
  }
}

extension Script {
  mutating func drag(stage start: Point, to end: Point) {
    let (from, to) = (window(stage: start), window(stage: end))
    step(.modifiersChanged([]), .pointerPressed(from, clicks: 1))
    step(.pointerMoved(from.interpolated(to: to, at: 0.5)), .pointerMoved(to))
    step(.pointerReleased(to))
  }

  fileprivate mutating func click(stage position: Point) {
    let position = window(stage: position)
    step(.pointerMoved(position), .pointerPressed(position, clicks: 1), .pointerReleased(position))
  }
}
