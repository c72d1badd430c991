import Demos
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Warnings in the window: where they are, and how they go away.
@Suite(.languages) struct WarningTests {
  static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 1920, height: 1080), Size(width: 640, height: 360),
  ]

  private static let disk = Warning.unsaved("/home/a/document cannot be written: the disk is full.")
  private static let all: [Warning] = [
    .otherWindow, disk, .noHome, .otherProgram("/a", copy: "/a.other"), .sessionUnsaved("No."),
    .damaged("/a", [DocumentError(line: 7, problem: "No.", isNewer: false)], copy: "/a.damaged"),
  ]

  private static func rect(_ script: Script, _ part: WarningPart = .card) -> Rect? {
    script.widgets.first { $0.identity == .warning(part) }?.rect
  }

  /// Steps `show` with a click on a widget, as the program does with its window's events.
  private static func click(_ part: Part, in show: inout RewindableSession) throws {
    let widget = try #require(show.session.ui.widgets.first { $0.identity == part })
    let position = widget.rect.centre * show.session.layout.interfaceScale
    let events = [InputEvent.pointerPressed(position, clicks: 1), .pointerReleased(position)]
    for event in events {
      let timed = [TimedEvent(time: show.session.lastEventTime, event)]
      _ = show.step(timed, dt: 0.1)
    }
  }

  @Test(arguments: sizes)
  func theyCoverNeitherTheStagesCentreNorTheTransport(_ size: Size) throws {
    for keys in ["", "t", "e", "te", "tg"] {
      var script = Script(Entry.clips[0], size: size)
      for key in keys { script.press(.character(key)) }
      for warning in Self.all { script.change { $0.warn(warning) } }
      script.step()
      let card = try #require(Self.rect(script))
      let layout = script.layout
      #expect(!card.contains(layout.stage.centre), "\(keys) at \(size)")
      #expect(card.minX >= 0 && card.minY >= 0 && card.maxX <= layout.window.maxX)
      if let transport = layout.transport { #expect(!card.intersects(transport)) }
      let first = try #require(Self.rect(script, .dismiss(.opening)))
      #expect(card.contains(first.centre), "The latest comes first.")
    }
  }

  @Test func theyStayUntilTheyAreDismissed() throws {
    var show = RewindableSession(Script(Entry.clips[0]).session)
    show.warn(.otherWindow)
    show.warn(Self.disk)
    for _ in 0..<40 { _ = show.step([], dt: 1) }
    #expect(
      show.session.workspace.window.warnings.shown.map(\.identity) == [.saving, .otherWindow])
    try Self.click(.warning(.dismiss(.otherWindow)), in: &show)
    #expect(show.session.workspace.window.warnings.shown == [Self.disk])
    // The same again says nothing new, and another does.
    show.warn(.otherWindow)
    #expect(show.session.workspace.window.warnings.shown == [Self.disk])
    show.warn(.noHome)
    #expect(show.session.workspace.window.warnings.shown == [.noHome])
    show.withdraw(.saving)
    show.withdraw(.otherWindow)
    #expect(show.session.workspace.window.warnings.shown.isEmpty)
    show.warn(.otherWindow)
    #expect(show.session.workspace.window.warnings.shown == [.otherWindow], "It has come anew.")
  }

  /// A warning quotes the host in the language of the whole.
  @Test func warningsAreLocalisedWhenTheyAreShown() {
    let warning = Warning.sessionUnsaved(SDLReason.full)
    #expect(warning.message.english.contains("the disk is full"))
    #expect(warning.message.text(in: .chinese).contains("磁盘已满"))
  }

  @Test func escapeDismissesThemLast() {
    var script = Script(Entry.clips[0], size: Size(width: 640, height: 480))
    script.press(.character("e"))
    #expect(script.layout.side != nil)
    script.change {
      $0.warn(.otherWindow)
      $0.warn(.noHome)
    }
    script.press(.escape)
    #expect(script.session.workspace.window.warnings.shown.count == 2, "It closes the panel first.")
    script.press(.escape)
    #expect(script.session.workspace.window.warnings.shown == [.otherWindow])
    script.press(.escape)
    #expect(script.session.workspace.window.warnings.shown.isEmpty)
  }

  /// It is back as soon as another scene is saved: the host doesn't repeat a warning.
  @Test func theOneAboutASceneLeavesWithItsDemo() {
    var script = Script(Entry.clips[0])
    let warning = Warning.unsavedFile("Not saved: read-only file system.")
    script.step(.warning("scene", warning.message))
    #expect(script.session.workspace.window.warnings.shown == [warning])
    script.press(.character("n"), .control)
    #expect(script.session.workspace.window.warnings.shown.isEmpty)
    script.press(.character("s"), [.control, .shift])
    script.press(.enter)
    #expect(script.session.workspace.window.warnings.shown == [warning])
    script.step(.warning("scene", nil))
    #expect(script.session.workspace.window.warnings.shown.isEmpty)
  }

  @Test func pressesOnThemAreForNothingElse() throws {
    var (warned, plain) = (Script(Entry.clips[0]), Script(Entry.clips[0]))
    warned.change { $0.warn(.otherWindow) }
    warned.step(dt: 0.1)
    let button = try #require(Self.rect(warned, .dismiss(.otherWindow)))
    let position = button.centre * warned.layout.interfaceScale
    let press = [InputEvent.pointerPressed(position, clicks: 1), .pointerReleased(position)]
    warned.step(press, dt: 0.1)
    plain.step(dt: 0.2)
    #expect(warned.session.workspace.window.warnings.shown.isEmpty)
    #expect(warned.session.player.time == plain.session.player.time)
    #expect(warned.session.document == plain.session.document)
    // The same press is for what lay below it.
    for event in press {
      warned.step(event)
      plain.step(event)
    }
    #expect(warned.session.player.time == plain.session.player.time)
    #expect(warned.session.gesture == plain.session.gesture)
  }

  /// They are part of a recording: what is done over them depends on them.
  @Test func recordingsHaveThem() throws {
    var tape = Tape(SessionStart(demos: ["rainbow"], size: Size(width: 800, height: 600)))
    var random = Seeded(state: 12)
    var count = 0
    for step in 0..<120 {
      var events: [InputEvent] = []
      if step.isMultiple(of: 7), let warning = Self.all.randomElement(using: &random) {
        let isOver = step.isMultiple(of: 3)
        events.append(.warning(warning.identity.rawValue, isOver ? nil : warning.message))
      }
      let card = tape.session.ui.widgets.last { widget in
        if case .warning = widget.identity { true } else { false }
      }
      count += card == nil ? 0 : 1
      let anywhere = Point(
        x: .random(in: 0...800, using: &random), y: .random(in: 0...600, using: &random))
      let point = step.isMultiple(of: 2) ? card?.rect.centre ?? anywhere : anywhere
      events += [
        .pointerMoved(point), .wheel(x: 0, y: 1, at: point, []), .menuPressed(point),
        .menuReleased(point), .keyPressed(.escape, [], isRepeat: false),
        .pointerPressed(point, clicks: 1), .pointerReleased(point),
      ]
      tape.step(Array(events.prefix(step.isMultiple(of: 5) ? 9 : 4)), dt: 0.05)
    }
    #expect(count > 30)
    let recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    var replay = Replay(recording, of: catalog, measure: Script.measure)
    for (time, frame) in zip(recording.times, tape.frames) {
      #expect(replay.play(to: time).shows(frame), "\(time)")
    }
  }

  @Test func unknownOnesAreLeftOut() {
    var script = Script(Entry.clips[0])
    script.step(.warning("weather", "It rains."), .warning("weather", nil))
    #expect(script.session.workspace.window.warnings.shown.isEmpty)
  }

  @Test func theyAreKeptWhileAnEarlierMomentIsShown() {
    var show = RewindableSession(Script(Entry.clips[0]).session)
    for _ in 0..<40 { _ = show.step([TimedEvent(time: 0, .pointerLeft)], dt: 0.1) }
    show.warn(.otherWindow)
    let back = [TimedEvent(time: 0, .keyPressed(.left, .control, isRepeat: false))]
    _ = show.step(back, dt: 0)
    let resume = [TimedEvent(time: 0, .keyPressed(.enter, [], isRepeat: false))]
    _ = show.step(resume, dt: 0)
    #expect(!show.isRewinding)
    #expect(show.session.workspace.window.warnings.shown == [.otherWindow])
  }
}

private enum SDLReason {
  static let full: Message = "\("/a") cannot be written: \("the disk is full" as Message)."
}

extension Session {
  mutating func warn(_ warning: Warning) { workspace.window.warnings.warn(warning) }

  mutating func withdraw(_ identity: Warning.Identity) {
    workspace.window.warnings.withdraw(identity)
  }
}

extension RewindableSession {
  mutating func warn(_ warning: Warning) { session.warn(warning) }

  mutating func withdraw(_ identity: Warning.Identity) { session.withdraw(identity) }
}
