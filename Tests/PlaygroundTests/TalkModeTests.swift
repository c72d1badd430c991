import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// Talk mode: only the stage is there, keys go from stop to stop, and afterwards everything is as it was.
@Suite(.languages) struct TalkModeTests {
  private static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 1920, height: 1080), Size(width: 720, height: 1280),
  ]

  // MARK: In and out

  @Test(arguments: sizes)
  func onlyTheStageIsThere(_ size: Size) {
    var desk = TalkDesk(size: size)
    desk.script.change { $0.warn(.talk("Something is wrong.")) }
    desk.script.change { $0.workspace.say("Something to say") }
    desk.wait(1)
    #expect(desk.script.requests.contains(.presenting(true)))
    let isStage = desk.script.widgets.allSatisfy { widget in
      if case .stage = widget.identity { true } else { false }
    }
    #expect(isStage && !desk.script.widgets.isEmpty)
    #expect(!desk.texts.contains { $0.string.hasPrefix("Something") })
    let layout = desk.script.layout
    let fits = [
      layout.stage.width - layout.window.width, layout.stage.height - layout.window.height,
    ]
    #expect(fits.map(abs).min().map { $0 < 2 } == true, "\(layout.stage) in \(layout.window)")
  }

  @Test(arguments: sizes, [Key.escape, .function(5)])
  func leavingGivesEverythingBack(_ size: Size, _ key: Key) throws {
    var desk = TalkDesk(demo: Entry.clips[0], at: 1.25, size: size, presents: false)
    for key in ["t", "o", "m", "d"] as [Character] { desk.press(.character(key)) }
    desk.wait(10)
    let before = (desk.state, desk.script.session.savedSession, desk.script.frame)
    let driver = desk.script.session.driver
    desk.press(.function(5))
    for _ in 0..<6 {
      desk.press(.pageDown)
      desk.wait(0.3)
    }
    desk.press(key)
    #expect(!desk.script.session.isPresenting && desk.script.session.savedSession == before.1)
    #expect(desk.script.requests.suffix(3).contains(.presenting(false)))
    // It says how to go back into the talk.
    #expect(desk.script.session.notice?.words.contains("F5") == true)
    desk.wait(10)
    #expect(desk.script.session.driver == driver && desk.state.document == before.0.document)
    #expect(desk.script.frame.sprites == before.2.sprites)
    #expect(desk.script.frame.ground == before.2.ground)
  }

  /// What is saved during a talk is what was there before.
  @Test func aTalkLeavesNoTraces() {
    var desk = TalkDesk("demo springs\nset response=1.5\n", demo: Entry.all[0], presents: false)
    let (document, savedSession) = (desk.script.session.document, desk.script.session.savedSession)
    desk.press(.function(5))
    #expect(desk.script.session.workspace.document != document)
    #expect(desk.script.session.player.demo.knobValues.value(of: "response") == .number(1.5))
    #expect(
      desk.script.session.document == document && desk.script.session.savedSession == savedSession)
    desk.press(.escape)
    #expect(desk.script.session.workspace.document == document)
    #expect(desk.script.undoCount == 0)
  }

  @Test func resizingDuringATalkStays() {
    var desk = TalkDesk()
    desk.script.step(.resized(Size(width: 800, height: 600), pixelsPerPoint: 1))
    desk.press(.escape)
    #expect(desk.script.layout == Script(size: Size(width: 800, height: 600)).layout)
  }

  // MARK: Stops

  @Test func everyPageAndDemoIsAStop() {
    var desk = TalkDesk()
    for entry in Entry.all where !entry.demo.showsDisplay {
      let own = desk.stops.filter { $0.source == .demo(entry.demo.name) }
      let cues = Set(entry.demo.scene.cues.map(\.time)).filter {
        $0 > 0 && $0 <= entry.demo.timeline.range.upperBound
      }
      let pages =
        entry.demo.timeline.unit == .pages ? entry.demo.timeline.ticks.count : 1 + cues.count
      #expect(own.count == pages, "\(entry)")
    }
    var seen = [desk.demo]
    for index in desk.stops.indices.dropFirst() {
      desk.press(.pageDown)
      desk.wait(0.1)
      #expect(desk.current == index)
      if seen.last != desk.demo { seen.append(desk.demo) }
    }
    // The test card comes before the stops.
    #expect(seen == catalog.filter { !$0.showsDisplay }.map(\.name))
    let last = desk.state
    desk.press(.pageDown)
    #expect(desk.current == last.presentation?.current)
  }

  @Test func fromHereBeginsAtWhatIsOnTheStage() {
    var desk = TalkDesk(demo: Entry.paged[1], at: 2, presents: false)
    desk.press(.function(5), .shift)
    #expect(desk.demo == Entry.paged[1].demo.name && desk.time == 2)
    desk.press(.pageUp)
    #expect(desk.time == 1)
    var other = TalkDesk("demo flip\n", demo: Entry.paged[1], presents: false)
    other.press(.function(5), .shift)
    #expect(other.demo == "flip")
  }

  /// A page with a demo on it counts only if no stop shows the demo alone.
  @Test(arguments: [("demo rainbow\n", 2), ("", 1)])
  func fromHerePrefersTheDemosOwnStop(_ own: String, _ stop: Int) throws {
    let rainbow: Entry = try #require(Entry.all.first { $0.demo.name == "rainbow" })
    let page = "slides deck.pdf 1\n  place rainbow in 0% 0% 50% 50%\n"
    var desk = TalkDesk("demo springs\n" + page + own, demo: rainbow, presents: false)
    desk.press(.function(5), .shift)
    #expect(desk.current == stop)
  }

  /// Going on plays to the stop; going back is instant, or plays backwards with Shift.
  @Test func goingOnPlaysAndGoingBackDoesNot() {
    var desk = TalkDesk("demo rainbow\nat 1\ndemo rainbow\nat 2\n")
    desk.press(.pageDown)
    #expect(desk.current == 1 && desk.time.isNear(1))
    desk.wait(0.5)
    #expect((1.4...1.6).contains(desk.time))
    desk.wait(1)
    #expect(desk.time == 2 && !desk.script.playhead.isPlaying)
    desk.press(.pageUp)
    #expect(desk.time == 1 && desk.current == 0)
    desk.press(.pageDown)
    desk.wait(2)
    desk.press(.pageUp, .shift)
    desk.wait(0.5)
    #expect((1.4...1.6).contains(desk.time) && desk.current == 0)
    desk.wait(1)
    #expect(desk.time == 1 && !desk.script.playhead.isPlaying)
  }

  @Test func whatPlaysIsAsTheTalkSays() {
    var desk = TalkDesk(
      """
      demo rainbow
      play 1 to 2
      demo springs
      play 0 to 0.5 loop for 2 s
      demo rainbow
      at 0.5
      play 0.5 to 1 ping-pong
      speed 0.5
      demo flip
      """)
    #expect(desk.time == 1)
    desk.wait(0.5)
    #expect((1.45...1.55).contains(desk.time))
    desk.wait(3)
    #expect(desk.time == 2 && !desk.script.playhead.isPlaying)
    desk.press(.pageDown)
    for _ in 0..<6 {
      desk.wait(0.3)
      #expect((0...0.5).contains(desk.time) && desk.script.playhead.isPlaying)
    }
    desk.wait(1)
    #expect(!desk.script.playhead.isPlaying)
    desk.press(.pageDown)
    #expect(desk.script.playhead.speed == 0.5 && desk.time == 0.5)
    var times: [Double] = []
    for _ in 0..<8 {
      desk.wait(0.5)
      times.append(desk.time)
    }
    #expect(times.allSatisfy { (0.5...1).contains($0) } && Set(times).count > 2)
    desk.press(.pageDown)
    #expect(desk.script.playhead.speed == 1 && !desk.script.playhead.isPlaying)
  }

  /// A clip plays to its stop in the same time, whatever the frames.
  @Test(arguments: [1.0 / 240, 1.0 / 60, 0.3, 5])
  func stopsAreReachedAtAnyFrameRate(_ dt: Double) {
    var desk = TalkDesk("demo rainbow\nplay 1 to 2.5\n")
    for _ in 0..<Int(6 / dt) + 1 { desk.script.step(dt: dt) }
    #expect(desk.time == 2.5)
  }

  // MARK: Keys

  @Test func clickersGoFromStopToStop() {
    let table: [(Key, Modifiers, Int)] = [
      (.pageDown, [], 6), (.character("n"), [], 6), (.right, [], 6), (.down, [], 6),
      (.space, [], 6),
      (.pageUp, [], 4), (.character("p"), [], 4), (.left, [], 4), (.up, [], 4),
      (.space, .shift, 4), (.backspace, [], 4), (.home, [], 0), (.end, [], 25),
    ]
    for (key, modifiers, stop) in table {
      var desk = TalkDesk()
      for digit in "6" { desk.press(.character(digit)) }
      desk.press(.enter)
      #expect(desk.current == 5)
      let last = desk.stops.count - 1
      desk.press(key, modifiers)
      #expect(desk.current == (stop == 25 ? last : stop), "\(key)")
    }
  }

  @Test func holdingAKeyTurnsOnePage() {
    var desk = TalkDesk()
    desk.press(.pageDown)
    for _ in 0..<20 { desk.press(.pageDown, isRepeat: true) }
    #expect(desk.current == 1)
  }

  /// An input that alone controlled time before the talk does not stop a clicker.
  @Test func theClickerWorksWhateverControlledTime() {
    for driver in DriverChoice.allCases {
      var desk = TalkDesk(presents: false)
      desk.script.change { $0.driver = driver }
      desk.press(.function(5))
      desk.press(.pageDown)
      desk.wait(2)
      #expect(desk.current == 1 && desk.time == 1, "\(driver)")
      desk.press(.escape)
      #expect(desk.script.session.driver == driver)
    }
  }

  @Test(arguments: [
    (Key.character("b"), Color.black), (.character("."), .black), (.character("w"), .white),
  ])
  func blackTakesEveryKeyButItsOwnAndThoseThatLeave(_ key: Key, _ color: Color) {
    var desk = TalkDesk()
    desk.press(.pageDown)
    desk.wait(2)
    let before = desk.state
    desk.press(key)
    let covered = desk.state
    #expect(
      desk.script.frame.ground == color && desk.script.frame.sprites.last?.fill == .color(color))
    let own = TalkKeys().command(key, [])
    desk.press(
      TalkDesk.strokes.filter { key, modifiers in
        let command = TalkKeys().command(key, modifiers)
        let quits = Shortcut.action(for: key, modifiers, isRepeat: false) == .quit
        return command != own && command != .leave && key != .escape && !quits
      })
    #expect(desk.state == covered)
    let position = desk.script.hold
    desk.script.step(
      .pointerPressed(position, clicks: 1), .pointerMoved(.zero), .pointerReleased(.zero))
    #expect(desk.time == before.time)
    desk.press(key)
    #expect(desk.state.sprites == before.sprites && desk.state.time == before.time)
  }

  /// Keys that only make sense with panels do nothing.
  @Test func otherKeysDoNothing() {
    var desk = TalkDesk()
    desk.wait(3)
    let before = desk.state
    let others = TalkDesk.strokes.filter { key, modifiers in
      if case .character(let sign) = key, sign.isNumber { return false }
      let isForTalks =
        switch Shortcut.action(for: key, modifiers, isRepeat: false) {
        case .quit, .pointing, .toggleKeyHUD, .toggle(.code): true
        case _: false
        }
      return TalkKeys().command(key, modifiers) == nil && !isForTalks && key != .escape
    }
    #expect(others.count > 60)
    desk.press(others)
    #expect(desk.state == before)
    desk.press(.tab)
    #expect(desk.script.session.ui.focus == nil)
    desk.press(.character("q"), .control)
    #expect(desk.script.requests.last == .quit)
  }

  @Test func slowMotionIsHeld() {
    var desk = TalkDesk("demo rainbow\nplay\n")
    desk.script.step(.keyPressed(.character("s"), [], isRepeat: false))
    desk.wait(1)
    #expect((0.05...0.15).contains(desk.time))
    desk.script.step(.keyReleased(.character("s")))
    desk.wait(1)
    #expect((1.05...1.15).contains(desk.time))
  }

  @Test func aFileChangesTheKeys() {
    var desk = TalkDesk(presents: false)
    desk.script.step(.talkKeys("riff keys 1\nnext = x\n"))
    desk.press(.function(5))
    desk.press(.pageDown)
    #expect(desk.current == 0)
    desk.press(.character("x"))
    #expect(desk.current == 1)
    desk.script.step(.talkKeys("riff keys 1\nnext = n n\n"))
    desk.press(.character("x"))
    #expect(desk.current == 2)
  }

  @Test func escapeClosesOneThingAtATime() {
    var desk = TalkDesk()
    desk.press(.character("o"))
    desk.press(.character("3"))
    desk.press(.escape)
    #expect(desk.presentation?.digits == "" && desk.presentation?.sheet == 0)
    desk.press(.escape)
    #expect(desk.presentation?.sheet == nil && desk.script.session.isPresenting)
    desk.press(.escape)
    #expect(!desk.script.session.isPresenting)
    #expect(!desk.script.requests.contains(.quit))
  }

  @Test func aGamepadGoesFromStopToStop() {
    var desk = TalkDesk()
    desk.script.step(.padPressed(.rightShoulder), .padPressed(.rightShoulder))
    #expect(desk.current == 2)
    desk.script.step(.padPressed(.leftShoulder))
    #expect(desk.current == 1)
    desk.script.step(.padPressed(.b))
    #expect(!desk.script.session.isPresenting)
  }
}
