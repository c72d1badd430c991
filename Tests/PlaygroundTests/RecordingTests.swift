import Editing
import Interface
import Keyframes
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Recordings as text and back.
@Suite(.languages) struct RecordingTests {
  static let positions: [Point] = [
    .zero, Point(x: -0.0, y: 0.1), Point(x: -12.5, y: 1e9),
    Point(x: 1.0 / 3, y: .leastNonzeroMagnitude),
  ]
  static let keys: [Key] =
    Key.named + [.function(1), .function(11), .function(-3)]
    + ["a", "\"", "\\", " ", "#", "é", "e\u{301}", "👩‍🚀", "\n", "\u{7}", "語"].map { .character($0) }
  static let modifiers: [Modifiers] = [
    [], .shift, .control, .alt, .command, [.shift, .control, .alt, .command],
    [.alt, .init(rawValue: 64)],
  ]
  static let texts = [
    "a", "", " two  words ", "\"quoted\"", "back\\slash", "\r\n\t", "\u{0}\u{1B}", "e\u{301}",
    "é", "👩‍🚀", "\u{2028}\u{FEFF}", "\u{301}", "# 1 step 2", "end",
  ]
  static let events: [InputEvent] =
    positions.flatMap {
      [
        .pointerMoved($0), .pointerPressed($0, clicks: 2), .pointerReleased($0), .menuPressed($0),
        .menuReleased($0),
      ]
    }
    + modifiers.map { .wheel(x: -0.25, y: 1e-300, at: Point(x: 3, y: 4), $0) }
    + modifiers.map { .keyPressed(.left, $0, isRepeat: false) }
    + keys.flatMap { [.keyPressed($0, .shift, isRepeat: true), .keyReleased($0)] }
    + modifiers.map { .modifiersChanged($0) }
    + texts.flatMap { [.text($0), .pasted($0)] }
    + PadButton.allCases.flatMap { [.padPressed($0), .padReleased($0)] }
    + [(false, true), (true, false), (true, true)].map {
      .wheel(x: 1, y: 2, at: .zero, .shift, isPrecise: $0, isFlipped: $1)
    }
    + [
      .gestureBegan(at: Point(x: 3, y: 4)), .gestureEnded, .padDisconnected,
      .gestureChanged(scale: 1.25, degrees: -30, at: Point(x: 5, y: 6)),
      .stick(x: -1, y: 0.25), .triggers(left: 0, right: 1), .padConnected("A \"pad\" ☺"),
      .pointerLeft, .focusLost, .closeRequested, .dropped("/a b/\"c\".svg"),
      .picture(path: "/a b/c.png", source: "data:image/png;base64,AQID"),
      .tokens(path: "/a b/c.css", text: "--a: ease;\n\"\""),
      .scene(SceneInFile(name: "c", path: "/a b/c.json", text: "{\n\"a\": 1}", isSaved: false)),
      .scene(SceneInFile(name: "c", path: "/a b/c.json", text: "", isSaved: true)),
      .warning("file", Message(verbatim: "\"a b\" is\nnot there.")), .warning("file", nil),
      .opened(name: "c", path: "/a b/c.svg"), .folder("/a b", names: ["c.svg", " \n", ""]),
      .resized(Size(width: 1280.5, height: 0), pixelsPerPoint: 1.25),
      .talk(path: "/a b/talk.txt", text: "riff talk 1\n\ndemo a\n  caption \"b\"\n"),
      .deck(path: "/a b/c.pdf", text: "riff deck 1\npage 1 2\nnote \"a\"\n"),
      .talkKeys("riff keys 1\n"), .tour("lesson A\n"), .present(fromHere: true),
      .present(fromHere: false),
      .touches([]), .touches([Point(x: 1, y: 2.5), Point(x: -3, y: 4)]),
      .source(path: "/a b/c.swift", text: "let a = \"b\"\n"),
      .display(
        DisplayFacts(
          pixels: Size(width: 2560, height: 1440), points: Size(width: 1280, height: 720),
          refreshRate: 59.94, renderer: "opengl", name: "HDMI \"1\"", number: 2, count: 2)),
      .frameShown(FrameReport(latency: 0.0125, interval: nil)),
      .frameShown(FrameReport(latency: nil, interval: 1.0 / 60)),
      .frameShown(
        FrameReport(
          latency: nil, interval: 1.0 / 60,
          cost: FrameCost(work: 0.004, presenting: 0.012, withoutCore: nil))),
      .frameShown(
        FrameReport(
          latency: 0.01, interval: 0.05,
          cost: FrameCost(work: 0.004, presenting: 0.012, withoutCore: 0.03))),
      .talkOrder("go 3"), .talkOrder("riff talk-place 1\nstop 2\n"),
    ]

  static let start = SessionStart(
    demos: ["a", "b"], size: Size(width: 800.5, height: 600), pixelsPerPoint: 1.25,
    savedSession: SavedSession(demo: "b", times: ["a": 0.1, "b": -3]), demo: "a", time: 1.0 / 3,
    speed: 0.25,
    plays: true)

  static func read(_ text: String) throws(LineError) -> Recording {
    try Recording(text: text, demos: ["b", "c", "a"])
  }

  @Test func theTableHasEveryEvent() {
    #expect(Set(Self.events.map(\.recorded.name)) == Set(EventName.allCases))
  }

  @Test(arguments: events)
  func everyEventReadsBackToTheSameBits(_ event: InputEvent) throws {
    let recording = Recording(
      Self.start, steps: [Recording.Step([TimedEvent(time: 0.1, event)], dt: 0.2)])
    let back = try Self.read(recording.text)
    #expect(back == recording)
    #expect(back.text == recording.text)
    if case .text(let string) = event, case .text(let other) = back.steps[0].events[0].event {
      #expect(string.unicodeScalars.elementsEqual(other.unicodeScalars))
    }
    // One line for each event, and nothing in it that nobody sees.
    #expect(recording.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
    #expect(recording.text.utf8.count { $0 == 10 } == Self.start.text.utf8.count { $0 == 10 } + 3)
  }

  @Test func numbersReadBackToTheSameBits() throws {
    var random = Seeded(state: 7)
    var tried = 0
    while tried < 2000 {
      let number = Double(bitPattern: random.next())
      guard SavedRange.positions.contains(number) else { continue }
      tried += 1
      #expect(Double(number.exactText)?.bitPattern == number.bitPattern)
    }
    #expect([0, -0.0, 512, 0.1, -2.5].map(\.exactText) == ["0", "-0.0", "512", "0.1", "-2.5"])
  }

  @Test func everyStartReadsBack() throws {
    let size = Size(width: 640, height: 360)
    let starts = [
      Self.start, SessionStart(demos: ["c"], size: size),
      SessionStart(demos: ["a"], size: size, savedSession: SavedSession(demo: "a")),
      SessionStart(
        demos: ["a"], size: size, savedSession: SavedSession(demo: "a", interface: 1.75)),
      SessionStart(
        demos: ["a"], size: size,
        savedSession: SavedSession(demo: "gone", times: ["gone": 1, "a": 2])),
      SessionStart(
        demos: ["a"], size: size,
        savedSession: SavedSession(demo: "a", times: ["my-scene-10": 1, "a": 2])),
    ]
    for start in starts {
      let recording = Recording(start, isComplete: false)
      #expect(try Self.read(recording.text) == recording)
    }
  }

  @Test func theDocumentedExampleHolds() throws {
    let text = """
      riff recording 1
      demos paging-intro rainbow
      window 800 600 1
      place rainbow
      time paging-intro 2
      demo rainbow
      at 1.5
      speed 1
      plays
      0 resized 800 600 1
      step 0
      0.25 press 300 568 1
      0.27 move 310 568
      step 0.016666666666666666
      0.5 key right shift
      0.5 text "a \\"b\\""
      step 0.016666666666666666
      end

      """
    let recording = try Recording(text: text, demos: ["rainbow", "paging-intro"])
    #expect(recording.text == text)
    #expect(
      recording.start.savedSession == SavedSession(demo: "rainbow", times: ["paging-intro": 2]))
    #expect(recording.steps.map(\.events.count) == [1, 2, 2])
    #expect(recording.steps[2].events[1].event == .text("a \"b\""))
    #expect(recording.isComplete)
  }

  @Test func blankLinesCommentsAndLineEndsOfOtherSystemsSayNothing() throws {
    let text =
      "\n# By hand.\r\nriff  recording\t1\r\n\r\n  demos a \r\nwindow 800 600 1\nstep 0\r\nend"
    #expect(
      try Self.read(text).text
        == "riff recording 1\ndemos a\nwindow 800 600 1\nspeed 1\nstep 0\nend\n")
  }

  /// A crash may cut the text anywhere: its whole steps are there.
  @Test func whatWasCutOffKeepsItsWholeSteps() throws {
    let steps = (0..<6).map { index in
      let event = InputEvent.text("\"é\n\(index)")
      return Recording.Step([TimedEvent(time: Double(index), event)], dt: 0.125)
    }
    let whole = Recording(Self.start, steps: steps)
    let bytes = Array(whole.text.utf8)
    for length in Self.start.text.utf8.count..<bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      let cut = try Self.read(text)
      let ends = text.split(separator: "step 0.125\n", omittingEmptySubsequences: false).count - 1
      #expect(cut.steps == Array(steps.prefix(ends)), "\(length)")
      #expect(cut.isComplete == text.hasSuffix("\nend"))
    }
  }

  /// While nothing moves there are no steps; the next event tells how long that was.
  @Test func timesCountTheWaiting() {
    func step(_ time: Double?, _ dt: Double) -> Recording.Step {
      Recording.Step(time.map { [TimedEvent(time: $0, .pointerLeft)] } ?? [], dt: dt)
    }
    let steps = [
      step(7, 0), step(nil, 0.5), step(nil, 0.25), step(10, 0.125), step(9.5, 0.25), step(nil, 1),
    ]
    #expect(Recording(Self.start, steps: steps).times == [0, 0.5, 0.75, 3, 3.25, 4.25])
    #expect(Recording(Self.start).times == [])
  }

  @Test func stepsAreTakenInTheOrderOfTime() {
    let events = [2, 5, 3, .nan, .infinity, 6].map { TimedEvent(time: $0, .pointerLeft) }
    let step = Recording.Step(events, dt: .nan).inOrder(after: 4)
    #expect(step.events.map(\.time) == [4, 5, 5, 5, 5, 6])
    #expect(step.dt == 0)
    let seconds = [-1, 0, 0.5, .infinity].map { Recording.Step([], dt: $0).inOrder(after: 0).dt }
    #expect(seconds == [0, 0, 0.5, 3600])
  }
}
