import DemoKit
import Demos
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// A speaker comes back from every slip, and a mouse alone is enough.
@Suite(.languages) struct TalkWayBackTests {
  private static let talk = """
    demo rainbow
    demo springs
    at 0.5
    demo flip
    """

  // MARK: Leaving

  @Test(arguments: [Key.escape, .function(5)])
  func f5GoesBackToTheStopThatWasLeft(_ key: Key) throws {
    var desk = TalkDesk(Self.talk)
    desk.press(.pageDown)
    desk.script.change { $0.workspace.playhead.jump(to: 0.8) }
    desk.script.step(.talkOrder("stopwatch"))
    desk.press(key)
    #expect(!desk.script.session.isPresenting)
    #expect(desk.script.session.leftStop?.stop == 1)
    desk.press(.function(5))
    #expect(desk.current == 1 && desk.time == 0.8 && desk.presentation?.digits == "")
    // At the first stop, and at the end, there is nothing to go back to.
    desk.press(.home)
    desk.press(.escape)
    desk.press(.function(5))
    #expect(desk.current == 0)
    desk.press(.end)
    desk.press(.pageDown)
    desk.press(.function(5))
    desk.press(.function(5))
    #expect(desk.current == 0 && desk.presentation?.cover == nil)
  }

  @Test func anotherTalkBeginsAtItsFirstStop() {
    var desk = TalkDesk(Self.talk)
    desk.press(.pageDown)
    desk.press(.escape)
    desk.script.step(
      .talk(path: "/home/ada/other.txt", text: "riff talk 1\ndemo flip\ndemo feel\n"))
    desk.press(.function(5))
    #expect(desk.current == 0 && desk.demo == "flip")
  }

  /// Its file is gone: what follows has nothing to do with the time at which it was left.
  @Test func aStopThatCannotBeResumedIsGivenUp() {
    var saved = SavedStop()
    (saved.path, saved.stop, saved.time) = (TalkDesk.path, 1, 0.75)
    for (key, stop) in [(Key.pageDown, 2), (.pageUp, 0)] {
      var desk = TalkDesk("demo rainbow\nfile gone.svg\ndemo rainbow\n", presents: false)
      desk.script.step(.talkOrder(TalkOrder.resume(saved).text))
      #expect(desk.current == 1 && desk.presentation?.resumes == saved)
      desk.press(key)
      #expect(desk.current == stop && desk.time == 0 && desk.presentation?.resumes == nil)
    }
  }

  /// Pages that turn and time that runs back are resumed where they would have stopped.
  @Test func aStopThatIsLeftOnTheWayThereIsResumedAtItsTime() throws {
    var desk = TalkDesk("demo paging-intro\ndemo paging-intro\nat 1\n")
    desk.press(.pageDown)
    desk.wait(0.1)
    #expect(desk.time > 0 && desk.time < 1)
    let turning = try #require(desk.script.session.savedStop(at: 0))
    #expect(turning.stop == 1 && turning.time == 1 && !turning.plays)
    desk = TalkDesk("demo rainbow\nat 1\ndemo rainbow\nat 2\n")
    desk.press(.end)
    desk.press(.pageUp, .shift)
    desk.wait(0.5)
    #expect(desk.time > 1 && desk.time < 2)
    let backwards = try #require(desk.script.session.savedStop(at: 0))
    #expect(backwards.stop == 0 && backwards.time == 1 && !backwards.plays)
  }

  private func left() -> SavedStop {
    var left = SavedStop()
    (left.path, left.stop, left.time, left.isLeft) = (TalkDesk.path, 1, 0.75, true)
    left.elapsed = 90
    return left
  }

  /// A stop that an earlier run has left is offered to the speaker: Enter goes there.
  @Test func anEarlierRunsStopIsOffered() throws {
    let order = InputEvent.talkOrder(TalkOrder.resume(left()).text)
    #expect(TalkOrder(text: TalkOrder.resume(left()).text) == .resume(left()))
    for (key, stop, time) in [(Key.enter, 1, 0.75), (.pageDown, 1, 0.5), (.escape, 0, 0)] {
      var desk = TalkDesk(Self.talk, presents: false)
      desk.script.step(order)
      #expect(!desk.script.session.isPresenting)
      desk.script.step(.present(fromHere: false))
      #expect(desk.current == 0 && desk.texts.contains { $0.string == "2 / 3" })
      let notes = try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: ""))
      #expect(notes.state.contains("Enter"))
      desk.press(key)
      desk.wait(0.1)
      #expect(desk.current == stop && desk.time == time && desk.presentation?.offer == nil)
      #expect(desk.script.session.isPresenting && desk.presentation?.digits == "")
    }
    // A typed number replaces it, and a click takes it.
    var desk = TalkDesk(Self.talk, presents: false)
    desk.script.step(order)
    desk.script.step(.present(fromHere: false))
    desk.press(.character("3"))
    desk.press(.enter)
    #expect(desk.current == 2)
    desk = TalkDesk(Self.talk, presents: false)
    desk.script.step(order)
    desk.script.step(.present(fromHere: false))
    try desk.script.click(.talk(.number))
    #expect(desk.current == 1 && desk.time == 0.75)
  }

  /// Nobody before an audience is asked whether code may run, neither in the talk nor after it.
  @Test func questionsStayAwayFromAudiences() {
    var desk = TalkDesk(Self.talk, presents: false)
    let questions = ["a", "b", "c"].map { name in
      var question = RunQuestion(name: name, path: "/home/ada/\(name).swift")
      question.isForTalk = true
      return question
    }
    func isAsked() -> Bool { desk.script.widgets.contains { $0.identity == .question(.run) } }
    desk.script.change { session in for question in questions { session.ask(question) } }
    desk.script.step()
    #expect(isAsked())
    #expect(desk.texts.contains { $0.string == "Run the 3 Swift files of this talk?" })
    #expect(desk.texts.contains { $0.string == "b.swift" })
    desk.press(.function(5))
    #expect(!isAsked())
    desk.script.change { $0.ask(RunQuestion(name: "d", path: "/home/ada/d.swift")) }
    desk.press(.escape)
    #expect(!isAsked())
    desk.script.change { $0.ask(questions[1]) }
    desk.script.step()
    #expect(isAsked() && desk.texts.contains { $0.string == "Run b.swift?" })
  }

  @Test func oneAnswerIsForAllFilesOfATalk() {
    var questions = RunQuestions()
    let all = ["a", "b"].map { name in
      var question = RunQuestion(name: name, path: "/\(name).swift")
      question.isForTalk = true
      return question
    }
    for question in all { questions.ask(question) }
    questions.ask(RunQuestion(name: "c", path: "/c.swift"))
    questions.answer(yes: true)
    #expect(questions.takeAnswers() == all.map { RunAnswer(question: $0, isYes: true) })
    #expect(questions.current.map(\.name) == ["c"])
  }

  // MARK: Black and white

  @Test(arguments: ["b", "w"] as [Character])
  func escapeEndsBlackAndWhite(_ key: Character) {
    var desk = TalkDesk(Self.talk)
    desk.press(.character(key))
    desk.press(.escape)
    #expect(desk.presentation?.cover == nil && desk.script.session.isPresenting)
    desk.press(.character(key))
    desk.press(.character("q"), .control)
    #expect(desk.script.requests.last == .quit)
    desk.press(.function(5))
    #expect(!desk.script.session.isPresenting)
  }

  /// The end is black, however it is reached, and back leads to the last stop.
  @Test func theEndIsBlack() {
    for back in [
      InputEvent.keyPressed(.pageUp, [], isRepeat: false), .talkOrder("back"),
      .padPressed(.left),
    ] {
      var desk = TalkDesk(Self.talk)
      desk.press(.end)
      for _ in 0..<3 { desk.press(.pageDown) }
      #expect(desk.presentation?.cover == .black && desk.current == 2)
      let notes = desk.script.session.speakerNotes(at: 0, timeOfDay: "")
      #expect(notes?.state.contains("is over") == true)
      desk.script.step(back)
      #expect(desk.presentation?.cover == nil && desk.current == 2)
    }
    // Black before the end is left to its own key.
    var desk = TalkDesk(Self.talk)
    desk.press(.character("b"))
    desk.press(.pageUp)
    #expect(desk.presentation?.cover == .black)
  }

  /// The contact sheet, a number, and the first and last stop lead from the end into the talk.
  @Test func theEndIsLeftByAnyWayToAStop() {
    func end() -> TalkDesk {
      var desk = TalkDesk(Self.talk)
      desk.press(.end)
      desk.press(.pageDown)
      return desk
    }
    let ways: [(keys: [Key], stop: Int)] = [
      ([.home], 0), ([.end], 2), ([.character("r")], 2), ([.character("2"), .enter], 1),
      ([.character("o"), .left, .enter], 1),
    ]
    for (keys, stop) in ways {
      var desk = end()
      for key in keys { desk.press(key) }
      #expect(desk.current == stop && desk.presentation?.cover == nil, "\(keys)")
      #expect(desk.presentation?.sheet == nil)
    }
    var desk = end()
    desk.press(.character("2"))
    #expect(desk.texts.contains { $0.string == "2 / 3" } && desk.presentation?.cover == .black)
    desk.press(.escape)
    #expect(desk.presentation?.digits == "" && desk.presentation?.cover == .black)
    for (order, stop) in [("go 1", 0), ("first", 0), ("stops", 2)] {
      var desk = end()
      desk.script.step(.talkOrder(order))
      #expect(desk.current == stop && desk.presentation?.cover == nil, "\(order)")
    }
    var pad = end()
    pad.script.step(.padPressed(.y))
    #expect(pad.presentation?.sheet == 2 && pad.presentation?.cover == nil)
  }

  // MARK: By mouse alone

  @Test(arguments: [true, false])
  func clicksChangeTheStopIfTheSpeakerWishes(_ isInFile: Bool) {
    var desk = TalkDesk((isInFile ? "click next\n" : "") + Self.talk)
    if !isInFile { desk.press(.character("m")) }
    // Beside what the demos have for clicks.
    let ground = Point(x: 12, y: 12)
    func click() {
      desk.script.step(.pointerPressed(ground, clicks: 1))
      desk.script.step(.pointerReleased(ground))
    }
    click()
    #expect(desk.current == 1)
    click()
    click()
    #expect(desk.presentation?.cover == .black)
    desk.script.step(.menuPressed(ground), .menuReleased(ground))
    #expect(desk.presentation?.cover == nil && desk.current == 2)
    desk.script.step(.menuPressed(ground), .menuReleased(ground))
    #expect(desk.current == 1)
    desk.press(.character("m"))
    click()
    #expect(desk.current == 1)
  }

  @Test func theOptionIsWrittenAndRead() throws {
    var talk = Talk(title: "Clicks", stops: [TalkStop(.demo("flip"))])
    talk.clicksAdvance = true
    #expect(try Talk(text: talk.text, demos: catalog) == talk)
    #expect(throws: FileErrors.self) {
      try Talk(text: "riff talk 1\nclick back\ndemo flip\n", demos: catalog)
    }
  }
}
