import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Trying presets out, and taking one.
@Suite(.languages) struct CurvePresetTests {
  private static func preset(_ title: String) throws -> Int {
    try #require(CurvePreset.all.firstIndex { $0.title == title })
  }

  @Test func hoveringShowsItOnTheStageAndLeavingRestoresAll() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let before = script.session
    let easing = script.staged(key)
    for title in ["Hold", "Sine in", "Sine out", "4 steps"] {
      let index = try Self.preset(title)
      let position = try script.position(of: .curve(.preset(index)))
      script.step(.pointerMoved(position), dt: 0.02)
      #expect(script.staged(key) == CurvePreset.all[index].easing, "\(title)")
      #expect(script.session.document == before.document && !script.session.isEditing)
      script.step(dt: 0.02)
      #expect(script.staged(key) == CurvePreset.all[index].easing)
    }
    script.step(.pointerMoved(script.hold))
    #expect(script.staged(key) == easing && script.session.curve.preview == nil)
    #expect(script.session.player.scene == before.player.scene)
    #expect(script.session.document == before.document)
    #expect(script.undoCount == before.history.undoCount && script.session.history.redoCount == 0)
    #expect(script.session.player.edits == before.player.edits)
  }

  @Test func aClickKeepsItAsOneStep() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.bent
    try script.click(.curve(.preset(Self.preset("Hold"))))
    #expect(script.bent == .hold && script.undoCount == 1)
    script.step(.pointerMoved(script.hold))
    #expect(script.staged(key) == .hold)
    script.press(.character("z"), .control)
    #expect(script.bent == easing && script.staged(key) == easing && script.undoCount == 0)
    #expect(script.session.document.isEmpty)
  }

  @Test func whatHappensMeanwhileIsDoneToTheDocument() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.bent
    script.bend(to: .easeOut)
    let position = try script.position(of: .curve(.preset(Self.preset("Hold"))))
    script.step(.pointerMoved(position))
    #expect(script.staged(key) == .hold)
    script.press(.character("z"), .control)
    #expect(script.bent == .hold, "It is tried out still.")
    script.step(.pointerMoved(script.hold))
    #expect(script.staged(key) == easing && script.session.document.isEmpty)
    script.press(.character("y"), .control)
    #expect(script.staged(key) == .easeOut)
  }

  @Test func arrowsWalkTheGridAndEnterKeeps() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.staged(key)
    script.focus(.preset(0))
    let walk: [(key: Key, title: String)] = [
      (.right, "Hold"), (.right, "4 steps"), (.right, "Sine in"), (.down, "Quad in"),
      (.left, "Sine in-out"), (.up, "4 steps"), (.end, "M3 leave"), (.home, "Linear"),
      (.down, "Sine in"),
    ]
    for (stroke, title) in walk {
      script.press(stroke)
      let index = try Self.preset(title)
      #expect(script.session.ui.focus == .curve(.preset(index)))
      #expect(script.staged(key) == CurvePreset.all[index].easing)
      #expect(script.session.document.isEmpty && script.undoCount == 0)
    }
    script.press(.enter)
    #expect(script.bent == .easeIn(.sine) && script.undoCount == 1)
    script.press(.right)
    script.press(.escape)
    #expect(script.staged(key) == .easeIn(.sine) && script.undoCount == 1)
    #expect(script.session.ui.focus == nil && script.layout.side == .curve)
    script.press(.character("z"), .control)
    #expect(script.staged(key) == easing)
  }

  @Test func theWalkComesIntoSight() throws {
    var script = try Script.bending()
    script.focus(.preset(0))
    script.press(.end)
    script.settle()
    let last = CurvePreset.all.count - 1
    #expect(try script.rect(.curve(.preset(last))).height > 50)
    script.press(.home)
    script.settle()
    #expect(script.session.ui.list(.curve(.presets)).position == 0)
  }

  @Test func theWheelScrollsTheGridAndNotTheStage() throws {
    var script = try Script.bending()
    let position = try script.position(of: .curve(.preset(0)))
    for _ in 0..<10 { script.step([.wheel(x: 0, y: -1, at: position, [])], dt: 0.1) }
    script.settle()
    #expect(script.session.ui.list(.curve(.presets)).position > 300)
    #expect(script.time == script.range.lowerBound)
  }

  @Test func theSearchTriesTheBestAndEnterKeepsIt() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.staged(key)
    try script.write("elastic out", in: .search)
    #expect(script.session.curve.matches.count < 9)
    #expect(script.staged(key) == .easeOut(.elastic) && script.undoCount == 0)
    script.press(.escape)
    #expect(script.staged(key) == easing && script.session.curve.query.isEmpty)
    script.step(.text("bounce"))
    script.press(.down)
    #expect(script.staged(key) == .easeIn(.bounce))
    script.press(.up)
    #expect(script.session.ui.focus == .curve(.field(.search)))
    script.press(.enter)
    #expect(script.bent == .easeIn(.bounce) && script.undoCount == 1)
  }

  @Test func escapeOverAPresetDiscardsUntilThePointerMoves() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    let easing = script.staged(key)
    let position = try script.position(of: .curve(.preset(Self.preset("Hold"))))
    script.step(.pointerMoved(position))
    script.press(.escape)
    #expect(script.staged(key) == easing && script.layout.side == .curve)
    script.step(.pointerMoved(position + Point(x: 2, y: 0)))
    #expect(script.staged(key) == .hold)
    // Closing restores.
    script.press(.character("e"))
    #expect(script.staged(key) == easing && script.session.document.isEmpty)
  }

  /// What is tried out stays on its stretch while time leaves it.
  @Test func aPreviewStaysOnItsStretchWhileTimeGoesOn() throws {
    var script = try Script.bending()
    let key = try #require(script.session.workspace.curveTarget()).first
    script.step(.pointerMoved(try script.position(of: .curve(.preset(Self.preset("Hold"))))))
    script.press(.end)
    for _ in 0..<5 { script.step(dt: 0.1) }
    #expect(script.session.curve.preview?.target.first == key)
    #expect(script.staged(key) == .hold)
  }

  /// Then the editor follows the playhead as if nothing had been tried.
  @Test func whatWasOnlyPointedAtKeepsNoStretch() throws {
    var (script, other) = (try Script.bending(), try Script.bending())
    let key = try #require(script.session.workspace.curveTarget()).first
    script.step(.pointerMoved(try script.position(of: .curve(.preset(Self.preset("Hold"))))))
    script.step(.pointerMoved(script.hold))
    script.press(.end)
    other.press(.end)
    let target = try #require(script.session.workspace.curveTarget()).first
    #expect(target != key && target == other.session.workspace.curveTarget()?.first)
  }

  /// A segment that is chosen while a preset is pointed at stays chosen.
  @Test func aSegmentChosenMeanwhileIsKept() throws {
    var script = try Script.bending()
    script.step(.pointerMoved(try script.position(of: .curve(.preset(Self.preset("Hold"))))))
    let key = try #require(script.session.workspace.curveTarget()).first
    script.change { $0.workspace.choose(.stretch, by: key.index == 0 ? 1 : -1) }
    let chosen = try #require(script.session.workspace.curveTarget()).first
    script.step(.pointerMoved(script.hold))
    #expect(chosen != key && script.session.workspace.curveTarget()?.first == chosen)
  }
}
