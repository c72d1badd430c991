import Demos
import Editing
import Formats
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import SDLHost
import Stage
import Testing

@testable import Commands

/// Opening files, reading them again when they change, and remembering them.
@MainActor @Suite struct OpenFilesTests {
  private let folder: Folder
  private let warner = Warner()
  private let clock = SteppedClock()

  init() throws { folder = try Folder() }

  private static func text(_ width: Double, _ ending: String = "") -> String {
    """
    {"riff": 1, "scene": {"ground": "#102030", "nodes": [
      {"name": "dot", "shape": {"ellipse": [\(width), 50]}, "x": {"keyframes": [
        {"time": 0, "value": 0}, {"time": 2, "value": 300}]}}
    ]}, "timeline": {"unit": "seconds", "range": [0, 2]}}
    """ + ending
  }

  private func write(_ text: String, to name: String = "ball.json") throws {
    try Data(text.utf8).write(to: folder.url(name), options: .atomic)
  }

  private func openFiles() -> OpenFiles {
    OpenFiles(listPath: folder.path + "/files", warner: warner)
  }

  private func show(_ openFiles: OpenFiles, _ names: String..., wanted: String? = nil) throws
    -> RewindableSession
  {
    let paths = names.map { folder.path + "/" + $0 }
    let opened = try openFiles.begin(opening: paths, wanted: wanted)
    let all = catalog + opened.demos
    let start = SessionStart(
      demos: all.map(\.name), size: Size(width: 800, height: 600), demo: opened.chosen,
      files: opened.files)
    var show = RewindableSession(start.session(of: all) { text in Double(text.string.count) * 7 })
    settle(&show, openFiles)
    return show
  }

  /// Frames, until there is nothing left to read.
  private func settle(_ show: inout RewindableSession, _ openFiles: OpenFiles) {
    repeat {
      openFiles.poll(&show, at: clock.next())
      let frame = show.step(openFiles.takeEvents() + warner.takeEvents(), dt: 0)
      openFiles.carryOut(frame.requests, show)
      openFiles.keep(show.session)
    } while openFiles.isWorking
  }

  private func width(_ show: RewindableSession) -> Double? {
    guard case .ellipse(let size)? = show.session.demo.scene.allNodes.first?.node.shape else {
      return nil
    }
    return size.width
  }

  @Test func tokensAreAddedToTheSceneOnTheStage() throws {
    let openFiles = openFiles()
    try write(Self.text(40))
    try write(
      "{ \"enter\": { \"$type\": \"cubicBezier\", \"$value\": [0, 0, 0.2, 1] } }", to: "a.json")
    try write(":root { --duration-short: 200ms; --ease-leave: ease-in; }", to: "b.css")
    var show = try show(openFiles, "ball.json")
    let (name, files) = (show.session.demo.name, show.files.map(\.name))
    for file in ["a.json", "b.css"] { openFiles.open(folder.path + "/" + file, show) }
    settle(&show, openFiles)
    let tokens = try #require(show.session.document[name].tokens)
    // Which file is read first depends on chance.
    #expect(tokens.easings.map(\.name).sorted() == ["enter", "leave"])
    #expect(tokens.durations == [.init(name: "short", seconds: 0.2)])
    #expect(show.files.map(\.name) == files && show.session.demo.name == name)
    #expect(throws: Failure.self) {
      try openFiles.begin(opening: [folder.path + "/b.css"], wanted: nil)
    }
  }

  @Test func aFileOfTheCommandLineIsOnTheStageAtOnce() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    let show = try show(openFiles, "ball.json")
    #expect(show.session.demo.name == "ball" && width(show) == 50)
    #expect(show.files.map(\.kind) == [.riffScene] && warner.words.isEmpty)
  }

  /// A recording has the scenes of files as they were, with mistakes too.
  @Test func scenesOfFilesAreRecorded() throws {
    let openFiles = openFiles()
    openFiles.isRecorded = true
    try write(Self.text(50))
    let path = folder.path + "/ball.json"
    let opened = try openFiles.begin(opening: [path], wanted: nil)
    let all = catalog + opened.demos
    var start = SessionStart(
      demos: all.map(\.name), size: Size(width: 800, height: 600), demo: "ball",
      files: opened.files)
    start.scenes = openFiles.scenes(of: opened.files)
    #expect(start.scenes == ["ball": Self.text(50)])
    var show = RewindableSession(start.session(of: all) { text in Double(text.string.count) * 7 })
    settle(&show, openFiles)
    var recording = Recording(start)
    let texts = [Self.text(70), Self.text(70).replacingOccurrences(of: "300", with: "x")]
    for text in texts {
      try write(text)
      repeat {
        openFiles.poll(&show, at: clock.next())
        let events = openFiles.takeEvents()
        recording.steps.append(Recording.Step(events, dt: 0))
        openFiles.carryOut(show.step(events, dt: 0).requests, show)
      } while openFiles.isWorking
    }
    #expect(recording.scenes.map(\.text) == texts)
    let scenes = RecordedScenes(of: recording)
    var replay = Replay(
      recording, of: catalog + [try #require(scenes.first["ball"]).scene.demo],
      scenes: scenes.later
    ) { text in Double(text.string.count) * 7 }
    #expect(width(RewindableSession(replay.session)) == 50)
    _ = replay.play(to: 1)
    #expect(width(RewindableSession(replay.session)) == 70)
    #expect(replay.session.problems(of: "ball") == show.session.problems(of: "ball"))
    #expect(!replay.session.problems(of: "ball").isEmpty)
  }

  @Test(arguments: [true, false])
  func aChangeIsOnTheStageInTheNextFrame(_ isMoved: Bool) throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    #expect(!openFiles.rest(at: clock.next()))
    if isMoved {
      try write(Self.text(70), to: "draft")
      #expect(rename(folder.path + "/draft", folder.path + "/ball.json") == 0)
    } else {
      let file = try FileHandle(forWritingTo: folder.url("ball.json"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(Self.text(70, "\n").utf8))
      try file.close()
    }
    #expect(openFiles.rest(at: clock.next()))
    settle(&show, openFiles)
    #expect(width(show) == 70)
    if isMoved { #expect(!openFiles.rest(at: clock.next())) }
  }

  @Test func theSameBytesChangeNothing() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    openFiles.isRecorded = true
    var show = try show(openFiles, "ball.json")
    let generation = show.files[0].generation
    try write(Self.text(50))
    var recorded: [InputEvent] = []
    repeat {
      openFiles.poll(&show, at: clock.next())
      recorded += openFiles.takeEvents().map(\.event)
    } while openFiles.isWorking
    #expect(show.files[0].generation == generation && show.files[0].state == .shown)
    // A replay would replace the demo.
    #expect(recorded == [])
  }

  @Test func aFileThatWasRemovedOpensAgain() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    show.remove("ball")
    #expect(show.files.isEmpty)
    openFiles.open(folder.path + "/ball.json", show)
    settle(&show, openFiles)
    #expect(show.files.map(\.name) == ["ball"] && width(show) == 50)
  }

  @Test func mistakesKeepTheLastSceneUntilTheyAreCorrected() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    try write(Self.text(60, "]"))
    settle(&show, openFiles)
    #expect(width(show) == 50 && show.problems(of: "ball").count == 1)
    #expect(show.problems(of: "ball")[0].line != nil)
    try write(Self.text(60))
    settle(&show, openFiles)
    #expect(width(show) == 60 && show.problems(of: "ball").isEmpty)
  }

  @Test func aFileWithMistakesJoinsTheGalleryAndIsReadOnceItIsCorrected() throws {
    try write("{\"riff\": 1, ")
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    #expect(show.session.demo.name == "ball" && !show.problems(of: "ball").isEmpty)
    try write(Self.text(40))
    settle(&show, openFiles)
    #expect(width(show) == 40 && show.problems(of: "ball").isEmpty)
  }

  @Test func aFileThatGoesStaysOnTheStage() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    try FileManager.default.removeItem(at: folder.url("ball.json"))
    settle(&show, openFiles)
    #expect(width(show) == 50 && show.files[0].state == .gone)
    try write(Self.text(90))
    settle(&show, openFiles)
    #expect(width(show) == 90 && show.files[0].state == .shown)
  }

  @Test func droppedFilesOpenAndAreRememberedInTheirOrder() throws {
    try write(Self.text(50))
    try write(Self.text(51), to: "Other Ball.json")
    let first = openFiles()
    var show = try show(first)
    for name in ["ball.json", "Other Ball.json"] {
      let path = folder.path + "/" + name
      let frame = show.step([TimedEvent(time: 0, .dropped(path))], dt: 0)
      first.carryOut(frame.requests, show)
      settle(&show, first)
    }
    #expect(show.session.demo.name == "other-ball" && width(show) == 51)
    try FileManager.default.removeItem(at: folder.url("ball.json"))
    let again = try self.show(openFiles(), wanted: "other-ball")
    #expect(again.files.map(\.name) == ["ball", "other-ball"])
    #expect(again.files.map(\.state) == [.gone, .shown])
  }

  @Test func whatIsNoFileOfRiffsIsRefusedWithASentence() throws {
    try write("hello")
    let openFiles = openFiles()
    var show = try show(openFiles)
    let frame = show.step([TimedEvent(time: 0, .dropped(folder.path + "/ball.json"))], dt: 0)
    openFiles.carryOut(frame.requests, show)
    settle(&show, openFiles)
    #expect(show.files.isEmpty && warner.words.count == 1)
    #expect(warner.words[0].contains("ball.json cannot be opened: Riff opens demos in Swift"))
  }

  @Test func theSameFileTwiceIsOneDemo() throws {
    try write(Self.text(50))
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json", "ball.json")
    let frame = show.step([TimedEvent(time: 0, .dropped(folder.path + "/./ball.json"))], dt: 0)
    openFiles.carryOut(frame.requests, show)
    settle(&show, openFiles)
    #expect(show.files.count == 1)
  }

  @Test func completionOffersFoldersAndWhatCanBeOpened() throws {
    for name in ["ball.json", "Bar.SVG", "notes.txt", ".b.json", "other.png"] {
      try write("", to: name)
    }
    try FileManager.default.createDirectory(
      at: folder.url("boxes"), withIntermediateDirectories: true)
    let paths = Completion(folder.path + "/b", []).paths
    #expect(paths == ["boxes/", "Bar.SVG", "ball.json"].map { folder.path + "/" + $0 })
    #expect(Completion("", [folder.path + "/ball.json", "/nowhere"]).paths.count == 1)
  }

  // MARK: Pictures

  /// PNG files of one red, green or blue pixel.
  private static let pictures: [UInt32: String] = [
    0xFFFF_0000:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC",
    0xFF00_FF00:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNg+M8AAAICAQBF9FLUAAAAAElFTkSuQmCC",
    0xFF00_00FF:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgYPgPAAEDAQA2dBFAAAAAAElFTkSuQmCC",
  ]

  private func writePicture(_ pixel: UInt32, to name: String) throws {
    let base64 = try #require(Self.pictures[pixel])
    try #require(Data(base64Encoded: base64)).write(to: folder.url(name), options: .atomic)
  }

  private func pixel(_ show: RewindableSession) -> UInt32? {
    guard case .picture(let picture, _)? = show.session.demo.scene.allNodes.first?.node.shape
    else { return nil }
    return picture.pixels.first
  }

  @Test(arguments: ["sun.png", "pictures/sun.png"])
  func aChangedPictureIsOnTheStageInTheNextFrame(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url("pictures"), withIntermediateDirectories: true)
    try writePicture(0xFFFF_0000, to: name)
    try write(#"{"riff": 1, "scene": {"nodes": [{"shape": {"picture": "\#(name)"}}]}}"#)
    let openFiles = openFiles()
    var show = try show(openFiles, "ball.json")
    #expect(pixel(show) == 0xFFFF_0000)
    try writePicture(0xFF00_FF00, to: name)
    settle(&show, openFiles)
    #expect(pixel(show) == 0xFF00_FF00)
  }

  @Test func aPictureIsPlacedOnTheScene() throws {
    try writePicture(0xFF00_00FF, to: "sun.png")
    let openFiles = openFiles()
    try write(Self.text(50))
    var show = try show(openFiles, "ball.json")
    PictureDecoder.$current.withValue(PictureDecoder(PlacedPictures.decode)) {
      openFiles.carryOut([.place(folder.path + "/sun.png")], show)
      settle(&show, openFiles)
      let edits = show.session.document["ball"]
      guard case .picture(let picture, _)? = edits.nodes?.last?.shape else {
        Issue.record("It is no node.")
        return
      }
      #expect(picture.pixels.first == 0xFF00_00FF && DataURL.isOne(picture.source))
    }
    openFiles.carryOut([.place(folder.path + "/ball.json")], show)
    settle(&show, openFiles)
    #expect(warner.words.contains { $0.contains("is not a PNG, JPEG or WebP file") })
  }
}

extension RewindableSession {
  fileprivate func problems(of name: String) -> [FileError] { session.problems(of: name) }
}
