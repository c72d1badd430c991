import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// The question whether a file may run.
@Suite(.languages) struct RunQuestionTests {
  private static let question = RunQuestion(name: "bounce", path: "/home/ada/Bounce.swift")

  private static func asked(size: Size = Size(width: 1280, height: 720)) -> RewindableSession {
    var show = RewindableSession(Script(Entry.clips[0], size: size).session)
    show.ask(question)
    _ = show.step([], dt: 0)
    return show
  }

  /// What is left of the events after the question has taken its own.
  private static func send(_ events: [InputEvent], to show: inout RewindableSession) -> [InputEvent]
  {
    let time = show.session.lastEventTime
    let rest = show.answerQuestions(events.map { TimedEvent(time: time, $0) })
    _ = show.step(rest, dt: 0)
    return rest.map(\.event)
  }

  private static func press(_ keys: Key..., in show: inout RewindableSession) -> [InputEvent] {
    send(
      keys.flatMap { [.keyPressed($0, [], isRepeat: false), .keyReleased($0)] }, to: &show)
  }

  private static func rect(_ part: QuestionPart, in show: RewindableSession) throws -> Rect {
    try #require(show.session.ui.widgets.first { $0.identity == .question(part) }).rect
  }

  private static func click(_ position: Point, in show: inout RewindableSession) -> [InputEvent] {
    send([.pointerPressed(position, clicks: 1), .pointerReleased(position)], to: &show)
  }

  /// Enter alone never runs anything.
  @Test(arguments: [
    ([Key.enter], false), ([.space], false), ([.escape], false), ([.right, .enter], true),
    ([.tab, .space], true), ([.right, .left, .enter], false), ([.right, .escape], false),
    ([.tab, .tab, .enter], false),
  ])
  func keysAnswer(_ keys: [Key], _ isYes: Bool) {
    var show = Self.asked()
    for key in keys { #expect(Self.press(key, in: &show).isEmpty) }
    #expect(show.takeAnswers() == [RunAnswer(question: Self.question, isYes: isYes)])
    #expect(show.takeAnswers().isEmpty)
    #expect(!Self.press(.enter, in: &show).isEmpty, "It is over.")
  }

  @Test(arguments: [(QuestionPart.run, true), (.refuse, false)])
  func buttonsAnswer(_ part: QuestionPart, _ isYes: Bool) throws {
    var show = Self.asked()
    let card = try Self.rect(.card, in: show)
    #expect(Self.click(Point(x: card.minX + 4, y: card.minY + 4), in: &show).isEmpty)
    #expect(show.takeAnswers().isEmpty)
    #expect(Self.click(try Self.rect(part, in: show).centre, in: &show).isEmpty)
    #expect(show.takeAnswers() == [RunAnswer(question: Self.question, isYes: isYes)])
    #expect(!show.session.ui.widgets.contains { $0.identity == .question(.card) })
  }

  /// Also those of a list or a field below it, such as the command palette.
  @Test(arguments: [false, true])
  func itTakesAllKeys(_ hasPalette: Bool) {
    var show = Self.asked()
    if hasPalette { show.session.perform(.toggleHelp) }
    _ = show.step([], dt: 0)
    let before = show.step([], dt: 0)
    for (key, modifiers) in TalkDesk.strokes {
      // They answer, or are for the window.
      let others: [Key] = [.enter, .space, .escape, .left, .right, .tab]
      let action = Shortcut.action(for: key, modifiers, isRepeat: false)
      guard !others.contains(key), key != .function(5), action?.isForWindow != true else {
        continue
      }
      let rest = Self.send(
        [.keyPressed(key, modifiers, isRepeat: false), .text("a"), .keyReleased(key)], to: &show)
      #expect(rest.isEmpty, "\(key)")
    }
    #expect(Self.press(.character("f"), in: &show).isEmpty)
    #expect(show.takeAnswers().isEmpty)
    #expect(show.step([], dt: 0).sprites == before.sprites)
  }

  @Test func theWindowsKeysGoOn() throws {
    var show = Self.asked()
    let strangers: [InputEvent] = [
      .keyPressed(.character("q"), .control, isRepeat: false), .keyReleased(.character("q")),
      .keyPressed(.function(11), [], isRepeat: false), .keyReleased(.function(11)),
      .keyPressed(.function(5), .shift, isRepeat: false), .keyReleased(.function(5)),
      .pointerMoved(Point(x: 2, y: 2)), .resized(Size(width: 900, height: 600), pixelsPerPoint: 1),
    ]
    #expect(Self.send(strangers, to: &show) == strangers)
    #expect(show.takeAnswers().isEmpty)
  }

  /// It is dimmed, and takes no presses and no turns of the wheel.
  @Test func whatLiesBehindWaits() throws {
    var show = Self.asked()
    let window = show.session.layout.window
    #expect(try Self.rect(.window, in: show) == window)
    let scrims = show.step([], dt: 0).sprites.filter { $0.fill == .color(Theme.scrim) }
    #expect(scrims.count == 1)
    let position = Point(x: 2, y: 2)
    let events: [InputEvent] = [
      .pointerPressed(position, clicks: 1), .pointerReleased(position), .menuPressed(position),
      .wheel(x: 0, y: 1, at: position, []),
      .gestureBegan(at: position),
    ]
    #expect(Self.send(events, to: &show).isEmpty && show.takeAnswers().isEmpty)
    #expect(Self.press(.escape, in: &show).isEmpty)
    #expect(Self.send(events, to: &show) == events, "It is over.")
  }

  /// A press that is never released is not waited for.
  @Test func aLostReleaseTakesNoOther() throws {
    var show = Self.asked()
    let card = try Self.rect(.card, in: show)
    let position = Point(x: card.minX + 4, y: card.minY + 4)
    #expect(Self.send([.pointerPressed(position, clicks: 1)], to: &show).isEmpty)
    #expect(Self.press(.escape, in: &show).isEmpty)
    let events: [InputEvent] = [.pointerPressed(position, clicks: 1), .pointerReleased(position)]
    #expect(Self.send(events, to: &show) == events)
  }

  @Test(arguments: [
    ([PadButton.a], false), ([.b], false), ([.right, .a], true), ([.right, .b], false),
    ([.x, .right, .left, .a], false),
  ])
  func aGameControllerAnswers(_ buttons: [PadButton], _ isYes: Bool) {
    var show = Self.asked()
    for button in buttons { #expect(Self.send([.padPressed(button)], to: &show).isEmpty) }
    #expect(show.takeAnswers() == [RunAnswer(question: Self.question, isYes: isYes)])
  }

  /// A question that came up during a talk waits, and all keys are for the talk.
  @Test func duringATalkItTakesNothing() {
    var show = Self.asked()
    show.session.present(fromHere: false)
    _ = show.step([], dt: 0)
    #expect(!Self.press(.enter, in: &show).isEmpty && !Self.press(.pageDown, in: &show).isEmpty)
    #expect(show.takeAnswers().isEmpty)
  }

  /// Each file once, in turn.
  @Test func questionsWait() {
    var show = Self.asked()
    show.ask(Self.question)
    let other = RunQuestion(name: "other", path: "/other.swift", hasStopped: true)
    show.ask(other)
    #expect(Self.press(.tab, .enter, in: &show).isEmpty)
    #expect(Self.press(.enter, in: &show).isEmpty)
    #expect(
      show.takeAnswers() == [
        RunAnswer(question: Self.question, isYes: true), RunAnswer(question: other, isYes: false),
      ])
  }

  @Test(arguments: WarningTests.sizes)
  func itIsInTheWindowWithItsButtons(_ size: Size) throws {
    let show = Self.asked(size: size)
    let card = try Self.rect(.card, in: show)
    let window = show.session.layout.window
    #expect(
      card.minX >= 0 && card.minY >= 0 && card.maxX <= window.maxX && card.maxY <= window.maxY)
    let (run, refuse) = (try Self.rect(.run, in: show), try Self.rect(.refuse, in: show))
    #expect(card.contains(run.centre) && card.contains(refuse.centre) && !run.intersects(refuse))
    #expect(run.height >= Theme.target)
    // The keys are said, below the buttons.
    let hint = localized("← → choose, Enter takes the chosen one, Esc doesn't run it.").prefix(12)
    let line = try #require(
      show.session.ui.sprites.first { sprite in
        if case .text(let text) = sprite.shape { text.string.hasPrefix(hint) } else { false }
      })
    #expect(card.contains(line.transform.apply(to: .zero)))
    #expect(line.transform.apply(to: .zero).y > run.maxY)
  }
}
