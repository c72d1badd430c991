import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Pictures become nodes of the scene on the stage, and are saved with it.
@Suite(.languages) struct PlacedPictureTests {
  private static let source = DataURL.picture([1, 2, 3])

  /// Pictures of 800 × 200 pixels.
  private static func decoded(_ source: String) -> Picture? {
    guard DataURL(source) != nil else { return nil }
    return Picture(
      width: 800, height: 200, pixels: Array(repeating: 0xFF00_FF00, count: 160_000),
      source: source)
  }

  private func withPictures(_ work: () throws -> Void) rethrows {
    try PictureDecoder.$current.withValue(PictureDecoder { Self.decoded($0) }, operation: work)
  }

  private static let event = InputEvent.picture(path: "/home/ada/sea side.png", source: source)

  @Test func itIsPlacedInTheMiddleAndFits() throws {
    try withPictures {
      var script = Script.editor()
      script.step(Self.event)
      let node = try #require(script.edits.nodes?.last)
      #expect(node.name == "sea side")
      guard case .picture(let picture, let size)? = node.shape else {
        Issue.record("It is no picture.")
        return
      }
      let stage = script.session.player.scene.size
      #expect(picture.width == 800 && size.width / size.height == 4)
      #expect(size.width <= stage.width * 0.6 + 1)
      #expect(try script.node("sea-side").anchor == Point(x: stage.width / 2, y: stage.height / 2))
      #expect(script.selectedNodes == ["sea-side"])
      script.press(.character("z"), .control)
      #expect(script.edits.nodes == nil)
    }
  }

  @Test func itIsSavedWithTheDocumentAndItsUndo() throws {
    try withPictures {
      var script = Script.editor()
      script.step(Self.event)
      let saved = script.session.document
      #expect(try Document(text: saved.text) == saved)
      let code = try #require(script.session.savedScene(of: "edit"))
      let text = ExportFormat.json.export(code.scene, code.timeline).text
      let read = try RiffSceneReader.read(Array(text.utf8), name: "x") { source throws(FileError) in
        guard let picture = Self.decoded(source) else { throw FileError(sentence: "None.") }
        return picture
      }
      #expect(read.scene.nodes == code.scene.nodes)
    }
  }

  @Test func aDroppedPictureIsPlacedWhileTheStageIsEditedAndOpenedElse() {
    var script = Script.editor()
    script.step(.dropped("/home/ada/sun.PNG"), .dropped("/home/ada/ball.json"))
    let wanted: [Request] = [.place("/home/ada/sun.PNG"), .open("/home/ada/ball.json")]
    #expect(script.requests.filter { wanted.contains($0) } == wanted)
    for ending in PictureFormat.endings {
      script.step(.dropped("/a\(ending)"))
      #expect(script.requests.contains(.place("/a\(ending)")))
    }
    script.press(.character("q"))
    script.step(.dropped("/home/ada/sun.PNG"))
    #expect(script.requests.contains(.open("/home/ada/sun.PNG")))
  }

  @Test func itsPathIsTyped() {
    var script = Script.editor()
    script.change { $0.perform(.file(.togglePlacing)) }
    script.step(.pointerMoved(script.hold))
    script.step(.text("/a.png"))
    script.press(.enter)
    #expect(script.requests.contains(.place("/a.png")))
  }

  @Test func whatCannotBeReadIsRefused() {
    var script = Script.editor()
    script.step(Self.event)
    #expect(script.edits.nodes == nil)
    #expect(script.session.notice?.words.contains("can’t be placed") == true)
  }
}
