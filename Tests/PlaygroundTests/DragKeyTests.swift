import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Pointers that do not slip: clicks that become drags, loops, and the key that acts as Alt.
@Suite(.languages) struct DragKeyTests {
  private let x = Script.sunX

  // MARK: A held

  @Test(arguments: [false, true])
  func holdingAActsAsAlt(_ all: Bool) throws {
    var scripts = [Script.timeline(), Script.timeline()]
    let start = try scripts[0].position(KeyframePath(x, 1))
    let end = try scripts[0].position(x, at: 1.4)
    let shift: Modifiers = all ? .shift : []
    for index in scripts.indices {
      scripts[index].step(.pointerPressed(start, clicks: 1), .pointerMoved(end))
      if index == 0 {
        scripts[0].step(.modifiersChanged(shift.union(.alt)))
      } else {
        scripts[1].step(
          .modifiersChanged(shift), .keyPressed(.character("a"), shift, isRepeat: false),
          .keyPressed(.character("a"), shift, isRepeat: true))
      }
    }
    #expect(scripts[0].session.document == scripts[1].session.document)
    #expect(try scripts[1].times(x)[3].isNear(3.9))
    // It counts at once, and no longer than it is held.
    scripts[1].step(.keyReleased(.character("a")))
    #expect(try scripts[1].times(x)[3] == 3.5)
  }

  @Test func nodesAreMovedWithA() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    script.step(.keyPressed(.character("a"), [], isRepeat: false))
    script.drag(from: script.hold, to: script.hold + Point(x: 40, y: 0))
    script.step(.keyReleased(.character("a")))
    #expect(script.undoCount == 1 && script.time == 0)
  }

  @Test func fieldsGetTheLetter() throws {
    var script = Script.timeline()
    script.press(.character("/"))
    script.step(.keyPressed(.character("a"), [], isRepeat: false), .text("a"))
    #expect(script.session.search == "a" && !script.session.modifiers.contains(.alt))
    script.press(.escape)
    script.press(.escape)
    script.step(.keyPressed(.character("a"), [], isRepeat: false))
    #expect(script.session.modifiers.contains(.alt))
    script.step(.focusLost)
    #expect(script.session.modifiers.isEmpty)
  }

  // MARK: Double-clicks

  @Test func aSecondPressThatMovesIsADrag() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(x, 1))
    let end = try script.position(x, at: 1.5)
    script.click(at: start)
    script.step(.pointerPressed(start, clicks: 2), .pointerMoved(end), .pointerReleased(end))
    #expect(try script.times(x)[1].isNear(1.5))
    #expect(script.layout.side == nil)
  }

  @Test(arguments: [0.0, -7])
  func aDoubleClickThatRestsOpensTheEditor(_ down: Double) throws {
    var script = Script.timeline()
    let position =
      down == 0
      ? try script.position(KeyframePath(x, 1)) : try script.curvePlace(KeyframePath(x, 2))
    script.click(at: position)
    let selection = script.selection
    script.step(.pointerPressed(position, clicks: 2))
    #expect(script.layout.side == nil)
    script.step(.pointerReleased(position))
    #expect(script.layout.side == .curve && script.selection == selection)
    #expect(script.undoCount == 0 && script.session.isAtRest)
  }

  // MARK: The loop

  /// The end that would lie before the start goes to the end, as in and out points do.
  @Test func aLoopIsNeverEmpty() {
    var script = Script.timeline()
    script.change { $0.workspace.playhead.jump(to: 3) }
    script.press(.character("["))
    #expect(script.playhead.clock.loopRange == 3...4)
    script.change { $0.workspace.playhead.jump(to: 1) }
    script.press(.character("]"))
    #expect(script.playhead.clock.loopRange == 0...1)
    script.change { $0.workspace.playhead.jump(to: 2) }
    script.press(.character("["))
    #expect(script.playhead.clock.loopRange == 2...4)
    script.press(.space)
    script.step(dt: 0.5)
    #expect(script.time.isNear(2.5) && script.playhead.isPlaying)
  }

  @Test(arguments: [(Key.end, Character("[")), (.home, "]")])
  func whereNoLoopFitsANoticeSaysSo(_ end: Key, _ key: Character) {
    var script = Script.timeline()
    script.press(end)
    script.press(.character(key))
    #expect(script.playhead.clock.loopRange == nil && script.session.notice != nil)
    script.press(.home)
    script.press(.space)
    script.step(dt: 0.25)
    #expect(script.time.isNear(0.25))
  }

  @Test func draggedEndsStopAFrameApart() throws {
    var script = Script.timeline()
    script.change { $0.workspace.playhead.clock.setLoop(to: 1...2) }
    let view = try script.timelineView()
    func position(_ time: Double) -> Point {
      script.window(Point(x: view.scale.x(of: time), y: view.parts.ruler.minY + 22))
    }
    script.drag(from: position(1) + Point(x: 1, y: 0), to: position(3))
    let loop = try #require(script.playhead.clock.loopRange)
    #expect(loop.upperBound == 2 && loop.length.isNear(1.0 / 60))
  }
}

extension Script {
  /// A place on the curve after a keyframe.
  func curvePlace(_ key: KeyframePath) throws -> Point {
    let view = try timelineView()
    let index = try #require(view.rows.firstIndex { $0.path == key.track })
    let marks = view.rows[index].keyframes
    let (from, to) = (marks[key.index], marks[key.index + 1])
    let time = from.time + 0.3 * (to.time - from.time)
    return window(
      Point(
        x: view.scale.x(of: time), y: TimelineView.curveY(from.curve(at: 0.3), view.rowRect(index)))
    )
  }
}
