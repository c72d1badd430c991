import Demos
import Keyframes
import Stage
import Testing

@testable import Playground

/// The hand on the stage, on the scrub bar and on the wheel.
@Suite struct PointerTests {
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
  func draggingMovesTimeWithTheHand(_ entry: Entry, _ size: Size) {
    var script = Script(entry, at: Script(entry).middle, size: size)
    let start = script.time
    let hold = Point(x: 480, y: 320)
    script.step(.pointerPressed(script.window(stage: hold), clicks: 1))
    // Far enough to be a drag; from here on the hand is followed.
    let origin = hold + Point(x: 20, y: 0)
    script.step(.pointerMoved(script.window(stage: origin)))
    let first = script.time
    #expect(abs(first - start) <= abs(script.timeOfDrag(20)) + Script.tolerance)
    for points in [60.0, -60, 3, 0.25, 0] {
      let place = script.window(stage: origin + Point(x: points, y: 1e4))
      script.step(.pointerMoved(place))
      #expect(script.time.isNear(first + script.timeOfDrag(points)), "\(points)")
    }
  }

  /// A quick hand is seen only now and then.
  @Test(arguments: Entry.all)
  func aDragOfOneLongMoveCountsToo(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.time
    let hold = Point(x: 480, y: 320)
    script.step(.pointerPressed(script.window(stage: hold), clicks: 1))
    script.step(.pointerMoved(script.window(stage: hold + Point(x: 100, y: 0))))
    let slop = Session.slop / script.layout.stageScale
    #expect(abs(script.time - start - script.timeOfDrag(100)) <= abs(script.timeOfDrag(slop)) * 1.01)
  }

  @Test(arguments: Entry.all)
  func theHandMayLeaveTheWindow(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(
      .pointerPressed(script.hold, clicks: 1),
      .pointerMoved(script.hold + Point(x: 10, y: 0)))
    for place in [Point(x: -3000, y: 50), Point(x: 9000, y: -800), Point(x: 1e6, y: 1e6)] {
      let before = script.time
      script.step(.pointerMoved(place), dt: 1.0 / 60)
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
    let place = script.hold
    script.step(
      .pointerPressed(place, clicks: 1), .pointerMoved(place + Point(x: Session.slop, y: 0)),
      .pointerMoved(place + Point(x: Session.slop + 0.001, y: 0)))
    #expect(script.playhead.isDragging)
    let moved = script.timeOfDrag((Session.slop + 0.001) / script.layout.stageScale)
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
      script.step(.pointerMoved(hold + Point(x: forward * x, y: 0)), dt: 1.0 / 60)
    }
    script.step(.pointerReleased(hold + Point(x: forward * 70, y: 0)))
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
    script.step(.pointerMoved(hold + Point(x: 30 * script.layout.interfaceScale, y: 0)))
    let points = 30 / script.layout.stageScale
    #expect(script.time.isNear(after + script.timeOfDrag(points)))
  }

  /// What plays takes over from a hand that still holds on, and what it shows does not jump when the
  /// hand lets go.
  @Test(arguments: Entry.all)
  func theClockTakesOverFromADrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(
      .pointerPressed(script.hold, clicks: 1), .pointerMoved(script.hold + Point(x: 10, y: 0)))
    script.press(.space)
    script.step(dt: 0.2)
    let before = script.time
    script.step(
      .pointerMoved(script.hold + Point(x: 40, y: 0)),
      .pointerReleased(script.hold + Point(x: 40, y: 0)))
    #expect(script.time.isNear(before))
  }

  @Test(arguments: Entry.all, [Key.character("h"), .character("g")])
  func aChangeOfTheLayoutDoesNotMoveWhatIsDragged(_ entry: Entry, _ key: Key) {
    var script = Script(entry, at: Script(entry).middle)
    let place = script.hold + Point(x: 30, y: 0)
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerMoved(place))
    let before = script.time
    script.press(key)
    script.step(.pointerMoved(place))
    #expect(script.time.isNear(before))
  }

  @Test(arguments: Entry.all)
  func losingTheFocusEndsADrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.hold
    script.step(.pointerPressed(start, clicks: 1))
    for x in [10.0, 40, 70] {
      script.step(.pointerMoved(start + Point(x: x, y: 0)), dt: 1.0 / 60)
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
        script.step(.pointerMoved(start + Point(x: x, y: 0)), dt: 0.1)
      }
      script.step(.pointerReleased(start + Point(x: points * script.layout.stageScale, y: 0)))
      script.settle()
      #expect(script.time == script.time.rounded())
      #expect(abs(script.time - 1) <= 1, "One page a gesture.")
    }
  }

  /// A tap is for the demo; a demo that has no use for it lets it play and pause a clip.
  @Test(arguments: Entry.all)
  func aTapIsNoDrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let before = script
    let end = script.hold + Point(x: 1, y: 1)
    script.step(
      .pointerPressed(script.hold, clicks: 1), .pointerMoved(end), .pointerReleased(end))
    #expect(script.time.isNear(before.time))
    var demo = entry.demo
    let place = script.layout.stagePoint(end * (1 / script.layout.interfaceScale))
    if demo.tap(place, at: before.time) == .ignored {
      #expect(script.playhead.isPlaying == (script.playhead.timeline.unit == .seconds))
    } else {
      #expect(script.session.player.scene == demo.scene)
    }
  }

  // MARK: The scrub bar

  @Test(arguments: Entry.all, [false, true])
  func theScrubBarMovesTimeAndResumesPlaying(_ entry: Entry, _ isPlaying: Bool) throws {
    var script = Script(entry)
    let bar = try #require(script.widgets.first { $0.identity == .scrubBar })
    #expect(bar.rect.height >= 24)
    let track = bar.rect.inset(x: 8, y: 0)
    func place(_ part: Double) -> Point {
      script.window(Point(x: track.minX + part * track.width, y: track.centre.y))
    }
    if isPlaying { script.press(.space) }
    script.step(.pointerPressed(place(0.25), clicks: 1))
    #expect(script.time.isNear(0.25 * script.playhead.timeline.length))
    for (part, wanted) in [(0.5, 0.5), (7, 1), (-3, 0), (0.75, 0.75)] {
      script.step(.pointerMoved(place(part)), dt: 0.1)
      #expect(script.time.isNear(wanted * script.playhead.timeline.length))
    }
    script.step(.pointerReleased(place(0.75)))
    #expect(script.playhead.isPlaying == isPlaying)
    #expect(script.frame.isMoving == isPlaying)
    script.step(dt: 0.1)
    let gone = isPlaying ? 0.1 * script.playhead.rate : 0
    #expect(script.time.isNear(0.75 * script.playhead.timeline.length + gone))
  }

  @Test(arguments: Entry.all)
  func theClockTakesOverFromTheScrubBar(_ entry: Entry) throws {
    var script = Script(entry)
    let place = try script.place(of: .scrubBar)
    script.step(.pointerPressed(place, clicks: 1))
    script.press(.space)
    script.step(dt: 0.2)
    let before = script.time
    script.step(.pointerReleased(place))
    #expect(script.time.isNear(before))
  }

  // MARK: The wheel

  private static let wheels: [(x: Double, y: Double, modifiers: Modifiers, ticks: Double)] = [
    (0, -1, [], 1), (0, 1, [], -1), (1, 0, [], 1), (-1, 0, [], -1), (0, -1, .shift, 1),
    (0, 1, .shift, -1), (0, -0.25, [], 0.25), (0, 0, [], 0),
  ]

  @Test(arguments: Entry.all, wheels.indices)
  func theWheelMovesTime(_ entry: Entry, _ index: Int) {
    let wheel = Self.wheels[index]
    let start = entry.demo.timeline.unit == .pages ? 1 : Script(entry).middle
    var script = Script(entry, at: start)
    script.step(.wheel(x: wheel.x, y: wheel.y, at: script.hold, wheel.modifiers))
    #expect(script.time.isNear(start), "It sets out from where it is.")
    script.settle()
    let points = wheel.ticks * Session.wheelTick
    let pages = wheel.ticks == 0 ? 0.0 : wheel.ticks > 0 ? 1 : -1
    let moved = entry.demo.timeline.unit == .pages ? pages : abs(script.timeOfDrag(1)) * points
    #expect(script.time.isNear(start + moved))
  }

  @Test func theWheelOverTheGalleryLeavesTimeAlone() throws {
    var script = Script(Entry.others.first)
    let place = script.window(try #require(script.layout.gallery).centre)
    let before = script.session.galleryScroller.position
    script.step(.wheel(x: 0, y: -3, at: place, []))
    script.settle()
    #expect(script.time == script.range.lowerBound)
    #expect(script.session.galleryScroller.position.isNear(before + 3 * Session.wheelTick))
  }

  // MARK: Clicks

  @Test func aPressAndReleaseInOneStepIsAClick() throws {
    for widget in Script().widgets {
      guard case .button(let action) = widget.role else { continue }
      var script = Script()
      try script.click(widget.identity)
      script.expect(action)
    }
  }

  @Test func aReleaseBesideTheButtonIsNoClick() throws {
    var script = Script()
    let place = try script.place(of: .button("play"))
    script.step(.pointerPressed(place, clicks: 1), .pointerReleased(script.hold))
    #expect(!script.playhead.isPlaying)
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerReleased(place))
    #expect(!script.playhead.isPlaying)
  }

  @Test(arguments: Entry.all)
  func buttonsOnTheStageDoWhatTheDemoSays(_ entry: Entry) throws {
    for title in entry.demo.buttons(at: 0).map(\.title) {
      var script = Script(entry)
      let isEnabled = script.session.demo.buttons(at: script.time).contains {
        $0.title == title && $0.isEnabled
      }
      try script.click(.stageButton(title))
      var demo = entry.demo
      let reply = isEnabled ? demo.press(title, at: 0) : .nothing
      #expect(script.session.player.scene == demo.scene, "\(title)")
      #expect(script.playhead.isPlaying == (reply == .play), "\(title)")
    }
  }
}

extension Sprite {
  /// Whether every number of it can be drawn.
  var isFinite: Bool {
    let maps = [transform] + clips.map(\.transform)
    return opacity.isFinite
      && maps.allSatisfy { map in
        [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite)
      }
      && clips.allSatisfy { clip in
        [clip.rect.minX, clip.rect.minY, clip.rect.maxX, clip.rect.maxY, clip.cornerRadius]
          .allSatisfy(\.isFinite)
      }
      && shape.isFinite
  }
}

extension Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let size, let radius):
      size.width.isFinite && size.height.isFinite && radius.isFinite
    case .ellipse(let size): size.width.isFinite && size.height.isFinite
    case .path(let path): path.bounds.maxX.isFinite && path.bounds.maxY.isFinite
    case .text(let text): text.style.size.isFinite
    }
  }
}
