import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A text that is being written when another demo comes onto the stage is for the demo before.
@Suite(.languages) struct TextBetweenDemosTests {
  private static let file = FileSessionTests.file

  /// Another file opens.
  private static func open(_ script: inout Script) {
    script.change { $0.add(FileSessionTests.demo(), file: file) }
    script.step(.opened(name: file.name, path: file.path))
  }

  private static func typeLength(_ script: inout Script) throws {
    try script.click(.timeline(.field(.length)))
    script.step(.text("9"))
  }

  @Test func aNewSceneKeepsItsLength() throws {
    var script = Script.timeline()
    try Self.typeLength(&script)
    script.press(.character("n"), .control)
    #expect(script.session.demo.name == "my-scene-1" && script.session.field == nil)
    script.press(.enter)
    #expect(script.playhead.timeline.length == 5 && script.edits.isEmpty)
    #expect(script.session.document["keys"].length == 9)
  }

  @Test func aFileThatOpensKeepsItsLength() throws {
    var script = Script.timeline()
    try Self.typeLength(&script)
    Self.open(&script)
    #expect(script.session.demo.name == Self.file.name && script.session.field == nil)
    script.press(.enter)
    #expect(script.playhead.timeline.length == 2 && script.edits.isEmpty)
    #expect(script.session.document["keys"].length == 9)
  }

  @Test func aTextOnTheStageStaysThere() {
    var script = Script.timeline()
    script.press(.character("t"))
    script.press(.character("t"), .shift)
    script.click(at: script.window(stage: Point(x: 480, y: 270)))
    #expect(script.session.field?.name == .tools(.text))
    script.step(.text("Hello"))
    Self.open(&script)
    script.press(.enter)
    #expect(script.session.demo.name == Self.file.name && script.edits.isEmpty)
    let count = KeyDemo().scene.nodes.count
    #expect(script.session.document["keys"].nodes?.count == count + 1)
  }

  /// Only texts lose the focus.
  @Test func aCardKeepsTheFocus() {
    var script = Script()
    script.change { $0.ui.setFocus(.gallery(.card(1))) }
    script.press(.enter)
    #expect(script.chosen == 1 && script.session.ui.focus == .gallery(.card(1)))
  }
}
