import DemoKit
import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A talk's file that has mistakes from the start is presented all the same: it says what is wrong, until
/// nothing is.
@Suite(.languages) struct TalkMistakesTests {
  private static let files: [(text: String, words: String)] = [
    ("", "talk.txt:1:1: A talk begins with the line \"riff talk 1\"."),
    ("hello\n", "talk.txt:1:1: A talk begins with the line \"riff talk 1\"."),
    ("riff talk 2\ndemo flip\n", "talk.txt:1:1: A talk begins with the line \"riff talk 1\"."),
    ("riff talk 1\n", "talk.txt:2:1: The talk has no stops"),
    ("riff talk 1\ndemo filp\n", "talk.txt:2:6: No demo is called \"filp\"."),
  ]

  private func words(_ desk: TalkDesk) -> String { desk.texts.map(\.string).joined(separator: " ") }

  private func desk(_ text: String) -> TalkDesk {
    var desk = TalkDesk(presents: false)
    desk.script.step(.talk(path: TalkDesk.path, text: text))
    desk.press(.function(5))
    desk.wait(0.1)
    return desk
  }

  @Test(arguments: files.indices)
  func itSaysWhatIsWrongUntilNothingIs(_ index: Int) throws {
    let (text, sentence) = Self.files[index]
    var desk = desk(text)
    #expect(desk.script.session.isPresenting && desk.stops.count == 1)
    #expect(words(desk).contains(sentence), "\(words(desk))")
    #expect(words(desk).contains("once the file is saved"))
    let notes = try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: ""))
    #expect(notes.state.hasPrefix(sentence))
    desk.press(.pageDown)
    desk.press(.character("o"))
    desk.wait(0.3)
    #expect(words(desk).contains(sentence.prefix(9)) && !words(desk).contains("last version"))
    desk.press(.escape)
    // Another mistake.
    desk.script.step(.talk(path: TalkDesk.path, text: "riff talk 1\n\ndmo flip\n"))
    desk.wait(0.1)
    #expect(words(desk).contains("talk.txt:3:1: No line of a talk begins with \"dmo\""))
    desk.script.step(.talk(path: TalkDesk.path, text: "riff talk 1\ndemo flip\ndemo rainbow\n"))
    desk.wait(0.1)
    #expect(desk.stops.count == 2 && desk.current == 0 && desk.demo == "flip")
    #expect(desk.presentation?.missing == nil && !words(desk).contains("talk.txt"))
  }

  /// A talk that is open stays, and so does one that is presented.
  @Test func mistakesReplaceNoTalk() {
    var desk = TalkDesk("demo flip\n", presents: false)
    desk.script.step(.talk(path: "/home/ada/other.txt", text: ""))
    desk.press(.function(5))
    #expect(desk.demo == "flip" && desk.presentation?.path == TalkDesk.path)
    desk.script.step(.talk(path: TalkDesk.path, text: ""))
    desk.wait(0.1)
    #expect(desk.demo == "flip" && desk.presentation?.missing == nil)
    desk.press(.character("o"))
    desk.wait(0.1)
    #expect(words(desk).contains("The talk file has mistakes."))
  }

  /// Also the one that comes next says what is wrong, on the speaker's window.
  @Test func theNextStopSaysWhatIsWrongWithIt() {
    var desk = TalkDesk("demo flip\nfile ball.json\n")
    desk.script.change { $0.refuse("/home/ada/ball.json", "/home/ada/ball.json isn't there.") }
    var view = SpeakerView()
    let size = Size(width: 1280, height: 720)
    func shown(_ view: inout SpeakerView) -> String {
      let frame = view.frame(
        of: desk.script.session, at: 0, timeOfDay: "", size: size, pixelsPerPoint: 1)
      return frame.sprites.compactMap { sprite in
        if case .text(let text) = sprite.shape { text.string } else { nil }
      }.joined(separator: " ")
    }
    #expect(shown(&view).contains("ball.json isn't there."))
    desk.script.change { $0.refuse("/home/ada/ball.json", nil) }
    #expect(!shown(&view).contains("isn't there"))
  }
}
