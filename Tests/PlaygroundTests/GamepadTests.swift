import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// A game controller: its stick is a shuttle, its triggers scrub, its buttons are a second key map.
@Suite(.languages) struct GamepadTests {
  // MARK: The stick

  private static let rates: [(stick: Double, rate: Double)] = [
    (0, 0), (0.5, 0.5), (-0.5, -0.5), (0.25, 0.0625), (1, 4), (-1, -4), (7, 4), (-7, -4),
  ]

  @Test(arguments: rates.indices)
  func theStickIsCubic(_ index: Int) {
    #expect(Workspace.shuttleRate(stick: Self.rates[index].stick) == Self.rates[index].rate)
  }

  @Test(arguments: Entry.kinds, [1.0, -1, 0.5, -0.25])
  func theStickMovesTimeBothWaysUntilItIsLetGoOf(_ entry: Entry, _ x: Double) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.time
    script.step(.stick(x: x, y: 0.3))
    #expect(script.frame.isMoving && script.time.isNear(start))
    for _ in 0..<5 { script.step(dt: 0.004) }
    let expected = start + 0.02 * 4 * x * x * x * script.playhead.rate
    #expect(script.time.isNear(expected))
    script.step(.stick(x: 0, y: 0))
    #expect(script.time.isNear(expected) && !script.frame.isMoving && script.session.isAtRest)
    script.step(dt: 3)
    #expect(script.time.isNear(expected))
  }

  @Test(arguments: Entry.kinds, [24.0, 144, 240])
  func shuttlingDoesNotDependOnTheFrameRate(_ entry: Entry, _ rate: Double) {
    var script = Script(entry)
    script.step(.stick(x: 0.4, y: 0))
    for _ in 0..<Int(rate / 2) { script.step(dt: 1 / rate) }
    let way = 0.5 * 4 * 0.064 * script.playhead.rate
    #expect(script.time.isNear(min(script.range.lowerBound + way, script.range.upperBound)))
  }

  @Test(arguments: Entry.kinds, [1.0, -1])
  func theStickWaitsAtTheEnds(_ entry: Entry, _ way: Double) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(.stick(x: way, y: 0))
    script.step(dt: 1e4)
    let end = way > 0 ? script.range.upperBound : script.range.lowerBound
    #expect(script.time.isNear(end))
    #expect(!script.frame.isMoving, "Pushing against an end needs no frames.")
    script.step(.stick(x: -way, y: 0))
    script.step(dt: 0.01)
    #expect(script.time.isNear(end - way * 0.04 * script.playhead.rate))
  }

  /// A stick reports every frame, also while nobody wants it.
  @Test func numbersThatAreNoneAreIgnored() {
    var script = Script(Entry.clips[0], at: 0.5)
    for x in [Double.nan, .infinity, -.infinity] {
      script.step(.stick(x: x, y: 0), .triggers(left: x, right: 0), .triggers(left: 0, right: x))
      script.step(dt: 0.1)
      #expect(script.time.isNear(0.5) && !script.frame.isMoving)
    }
  }

  // MARK: The triggers

  private static let pulls: [(left: Double, right: Double, speed: Double)] = [
    (0, 1, 0.5), (1, 0, -0.5), (0, 0.4, 0.2), (0.75, 0.25, -0.25), (1, 1, 0), (0, 9, 0.5),
  ]

  @Test(arguments: Entry.kinds, pulls.indices)
  func theTriggersScrub(_ entry: Entry, _ index: Int) {
    let (left, right, speed) = Self.pulls[index]
    var script = Script(entry, at: Script(entry).middle)
    let start = script.time
    script.step(.triggers(left: left, right: right))
    script.step(dt: 0.3)
    let expected = start + 0.3 * speed * script.playhead.timeline.length
    #expect(script.time.isNear(expected))
    script.step(.triggers(left: 0, right: 0))
    script.step(dt: 1)
    #expect(script.time.isNear(expected) && !script.frame.isMoving)
  }

  @Test(arguments: Entry.kinds)
  func aTriggerGoesThroughAllOfItInTwoSeconds(_ entry: Entry) {
    var script = Script(entry)
    script.step(.triggers(left: 0, right: 1))
    script.step(dt: 1.999)
    #expect(script.time < script.range.upperBound)
    script.step(dt: 0.002)
    #expect(script.time.isNear(script.range.upperBound))
  }

  @Test func stickAndTriggersAddUp() {
    var script = Script(Entry.clips[0], at: Script(Entry.clips[0]).middle)
    let start = script.time
    script.step(.stick(x: 0.5, y: 0), .triggers(left: 1, right: 0))
    script.step(dt: 0.01)
    let speed = 0.5 * script.playhead.rate - 0.5 * script.playhead.timeline.length
    #expect(script.time.isNear(start + 0.01 * speed))
    script.step(.triggers(left: 0, right: 0))
    let between = script.time
    script.step(dt: 0.01)
    #expect(script.time.isNear(between + 0.005 * script.playhead.rate))
  }

  // MARK: From one pointer to another

  @Test(arguments: Entry.kinds)
  func takingOverIsWithoutAJump(_ entry: Entry) {
    for other in Driving.all {
      var script = Script(entry, at: Script(entry).middle)
      other.begin(&script)
      let before = script.time
      script.step(.stick(x: 0.6, y: 0))
      #expect(script.time.isNear(before), "\(other.name) to stick")
      script.step(dt: 0.01)
      let shuttled = script.time
      other.begin(&script, isInstant: true)
      #expect(
        script.time.isNear(shuttled, within: other.slack(in: script)), "stick to \(other.name)")
    }
  }

  @Test(arguments: Entry.kinds)
  func aPointerThatHoldsTheStageKeepsIt(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    script.step(.pointerPressed(script.hold, clicks: 1))
    script.step(.pointerMoved(script.hold + Point(x: 30, y: 0)), dt: 0.2)
    let held = script.time
    script.step(.stick(x: 1, y: 0))
    script.step(dt: 0.2)
    #expect(script.time == held && script.playhead.isDragging)
    // What is held on is taken up when the pointer has let go and the stage has come to rest.
    script.step(.pointerReleased(script.hold + Point(x: 30, y: 0)))
    if script.playhead.driver == .fling { script.step(dt: 5) }
    let rested = script.time
    script.step(dt: 0.001)
    let way = 0.004 * script.playhead.rate
    #expect(script.time.isNear(min(rested + way, script.range.upperBound)))
  }

  @Test(arguments: Entry.kinds)
  func theScrubBarKeepsItToo(_ entry: Entry) throws {
    var script = Script(entry)
    script.step(
      .pointerPressed(try script.position(of: .transport(.scrubBar)), clicks: 1), .stick(x: 1, y: 0)
    )
    let held = script.time
    script.step(dt: 0.2)
    #expect(script.time == held)
    script.step(.pointerReleased(try script.position(of: .transport(.scrubBar))))
    script.step(dt: 0.001)
    #expect(script.time.isNear(held + 0.004 * script.playhead.rate))
  }

  @Test(arguments: Entry.paged)
  func aStretchedRubberBandSpringsBackFirst(_ entry: Entry) {
    var script = Script(entry)
    let positions = [0.0, 60, 120, 180].map { script.hold + script.pull($0) }
    script.step(.pointerPressed(positions[0], clicks: 1))
    for position in positions.dropFirst() { script.step(.pointerMoved(position), dt: 0.05) }
    script.step(.pointerReleased(positions[3]))
    let stretched = script.time
    #expect(stretched < script.range.lowerBound)
    script.step(.stick(x: 1, y: 0))
    #expect(script.time == stretched)
    script.step(dt: 5)
    script.step(dt: 0.01)
    #expect(script.time.isNear(script.range.lowerBound + 0.04 * script.playhead.rate))
  }

  @Test func aWindowThatLosesTheFocusLetsGoOfTheStick() {
    var script = Script(Entry.clips[0])
    script.step(.stick(x: 1, y: 0), .triggers(left: 0, right: 1))
    script.step(.focusLost)
    script.step(dt: 1)
    #expect(script.time == script.range.lowerBound && !script.frame.isMoving)
  }

  @Test func anotherDemoIsNotShuttledByAStickThatWasHeldBefore() {
    var script = Script(Entry.clips[0])
    let other = Entry.clips[1].index
    script.step(.stick(x: 1, y: 0))
    script.choose(other)
    script.step(dt: 1)
    #expect(script.chosen == other && script.time == script.range.lowerBound)
    script.choose(Entry.clips[0].index)
    script.step(.triggers(left: 0, right: 0))
    script.step(dt: 1)
    #expect(script.time == script.range.lowerBound)
  }

  // MARK: One driver alone

  @Test(arguments: Entry.kinds, DriverChoice.allCases)
  func thePadMovesTimeOnlyWhereItMay(_ entry: Entry, _ choice: DriverChoice) {
    let uses: [[InputEvent]] = [
      [.stick(x: 1, y: 0)], [.stick(x: -1, y: 0)], [.triggers(left: 0, right: 1)],
      [.padPressed(.right)], [.padPressed(.left)],
    ]
    for use in uses {
      var script = Script(entry, at: Script(entry).middle)
      script.change { $0.driver = choice }
      let before = script.time
      script.step(use)
      script.step(dt: 0.01)
      #expect((script.time != before) == choice.admits(.gamepad), "\(use) under \(choice)")
    }
  }

  @Test func aStickThatMayNoLongerMoveTimeIsLetGoOf() {
    var script = Script(Entry.clips[0])
    script.step(.stick(x: 0.5, y: 0))
    script.change { $0.driver = .wheel }
    script.step(.stick(x: 0.6, y: 0))
    script.step(dt: 0.1)
    #expect(script.time == script.range.lowerBound && !script.playhead.isMoving)
  }

  // MARK: The buttons

  @Test func everyButtonMeansOneThingAtMost() {
    let lines = PadShortcut.all
    #expect(Set(lines.map(\.button)).count == lines.count)
    for line in lines { #expect(PadShortcut.action(of: line.button) == line.action) }
    var keys = PaletteLine.keyMap(TalkKeys()).map(\.keys)
    // Those of talks mean other things.
    keys.removeSubrange(Shortcut.all.count..<Shortcut.all.count + TalkKeys().hints.count)
    #expect(Set(keys).count == keys.count)
  }

  /// A button and the key that does the same.
  private static let twins: [(button: PadButton, key: Key)] = [
    (.a, .space), (.b, .escape), (.leftShoulder, .pageUp), (.rightShoulder, .pageDown),
    (.left, .left), (.right, .right), (.up, .up), (.down, .down), (.x, .character("r")),
    (.y, .character("h")), (.start, .function(11)), (.back, .function(1)),
  ]

  @Test(arguments: Entry.kinds, twins.indices)
  func buttonsDoWhatTheirKeysDo(_ entry: Entry, _ index: Int) {
    let (button, key) = Self.twins[index]
    for helpIsOpen in [false, true] {
      var (pad, keys) = (
        Script(entry, at: Script(entry).middle), Script(entry, at: Script(entry).middle)
      )
      if helpIsOpen {
        pad.press(.function(1))
        keys.press(.function(1))
      }
      pad.step(.padPressed(button), .padReleased(button))
      keys.press(key)
      for _ in 0..<3 {
        #expect(pad.frame.sprites == keys.frame.sprites && pad.time == keys.time)
        #expect(pad.requests == keys.requests)
        pad.step(dt: 0.05)
        keys.step(dt: 0.05)
      }
    }
  }

  @Test func comingAndGoingChangesNothing() {
    var script = Script(Entry.clips[0], at: 0.5)
    let before = script.frame.sprites
    script.step(.padConnected("Pad"), .padDisconnected, .padPressed(.leftStick))
    #expect(script.frame.sprites == before && script.requests.isEmpty)
  }
}

/// Another driver at work.
private struct Driving: Sendable {
  let name: String
  /// What it may move time by at once, in points of the stage.
  var points = 0.0
  let start: @Sendable (inout Script) -> Void

  func begin(_ script: inout Script, isInstant: Bool = false) {
    start(&script)
    if !isInstant { script.step(dt: 0.02) }
  }

  func slack(in script: Script) -> Double {
    Script.tolerance + abs(script.timeOfDrag(points))
  }

  static let all = [
    Driving(name: "clock") { $0.press(.space) },
    Driving(name: "tape") { $0.press(.character("j")) },
    Driving(name: "wheel") { $0.step(.wheel(x: 0, y: -1, at: $0.hold, [])) },
    Driving(name: "page") { $0.press(.pageDown, .control) },
    Driving(name: "drag", points: 5) {
      $0.step(.pointerPressed($0.hold, clicks: 1))
      $0.step(.pointerMoved($0.hold + Point(x: 5, y: 0)), dt: 0.01)
      $0.step(.pointerMoved($0.hold + Point(x: 4, y: 0)), .focusLost)
    },
    Driving(name: "fingers", points: 1) {
      $0.step(.gestureBegan(at: $0.hold))
      $0.step(.gestureChanged(scale: 1.0622, degrees: 0, at: $0.hold))
      $0.step(.gestureEnded)
    },
  ]
}
