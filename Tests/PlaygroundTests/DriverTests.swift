import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// Who moves time: the shuttle, the loop, slow motion, and one driver alone.
@Suite struct DriverTests {
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
    let handle = try script.place(of: .transport(.loopHandle(.start)))
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
      (.scrubBar, { $0.step(.pointerPressed(try $0.place(of: .transport(.scrubBar)), clicks: 1)) }),
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
      while script.session.driver != choice { script.press(.character("d")) }
      let before = script.time
      try use(&script)
      #expect((script.time != before) == choice.admits(driver), "\(driver) under \(choice)")
    }
  }

  @Test func theChoiceComesAround() {
    var script = Script(Entry.clips[0])
    for _ in DriverChoice.allCases { script.press(.character("d")) }
    #expect(script.session.driver == .any)
    script.press(.character("d"), .shift)
    #expect(script.session.driver == DriverChoice.allCases.last)
  }
}

extension Script {
  /// Puts the playhead at a time and leaves it there.
  fileprivate mutating func jump(to time: Double) {
    change { $0.start(demo: nil, at: time) }
    step()
  }
}
