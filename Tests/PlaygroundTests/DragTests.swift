import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The pointer on the stage.
@Suite(.languages) struct DragTests {
  /// Two sprites of one moment whose time went through points and back.
  private static func expectSame(_ a: [Sprite], _ b: [Sprite]) {
    #expect(a.count == b.count)
    for (a, b) in zip(a, b) {
      #expect(a.name == b.name && a.opacity.isNear(b.opacity, within: 1e-6))
      let pairs = [
        (a.transform.a, b.transform.a), (a.transform.b, b.transform.b),
        (a.transform.c, b.transform.c), (a.transform.d, b.transform.d),
        (a.transform.tx, b.transform.tx), (a.transform.ty, b.transform.ty),
      ]
      #expect(pairs.allSatisfy { $0.0.isNear($0.1, within: 1e-6) }, "\(a.name)")
    }
  }

  /// At both widths of a point, and with the stage as large as the window.
  private static let sizes = [
    Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 3840, height: 2160),
  ]

  @Test(arguments: Entry.all, sizes)
  func draggingMovesTimeWithThePointer(_ entry: Entry, _ size: Size) {
    var script = Script(entry, at: Script(entry).middle, size: size)
    let start = script.time
    let hold = Point(x: 480, y: 320)
    script.step(.pointerPressed(script.window(stage: hold), clicks: 1))
    // Far enough to be a drag; from here on the pointer is followed.
    let origin = hold + script.pull(20)
    script.step(.pointerMoved(script.window(stage: origin)))
    let first = script.time
    #expect(abs(first - start) <= abs(script.timeOfDrag(20)) + Script.tolerance)
    for points in [60.0, -60, 3, 0.25, 0] {
      let position = script.window(stage: origin + script.pull(points, aside: 1e4))
      script.step(.pointerMoved(position))
      #expect(script.time.isNear(first + script.timeOfDrag(points)), "\(points)")
    }
  }

  /// A quick pointer is seen only now and then.
  @Test(arguments: Entry.all)
  func aDragOfOneLongMoveCountsToo(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.time
    let hold = Point(x: 480, y: 320)
    script.step(.pointerPressed(script.window(stage: hold), clicks: 1))
    script.step(.pointerMoved(script.window(stage: hold + script.pull(100))))
    let slop = Gesture.slop / script.layout.stageScale
    #expect(
      abs(script.time - start - script.timeOfDrag(100)) <= abs(script.timeOfDrag(slop)) * 1.01)
  }

  @Test(arguments: Entry.all)
  func thePointerMayLeaveTheWindow(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(
      .pointerPressed(script.hold, clicks: 1),
      .pointerMoved(script.hold + script.pull(10)))
    for (points, aside) in [(-3000.0, 50.0), (9000, -800), (1e6, 1e6)] {
      let before = script.time
      let position = script.hold + script.pull(points, aside: aside)
      script.step(.pointerMoved(position), dt: 1.0 / 60)
      #expect(script.playhead.isDragging)
      #expect(script.time != before && script.time.isFinite)
    }
    script.step(.pointerReleased(Point(x: 1e6, y: 1e6)))
    script.settle()
    #expect(!script.frame.isMoving)
    #expect(script.range.contains(script.time))
  }

  @Test(arguments: Entry.all)
  func draggingTakesOverFromTheClock(_ entry: Entry) {
    var script = Script(entry)
    script.press(.character("h"))
    script.press(.space)
    script.step(dt: 0.37 * script.playhead.timeline.length / script.playhead.rate)
    let before = (script.time, script.frame.sprites)
    let position = script.hold
    script.step(
      .pointerPressed(position, clicks: 1), .pointerMoved(position + script.pull(Gesture.slop)),
      .pointerMoved(position + script.pull(Gesture.slop + 0.001)))
    #expect(script.playhead.isDragging)
    let moved = script.timeOfDrag((Gesture.slop + 0.001) / script.layout.stageScale)
    #expect(abs(script.time - before.0) <= abs(moved) + Script.tolerance)
    script.step(dt: 1)
    #expect(!script.playhead.isPlaying)
  }

  @Test(arguments: Entry.all)
  func draggingTakesOverFromAFlingWithoutAJump(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.press(.character("h"))
    let forward = script.timeOfDrag(1) > 0 ? 1.0 : -1
    let hold = script.hold
    script.step(.pointerPressed(hold, clicks: 1))
    for x in [10.0, 30, 50, 70] {
      script.step(.pointerMoved(hold + script.pull(forward * x)), dt: 1.0 / 60)
    }
    script.step(.pointerReleased(hold + script.pull(forward * 70)))
    #expect(script.frame.isMoving)
    script.step(dt: 0.1)
    let before = (script.time, script.frame.sprites)
    script.step(.pointerPressed(hold, clicks: 1))
    #expect(script.playhead.isDragging)
    #expect(script.time.isNear(before.0))
    Self.expectSame(script.frame.sprites, before.1)
    let after = script.time
    script.step(dt: 0.5)
    #expect(script.time == after, "It is held.")
    script.step(.pointerMoved(hold + script.pull(30 * script.layout.interfaceScale)))
    let points = 30 / script.layout.stageScale
    #expect(script.time.isNear(after + script.timeOfDrag(points)))
  }

  /// What plays takes over from a pointer that still holds on, and what it shows does not jump when the
  /// hand lets go.
  @Test(arguments: Entry.all)
  func theClockTakesOverFromADrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(
      .pointerPressed(script.hold, clicks: 1), .pointerMoved(script.hold + script.pull(10)))
    script.press(.space)
    script.step(dt: 0.2)
    let before = script.time
    script.step(
      .pointerMoved(script.hold + script.pull(40)),
      .pointerReleased(script.hold + script.pull(40)))
    #expect(script.time.isNear(before))
  }

  @Test(arguments: Entry.all, [Key.character("h"), .character("g")])
  func aChangeOfTheLayoutDoesNotMoveWhatIsDragged(_ entry: Entry, _ key: Key) {
    var script = Script(entry, at: Script(entry).middle)
    let position = script.hold + script.pull(30)
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerMoved(position))
    let before = script.time
    script.press(key)
    script.step(.pointerMoved(position))
    #expect(script.time.isNear(before))
  }

  @Test(arguments: Entry.all)
  func losingTheFocusEndsADrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.hold
    script.step(.pointerPressed(start, clicks: 1))
    for x in [10.0, 40, 70] {
      script.step(.pointerMoved(start + script.pull(x)), dt: 1.0 / 60)
    }
    let held = script.time
    script.step(.focusLost)
    #expect(!script.playhead.isDragging)
    #expect(script.time.isNear(held))
    script.settle()
    let settled = script.time
    #expect(script.playhead.isPaged ? settled == settled.rounded() : settled.isNear(held))
    script.step(.pointerMoved(start), .pointerReleased(start), dt: 0.1)
    #expect(script.time == settled && !script.frame.isMoving)
  }

  @Test(arguments: Entry.paged)
  func lettingGoSettlesOnAPage(_ entry: Entry) {
    for points in [-700.0, -300, -30, 30, 300, 700] {
      var script = Script(entry, at: 1)
      let start = script.window(stage: Point(x: 480, y: 320))
      script.step(.pointerPressed(start, clicks: 1))
      for part in 1...10 {
        let x = points * Double(part) / 10 * script.layout.stageScale
        script.step(.pointerMoved(start + script.pull(x)), dt: 0.1)
      }
      script.step(.pointerReleased(start + script.pull(points * script.layout.stageScale)))
      script.settle()
      #expect(script.time == script.time.rounded())
      #expect(abs(script.time - 1) <= 1, "One page a gesture.")
    }
  }

  /// Slow frames and coalesced touches send no more than that.
  @Test func aFlickOfOneMoveTurnsThePage() throws {
    let index = try #require(catalog.firstIndex { $0.name == "one-page-at-a-time" })
    for points in [60.0, 120, 200] {
      var script = Script(Entry(index: index), at: 0)
      script.step(.pointerPressed(script.hold, clicks: 1))
      script.step(dt: 0.02)
      let end = script.hold + Point(x: -points, y: 0)
      script.step(.pointerMoved(end))
      script.step(dt: 0.01)
      script.step(.pointerReleased(end))
      script.settle()
      #expect(script.time == 1, "\(points) points")
    }
  }

  @Test func theNewPlaceOfADraggedNodeStandsAboveThePointer() throws {
    var script = Script.timeline()
    script.change { $0.selection.track = Script.sunX }
    let end = script.hold + Point(x: 40, y: 20)
    script.step(
      .modifiersChanged(.alt), .pointerPressed(script.hold, clicks: 1), .pointerMoved(end))
    func readout() -> Sprite? {
      script.frame.sprites.first { sprite in
        guard case .text(let text) = sprite.shape else { return false }
        return text.string.hasPrefix("x ") && text.string.contains("  y ")
      }
    }
    let middle = try #require(readout()).transform.apply(to: .zero)
    let gap = end - script.window(middle)
    #expect(abs(gap.x) <= 1 && (12...60).contains(gap.y))
    script.step(.pointerReleased(end))
    #expect(readout() == nil)
  }
}
