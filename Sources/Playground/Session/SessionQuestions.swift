public import AppState
import Formats
public import Interface
import Keyframes
import Words

extension Session {
  /// Asks whether a file may be run; at most once at a time for each path.
  /// While a talk is presented, the question waits until the file is opened again.
  public mutating func ask(_ question: RunQuestion) {
    workspace.gallery.files.questions.ask(question, isAside: isPresenting)
  }
}

extension RewindableSession {
  /// As `Session.ask`.
  public mutating func ask(_ question: RunQuestion) { session.ask(question) }

  /// Asks whether to quit without saving, which ends a talk.
  public mutating func ask(_ question: UnsavedQuestion) {
    session.language.during { session.leaveTalk() }
    session.workspace.gallery.files.questions.ask(question)
  }

  /// The answer to that, after it was given.
  public mutating func takeUnsavedAnswer() -> Bool? {
    session.workspace.gallery.files.questions.takeUnsavedAnswer()
  }

  /// Returns the answers since the last call.
  public mutating func takeAnswers() -> [RunAnswer] {
    session.workspace.gallery.files.questions.takeAnswers()
  }

  /// Takes all keys, presses and turns of the wheel while a question is shown. Returns the other
  /// events, for `step` and for a recording, which has no questions.
  public mutating func answerQuestions(_ events: [TimedEvent]) -> [TimedEvent] {
    events.filter { !takesForQuestion($0.event) }
  }

  private mutating func takesForQuestion(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerReleased where answersByPointer:
      answersByPointer = false
      return true
    case .keyReleased(let key) where answersByKey == key:
      answersByKey = nil
      return true
    case .pointerPressed(let position, _):
      guard !isRewinding, let part = session.question(at: position) else {
        answersByPointer = false
        return false
      }
      switch part {
      case .run: session.workspace.gallery.files.questions.answer(yes: true)
      case .refuse: session.workspace.gallery.files.questions.answer(yes: false)
      case .card, .window: break
      }
      answersByPointer = true
      return true
    case .keyPressed(let key, let modifiers, let isRepeat):
      guard asksNow, !isForWindow(key, modifiers) else { return false }
      if !isRepeat, modifiers.isDisjoint(with: [.control, .alt, .command]) {
        session.answerQuestion(by: key)
      }
      answersByKey = key
      return true
    case .padPressed(let button):
      guard asksNow else { return false }
      session.answerQuestion(by: button)
      return true
    case .text, .menuPressed, .wheel, .gestureBegan: return asksNow
    case .pointerMoved, .pointerReleased, .menuReleased, .pointerLeft, .gestureChanged,
      .gestureEnded, .touches, .stick, .triggers, .padReleased, .padConnected, .padDisconnected,
      .keyReleased, .modifiersChanged, .pasted, .resized, .focusLost, .dropped, .opened, .picture,
      .scene, .warning, .tokens, .folder, .talk, .deck, .talkKeys, .tour, .source, .display,
      .frameShown, .present, .talkOrder, .closeRequested:
      return false
    }
  }

  /// Whether keys are for a question. During a talk it waits.
  private var asksNow: Bool {
    !isRewinding && !session.isPresenting && !session.workspace.gallery.files.questions.isEmpty
  }

  /// Whether a key quits, fills the screen or begins a talk, in which the question waits, and writes nothing
  /// below it.
  private func isForWindow(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .character = key, modifiers.isDisjoint(with: [.control, .command]) { return false }
    let action = Shortcut.action(for: key, modifiers, isRepeat: false)
    let presents = action == .talk(.present) || action == .talk(.presentFromHere)
    return presents || action?.isForWindow == true
  }
}

extension Session {
  /// The part of the question at a position in the window.
  fileprivate func question(at position: Point) -> QuestionPart? {
    let point = position * (1 / workspace.layout.interfaceScale)
    guard case .question(let part) = ui.widget(at: point)?.identity else { return nil }
    return part
  }

  /// Arrows and Tab choose, Enter and Space answer; Esc answers no.
  fileprivate mutating func answerQuestion(by key: Key) {
    let isYes = workspace.gallery.files.questions.choosesYes
    switch key {
    case .left: workspace.gallery.files.questions.choose(yes: false)
    case .right: workspace.gallery.files.questions.choose(yes: true)
    case .tab: workspace.gallery.files.questions.choose(yes: !isYes)
    case .enter, .space: workspace.gallery.files.questions.answer(yes: isYes)
    case .escape: workspace.gallery.files.questions.answer(yes: false)
    case .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .menu, .function,
      .character:
      break
    }
  }

  /// The same with a game controller.
  fileprivate mutating func answerQuestion(by button: PadButton) {
    switch button {
    case .left: answerQuestion(by: Key.left)
    case .right: answerQuestion(by: Key.right)
    case .a: answerQuestion(by: Key.enter)
    case .b: answerQuestion(by: Key.escape)
    case .up, .down, .leftShoulder, .rightShoulder, .x, .y, .back, .start, .leftStick, .rightStick:
      break
    }
  }
}
