import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// The words of texts are written on the stage.
@Suite(.languages) struct TextWritingTests {
  private struct TextDemo: Demo {
    static let name = "texts"
    static let title = "Texts"
    static let caption = "Words."
    let timeline = Timeline.seconds(4)

    var scene: Scene {
      Scene(ground: .black) {
        Node("Hello", TextStyle(40), .white).at(x: 300, y: 200).named("greeting")
        Node("one", TextStyle(40), .white).text([0: "one", 1: "two", 2: "three"])
          .at(x: 300, y: 400).named("counting")
        Node(.circle(radius: 20), fill: .white).at(x: 700, y: 200).named("ball")
      }
    }
  }

  private func words(_ script: Script, _ name: String) -> String? {
    script.picture.first { $0.name == name }.flatMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
  }

  private func doubleClick(_ name: String, _ script: inout Script) throws {
    let position = try script.centre(of: name)
    script.click(at: position)
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
  }

  private func type(_ text: String, _ script: inout Script) {
    script.press(.character("a"), .control)
    script.step(.text(text))
  }

  @Test(arguments: [true, false])
  func aDoubleClickOrEnterBeginsAndEnterEnds(_ isClick: Bool) throws {
    var script = Script.editor(TextDemo())
    if isClick {
      try doubleClick("greeting", &script)
    } else {
      script.select(nodes: ["greeting"])
      script.press(.enter)
    }
    #expect(script.session.ui.writing?.edit.text == "Hello")
    type("Good day", &script)
    #expect(words(script, "greeting") == "Hello")
    script.press(.enter)
    #expect(words(script, "greeting") == "Good day")
    #expect(script.session.ui.writing == nil)
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(words(script, "greeting") == "Hello")
  }

  @Test func escapeLeavesTheTextAsItWas() throws {
    var script = Script.editor(TextDemo())
    try doubleClick("greeting", &script)
    type("Good day", &script)
    script.press(.escape)
    #expect(words(script, "greeting") == "Hello")
    #expect(script.undoCount == 0)
    #expect(script.editor.writtenText == nil)
    #expect(script.selectedNodes == ["greeting"])
  }

  @Test func nothingWrittenIsNoText() throws {
    var script = Script.editor(TextDemo())
    try doubleClick("greeting", &script)
    type(" ", &script)
    script.press(.enter)
    #expect(words(script, "greeting") == "Hello")
    #expect(script.undoCount == 0)
  }

  @Test func aTextThatChangesIsWrittenAtThePlayhead() throws {
    var script = Script.editor(TextDemo())
    script.change { $0.workspace.playhead.jump(to: 1.5) }
    script.step()
    try doubleClick("counting", &script)
    #expect(script.session.ui.writing?.edit.text == "two")
    type("zwei", &script)
    script.press(.enter)
    for (time, text) in [(0.5, "one"), (1.2, "two"), (1.7, "zwei"), (2.5, "three")] {
      script.change { $0.workspace.playhead.jump(to: time) }
      script.step()
      #expect(words(script, "counting") == text, "at \(time)")
    }
  }

  private func editor(_ text: String) -> Script {
    let scene = Scene(ground: .black) {
      Node(text, TextStyle(40), .white).at(x: 300, y: 200).named("greeting")
    }
    var script = Script.editor(SceneDemo("texts", scene: scene, timeline: .seconds(4)))
    script.select(nodes: ["greeting"])
    script.press(.enter)
    return script
  }

  @Test func lineBreaksStay() {
    var script = editor("one\ntwo\nthree")
    #expect(script.session.ui.writing?.edit.text == "one⏎two⏎three")
    script.press(.enter)
    #expect(script.undoCount == 0)
    script.press(.enter)
    type("one⏎2⏎three⏎four", &script)
    script.press(.enter)
    #expect(script.session.workspace.words(ofText: "greeting") == "one\n2\nthree\nfour")
    #expect(script.undoCount == 1)
  }

  @Test func aTextIsNeverShortened() {
    let long = String(repeating: "a", count: StageTool.longestText)
    var script = editor(long)
    type(long + "b", &script)
    script.press(.enter)
    #expect(script.session.workspace.words(ofText: "greeting") == long)
    #expect(script.session.notice?.words == localized("The text is too long"))
    script = editor(long + "bc")
    type(long + "b", &script)
    script.press(.enter)
    #expect(script.session.workspace.words(ofText: "greeting") == long + "b")
  }

  @Test func whatIsNoTextSaysSo() throws {
    var script = Script.editor(TextDemo())
    script.select(nodes: ["ball"])
    script.change { $0.perform(.editor(.writeText)) }
    #expect(script.session.notice?.words == localized("No text is selected."))
  }

  @Test func theWordsAreSaved() throws {
    var script = Script.editor(TextDemo())
    try doubleClick("greeting", &script)
    type("Good day", &script)
    script.press(.enter)
    let read = try Document(text: script.session.document.text)
    #expect(read == script.session.document)
  }
}
