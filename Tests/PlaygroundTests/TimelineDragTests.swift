import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Pointers that drag keyframes.
@Suite(.languages) struct TimelineDragTests {
  private let x = Script.sunX, opacity = Script.sunOpacity

  /// Ctrl lets a drag go anywhere.
  @Test(arguments: [0.3, -0.41, 0.0123])
  func aDragMovesByExactlyItsWay(_ way: Double) throws {
    var script = Script.timeline()
    let before = try script.times(x)
    let start = try script.position(KeyframePath(x, 1))
    let end = start + (try script.points(way))
    script.with(.control) { $0.drag(from: start, to: end) }
    #expect(try script.times(x)[1].isNear(before[1] + way))
    #expect(try script.times(x).enumerated().allSatisfy { $0 == 1 || $1 == before[$0] })
    #expect(script.undoCount == 1 && script.time == 0)
    let shown = script.session.player.scene.track(at: x)
    #expect(shown == (try script.track(x)), "The stage shows it.")
  }

  @Test func undoBringsEverythingBackToTheBit() throws {
    var script = Script.timeline()
    let (before, scene) = (script.session.document, script.session.player.scene)
    try script.select(KeyframePath(x, 1), KeyframePath(opacity, 1), KeyframePath(x, 2))
    script.drag(from: try script.position(KeyframePath(x, 1)), to: try script.position(x, at: 1.77))
    let after = script.session.document
    #expect(after != before)
    script.press(.character("z"), .control)
    #expect(script.session.document == before && script.session.player.scene == scene)
    script.press(.character("y"), .control)
    #expect(script.session.document == after)
  }

  @Test(arguments: [Modifiers(), .alt, [.alt, .shift], .control])
  func escapeGivesADragUp(_ modifiers: Modifiers) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    let (document, selection) = (script.session.document, script.selection)
    let start = try script.position(KeyframePath(x, 1))
    script.step(.modifiersChanged(modifiers))
    script.drag(from: start, to: start + Point(x: 133, y: 5), lets: false)
    #expect(script.session.document != document)
    script.press(.escape)
    #expect(script.session.document == document && script.selection == selection)
    #expect(script.undoCount == 0 && script.session.isAtRest)
  }

  @Test func escapeFindsTheKeyframeAgain() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    let end = try script.position(x, at: 2.8)
    script.drag(from: try script.position(KeyframePath(x, 1)), to: end, lets: false)
    #expect(script.selection.keys == [KeyframePath(x, 2)])
    script.press(.escape)
    #expect(script.selection.keys == [KeyframePath(x, 1)])
  }

  @Test func aDragBackToWhereItBeganIsNoStep() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(x, 1))
    script.drag(from: start, to: start + Point(x: 90, y: 0), lets: false)
    script.step(.pointerMoved(start), .pointerReleased(start))
    #expect(script.session.document.isEmpty && script.undoCount == 0)
  }

  @Test func draggedKeyframesSnapToOthersAndToFrames() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(opacity, 0))
    // The cue is at 1.25, the marker's keyframe at 1.5.
    for (time, off) in [(1.25, 5.0), (1.5, -5), (1.25, -4)] {
      script.drag(
        from: start, to: try script.position(opacity, at: time) + Point(x: off, y: 0), lets: false)
      #expect(try script.times(opacity)[0] == time)
      script.press(.escape)
    }
    script.drag(from: start, to: try script.position(opacity, at: 1.407), lets: false)
    let frames = try script.times(opacity)[0] * 60
    #expect(frames.isNear(frames.rounded()))
    script.step(.modifiersChanged(.control))
    #expect(try script.times(opacity)[0].isNear(1.407), "Modifiers count at once.")
  }

  @Test func aDropOnAnotherKeyframeReplacesIt() throws {
    var script = Script.timeline()
    script.drag(
      from: try script.position(KeyframePath(x, 1)), to: try script.position(KeyframePath(x, 2)))
    #expect(try script.times(x) == [0, 2, 3.5])
    #expect(try script.track(x).value(at: 2) == .number(300))
    #expect(script.selection.keys == [KeyframePath(x, 1)])
  }

  @Test func theSelectionFollowsAcrossOthers() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(x, 1))
    script.drag(from: start, to: try script.position(x, at: 2.8))
    #expect(script.selection.keys == [KeyframePath(x, 2)])
    #expect(try script.track(x).value(ofKey: 2) == .number(300))
  }

  @Test(arguments: [false, true])
  func withAltEverythingAfterwardsMovesAlong(_ all: Bool) throws {
    var script = Script.timeline()
    let before = try script.times(x)
    let start = try script.position(KeyframePath(x, 1))
    let end = try script.position(x, at: 1.4)
    script.step(.pointerPressed(start, clicks: 1))
    script.step(.modifiersChanged(all ? [.alt, .shift] : .alt), .pointerMoved(end))
    script.step(.pointerReleased(end), .modifiersChanged([]))
    #expect(zip(try script.times(x), before).allSatisfy { $0.isNear($1 + ($1 >= 1 ? 0.4 : 0)) })
    let other = try script.times(Script.markerY)
    #expect(zip(other, [0.5, all ? 1.9 : 1.5]).allSatisfy { $0.isNear($1) })
    #expect(script.undoCount == 1)
  }

  @Test(arguments: [(StretchDrag.Edge.end, 3.0), (.start, 0.5)])
  func anEdgeOfTheBoxStretches(_ edge: StretchDrag.Edge, _ time: Double) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2), KeyframePath(opacity, 0))
    let (side, off) = edge == .end ? (2.0, Point(x: 12, y: 0)) : (1, Point(x: -12, y: 0))
    let start = try script.position(opacity, at: side) + off
    script.drag(from: start, to: try script.position(opacity, at: time) + off)
    let wanted = edge == .end ? [0, 1, 3, 3.5] : [0, 0.5, 2, 3.5]
    #expect(zip(try script.times(x), wanted).allSatisfy { $0.isNear($1) })
    #expect(script.undoCount == 1)
    script.expectSelectionIsThere()
  }

  @Test func keysNudgeByFrames() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    let frame = script.playhead.frame
    script.press(.character("."))
    script.press(.character("."), .shift)
    script.press(.character(","))
    #expect(try script.times(x)[1].isNear(1 + 10 * frame))
    #expect(script.undoCount == 3)
    // Held down it is one step, and it goes over others without taking them along.
    for repeats in 0..<90 {
      script.step(.keyPressed(.character("."), [], isRepeat: repeats > 0))
    }
    script.step(.keyReleased(.character(".")))
    #expect(script.undoCount == 4)
    #expect(try script.times(x).count == 4 && script.selection.keys == [KeyframePath(x, 2)])
    script.press(.character("z"), .control)
    #expect(try script.times(x)[1].isNear(1 + 10 * frame))
  }

  @Test func keysStretchAsWell() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    script.press(.character("."), [.alt, .shift])
    #expect(try script.times(x)[2].isNear(2 + 10 * script.playhead.frame))
    #expect(try script.times(x)[1] == 1)
  }

  @Test func knobsMayTurnWhileAKeyframeIsDragged() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(x, 1))
    script.drag(from: start, to: start + Point(x: 60, y: 0), lets: false)
    script.change { $0.workspace.turn(knob: "wide", to: .number(250)) }
    script.step(.pointerMoved(start + Point(x: 90, y: 0)), dt: 0.1)
    script.step(.pointerReleased(start + Point(x: 90, y: 0)))
    script.expectSelectionIsThere()
    #expect(script.session.isAtRest)
  }

  // MARK: Loop

  @Test func shiftInTheRulerMakesALoopWhichCanBeDragged() throws {
    var script = Script.timeline()
    let panel = try #require(script.layout.timeline)
    let parts = script.session.workspace.timelineParts(in: panel)
    let scale = try script.scale()
    func position(_ time: Double, _ y: Double) -> Point {
      script.window(Point(x: scale.x(of: time), y: parts.ruler.minY + y))
    }
    let (first, last) = (position(1, 8), position(2, 8))
    let (body, later) = (position(1.6, 22), position(2.1, 22))
    let (end, farther) = (position(2.5, 22), position(3, 22))
    script.with(.shift) { $0.drag(from: first, to: last) }
    #expect(script.playhead.clock.loopRange == 1...2 && script.time == 0)
    script.press(.space)
    script.drag(from: body, to: later)
    #expect(script.playhead.clock.loopRange == 1.5...2.5 && script.playhead.isPlaying)
    script.drag(from: end, to: farther)
    #expect(script.playhead.clock.loopRange == 1.5...3)
    script.drag(from: farther, to: first, lets: false)
    script.press(.escape)
    #expect(script.playhead.clock.loopRange == 1.5...3 && script.undoCount == 0)
    script.click(at: position(2.2, 22), clicks: 2)
    #expect(script.playhead.clock.loopRange == nil)
  }
}
