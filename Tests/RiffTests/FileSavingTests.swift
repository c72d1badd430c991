import Demos
import Editing
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import SDLHost
import Stage
import Testing

@testable import Commands

/// Scenes are written into files when somebody says so, and nothing else is lost.
@MainActor @Suite struct FileSavingTests {
  private let folder: Folder
  private let warner = Warner()
  private let openFiles: OpenFiles
  private let clock = SteppedClock()

  /// Not as Riff would write it.
  private static let text = """
    {"riff": 1,
      "timeline": {"range": [0, 2], "unit": "seconds"},
      "scene": { "ground": "#102030",   "nodes": [
        {"x": 40, "name": "dot",  "shape": {"ellipse": [50, 50]}},
        {"name": "box", "shape": {"rectangle": [30, 20]}, "y": 7}
      ]}}
    """

  init() throws {
    folder = try Folder()
    openFiles = OpenFiles(listPath: folder.path + "/files", warner: warner)
    try Data(Self.text.utf8).write(to: folder.url("ball.json"), options: .atomic)
  }

  private var path: String { folder.path + "/ball.json" }

  private func saved(_ name: String = "ball.json") throws -> String {
    try String(contentsOf: folder.url(name), encoding: .utf8)
  }

  private func show() throws -> RewindableSession {
    let opened = try openFiles.begin(opening: [path], wanted: nil)
    let all = catalog + opened.demos
    var document = Document()
    document["ball"][TrackPath(node: "dot", property: "x")] = .number(.x, 90)
    let start = SessionStart(
      demos: all.map(\.name), size: Size(width: 800, height: 600), demo: opened.chosen,
      document: document, files: opened.files)
    var show = RewindableSession(start.session(of: all) { text in Double(text.string.count) * 7 })
    step(&show)
    return show
  }

  private func step(_ show: inout RewindableSession, _ events: InputEvent...) {
    let timed = events.map { TimedEvent(time: 0, $0) }
    let frame = show.step(timed, dt: 0)
    openFiles.carryOut(frame.requests, show)
    repeat {
      openFiles.poll(&show, at: clock.next())
      let frame = show.step(openFiles.takeEvents() + warner.takeEvents(), dt: 0)
      openFiles.carryOut(frame.requests, show)
    } while openFiles.isWorking
  }

  private func key(_ modifiers: Modifiers) -> InputEvent {
    .keyPressed(.character("s"), modifiers, isRepeat: false)
  }

  @Test func savingChangesOnlyWhatWasEdited() throws {
    var show = try show()
    step(&show, key(.control))
    #expect(try saved() == Self.text.replacingOccurrences(of: #""x": 40"#, with: #""x": 90"#))
    #expect(show.session.document.isEmpty && warner.words.isEmpty)
    #expect(show.session.demo.scene.allNodes[0].node.x == 90)
  }

  @Test func aRecordingHasWhatIsSaved() throws {
    openFiles.isRecorded = true
    var show = try show()
    let frame = show.step([TimedEvent(time: 0, key(.control))], dt: 0)
    openFiles.carryOut(frame.requests, show)
    openFiles.poll(&show, at: clock.next())
    let file = SceneInFile(name: "ball", path: path, text: try saved(), isSaved: true)
    #expect(openFiles.takeEvents().map(\.event) == [.scene(file)])
  }

  @Test func whatAnotherProgramHasWrittenIsReadFirst() throws {
    var show = try show()
    let other = Self.text.replacingOccurrences(of: #""y": 7"#, with: #""y": 8"#)
    try Data(other.utf8).write(to: folder.url("ball.json"), options: .atomic)
    // In the same frame, before the change is noticed.
    let frame = show.step([TimedEvent(time: 0, key(.control))], dt: 0)
    openFiles.carryOut(frame.requests, show)
    step(&show)
    let now = try saved()
    #expect(now.contains(#""y": 8"#))
    if now == other {
      #expect(!show.session.document.isEmpty && warner.words.count == 1)
      step(&show, key(.control))
    }
    #expect(warner.words.isEmpty)
    #expect(try saved() == other.replacingOccurrences(of: #""x": 40"#, with: #""x": 90"#))
  }

  @Test func aNewFileIsOpenedAndTheOldOneStays() throws {
    var show = try show()
    step(&show, key([.control, .shift]))
    step(&show, .keyPressed(.character("a"), .control, isRepeat: false))
    step(&show, .text(folder.path + "/fresh"))
    step(&show, .keyPressed(.enter, [], isRepeat: false))
    #expect(try saved() == Self.text)
    #expect(try saved("fresh.json").contains("90"))
    #expect(show.session.demo.name == "fresh")
    #expect(!show.session.document["ball"].isEmpty)
  }

  @Test func aFileIsOnlyReplacedBySomebodyWhoSaysSo() throws {
    let other = "not a scene"
    try Data(other.utf8).write(to: folder.url("new.json"), options: .atomic)
    var show = try show()
    openFiles.carryOut([.save("ball", path: folder.path + "/new.json", replaces: false)], show)
    step(&show)
    #expect(try saved("new.json") == other)
    #expect(warner.words.contains { $0.contains("already") })
    openFiles.carryOut([.save("ball", path: folder.path + "/new.json", replaces: true)], show)
    step(&show)
    #expect(try saved("new.json").contains("90"))
  }
}
