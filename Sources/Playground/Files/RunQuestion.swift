public import Formats
public import Interface
import Keyframes

/// Whether the code of a file may be compiled and run, which a person is asked once for each file.
public struct RunQuestion: Equatable, Sendable {
  /// The name of the file's demo.
  public let name: String
  public let path: String
  /// Whether the code, as it is now, has stopped Riff before.
  public let hasStopped: Bool

  public init(name: String, path: String, hasStopped: Bool = false) {
    (self.name, self.path, self.hasStopped) = (name, path, hasStopped)
  }

  /// What is wrong with the file while there is no answer, or it was no; in the current language.
  public var problem: FileError {
    FileError(sentence: Words[hasStopped ? .fileHasStopped : .fileMayNotRun])
  }
}

/// What a person has said.
public struct RunAnswer: Equatable, Sendable {
  public let question: RunQuestion
  public let isYes: Bool
}

/// Questions that are still open. Like warnings they have no effect on anything else, and are not
/// recorded.
struct RunQuestions: Equatable {
  private var open: [RunQuestion] = []
  /// Whether Enter says yes. It never does before somebody has chosen that.
  private(set) var choosesYes = false
  /// What was said since the host has asked.
  private var answers: [RunAnswer] = []

  /// The one that is shown.
  var first: RunQuestion? { open.first }

  /// The open question about a file; nil if there is none.
  func about(_ path: String) -> RunQuestion? { open.first { $0.path == path } }

  mutating func ask(_ question: RunQuestion) {
    guard !open.contains(where: { $0.path == question.path }) else { return }
    open.append(question)
  }

  mutating func choose(yes: Bool) { choosesYes = yes }

  mutating func answer(yes: Bool) {
    guard !open.isEmpty else { return }
    answers.append(RunAnswer(question: open.removeFirst(), isYes: yes))
    choosesYes = false
  }

  mutating func takeAnswers() -> [RunAnswer] {
    defer { answers = [] }
    return answers
  }
}

extension Session {
  /// Asks whether a file may be run; at most once at a time for each path.
  public mutating func ask(_ question: RunQuestion) { workspace.files.questions.ask(question) }
}

extension Show {
  /// As `Session.ask`.
  public mutating func ask(_ question: RunQuestion) { session.ask(question) }

  /// What was answered since the last call.
  public mutating func takeAnswers() -> [RunAnswer] {
    session.workspace.files.questions.takeAnswers()
  }

  /// Takes the presses and keys that answer a question, and returns the other events: those for `step`,
  /// and for a recording, which has no questions.
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
    case .pointerPressed(let place, _):
      guard !isRewinding, let part = session.question(at: place) else { return false }
      switch part {
      case .run: session.workspace.files.questions.answer(yes: true)
      case .refuse: session.workspace.files.questions.answer(yes: false)
      case .card: break
      }
      answersByPointer = true
      return true
    case .keyPressed(let key, let modifiers, _):
      guard !isRewinding, modifiers.isDisjoint(with: [.control, .alt, .command]),
        session.answerQuestion(by: key)
      else { return false }
      answersByKey = key
      return true
    case _: return false
    }
  }
}

extension Session {
  /// The part of the question at a place in the window.
  fileprivate func question(at place: Point) -> QuestionPart? {
    let point = place * (1 / workspace.layout.interfaceScale)
    guard case .question(let part) = ui.widget(at: point)?.identity else { return nil }
    return part
  }

  /// - Returns: whether the key is one of those that choose and answer.
  fileprivate mutating func answerQuestion(by key: Key) -> Bool {
    // During a talk the question waits.
    guard workspace.files.questions.first != nil, !isPresenting else { return false }
    let isYes = workspace.files.questions.choosesYes
    switch key {
    case .left: workspace.files.questions.choose(yes: false)
    case .right: workspace.files.questions.choose(yes: true)
    case .tab: workspace.files.questions.choose(yes: !isYes)
    case .enter, .space: workspace.files.questions.answer(yes: isYes)
    case .escape: workspace.files.questions.answer(yes: false)
    case .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    return true
  }
}
