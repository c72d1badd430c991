import DemoKit
import Formats
import Interface
import Testing

@testable import AppState
@testable import Playground

/// What is wrong with files is in the language of the window, also when that is chosen later.
@Suite(.languages) struct LocalizedMistakeTests {
  private static func choose(_ language: String, _ script: inout Script) {
    script.press(.character("k"), .control)
    script.step(.text(language))
    script.press(.enter)
  }

  @Test func mistakesInAFileFollowTheLanguage() {
    var script = FileSessionTests.script()
    let error = FileError(
      line: 3, column: 9, sentence: "A comma is missing.", lineText: #"  "x": 3 "y": 4"#)
    script.change { $0.report([error], of: "ball") }
    script.step()
    #expect(script.strings.contains("A comma is missing."))
    Self.choose("chinese", &script)
    #expect(script.session.language == .chinese && script.strings.contains("缺少逗号。"))
    #expect(!script.strings.contains("A comma is missing."))
    #expect(script.session.problems(of: "ball") == [error])
    Self.choose("english", &script)
    #expect(script.strings.contains("A comma is missing.") && !script.strings.contains("缺少逗号。"))
  }

  @Test func whatIsNotSupportedFollowsTheLanguage() {
    var script = FileSessionTests.script()
    let note = ImportNote(layer: "sun", feature: "mask feather", instead: "a mask with sharp edges")
    script.change { $0.replace("ball", by: FileSessionTests.demo(), notes: [note]) }
    script.change { $0.workspace.gallery.files.shownNotes = "ball" }
    script.step()
    #expect(script.strings.contains("sun: mask feather, a mask with sharp edges"))
    Self.choose("chinese", &script)
    #expect(script.strings.contains("sun：蒙版羽化，显示为边缘清晰的蒙版"), "\(script.strings)")
  }

  @Test func mistakesInATalkFollowTheLanguage() throws {
    var desk = TalkDesk(presents: false)
    desk.script.step(.talk(path: TalkDesk.path, text: "riff talk 1\ndemo filp\n"))
    Self.choose("chinese", &desk.script)
    desk.press(.function(5))
    desk.wait(0.1)
    let words = desk.texts.map(\.string).joined()
    #expect(words.contains("没有名为 \"filp\" 的示例。"), "\(words)")
    let notes = try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: ""))
    #expect(notes.state.contains("没有名为 \"filp\" 的示例。"))
  }

  @Test func whyAFileIsRefusedFollowsTheLanguage() {
    var desk = TalkDesk("demo flip\nfile ball.json\n", presents: false)
    desk.script.change {
      $0.refuse("/home/ada/ball.json", "\("/home/ada/ball.json") no longer exists.")
    }
    Self.choose("chinese", &desk.script)
    desk.press(.function(5))
    desk.press(.pageDown)
    desk.wait(0.1)
    let words = desk.texts.map(\.string).joined()
    #expect(words.contains("ball.json 已不存在。"), "\(words)")
  }
}
