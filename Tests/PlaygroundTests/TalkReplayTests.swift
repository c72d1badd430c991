import DemoKit
import Demos
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// Recorded runs that are stops of a talk: the audience sees what it would have seen.
@Suite(.languages) struct TalkReplayTests {
  private static let size = Size(width: 800, height: 600)
  private static let path = "/home/ada/run.riff"
  private static let talk = "demo flip\nreplay run.riff\nspeed 1\ndemo rainbow\n"
  private static let frame = 1.0 / 60

  private static func key(_ key: Key) -> [InputEvent] {
    [.keyPressed(key, [], isRepeat: false), .keyReleased(key)]
  }

  /// A talk of two stops, before which and after which there are panels.
  nonisolated(unsafe) private static let run: Tape = {
    var tape = Tape(SessionStart(demos: catalog.map(\.name), size: size, demo: "springs"))
    let text = "riff talk 1\ndemo rainbow\nplay\ndemo springs\nplay\ncaption Springs\n"
    let steps: [[InputEvent]] = [
      [.talk(path: "/t.txt", text: text)], key(.space), key(.function(5)), key(.pageDown),
      [.pointerMoved(Point(x: 300, y: 300))], key(.escape), key(.space),
    ]
    for events in steps {
      tape.step(events, dt: frame)
      for _ in 0..<20 { tape.step([], dt: frame) }
    }
    return tape
  }()

  /// The frames of the run that show its talk.
  private static let shown = Array(run.frames[42..<105])

  private func desk(_ text: String = talk, size: Size = size, presents: Bool = true) -> TalkDesk {
    var desk = TalkDesk(text, size: size, presents: presents)
    desk.script.change { take(in: &$0) }
    return desk
  }

  private func take(in session: inout Session) {
    let measure = session.ui.measure
    session.take(OpenedRecording(Self.run.recording, of: catalog, measure: measure), at: Self.path)
  }

  /// Half a frame after each recorded one, so that rounding decides nothing.
  @Test func theAudienceSeesWhatWasRecorded() {
    var desk = desk()
    #expect(desk.script.session.wantsRecording(at: Self.path))
    desk.press(.pageDown)
    desk.script.step(dt: Self.frame / 2)
    for (index, frame) in Self.shown.enumerated() {
      #expect(desk.script.frame.sprites == frame.sprites, "\(index)")
      #expect(desk.script.frame.ground == frame.ground)
      desk.script.step(dt: Self.frame)
    }
    // The recorded talk has ended; its panels are not shown, and nothing moves any more.
    for _ in 0..<60 { desk.script.step(dt: Self.frame) }
    #expect(desk.script.frame.sprites == Self.shown.last?.sprites)
    desk.wait(3)
    #expect(!desk.script.frame.isMoving && desk.current == 1)
  }

  /// Whatever it was recorded in.
  @Test func itIsShownInTheTalksTheme() {
    var desk = desk()
    func theme() -> ThemeName { desk.script.session.workspace.window.arrangement.theme }
    let usual = theme()
    while theme() != .light { desk.press(.character("c")) }
    desk.press(.pageDown)
    desk.script.step(dt: Self.frame / 2)
    #expect(desk.script.frame.ground != Self.shown[0].ground)
    while theme() != usual { desk.press(.character("c")) }
    #expect(desk.script.frame.ground == Self.shown[0].ground)
  }

  @Test func itsSpeedIsThatOfTheStop() {
    var desk = desk("replay run.riff\nspeed 0.5\n")
    desk.script.step(dt: Self.frame)
    for index in 0..<30 {
      #expect(desk.script.frame.sprites == Self.shown[index].sprites, "\(index)")
      desk.script.step(dt: Self.frame * 2)
    }
  }

  /// A run of panels, which has controls at its lower edge.
  nonisolated(unsafe) private static let panels: Tape = {
    var tape = Tape(SessionStart(demos: catalog.map(\.name), size: size, demo: "springs"))
    for _ in 0..<20 { tape.step([], dt: frame) }
    return tape
  }()

  @Test(arguments: LegibleTypeTests.sizes, ["Look", "Look, how the springs keep what they had"])
  func itsCaptionLiesBelowIt(_ size: Size, _ caption: String) throws {
    var desk = TalkDesk("replay run.riff\ncaption \(caption)\n", size: size)
    desk.script.change {
      let opened = OpenedRecording(
        Self.panels.recording, of: catalog, measure: $0.ui.measure)
      $0.take(opened, at: Self.path)
    }
    desk.script.step(dt: Self.frame / 2)
    let (workspace, ui) = (desk.script.session.workspace, desk.script.session.ui)
    let box = try #require(workspace.caption(ui)).box
    let room = workspace.replayRoom(ui)
    #expect(box.maxY < desk.script.layout.window.maxY)
    // On a display that is higher than wide, it stays near the picture.
    let picture = try #require(workspace.talk.presentation?.replay).picture(in: room.size)
    #expect(box.minY >= picture.maxY && box.minY - picture.maxY < 2 * box.height)
    #expect(room.height > desk.script.layout.window.height * 0.7)
    #expect(desk.texts.contains { caption.hasPrefix($0.string) })
    // The picture is not higher than its room.
    let whole = desk.script.frame.sprites.filter { $0.clips.isEmpty }.map(\.reach)
    #expect(whole.filter { $0.maxY > room.maxY + 1 && $0.minY < room.maxY - 1 } == [])
  }

  /// A recorded talk with captions has left room for them, which is not left a second time.
  @Test(arguments: LegibleTypeTests.sizes)
  func itsCaptionTakesTheRoomOfARecordedOne(_ size: Size) throws {
    var (with, without) = (
      desk("replay run.riff\ncaption Look\n", size: size), desk("replay run.riff\n", size: size)
    )
    for _ in 0..<40 {
      with.script.step(dt: Self.frame)
      without.script.step(dt: Self.frame)
    }
    let (workspace, ui) = (with.script.session.workspace, with.script.session.ui)
    #expect(workspace.replayRoom(ui) == with.script.layout.window)
    let box = try #require(workspace.caption(ui)).box
    let stage = try #require(workspace.talk.presentation?.replay).stageAboveCaption(
      in: with.script.layout.window.size)
    #expect(box.minY >= (stage?.maxY ?? .infinity) - 1)
    #expect(box.maxY < with.script.layout.window.maxY)
    // The run itself is as large as without a caption.
    func stages(_ desk: TalkDesk) -> [Sprite] {
      desk.script.frame.sprites.filter { $0.name != TalkCaption.spriteName }
    }
    #expect(stages(with) == stages(without) && !stages(with).isEmpty)
  }

  /// The code of the stop before doesn't stay beside it, nor beside a file that is missing.
  @Test func codeOfTheStopBeforeIsGone() {
    for stop in ["replay run.riff", "replay none.riff", "file none.svg"] {
      var desk = desk("demo springs\ncode track\n\(stop)\n")
      #expect(desk.script.layout.panels.code != nil)
      desk.press(.pageDown)
      #expect(desk.script.layout.panels.code == nil, "\(stop)")
      desk.press(.pageUp)
      #expect(desk.script.layout.panels.code != nil, "\(stop)")
    }
  }

  /// It fills a window of another size, without changing its form.
  @Test func itFitsOtherWindows() throws {
    var desk = desk("replay run.riff\n", size: Size(width: 1600, height: 1200))
    desk.script.step(dt: Self.frame / 2)
    let sprites = desk.script.frame.sprites
    #expect(sprites.count == Self.shown[0].sprites.count)
    // A larger window has a larger interface.
    let factor = 2 * Self.shown[0].scale / desk.script.frame.scale
    for (sprite, old) in zip(sprites, Self.shown[0].sprites) {
      let (position, origin) = (sprite.transform.apply(to: .zero), old.transform.apply(to: .zero))
      #expect(abs(position.x - factor * origin.x) < 1e-6)
      #expect(abs(position.y - factor * origin.y) < 1e-6)
    }
  }

  @Test(arguments: [
    TalkCommand.next, .back, .playBack, .play, .reverse, .forward, .slow, .stepBack, .stepForward,
  ])
  func anyKeyThatWouldControlItLeavesIt(_ command: TalkCommand) throws {
    var desk = desk()
    desk.press(.pageDown)
    desk.wait(0.3)
    var words = TalkWords(try #require(TalkKeys().words(of: command).first), line: 1)
    let stroke = try TalkKeys.Stroke(&words)
    desk.press(stroke.key, stroke.modifiers)
    let goesBack = [.back, .playBack, .reverse, .stepBack].contains(command)
    #expect(desk.current == (goesBack ? 0 : 2) && desk.presentation?.replay == nil)
    #expect(desk.demo == (goesBack ? "flip" : "rainbow"))
    #expect(!desk.script.playhead.clock.isSlow)
    var other = self.desk()
    other.script.step(.talkOrder("next"))
    other.script.step(.talkOrder(command.rawValue))
    #expect(other.current == (goesBack ? 0 : 2))
  }

  /// The stop's own caption takes the place of the recorded one.
  @Test func thereIsOneCaption() {
    var desk = desk("replay run.riff\ncaption Look here\n")
    for _ in 0..<60 {
      desk.script.step(dt: Self.frame)
      #expect(!desk.texts.contains { $0.string == "Springs" && $0.style.weight == .semibold })
      #expect(desk.texts.contains { $0.string == "Look here" })
    }
  }

  @Test func blackTheContactSheetAndPointersLeaveItRunning() {
    var desk = desk()
    desk.press(.pageDown)
    desk.wait(0.2)
    let position = desk.script.layout.stage.centre
    desk.script.step(.pointerPressed(position, clicks: 1))
    desk.script.step(.pointerMoved(Point(x: position.x + 90, y: position.y)))
    desk.script.step(.pointerReleased(Point(x: position.x + 90, y: position.y)))
    desk.script.step(.wheel(x: 0, y: -3, at: position, []))
    desk.press(.character("b"))
    desk.wait(0.2)
    desk.press(.character("b"))
    desk.press(.character("o"))
    desk.wait(0.2)
    #expect(desk.script.session.panel(TalkPanel.self).pictures[1] != nil)
    desk.press(.character("o"))
    #expect(desk.current == 1)
    #expect(abs((desk.presentation?.replay?.time ?? 0) - 0.6) < 1e-6)
  }

  @Test func itIsResumedWhereItWas() throws {
    var (desk, other) = (desk(), desk(presents: false))
    desk.press(.pageDown)
    desk.wait(0.5)
    let savedStop = try #require(desk.script.session.savedStop(at: 1))
    other.script.step(.talkOrder(TalkOrder.resume(savedStop).text))
    #expect(other.script.frame.sprites == desk.script.frame.sprites)
    #expect(abs(savedStop.time - 0.5) < 1e-6)
    // It may be read later than the talk begins.
    var late = TalkDesk(Self.talk, size: Self.size, presents: false)
    late.script.step(.talkOrder(TalkOrder.resume(savedStop).text))
    #expect(late.presentation?.missing == "run.riff")
    // The audience reads of it only if it takes long: until then nothing lies over the ground.
    func isBlank() -> Bool {
      late.script.frame.sprites.last?.fill == .color(ThemeColors.talk.ground)
    }
    #expect(isBlank() && late.script.frame.isMoving)
    late.wait(0.9)
    #expect(isBlank())
    late.wait(0.2)
    #expect(!isBlank() && late.texts.contains { $0.string == "Opening run.riff…" })
    #expect(late.script.requests.contains(.openStop(Self.path)))
    late.script.change { take(in: &$0) }
    late.script.step()
    #expect(late.script.frame.sprites == desk.script.frame.sprites)
  }

  /// A frame never plays much, however long nothing was shown; then it goes on where it was.
  @Test func aGapIsNotCaughtUp() throws {
    var desk = desk()
    desk.press(.pageDown)
    desk.script.step(dt: 3600)
    let time = try #require(desk.presentation?.replay?.time)
    #expect(time > 0 && time <= 17 * Self.frame && desk.presentation?.replay?.isOver == false)
    desk.script.step(dt: Self.frame)
    let next = try #require(desk.presentation?.replay?.time)
    #expect(abs(next - time - Self.frame) < 1e-9)
  }

  /// What is read on another thread may be played up to where a talk was interrupted.
  @Test func itIsReadUpToWhereItWasInterrupted() throws {
    var (desk, other) = (desk(), TalkDesk(Self.talk, size: Self.size, presents: false))
    desk.press(.pageDown)
    desk.wait(0.5)
    let savedStop = try #require(desk.script.session.savedStop(at: 1))
    other.script.step(.talkOrder(TalkOrder.resume(savedStop).text))
    let time = try #require(other.script.session.resumeTime(ofRecordingAt: Self.path))
    #expect(abs(time - 0.5) < 1e-6)
    other.script.change { session in
      let opened = OpenedRecording(
        Self.run.recording, of: catalog, resumedAt: time, measure: session.ui.measure)
      session.take(opened, at: Self.path)
    }
    other.script.step()
    #expect(other.script.frame.sprites == desk.script.frame.sprites)
    #expect(other.script.session.resumeTime(ofRecordingAt: Self.path) == nil)
  }

  /// A recorded talk of which a stop is itself a recorded run.
  @Test func aRecordingCanLieInAnother() {
    var tape = Tape(SessionStart(demos: catalog.map(\.name), size: Self.size, demo: "flip"))
    let text = "riff talk 1\nreplay run.riff\ndemo flip\nreplay\nreplay ../b.riff\n"
    tape.step([.talk(path: TalkDesk.path, text: "riff talk 1\nreplay run.riff\n")], dt: 0)
    tape.step(Self.key(.function(5)), dt: 0)
    for _ in 0..<30 { tape.step([], dt: Self.frame) }
    #expect(tape.recording.stops(demos: catalog) == [Self.path])
    var replay = Replay(
      tape.recording, of: catalog,
      stops: [
        Self.path: OpenedRecording(Self.run.recording, of: catalog, measure: Script.measure)
      ], measure: Script.measure)
    let frame = replay.play(to: 30 * Self.frame + Self.frame / 2)
    #expect(Self.shown.contains { $0.sprites == frame.sprites })
    // Whatever mistakes the talk has elsewhere.
    let mistaken = Talk.paths(ofRecordings: true, in: text, at: TalkDesk.path, demos: catalog)
    #expect(mistaken == [Self.path, "/home/b.riff"])
  }

  @Test func theFileNamesIt() throws {
    let text = "riff talk 1\n\nreplay runs/a b.riff\n  speed 2\n  caption A\n  note B\n"
    let talk = try Talk(text: text, demos: catalog)
    #expect(talk.stops.map(\.source) == [.replay("runs/a b.riff")])
    #expect(talk.text == text)
    for line in ["at 1", "play", "set a=1", "code track"] {
      let errors = #expect(throws: FileErrors.self) {
        try Talk(text: "riff talk 1\nreplay a.riff\n\(line)\n", demos: catalog)
      }
      #expect(errors?.errors.first?.line == 3)
      #expect(errors?.errors.first?.sentence.english.contains("played as it was") == true)
    }
    #expect(throws: FileErrors.self) { try Talk(text: "riff talk 1\nreplay\n", demos: catalog) }
  }
}
