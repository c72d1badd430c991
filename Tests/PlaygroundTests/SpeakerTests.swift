import DemoKit
import Demos
import Interface
import Keyframes
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// What a speaker sees of a talk, and what is asked for elsewhere than in the window.
@Suite(.languages) struct SpeakerTests {
  private static let talk = """
    title Springs
    minutes 10 warn 5 1
    demo rainbow
    caption First
    note Say hello.
    note Then go on.
    demo rainbow
    at 1
    demo springs
    """

  private func notes(_ desk: TalkDesk, at now: Double) throws -> SpeakerNotes {
    try #require(desk.script.session.speakerNotes(at: now, timeOfDay: "14:05"))
  }

  private func order(_ text: String, at time: Double, _ desk: inout TalkDesk) {
    desk.script.change { _ = $0.step([TimedEvent(time: time, .talkOrder(text))], dt: 0) }
  }

  @Test func thereAreNotesOnlyDuringATalk() throws {
    var desk = TalkDesk(Self.talk, presents: false)
    #expect(desk.script.session.speakerNotes(at: 0, timeOfDay: "") == nil)
    desk.press(.function(5))
    let notes = try notes(desk, at: 0)
    #expect(notes.talk == "Springs" && notes.count == 3 && notes.stop.number == 1)
    #expect(notes.notes == "Say hello.\nThen go on." && notes.stop.caption == "First")
    #expect(notes.next?.number == 2 && notes.timeOfDay == "14:05")
    desk.press(.end)
    #expect(try self.notes(desk, at: 0).next == nil)
  }

  /// The stopwatch is a function of the times of events, whatever frames there were between.
  @Test(arguments: [1, 7, 60])
  func theStopwatchCountsFromTheFirstChangeOfStop(_ frames: Int) throws {
    var desk = TalkDesk(Self.talk)
    #expect(try notes(desk, at: 500).elapsed == 0)
    order("next", at: 1000, &desk)
    for _ in 0..<frames { desk.script.step(dt: 1.0 / 60) }
    #expect(try notes(desk, at: 1012.9).elapsed == 12)
    order("stopwatch", at: 1020, &desk)
    #expect(try notes(desk, at: 1500).elapsed == 20)
    order("next", at: 1600, &desk)
    #expect(try notes(desk, at: 1700).elapsed == 20)
    order("stopwatch", at: 2000, &desk)
    #expect(try notes(desk, at: 2005).elapsed == 25)
    order("reset-stopwatch", at: 2010, &desk)
    #expect(try notes(desk, at: 2013).elapsed == 3)
  }

  /// Warned at 5 minutes and at 1, and once the time is over: by the table of the talk above.
  @Test(arguments: [
    (299.0, SpeakerNotes.Warning.none, ""), (301, .first, "5 minutes left"),
    (539, .first, "5 minutes left"), (541, .second, "1 minute left"), (601, .over, "Over time"),
  ])
  func warningsComeInTime(
    _ seconds: Double, _ warning: SpeakerNotes.Warning, _ words: String
  ) throws {
    var desk = TalkDesk(Self.talk)
    order("next", at: 100, &desk)
    let notes = try notes(desk, at: 100 + seconds)
    #expect(notes.warning == warning && notes.warningWords == words)
    #expect(notes.left == Int((600 - seconds).rounded(.up)))
  }

  @Test func minutesOfTheCommandLineCountWhereTheFileSaysNothing() throws {
    var desk = TalkDesk("demo rainbow\ndemo flip\n")
    #expect(try notes(desk, at: 0).left == nil)
    order("minutes 4", at: 1, &desk)
    order("next", at: 1, &desk)
    let notes = try notes(desk, at: 31)
    // A warning at five minutes would hold from the beginning.
    #expect(notes.left == 210 && notes.warning == .none)
  }

  // MARK: The window

  private static let long =
    "demo rainbow\ncaption A caption that is longer than the window is wide, so that it needs more lines\n"
    + (0..<6).map {
      "note Sentence \($0) of notes that say what to show, and what to say about it, at length.\n"
    }
    .joined() + "demo springs\n"

  private func texts(_ desk: TalkDesk, _ size: Size, elapsed: Double = 5000) -> [Sprite] {
    var view = SpeakerView()
    let frame = view.frame(
      of: desk.script.session, at: elapsed, timeOfDay: "14:05", size: size, pixelsPerPoint: 1)
    return frame.sprites.filter { if case .text = $0.shape { true } else { false } }
  }

  @Test(arguments: [
    Size(width: 640, height: 480), Size(width: 960, height: 540), Size(width: 1920, height: 1080),
    Size(width: 1080, height: 1920), Size(width: 3840, height: 2160),
  ])
  func nothingInTheNotesIsCut(_ size: Size) {
    var desk = TalkDesk("minutes 90\n" + Self.long)
    order("stopwatch", at: 1, &desk)
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for _ in 0..<12 {
      let sprites = texts(desk, size)
      var words = ""
      for sprite in sprites {
        guard case .text(let text) = sprite.shape, let box = sprite.textBox(Script.measure) else {
          continue
        }
        words += text.string + " "
        #expect(box.minX >= 0 && box.maxX <= window.maxX + 1 && box.maxY <= window.maxY)
      }
      for part in ["Sentence 0", "at length.", "Sentence 5", "1:23:19", "14:05", "2 Springs"] {
        let found = part == "2 Springs" ? words.contains("Springs") : words.contains(part)
        #expect(found, "\(part) in \(words)")
      }
      #expect(!words.contains("…"))
      desk.press(.character("="), .shift)
    }
  }

  @Test func plusAndMinusZoomTheNotes() {
    func size(_ desk: TalkDesk) -> Double {
      texts(desk, Size(width: 1280, height: 720)).compactMap { sprite in
        if case .text(let text) = sprite.shape, text.string.hasPrefix("Say") {
          text.style.size
        } else {
          nil
        }
      }.max() ?? 0
    }
    var desk = TalkDesk("demo rainbow\nnote Say it.\ndemo flip\nnote Say so.\n")
    let usual = size(desk)
    desk.press(.character("+"))
    let larger = size(desk)
    #expect(larger > usual && usual > 0)
    // It stays, also after the talk; with a pointing tool the keys are that one's.
    desk.press(.pageDown)
    #expect(size(desk) == larger)
    desk.press(.function(7))
    desk.press(.character("-"))
    #expect(size(desk) == larger)
    desk.press(.function(7))
    desk.press(.escape)
    desk.press(.function(5))
    desk.press(.character("-"))
    #expect(size(desk) == usual)
  }

  @Test func troubleOfTheDiskIsSaidInTheNotes() throws {
    var desk = TalkDesk(Self.talk)
    desk.script.change { $0.warn(.unrecorded("The disk is full.")) }
    #expect(try notes(desk, at: 0).state.contains("The disk is full."))
    #expect(!desk.texts.contains { $0.string.contains("full") })
    desk.script.change { $0.withdraw(.recording) }
    #expect(try notes(desk, at: 0).state == "")
  }

  @Test func ordersDoWhatKeysDo() throws {
    for command in TalkCommand.allCases where command != .notes {
      var (keys, orders) = (TalkDesk(Self.talk), TalkDesk(Self.talk))
      keys.press(.pageDown)
      orders.press(.pageDown)
      let word = try #require(TalkKeys().words(of: command).first)
      var words = TalkWords(word, line: 1)
      let stroke = try TalkKeys.Stroke(&words)
      keys.script.step(.keyPressed(stroke.key, stroke.modifiers, isRepeat: false))
      orders.script.step(.talkOrder(command.rawValue))
      #expect(keys.presentation == orders.presentation, "\(command)")
      #expect(keys.time == orders.time, "\(command)")
    }
  }

  /// While the contact sheet is open, commands choose on it, wherever they come from.
  @Test(arguments: [TalkCommand.next, .back, .playBack, .first, .last])
  func commandsChooseOnTheContactSheet(_ command: TalkCommand) throws {
    var (keys, orders) = (TalkDesk(Self.talk), TalkDesk(Self.talk))
    keys.press(.pageDown)
    orders.press(.pageDown)
    keys.press(.character("o"))
    order("stops", at: 1, &orders)
    #expect(try notes(orders, at: 1).hasSheet)
    #expect(try notes(orders, at: 1).state.hasPrefix("All stops: 2 "))
    var words = TalkWords(try #require(TalkKeys().words(of: command).first), line: 1)
    let stroke = try TalkKeys.Stroke(&words)
    keys.press(stroke.key, stroke.modifiers)
    order(command.rawValue, at: 2, &orders)
    #expect(keys.presentation == orders.presentation)
    #expect(orders.current == 1 && orders.presentation?.sheet != 1)
    keys.press(.enter)
    order("choose", at: 3, &orders)
    #expect(keys.presentation == orders.presentation && orders.presentation?.sheet == nil)
    #expect(orders.current != 1)
  }

  /// Nobody holds a key in a browser: there slow motion begins and ends, and the page shows it.
  @Test func slowMotionEndsAsItBegan() throws {
    var desk = TalkDesk(Self.talk)
    func isSlow(_ desk: TalkDesk) throws -> Bool { try notes(desk, at: 1).isSlow }
    order("slow", at: 1, &desk)
    #expect(try isSlow(desk) && notes(desk, at: 1).state == "Slow motion")
    // The release of another key doesn't end it.
    desk.script.step(.keyReleased(.function(7)))
    #expect(try isSlow(desk))
    order("slow", at: 2, &desk)
    #expect(try !isSlow(desk) && notes(desk, at: 1).state.isEmpty)
    desk.script.step(.keyPressed(.character("s"), [], isRepeat: false))
    #expect(try isSlow(desk))
    desk.script.step(.keyReleased(.character("s")))
    #expect(try !isSlow(desk))
    order("black", at: 3, &desk)
    order("slow", at: 4, &desk)
    #expect(try !isSlow(desk))
  }

  @Test func blackEndsByItsOwnOrderAlone() throws {
    var desk = TalkDesk(Self.talk)
    order("black", at: 1, &desk)
    #expect(try notes(desk, at: 1).state == "The screen is black")
    for other in ["next", "white", "go 3", "stops"] { order(other, at: 2, &desk) }
    #expect(desk.current == 0 && desk.presentation?.cover == .black)
    order("black", at: 3, &desk)
    #expect(desk.presentation?.cover == nil)
    order("go 3", at: 4, &desk)
    #expect(desk.current == 2)
  }

  @Test(arguments: [
    "", "nxt", "go", "go 0", "go -1", "go 1001", "go 1 2", "minutes 0", "minutes nan",
    "riff talk-place 2",
    "riff talk-place 1\nstop 0", "riff talk-place 1\nspeed 900", "riff talk-place 1\nhello",
  ])
  func otherOrdersAreRefused(_ text: String) { #expect(TalkOrder(text: text) == nil) }

  @Test func ordersReadBack() {
    var savedStop = SavedStop()
    (savedStop.path, savedStop.stop, savedStop.time, savedStop.plays) = (
      "/a \"b\".txt", 7, 1.0 / 3, true
    )
    (savedStop.secondsLeft, savedStop.speed, savedStop.elapsed, savedStop.isCounting) = (
      0.1, 0.25, 61.5, true
    )
    (savedStop.cover, savedStop.minutes, savedStop.showsNotes) = (.white, 20, true)
    let orders: [TalkOrder] =
      TalkCommand.allCases.map { .command($0) }
      + [.choose, .go(12), .minutes(2.5), .resume(savedStop), .resume(SavedStop())]
    for order in orders { #expect(TalkOrder(text: order.text) == order, "\(order.text)") }
  }

  // MARK: Going on

  /// Cut off anywhere, it shows the same picture again, and goes on from there.
  @Test(arguments: 0..<12)
  func aTalkGoesOnWhereItWasCutOff(_ step: Int) throws {
    let text =
      "minutes 5\ndemo rainbow\nplay 0 to 2 loop for 10 s\ndemo rainbow\nat 1\n"
      + "demo springs\nset response=1.5\nspeed 0.5\nplay\ndemo paging-intro\nat 2\n"
    var desk = TalkDesk(text)
    for index in 0..<step {
      if index % 3 == 1 { desk.press(.pageDown) }
      desk.wait(0.4)
    }
    if step == 7 { desk.press(.character("b")) }
    let now = desk.script.session.workspace.input.lastEventTime
    let savedStop = try #require(desk.script.session.savedStop(at: now))
    var other = TalkDesk(text, presents: false)
    order(savedStop.text, at: 900, &other)
    other.script.step()
    desk.script.step()
    #expect(other.current == desk.current && abs(other.time - desk.time) < 0.05)
    #expect(other.script.playhead.speed == desk.script.playhead.speed)
    #expect(other.script.playhead.isPlaying == desk.script.playhead.isPlaying)
    if !desk.script.playhead.isPlaying {
      #expect(other.script.frame.sprites == desk.script.frame.sprites)
    }
    let watched = try (notes(desk, at: now).elapsed, notes(other, at: 900).elapsed)
    #expect(watched.0 == watched.1)
  }

  @Test func withoutATalkThereIsNoPlace() {
    var desk = TalkDesk(Self.talk, presents: false)
    #expect(desk.script.session.savedStop(at: 0) == nil)
    desk.press(.function(5))
    #expect(desk.script.session.savedStop(at: 0)?.path == TalkDesk.path)
    desk.press(.escape)
    #expect(desk.script.session.savedStop(at: 0) == nil)
  }

  // MARK: As text

  @Test(arguments: [(80, 24), (40, 12), (20, 8), (200, 60)])
  func linesFitTheTerminal(_ columns: Int, _ rows: Int) throws {
    let long = "note " + String(repeating: "word and 漢字 ", count: 60)
    let desk = TalkDesk("minutes 9\ndemo rainbow\ncaption A long caption for all of you\n\(long)\n")
    for hasColors in [false, true] {
      let lines = try notes(desk, at: 0).lines(columns: columns, rows: rows, hasColors: hasColors)
      #expect(lines.count < max(rows, 12))
      for line in lines {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let width = plain.reduce(0) { $0 + ($1.unicodeScalars.first!.value < 0x1100 ? 1 : 2) }
        #expect(width <= columns, "\(plain)")
        #expect(hasColors || line == plain)
      }
    }
  }

  @Test func minutesAreReadAndWritten() throws {
    let players = catalog
    for line in ["minutes 20", "minutes 20 warn 3 2", "minutes 0.5"] {
      let talk = try Talk(text: "riff talk 1\n\(line)\ndemo rainbow\n", demos: players)
      #expect(talk.text.contains("\n\(line)\n"))
      #expect(try Talk(text: talk.text, demos: players) == talk)
    }
    for line in [
      "minutes", "minutes 0", "minutes a", "minutes 5 warn", "minutes 5 warn 1 2", "minutes 5 6",
      "minutes 5 warn 2 1 0", "minutes 5\nminutes 6",
    ] {
      #expect(throws: (any Error).self, "\(line)") {
        try Talk(text: "riff talk 1\n\(line)\ndemo rainbow\n", demos: players)
      }
    }
  }
}
