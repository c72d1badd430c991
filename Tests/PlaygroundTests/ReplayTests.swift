import DemoKit
import Demos
import Editing
import Formats
import Interface
import Keyframes
import Testing

@testable import AppState
@testable import Playground

/// Recordings played again.
@Suite(.languages) struct ReplayTests {
  private static func replay(_ recording: Recording) throws -> Replay {
    let read = try Recording(text: recording.text, demos: catalog.map(\.name))
    return Replay(read, of: catalog, measure: Script.measure)
  }

  @Test(arguments: Entry.all)
  func everyStepShowsTheSameAgainBitForBit(_ entry: Entry) throws {
    let tape = Tape(entry.demo, seed: 11 + UInt64(entry.index), steps: 60)
    var replay = try Self.replay(tape.recording)
    for (time, frame) in zip(tape.recording.times, tape.frames) {
      #expect(replay.play(to: time).shows(frame), "\(time)")
    }
    #expect(replay.isOver && replay.duration == tape.recording.times.last)
    #expect(replay.session.savedSession == tape.session.savedSession)
    var (a, b) = (replay.session, tape.session)
    #expect(a.step([], dt: 0.3).shows(b.step([], dt: 0.3)), "They go on the same.")
  }

  @Test(arguments: [0.05, 0.3, 1, 7.3, 20])
  func anySpeedShowsTheSame(_ speed: Double) throws {
    let tape = Tape(catalog[0], seed: 5, steps: 40)
    var replay = LiveReplay(try Self.replay(tape.recording), speed: speed)
    var last = replay.step([], dt: 0)
    let frames = [last] + tape.frames
    var shown = 0
    while !replay.isLive {
      last = replay.step([], dt: 1.0 / 60)
      // Frames may be passed over, but none comes out of turn.
      let next = frames[shown...].firstIndex { $0.shows(last) }
      shown = try #require(next, "A frame that was not recorded.")
    }
    #expect(last.shows(tape.frames[39]))
    #expect(replay.session.savedSession == tape.session.savedSession)
  }

  @Test func aTimeWithinTheWaitingShowsWhatWasThereBefore() throws {
    var tape = Tape(SessionStart(demos: ["rainbow"], size: Size(width: 800, height: 600)))
    tape.step([.resized(Size(width: 800, height: 600), pixelsPerPoint: 1)], dt: 0)
    for _ in 0..<3 { tape.step([.keyPressed(.right, [], isRepeat: false)], dt: 1) }
    var replay = try Self.replay(tape.recording)
    for (time, index) in [(-1.0, 0), (0, 0), (0.99, 0), (1, 1), (2.5, 2), (1, 2), (99, 3)] {
      #expect(replay.play(to: time).shows(tape.frames[index]), "\(time)")
    }
  }

  /// A file joins the gallery when it is opened, behind scenes that were made before.
  @Test func filesThatAreOpenedLaterComeLater() throws {
    var tape = Tape(SessionStart(demos: ["rainbow"], size: Size(width: 800, height: 600)))
    tape.step([.keyPressed(.character("n"), .control, isRepeat: false)], dt: 0.1)
    let (ball, path) = (OpenedDemo(catalog[1], name: "ball"), "/ball.json")
    tape.add(ball, file: OpenedFile(name: "ball", path: path))
    tape.step([.opened(name: "ball", path: path)], dt: 0.1)
    var recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    recording.addOpenedFiles()
    var replay = Replay(recording, of: catalog + [ball], measure: Script.measure)
    for (time, frame) in zip(recording.times, tape.frames) {
      #expect(replay.play(to: time).shows(frame), "\(time)")
    }
    let names = tape.session.workspace.gallery.players.map(\.demo.name)
    #expect(names.count == 3 && names.first == "rainbow" && names.last == "ball")
    #expect(replay.session.workspace.gallery.players.map(\.demo.name) == names)
  }

  /// Files change after the recording, which has the scenes that were on the stage.
  @Test func filesHaveTheScenesOfTheTime() throws {
    var tape = Tape(SessionStart(demos: ["rainbow"], size: Size(width: 800, height: 600)))
    let path = "/ball.json"
    let scenes = catalog[1...3].map { RecordedScene(OpenedDemo($0, name: "ball")) }
    for (index, scene) in scenes.enumerated() {
      let file = SceneInFile(name: "ball", path: path, text: "{}", isSaved: index == 2)
      if file.isSaved {
        tape.save("ball", path: path, by: scene.demo)
      } else {
        tape.add(scene.demo, file: OpenedFile(name: "ball", path: path, kind: .riffScene))
      }
      tape.step([.scene(file), .opened(name: "ball", path: path)], dt: 0.1)
      tape.step([.keyPressed(.right, [], isRepeat: false)], dt: 0.1)
    }
    var recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    recording.addOpenedFiles()
    #expect(recording.scenes.count == scenes.count && recording.start.files.isEmpty)
    var replay = Replay(recording, of: catalog, scenes: scenes, measure: Script.measure)
    for (time, frame) in zip(recording.times, tape.frames) {
      #expect(replay.play(to: time).shows(frame), "\(time)")
    }
  }

  /// A replay shows the mistakes that a file had, and the scene from before stays on the stage.
  @Test func filesHaveTheMistakesOfTheTime() throws {
    var tape = Tape(SessionStart(demos: ["rainbow"], size: Size(width: 800, height: 600)))
    let scenes = [
      RecordedScene(OpenedDemo(catalog[1], name: "ball")),
      RecordedScene(catalog[2], problems: [FileError(sentence: "No node.")]),
    ]
    let file = SceneInFile(name: "ball", path: "/ball.json", text: "{}", isSaved: false)
    for _ in scenes { tape.step([.scene(file), .opened(name: "ball", path: file.path)], dt: 1) }
    var replay = Replay(tape.recording, of: catalog, scenes: scenes, measure: Script.measure)
    _ = replay.play(to: 1)
    #expect(replay.session.problems(of: "ball").isEmpty)
    _ = replay.play(to: 2)
    #expect(replay.session.problems(of: "ball").map(\.sentence) == ["No node."])
    #expect(replay.session.demo.scene == catalog[1].scene)
  }

  /// An old recording still plays when the catalogue has grown.
  @Test func theGalleryIsTheRecordedOne() throws {
    let names = ["rotation", "rainbow"]
    let tape = Tape(SessionStart(demos: names, size: Size(width: 800, height: 600)))
    let replay = try Self.replay(tape.recording)
    #expect(replay.session.players.map(\.demo.name) == names)
  }

  // MARK: In a window

  private static let start = SessionStart(
    demos: ["rainbow"], size: Size(width: 800, height: 600))

  /// Half a second of playing, in the middle of a drag at the end if wanted.
  private static func tape(isHeld: Bool = false) -> Tape {
    var tape = Tape(start)
    tape.step([.resized(start.size, pixelsPerPoint: 1)], dt: 0)
    tape.step([.keyPressed(.space, [], isRepeat: false)], dt: 0.25)
    let position = Point(x: 500, y: 150)
    tape.step(
      isHeld
        ? [.pointerPressed(position, clicks: 1), .pointerMoved(position + Point(x: 90, y: 0))] : [],
      dt: 0.25)
    return tape
  }

  private static func window(_ width: Double, _ height: Double, at time: Double = 0) -> [TimedEvent]
  {
    [TimedEvent(time: time, .resized(Size(width: width, height: height), pixelsPerPoint: 1))]
  }

  /// A rehearsal that ended with Esc ends black, as talks do, and not in the gallery. Leaving it, everything
  /// is there as after a talk.
  @Test(arguments: [Key.escape, .function(5)])
  func aReplayedTalkEndsBlack(_ key: Key) throws {
    var tape = Tape(Self.start)
    tape.step([.resized(Self.start.size, pixelsPerPoint: 1)], dt: 0)
    for key in [Key.function(5), .escape, .space] {
      tape.step([.keyPressed(key, [], isRepeat: false)], dt: 0.25)
    }
    var replay = LiveReplay(try Self.replay(tape.recording), presents: true)
    var frame = replay.step(Self.window(800, 600), dt: 0)
    var requests = frame.requests
    for _ in 0..<90 {
      frame = replay.step([], dt: 1.0 / 60)
      requests += frame.requests
    }
    #expect(frame.sprites.isEmpty && frame.ground == .black && !frame.isMoving && !replay.isLive)
    #expect(requests.contains(.presenting(true)) && !requests.contains(.presenting(false)))
    frame = replay.step([TimedEvent(time: 2, .keyPressed(.pageDown, [], isRepeat: false))], dt: 0)
    #expect(frame.sprites.isEmpty && !replay.isLive)
    let pressed = TimedEvent(time: 3, .keyPressed(key, [], isRepeat: false))
    frame = replay.step([pressed], dt: 0)
    #expect(replay.isLive && frame.requests.contains(.presenting(false)))
    #expect(!replay.session.isPresenting && !frame.sprites.isEmpty)
  }

  @Test func handsDoNothingWhileItReplays() throws {
    var tape = Self.tape()
    var replay = LiveReplay(try Self.replay(tape.recording))
    _ = replay.step(Self.window(800, 600), dt: 0)
    let pointer: [InputEvent] = [
      .pointerPressed(Point(x: 400, y: 250), clicks: 1), .keyPressed(.home, [], isRepeat: false),
      .text("x"), .focusLost, .wheel(x: 0, y: 9, at: Point(x: 400, y: 250), []),
    ]
    let frame = replay.step(pointer.map { TimedEvent(time: 1, $0) }, dt: 0.25)
    #expect(frame.shows(tape.frames[1]) && frame.isMoving)
    // Its end is the hands' beginning.
    _ = replay.step([], dt: 0.25)
    let home = replay.step([TimedEvent(time: 2, .keyPressed(.home, [], isRepeat: false))], dt: 0)
    tape.step([.keyPressed(.home, [], isRepeat: false)], dt: 0)
    #expect(home.sprites == tape.frames[3].sprites && !home.isMoving)
  }

  @Test(
    arguments: [
      .closeRequested, .keyPressed(.character("q"), .control, isRepeat: false),
    ] as [InputEvent])
  func handsCanQuit(_ event: InputEvent) throws {
    var replay = LiveReplay(try Self.replay(Self.tape().recording))
    #expect(replay.step([TimedEvent(time: 0, event)], dt: 0).requests.contains(.quit))
  }

  @Test func theRecordingCannotQuitOrTakeTheScreen() throws {
    var tape = Self.tape()
    tape.step(
      [
        .keyPressed(.character("f"), [], isRepeat: false),
        .keyPressed(.character("/"), [], isRepeat: false), .closeRequested,
      ], dt: 0.1)
    var replay = LiveReplay(try Self.replay(tape.recording), speed: 9)
    let frame = replay.step([], dt: 1)
    #expect(tape.frames[3].requests.contains(.quit))
    #expect(!frame.requests.contains(.quit) && !frame.requests.contains(.toggleFullscreen))
    #expect(frame.requests.contains(.title("Rainbow keyframes – Riff")))
    #expect(frame.requests.contains(.textInput(true)), "The search field has the focus.")
  }

  @Test func aPointerThatTheRecordingHoldsLetsGoAtItsEnd() throws {
    var replay = LiveReplay(try Self.replay(Self.tape(isHeld: true).recording))
    _ = replay.step(Self.window(800, 600), dt: 0)
    _ = replay.step([], dt: 0.4)
    _ = replay.step([], dt: 0.4)
    #expect(replay.session.gesture == .none)
  }

  @Test func timeNeverGoesBackWhereItGoesLive() throws {
    var tape = Self.tape()
    for _ in 0..<60 { tape.step([.pointerMoved(Point(x: 400, y: 250))], dt: 1) }
    var replay = LiveReplay(try Self.replay(tape.recording), speed: 20)
    _ = replay.step(Self.window(800, 600, at: 1), dt: 0)
    for time in 2...5 { _ = replay.step(Self.window(800, 600, at: Double(time)), dt: 1) }
    let end = try #require(tape.recording.steps.last?.events.last?.time)
    _ = replay.step([TimedEvent(time: 6.5, .pointerLeft)], dt: 0)
    // It went live at 5 of the window's seconds at the latest, and at 4 at the soonest.
    #expect((end + 1.5...end + 2.5).contains(replay.session.lastEventTime))
  }

  @Test func anotherWindowShowsTheSameSmallerOrLarger() throws {
    let tape = Self.tape()
    for (width, height, factor, left, top) in [
      (1600.0, 1200.0, 2.0, 0.0, 0.0), (1000, 600, 1, 100, 0), (800, 800, 1, 0, 100),
      (400, 500, 0.5, 0, 100),
    ] {
      var replay = LiveReplay(try Self.replay(tape.recording))
      let frame = replay.step(Self.window(width, height), dt: 0)
      #expect(frame.scale == factor)
      let isMoved = zip(frame.sprites, tape.frames[0].sprites).allSatisfy { sprite, recorded in
        sprite.transform.tx == recorded.transform.tx + left / factor
          && sprite.transform.ty == recorded.transform.ty + top / factor
      }
      #expect(isMoved && frame.sprites.count == tape.frames[0].sprites.count, "\(width)")
      _ = replay.step([], dt: 0.3)
      let live = replay.step([], dt: 0.3)
      #expect(replay.session.layout.window.width * live.scale == width)
    }
  }
}
