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

/// What the audience sees: the contact sheet, captions, the ground, the pointer; and the talk's file.
@Suite(.languages) struct TalkSheetTests {
  private static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 1920, height: 1080), Size(width: 3840, height: 2160),
    Size(width: 720, height: 1280),
  ]

  // MARK: The stage

  /// Beside code, too.
  @Test(arguments: sizes + [Size(width: 640, height: 360)])
  func captionsInOneLineLieBelowTheStage(_ size: Size) throws {
    for code in ["", "code track\n"] {
      let desk = TalkDesk("demo springs\n\(code)caption Look\n", size: size)
      let workspace = desk.script.session.workspace
      let box = try #require(workspace.caption(desk.script.session.ui)).box
      #expect(box.minY >= workspace.layout.stage.maxY)
      #expect(box.maxY <= workspace.layout.panels.stage.maxY)
    }
  }

  @Test func onlyStopsWithTheSameSubjectLeaveRoomForCaptions() throws {
    let talk = try Talk(
      text: """
        riff talk 1
        demo flip
        file a.svg
        file b.svg
        file b.svg
          caption B
        slides a.pdf 1
        slides a.pdf 1
          caption A
        replay a.riff
        """, demos: catalog)
    #expect(
      talk.stops.map { $0.leavesRoomForCaptions(in: talk.stops) }
        == [true, false, true, true, false, true, true])
  }

  /// What continues a picture around it.
  @Test func theGroundOfAPictureIsThatOfItsEdge() {
    let area = Rect(x: 0, y: 0, width: 100, height: 100)
    func ground(_ pixel: (Int) -> UInt32) -> Color {
      let picture = Picture(width: 100, height: 100, pixels: (0..<10_000).map(pixel), source: "")
      let middle = Transform.translation(x: 50, y: 50)
      let paper = Sprite(
        .rectangle(area.size, cornerRadius: 0), transform: middle, fill: .color(.white))
      return [paper, Sprite(.picture(picture, area.size), transform: middle)]
        .ground(of: area, on: .black)
    }
    #expect(ground { _ in 0xFF11_2233 } == Color(0x112233))
    #expect(ground { 0xFF00_0000 | UInt32($0) } == .black)
    #expect(ground { _ in 0x8000_0000 } == .white)
  }

  // MARK: The contact sheet

  @Test(arguments: sizes)
  func theSheetHasAllStopsAndGoesToThem(_ size: Size) throws {
    var desk = TalkDesk(size: size)
    desk.press(.character("o"))
    desk.wait(0.5)
    let count = desk.stops.count
    #expect(desk.texts.contains { $0.string == "1 / \(count)" })
    let window = desk.script.layout.window
    let cells = desk.script.widgets.filter {
      if case .talk(.stop) = $0.identity { $0.rect.height > 1 } else { false }
    }
    #expect(
      cells.count > 2 && cells.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= window.maxX })
    let columns = TalkSheet(window, count: count).columns
    desk.press(.down)
    desk.press(.right)
    #expect(desk.presentation?.sheet == columns + 1)
    desk.press(.left)
    desk.press(.up)
    desk.press(.up)
    #expect(desk.presentation?.sheet == 0 && desk.current == 0)
    desk.press(.end)
    #expect(desk.presentation?.sheet == count - 1)
    desk.wait(1)
    // Its card has been scrolled into sight.
    let last = try #require(desk.script.widgets.first { $0.identity == .talk(.stop(count - 1)) })
    #expect(last.rect.maxY <= window.maxY + 1)
    desk.press(.enter)
    #expect(desk.presentation?.sheet == nil && desk.current == count - 1)
  }

  @Test func aClickGoesToAStop() throws {
    var desk = TalkDesk()
    desk.press(.character("o"))
    desk.wait(0.2)
    try desk.script.click(.talk(.stop(4)))
    #expect(desk.current == 4 && desk.presentation?.sheet == nil)
  }

  @Test(arguments: [("1", 0), ("07", 6), ("12", 11)], [true, false])
  func aNumberAndEnterGoToAStop(_ number: (digits: String, stop: Int), _ hasSheet: Bool) {
    var desk = TalkDesk()
    if hasSheet { desk.press(.character("o")) }
    for digit in number.digits { desk.press(.character(digit)) }
    #expect(desk.texts.contains { $0.string == "\(number.digits) / \(desk.stops.count)" })
    #expect(desk.presentation?.typedStop == number.stop)
    desk.press(.enter)
    #expect(desk.current == number.stop && desk.presentation?.digits == "")
    #expect(desk.presentation?.sheet == nil)
  }

  /// It is shown in another colour, and erased by Enter.
  @Test(arguments: ["0", "99", "9999"], [true, false])
  func aNumberThatNoStopHasLeadsNowhere(_ digits: String, _ hasSheet: Bool) {
    var desk = TalkDesk()
    desk.press(.pageDown)
    if hasSheet { desk.press(.character("o")) }
    for digit in digits { desk.press(.character(digit)) }
    #expect(desk.texts.contains { $0.string == "\(digits) / \(desk.stops.count)" })
    #expect(desk.presentation?.typedStop == nil)
    desk.press(.enter)
    #expect(desk.current == 1 && desk.presentation?.digits == "")
    #expect((desk.presentation?.sheet != nil) == hasSheet)
  }

  /// The pictures come in the frames after, and then nothing is made.
  @Test func picturesAreMadeOnce() {
    var desk = TalkDesk()
    desk.press(.character("o"))
    desk.wait(1)
    #expect(desk.script.session.panel(TalkPanel.self).pictures.isComplete)
    #expect(desk.script.session.panel(TalkPanel.self).pictures[0] != nil)
  }

  // MARK: What the audience reads

  @Test(arguments: sizes)
  func captionsAreLarge(_ size: Size) throws {
    let words = "Six colours in four seconds, and every one of them has a name of its own"
    var desk = TalkDesk("demo rainbow\ncaption \(words)\n", size: size)
    desk.wait(0.1)
    let layout = desk.script.layout
    let lines = desk.texts.filter { words.contains($0.string) && $0.string.count > 8 }
    #expect(lines.map(\.string).joined(separator: " ") == words)
    for line in lines { #expect(line.style.size >= layout.stage.height / 40) }
    let positions = desk.script.frame.sprites.filter {
      if case .text(let text) = $0.shape { lines.contains(text) } else { false }
    }.map { $0.transform.apply(to: .zero).y }
    #expect(
      positions.allSatisfy { $0 > layout.stage.maxY && $0 < layout.window.maxY }, "\(positions)")
  }

  /// No edge is seen between the stage and what is around it.
  @Test(arguments: Entry.all)
  func theGroundIsTheStages(_ entry: Entry) {
    var desk = TalkDesk("demo \(entry.demo.name)\n", size: Size(width: 800, height: 600))
    desk.wait(0.1)
    let ground = desk.script.picture.first?.fill
    let isCovered = desk.script.picture.dropFirst().contains { sprite in
      if case .rectangle(let size, _) = sprite.shape { size.width >= 900 } else { false }
    }
    if !isCovered { #expect(ground == .color(desk.script.frame.ground)) }
    #expect(desk.script.frame.ground != Theme.ground)
  }

  @Test func theGroundFollowsWhatCoversTheStage() {
    let stage = Rect(x: 0, y: 0, width: 160, height: 90)
    func sprite(_ shape: Shape, _ color: Color, x: Double = 80, turned: Double = 0) -> Sprite {
      Sprite(
        shape, transform: Transform.rotation(degrees: turned).then(.translation(x: x, y: 45)),
        fill: .color(color))
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let table: [([Sprite], Color)] = [
      ([], .black), ([sprite(.rectangle(160, 90), red)], red),
      ([sprite(.rectangle(150, 90), red)], .black),
      // A page on its way counts from the half on.
      ([sprite(.rectangle(160, 90), red, x: 120)], Color(red: 0.5, green: 0, blue: 0)),
      ([sprite(.rectangle(160, 90), red, x: 160)], .black),
      ([sprite(.rectangle(160, 90), red, x: 240)], .black),
      ([sprite(.circle(radius: 92), red)], red), ([sprite(.circle(radius: 80), red)], .black),
      ([sprite(.rectangle(400, 400), red, turned: 45)], red),
      (
        [
          sprite(.rectangle(160, 90), red),
          sprite(.rectangle(160, 90), Color(0xFFFFFF, alpha: 0.5)),
        ],
        Color(red: 1, green: 0.5, blue: 0.5)
      ),
    ]
    for (sprites, color) in table { #expect(sprites.ground(of: stage, on: .black) == color) }
  }

  @Test func thePointerHidesAtRest() {
    func shapes(_ desk: TalkDesk) -> [Request] {
      desk.script.requests.filter { if case .pointerShape = $0 { true } else { false } }
    }
    var desk = TalkDesk()
    desk.script.step(.pointerMoved(Point(x: 300, y: 300)))
    desk.wait(1.9)
    #expect(shapes(desk).last != .pointerShape(.hidden) && desk.script.frame.isMoving)
    desk.wait(0.2)
    #expect(shapes(desk).last == .pointerShape(.hidden) && !desk.script.frame.isMoving)
    desk.script.step(.pointerMoved(Point(x: 310, y: 300)))
    #expect(shapes(desk).last != .pointerShape(.hidden))
    desk.wait(3)
    desk.press(.escape)
    #expect(shapes(desk).last != .pointerShape(.hidden))
  }

  // MARK: The file

  @Test func aChangedFileKeepsThePlace() {
    var desk = TalkDesk("demo rainbow\nat 1\ndemo flip\ndemo springs\n")
    desk.press(.pageDown)
    let change = { (desk: inout TalkDesk, text: String) in
      desk.script.step(.talk(path: TalkDesk.path, text: "riff talk 1\n" + text))
    }
    change(&desk, "demo paths\ndemo rainbow\nat 2\ndemo flip\ncaption New\n")
    #expect(desk.current == 2 && desk.demo == "flip")
    #expect(desk.presentation?.stop.caption == "New")
    change(&desk, "demo paths\n")
    #expect(desk.current == 0 && desk.demo == "paths" && desk.stops.count == 1)
    change(&desk, "demo nothing\n")
    #expect(desk.stops.count == 1 && desk.script.session.workspace.talk.open?.isWrong == true)
    desk.press(.character("o"))
    #expect(desk.texts.contains { $0.string.hasPrefix("The talk file has mistakes") })
    desk.press(.escape)
    desk.press(.escape)
    desk.press(.function(5))
    #expect(desk.demo == "paths")
  }

  /// What is added is read back as the stop that was on the stage.
  @Test func aStopIsAddedAsItIsOnTheStage() throws {
    var desk = TalkDesk("demo flip\n", demo: nil, presents: false)
    desk.script.change {
      $0.start(demo: "springs", at: 0.5, speed: 0.25)
      $0.workspace.turn(knob: "response", to: .number(1.5))
    }
    desk.press(.function(5), .control)
    guard case .addToTalk(let text, let path)? = desk.script.requests.last else {
      Issue.record("\(desk.script.requests)")
      return
    }
    #expect(path == TalkDesk.path)
    let whole = "riff talk 1\ndemo flip\n\n" + text
    let talk = try Talk(text: whole, demos: catalog)
    let stop = try #require(talk.stops.last)
    #expect(stop.source == .demo("springs") && stop.time == 0.5 && stop.speed == 0.25)
    #expect(stop.knobs == [TalkKnob("response", "1.5")] && stop.play == nil)
    desk.script.step(.talk(path: TalkDesk.path, text: whole))
    #expect(desk.script.session.notice?.words == "Added as stop 2 to \(TalkDesk.path)")
  }

  /// Pictures that were made in an earlier talk have no edits that were made since.
  @Test func thePicturesOfStopsHaveTheEditsFromBeforeTheTalk() throws {
    let springs: Entry = try #require(Entry.all.first { $0.demo.name == "springs" })
    var (desk, frames) = (TalkDesk("demo springs\nat 0.5\n", demo: springs), StopFrames())
    let size = Size(width: 480, height: 270)
    let before = frames.frame(stopsOn: 0, in: desk.script.session, size: size)
    desk.press(.escape)
    desk.script.change { $0.workspace.turn(knob: "response", to: .number(1.5)) }
    desk.press(.function(5))
    let after = frames.frame(stopsOn: 0, in: desk.script.session, size: size)
    #expect(before != nil && after != nil && after?.sprites != before?.sprites)
  }

  @Test func aFileIsAStopOnceItIsThere() {
    var desk = TalkDesk("demo flip\nfile ball.json\n")
    #expect(desk.script.requests.contains(.openStop("/home/ada/ball.json")))
    desk.press(.pageDown)
    desk.wait(1.1)
    let words = "ball.json can't be opened. Check its path in the talk file."
    #expect(desk.texts.contains { $0.string == words })
    let file = OpenedFile(name: "ball", path: "/home/ada/ball.json", kind: .riffScene)
    desk.script.change { $0.add(FileSessionTests.demo(), file: file) }
    desk.script.step(.opened(name: "ball", path: file.path))
    #expect(desk.demo == "ball" && desk.presentation?.missing == nil)
    // The gallery has it after the talk.
    desk.press(.escape)
    #expect(desk.script.session.files.map(\.name) == ["ball"] && desk.demo == catalog[0].name)
  }

  // MARK: Replays

  @Test func aRecordedTalkReplaysBitForBit() throws {
    var tape = Tape(
      SessionStart(
        demos: catalog.map(\.name), size: Size(width: 800, height: 600), demo: "rainbow"))
    func key(_ key: Key) -> InputEvent { .keyPressed(key, [], isRepeat: false) }
    let text =
      "riff talk 1\ndemo rainbow\nat 1\ndemo rainbow\nplay 2 to 3\ncaption Two\ndemo flip\n"
    let steps: [[InputEvent]] = [
      [.talkKeys("riff keys 1\nblack = x\n")], [.talk(path: "/t.txt", text: text)],
      [.present(fromHere: true)], [key(.pageDown)], [], [key(.character("o"))], [key(.right)],
      [key(.enter)], [key(.character("x"))], [key(.character("x"))], [key(.escape)], [key(.space)],
    ]
    for events in steps {
      tape.step(events, dt: 1.0 / 60)
      for _ in 0..<20 { tape.step([], dt: 1.0 / 60) }
    }
    let recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    var replay = Replay(recording, of: catalog, measure: Script.measure)
    for (index, time) in recording.times.enumerated() {
      #expect(replay.play(to: time).shows(tape.frames[index]), "\(index)")
    }
  }

  @Test func rewindingOutOfATalkTellsTheHost() {
    var show = RewindableSession(Script().session)
    func key(_ key: Key, _ modifiers: Modifiers = [], _ time: Double) -> [TimedEvent] {
      [TimedEvent(time: time, .keyPressed(key, modifiers, isRepeat: false))]
    }
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    #expect(show.step(key(.function(5), [], 1), dt: 0).requests.contains(.presenting(true)))
    var requests: [Request] = []
    for index in 0..<3 {
      requests += show.step(key(.left, .control, 1.1 + Double(index)), dt: 0).requests
    }
    requests += show.step(key(.enter, [], 5), dt: 0).requests
    requests += show.step([], dt: 1.0 / 60).requests
    #expect(!show.session.isPresenting)
    #expect(requests.filter { $0 == .presenting(false) }.count == 1)
  }
}
