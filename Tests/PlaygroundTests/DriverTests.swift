import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Who moves time: the shuttle, the loop, slow motion, and one driver alone.
@Suite(.languages) struct DriverTests {
  // MARK: The shuttle

  @Test(arguments: Entry.kinds, [1.0, -1])
  func theShuttleRunsBothWaysAndDoubles(_ entry: Entry, _ way: Double) {
    let start = Script(entry).middle
    var script = Script(entry, at: start)
    let key = Key.character(way > 0 ? "l" : "j")
    var expected = start
    for pace in [1.0, 2, 4, 8, 8] {
      script.press(key)
      script.step(dt: 0.002)
      expected += way * pace * 0.002 * script.playhead.rate
      #expect(script.time.isNear(expected), "at \(pace)×")
    }
    script.press(.character("k"))
    script.step(dt: 1)
    #expect(script.time.isNear(expected) && !script.frame.isMoving)
  }

  @Test(arguments: Entry.kinds)
  func theShuttleTurnsAroundAtNormalPace(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    for _ in 0..<3 { script.press(.character("l")) }
    let before = script.time
    script.press(.character("j"))
    script.step(dt: 0.01)
    #expect(script.time.isNear(before - 0.01 * script.playhead.rate))
  }

  @Test(arguments: Entry.kinds)
  func backwardsEndsAtTheStartAndBeginsAgainFromTheEnd(_ entry: Entry) {
    var script = Script(entry)
    script.press(.character("j"))
    script.step(dt: 0.01)
    #expect(script.time.isNear(script.range.upperBound - 0.01 * script.playhead.rate))
    script.settle()
    #expect(script.time == script.range.lowerBound && !script.playhead.isPlaying)
  }

  // MARK: Slow motion

  @Test(arguments: Entry.kinds)
  func timeIsSlowWhileTheKeyIsHeld(_ entry: Entry) {
    var script = Script(entry)
    script.press(.space)
    script.step(.keyPressed(.character("s"), [], isRepeat: false))
    script.step(dt: 0.1)
    let slow = 0.1 * ClockDriver.slowness * script.playhead.rate
    #expect(script.time.isNear(script.range.lowerBound + slow))
    script.step(.keyReleased(.character("s")))
    script.step(dt: 0.1)
    #expect(script.time.isNear(script.range.lowerBound + slow + 0.1 * script.playhead.rate))
  }

  @Test func aWindowThatLosesTheFocusLetsGoOfSlowMotion() {
    var script = Script(Entry.clips[0])
    script.step(.keyPressed(.character("s"), [], isRepeat: false), .focusLost)
    #expect(!script.playhead.clock.isSlow)
  }

  // MARK: The loop

  @Test(arguments: Entry.kinds)
  func theClockLoopsBetweenItsEnds(_ entry: Entry) {
    var script = Script(entry)
    let length = script.playhead.timeline.length
    let (low, high) = (
      script.range.lowerBound + 0.25 * length, script.range.lowerBound + 0.5 * length
    )
    script.jump(to: low)
    script.press(.character("["))
    script.jump(to: high)
    script.press(.character("]"))
    #expect(script.playhead.clock.loopRange == low...high)
    script.jump(to: low)
    script.press(.space)
    let pass = 0.25 * length / script.playhead.rate
    for part in [0.5, 1.25, 2.75] {
      var later = script
      later.step(dt: part * pass)
      let expected = low + part.truncatingRemainder(dividingBy: 1) * 0.25 * length
      #expect(later.time.isNear(expected), "after \(part) passes")
      #expect(later.playhead.isPlaying)
    }
    script.press(.character("\\"))
    #expect(script.playhead.clock.loopRange == nil)
    script.settle()
    #expect(script.time == script.range.upperBound)
  }

  @Test(arguments: Entry.kinds)
  func pingPongTurnsAroundAtTheEnds(_ entry: Entry) {
    var script = Script(entry)
    script.press(.character("l"), .shift)
    script.press(.character("l"), .shift)
    script.press(.space)
    let pass = script.playhead.timeline.length / script.playhead.rate
    script.step(dt: 1.25 * pass)
    let expected = script.range.lowerBound + 0.75 * script.playhead.timeline.length
    #expect(script.time.isNear(expected))
  }

  @Test(arguments: Entry.kinds)
  func theLoopsEndsAreDragged(_ entry: Entry) throws {
    var script = Script(entry)
    let length = script.playhead.timeline.length
    script.jump(to: script.range.lowerBound + 0.25 * length)
    script.press(.character("["))
    let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) }).rect
      .inset(x: 8, y: 0)
    let handle = try script.position(of: .transport(.loopHandle(.start)))
    let goal = script.window(Point(x: bar.minX + 0.5 * bar.width, y: bar.centre.y))
    let before = script.time
    script.step(.pointerPressed(handle, clicks: 1))
    script.step(.pointerMoved(goal))
    script.step(.pointerReleased(goal))
    let loop = try #require(script.playhead.clock.loopRange)
    #expect(loop.lowerBound.isNear(script.range.lowerBound + 0.5 * length))
    #expect(loop.upperBound == script.range.upperBound)
    #expect(script.time == before, "Only the loop was moved.")
  }

  @Test func escapeGivesTheDragOfALoopsEndUp() throws {
    var script = Script(Entry.clips[0])
    script.jump(to: script.middle)
    script.press(.character("["))
    let before = try #require(script.playhead.clock.loopRange)
    let handle = try script.position(of: .transport(.loopHandle(.start)))
    script.step(.pointerPressed(handle, clicks: 1), .pointerMoved(handle - Point(x: 60, y: 0)))
    #expect(script.playhead.clock.loopRange != before)
    script.press(.escape)
    #expect(script.playhead.clock.loopRange == before && script.session.gesture == .none)
    script.step(.pointerMoved(handle + Point(x: 30, y: 0)), .pointerReleased(handle))
    #expect(script.playhead.clock.loopRange == before && script.undoCount == 0)
  }

  // MARK: One driver alone

  /// What each driver does when it is used.
  private static func uses() -> [(driver: DriverChoice, use: (inout Script) throws -> Void)] {
    [
      (
        .clock,
        {
          $0.press(.space); $0.step(dt: 0.1)
        }
      ),
      (
        .clock,
        {
          $0.press(.character("l")); $0.step(dt: 0.1)
        }
      ),
      (.keys, { $0.press(.right) }), (.keys, { $0.press(.end) }),
      (
        .wheel,
        {
          $0.step(.wheel(x: 0, y: -1, at: $0.hold, [])); $0.step(dt: 0.2)
        }
      ),
      (
        .scrubBar,
        { $0.step(.pointerPressed(try $0.position(of: .transport(.scrubBar)), clicks: 1)) }
      ),
      (
        .drag,
        {
          $0.step(.pointerPressed($0.hold, clicks: 1))
          $0.step(.pointerMoved($0.hold - Point(x: 60, y: 0)), dt: 0.05)
          $0.step(.pointerMoved($0.hold - Point(x: 120, y: 0)), dt: 0.05)
        }
      ),
    ]
  }

  @Test(arguments: Entry.kinds, DriverChoice.allCases)
  func onlyTheChosenDriverMovesTime(_ entry: Entry, _ choice: DriverChoice) throws {
    for (driver, use) in Self.uses() {
      var script = Script(entry, at: Script(entry).middle)
      script.change { $0.driver = choice }
      let before = script.time
      try use(&script)
      #expect((script.time != before) == choice.admits(driver), "\(driver) under \(choice)")
    }
  }

  @Test(arguments: [Key.space, .character("k")])
  func whateverMovesTimeKeysStopIt(_ key: Key) {
    for choice in DriverChoice.allCases {
      var script = Script(Entry.clips[0], at: 0)
      script.press(.space)
      script.change { $0.driver = choice }
      #expect(script.playhead.isPlaying, "\(choice)")
      script.press(key)
      #expect(!script.playhead.isPlaying, "\(choice)")
    }
  }

  /// What is said of a refused input, and the way out.
  private static func refusal(_ choice: DriverChoice) -> String {
    localized("\(choice.sentence): press R to let any input control it.")
  }

  @Test(arguments: Entry.kinds, DriverChoice.allCases.dropFirst())
  func everyRefusedInputSaysWhyAndResetGivesControlBack(
    _ entry: Entry, _ choice: DriverChoice
  ) throws {
    let more: [(driver: DriverChoice, use: (inout Script) throws -> Void)] = [
      (.keys, { $0.press(.pageDown) }), (.keys, { $0.press(.left, .alt) }),
      (.clock, { $0.press(.character("j")) }),
      (
        .keys,
        {
          $0.press(.enter)
          $0.step(.text("1"))
          $0.press(.enter)
        }
      ), (.gamepad, { $0.step(.stick(x: 1, y: 0)) }),
      (.gamepad, { $0.step(.triggers(left: 0, right: 1)) }),
      (.gamepad, { $0.step(.padPressed(.right)) }),
      (
        .pinch,
        {
          $0.step(.gestureBegan(at: $0.hold), .gestureChanged(scale: 2, degrees: 0, at: $0.hold))
        }
      ),
    ]
    for (index, (driver, use)) in (Self.uses() + more).enumerated()
    where !choice.admits(driver) {
      var script = Script(entry, at: Script(entry).middle)
      // Pages that are turned at the end lead to the next demo.
      if index == 7, script.playhead.timeline.unit != .pages { continue }
      script.change { $0.driver = choice }
      try use(&script)
      #expect(script.session.notice?.words == Self.refusal(choice), "\(index): \(driver)")
      script.step(.focusLost)
      script.press(.character("r"))
      #expect(script.session.driver == .any)
      #expect(script.session.notice?.words == DriverChoice.any.sentence)
    }
  }

  /// A drag that may not move time is no tap either.
  @Test func aRefusedDragDoesNotPlay() {
    var script = Script(Entry.clips[0])
    script.change { $0.driver = .clock }
    script.drag(from: script.hold, to: script.hold + Point(x: 90, y: 0))
    #expect(!script.playhead.isPlaying)
    script.click(at: script.hold)
    #expect(script.playhead.isPlaying)
  }

  @Test(arguments: [
    Size(width: 480, height: 360), Size(width: 640, height: 480), Size(width: 800, height: 600),
    Size(width: 1280, height: 720),
  ])
  func theTransportSaysWhoControlsTimeAndGivesItBack(_ size: Size) throws {
    for choice in DriverChoice.allCases.dropFirst() {
      var script = Script(Entry.clips[0], size: size)
      #expect(!script.widgets.contains { $0.identity == .button("control") })
      script.change { $0.driver = choice }
      script.step()
      let sign = try #require(script.widgets.first { $0.identity == .button("control") }).rect
      let bar = try #require(script.layout.transport)
      #expect(bar.contains(sign.origin) && bar.maxX >= sign.maxX && bar.maxY >= sign.maxY)
      for widget in script.widgets where widget.identity != .button("control") {
        guard widget.role != .surface else { continue }
        #expect(!widget.rect.intersects(sign), "\(widget.identity)")
      }
      let words = script.frame.sprites.compactMap { sprite -> String? in
        guard case .text(let text) = sprite.shape else { return nil }
        return text.string
      }
      #expect(words.joined(separator: " ").contains(choice.sentence), "\(choice)")
      try script.click(.button("control"))
      #expect(script.session.driver == .any)
      #expect(!script.widgets.contains { $0.identity == .button("control") })
    }
  }

  @Test func onlyInputsThatAreThereAreOffered() {
    var script = Script(Entry.clips[0])
    func round(_ script: inout Script) -> [DriverChoice] {
      var found: [DriverChoice] = []
      repeat {
        script.press(.character("d"))
        found.append(script.session.driver)
      } while script.session.driver != .any
      return found
    }
    let usual: [DriverChoice] = [.clock, .drag, .wheel, .scrubBar, .keys, .any]
    #expect(round(&script) == usual)
    script.step(.padConnected("Pad"))
    #expect(round(&script) == usual.dropLast() + [.gamepad, .any])
    script.press(.character("d"), .shift)
    #expect(script.session.driver == .gamepad)
    script.step(.padDisconnected)
    #expect(script.session.driver == .any)
    #expect(script.session.notice?.words == DriverChoice.any.sentence)
    script.step(.gestureBegan(at: script.hold), .gestureEnded)
    #expect(round(&script) == DriverChoice.allCases.dropFirst().dropLast() + [.any])
  }
}

extension Script {
  /// Puts the playhead at a time and leaves it there.
  fileprivate mutating func jump(to time: Double) {
    change { $0.start(demo: nil, at: time) }
    step()
  }
}
