import Interface
import Keyframes
import Testing
import Words

@testable import AppState
@testable import Playground

/// Whether to quit although the edits can't be saved.
@Suite(.languages) struct UnsavedQuestionTests {
  private static let question = UnsavedQuestion(
    "The disk is full.", spare: "/var/tmp/riff-1000/document")

  private static func asked() -> RewindableSession {
    var show = RewindableSession(Script(Entry.clips[0]).session)
    show.ask(question)
    _ = show.step([], dt: 0)
    return show
  }

  /// - Returns: the events that the question leaves.
  private static func press(_ key: Key, in show: inout RewindableSession) -> [TimedEvent] {
    let time = show.session.lastEventTime
    let events: [InputEvent] = [.keyPressed(key, [], isRepeat: false), .keyReleased(key)]
    let rest = show.answerQuestions(events.map { TimedEvent(time: time, $0) })
    _ = show.step(rest, dt: 0)
    return rest
  }

  /// Enter alone never quits.
  @Test(arguments: [
    ([Key.enter], false), ([.escape], false), ([.right, .enter], true), ([.tab, .space], true),
    ([.right, .left, .enter], false),
  ])
  func keysAnswer(_ keys: [Key], _ quits: Bool) {
    var show = Self.asked()
    #expect(show.takeUnsavedAnswer() == nil)
    for key in keys { #expect(Self.press(key, in: &show).isEmpty) }
    #expect(show.takeUnsavedAnswer() == quits)
    #expect(show.takeUnsavedAnswer() == nil)
    #expect(!Self.press(.enter, in: &show).isEmpty, "It is over.")
  }

  /// It comes before the question whether a file may run, which is still there afterwards.
  @Test func itComesFirst() {
    var show = Self.asked()
    let other = RunQuestion(name: "bounce", path: "/home/ada/Bounce.swift")
    show.ask(other)
    _ = Self.press(.escape, in: &show)
    #expect(show.takeUnsavedAnswer() == false && show.takeAnswers().isEmpty)
    _ = Self.press(.escape, in: &show)
    #expect(show.takeAnswers() == [RunAnswer(question: other, isYes: false)])
  }

  /// Whoever quits a talk is asked in the window behind it.
  @Test func itEndsATalk() {
    var show = RewindableSession(Script(Entry.clips[0]).session)
    show.session.perform(.talk(.present))
    _ = show.step([], dt: 0)
    #expect(show.session.isPresenting)
    show.ask(Self.question)
    _ = show.step([], dt: 0)
    #expect(!show.session.isPresenting)
    #expect(show.session.ui.widgets.contains { $0.identity == .question(.card) })
  }

  @Test func itNamesTheReasonAndTheFile() throws {
    let session = Self.asked().session
    let text = try #require(QuestionText(session.workspace.gallery.files.questions))
    #expect(text.names == ["/var/tmp/riff-1000/document"])
    #expect(text.body.hasPrefix("The disk is full. This file"))
    var show = Self.asked()
    show.ask(UnsavedQuestion("The disk is full.", spare: nil))
    let without = try #require(QuestionText(show.session.workspace.gallery.files.questions))
    #expect(without.names.isEmpty && without.body.contains("they are lost"))
  }
}
