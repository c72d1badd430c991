import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What a speaker points with is seen, and changes nothing on the stage.
@Suite(.languages) struct PointingTests {
  private static func script() -> Script { Script(Entry.clips[0], at: 1) }

  private static func marks(_ script: Script) -> [Mark] {
    script.session.panel(PointingPanel.self).marks.all
  }

  private static let tools: [(PointingTool, Key, Modifiers)] = [
    (.laser, .function(7), []), (.spotlight, .function(8), []), (.lens, .function(8), .shift),
    (.pen, .function(9), []), (.highlighter, .function(9), .shift),
    (.arrow, .function(9), .control), (.box, .function(9), [.control, .shift]),
  ]

  @Test(arguments: tools)
  func itsKeyTakesAToolAndPutsItAway(_ tool: PointingTool, _ key: Key, _ modifiers: Modifiers) {
    var script = Self.script()
    script.press(key, modifiers)
    #expect(script.session.panel(PointingPanel.self).tool == tool)
    script.press(key, modifiers)
    #expect(script.session.panel(PointingPanel.self).tool == nil)
    script.press(key, modifiers)
    script.press(.escape)
    #expect(script.session.panel(PointingPanel.self).tool == nil)
  }

  @Test(arguments: PointingTool.allCases)
  func onlyPensTakeThePointer(_ tool: PointingTool) {
    var script = Self.script()
    let before = script.time
    script.change { $0.perform(.pointing(.choose(tool))) }
    script.step()
    script.drag(stage: Point(x: 200, y: 300), to: Point(x: 500, y: 300))
    #expect((script.time == before) == tool.draws)
    #expect(Self.marks(script).count == (tool.draws ? 1 : 0))
    #expect(script.undoCount == 0)
  }

  @Test func marksAreDrawnWhereThePointerWas() throws {
    var script = Self.script()
    script.press(.function(9), .control)
    script.drag(stage: Point(x: 100, y: 200), to: Point(x: 400, y: 260))
    let mark = try #require(Self.marks(script).first)
    #expect(mark.points.count == 2)
    for (point, x) in zip(mark.points, [100.0, 400]) { #expect(point.x.isNear(x, within: 1e-6)) }
    // The sprite lies on the stage, whatever the window's size.
    for size in [Size(width: 800, height: 600), Size(width: 1920, height: 1080)] {
      script.step(.resized(size, pixelsPerPoint: 1))
      let sprite = try #require(script.frame.sprites.last { $0.name == "arrow" })
      #expect(sprite.clips.count == 1)
      let end = script.layout.stageTransform.apply(to: mark.points[1])
      #expect(sprite.transform.apply(to: mark.points[1]).distance(to: end) < 1e-6)
    }
  }

  @Test func marksFadeOrStay() {
    var script = Self.script()
    script.press(.function(9))
    script.drag(stage: Point(x: 100, y: 200), to: Point(x: 400, y: 260))
    script.step(dt: 2.9)
    #expect(Self.marks(script).count == 1)
    script.step(dt: 0.2)
    #expect(Self.marks(script).isEmpty)
    // 10 s, then for ever.
    for _ in 0..<2 { script.change { $0.perform(.pointing(.cycleLifetime)) } }
    script.drag(stage: Point(x: 100, y: 200), to: Point(x: 400, y: 260))
    script.step(dt: 3600)
    #expect(Self.marks(script).count == 1)
    #expect(!script.session.panel(PointingPanel.self).isMoving(script.session.workspace))
  }

  @Test func marksAreTakenBackOneByOneAndErasedAtOnce() {
    var script = Self.script()
    script.press(.function(9))
    for y in [200.0, 300, 400] {
      script.drag(stage: Point(x: 100, y: y), to: Point(x: 400, y: y))
    }
    let all = Self.marks(script).map(\.points)
    script.press(.backspace)
    script.press(.character("z"), .control)
    #expect(Self.marks(script).map(\.points) == [all[0]])
    script.press(.character("y"), .control)
    script.press(.character("y"), .control)
    #expect(Self.marks(script).map(\.points) == all)
    script.press(.escape)
    #expect(Self.marks(script).isEmpty)
    #expect(script.session.panel(PointingPanel.self).tool == .pen)
    script.change { $0.perform(.pointing(.redo)) }
    script.step()
    #expect(Self.marks(script).map(\.points) == all)
    script.press(.backspace, .shift)
    script.press(.escape)
    #expect(script.session.panel(PointingPanel.self).tool == nil)
  }

  @Test func digitsChooseTheColourWhileAPenIsInPointer() {
    var script = Self.script()
    let demo = script.chosen
    script.press(.function(9))
    script.press(.character("3"))
    #expect(script.session.panel(PointingPanel.self).ink == PointingPanel.colors[2])
    #expect(script.chosen == demo)
  }

  @Test(arguments: PointingTool.allCases)
  func altAndTheWheelKeepToTheRange(_ tool: PointingTool) {
    var script = Self.script()
    let before = script.time
    script.change { $0.perform(.pointing(.choose(tool))) }
    script.step()
    for (turn, end) in [(100.0, tool.sizes.upperBound), (-100, tool.sizes.lowerBound)] {
      for _ in 0..<10 { script.step(.wheel(x: 0, y: turn, at: script.hold, .alt)) }
      let workspace = script.session.workspace
      #expect(script.session.panel(PointingPanel.self).size(of: tool, workspace).isNear(end))
    }
    #expect(script.time == before)
  }

  @Test func theLaserLeavesATail() {
    var script = Self.script()
    script.press(.function(7))
    for x in stride(from: 300.0, through: 500, by: 20) {
      script.step([.pointerMoved(Point(x: x, y: 300))], dt: 0.02)
    }
    let tail = script.session.panel(PointingPanel.self).tail
    #expect(tail.samples.count > 5)
    #expect(tail.samples.allSatisfy { $0.age < LaserTail.duration })
    script.step(dt: 1)
    #expect(script.session.panel(PointingPanel.self).tail.samples.count == 1)
    script.step(.pointerLeft)
    #expect(script.session.panel(PointingPanel.self).tail.samples.isEmpty)
  }

  @Test func theMagnifierShowsWhatLiesBelowIt() throws {
    var script = Self.script()
    script.step(.pointerMoved(script.hold))
    script.settle()
    let plain = script.frame.sprites.count
    script.press(.function(8), .shift)
    script.settle()
    #expect(script.frame.sprites.count > 2 * plain)
  }
}

/// Speakers point during a talk as elsewhere.
@Suite(.languages) struct PointingInTalkTests {
  @Test func pensWorkInATalkAndEscPutsThemAwayBeforeItEnds() {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.function(5), .shift)
    #expect(script.session.isPresenting)
    script.press(.function(9))
    script.drag(stage: Point(x: 200, y: 300), to: Point(x: 500, y: 300))
    script.press(.character("2"))
    let panel = script.session.panel(PointingPanel.self)
    #expect(panel.marks.all.count == 1 && panel.ink == PointingPanel.colors[1])
    script.press(.escape)
    #expect(script.session.panel(PointingPanel.self).marks.isEmpty)
    script.press(.escape)
    #expect(script.session.panel(PointingPanel.self).tool == nil && script.session.isPresenting)
    script.press(.escape)
    #expect(!script.session.isPresenting)
  }

  @Test func inputIsShownInATalk() {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.function(5), .shift)
    script.press(.function(4))
    script.press(.character("k"))
    #expect(
      script.session.panel(KeyHUDPanel.self).input.entries.map(\.words) == ["K"])
  }
}
