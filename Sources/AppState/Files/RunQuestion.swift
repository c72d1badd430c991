public import Formats
import Interface
import Keyframes
import Words

/// Whether the code of a file may be compiled and run, which a person is asked once for each file.
public struct RunQuestion: Equatable, Sendable {
  /// The name of the file's demo.
  public let name: String
  public let path: String
  /// Tells its content from others, see `RunConsent.code`.
  public let code: String
  /// Whether the code, as it is now, has stopped Riff before.
  public let hasStopped: Bool
  /// The mistake that stopped the file, if it is known.
  public let crash: FileError?
  /// Whether the answer was no, for the code as it is now.
  public let wasRefused: Bool
  /// Whether it is about a stop of a talk: all of these are asked at once.
  public var isForTalk = false

  public init(
    name: String, path: String, code: String = "", hasStopped: Bool = false,
    crash: FileError? = nil, wasRefused: Bool = false
  ) {
    (self.name, self.path, self.code) = (name, path, code)
    (self.hasStopped, self.crash, self.wasRefused) = (hasStopped, crash, wasRefused)
  }

  /// The file's problem while there is no answer, or the answer is no.
  public var problem: FileError {
    crash
      ?? FileError(
        sentence: hasStopped
          ? "This file crashed or never came to an end when it ran, and Riff had to start again. Change it, or open it once more to run it as it is."
          : "This file is a program and has not been allowed to run. Open it, and choose Run."
      )
  }
}

/// A person's answer.
public struct RunAnswer: Equatable, Sendable {
  public let question: RunQuestion
  public let isYes: Bool
}

/// Questions that are still open. Like warnings they have no effect on anything else, and are not
/// recorded.
package struct RunQuestions: Equatable {
  private var open: [RunQuestion] = []
  /// The paths of questions that are no longer asked, since a talk was presented, until their file is opened
  /// again: an audience may be watching.
  private var aside: Set<String> = []
  /// Whether Enter means yes. Never true before a person has chosen yes.
  package private(set) var choosesYes = false
  /// The answers since the host's last call.
  private var answers: [RunAnswer] = []
  /// The question that comes before all others.
  package private(set) var unsaved: UnsavedQuestion?
  private var unsavedAnswer: Bool?

  /// The questions that are asked together: one, or all about the stops of a talk.
  package var current: [RunQuestion] {
    let asked = open.filter { !aside.contains($0.path) }
    guard let first = asked.first else { return [] }
    return first.isForTalk && !first.hasStopped
      ? asked.filter { $0.isForTalk && !$0.hasStopped } : [first]
  }

  /// The first of them.
  package var first: RunQuestion? { current.first }

  /// Whether nothing is asked.
  package var isEmpty: Bool { unsaved == nil && first == nil }

  /// The open question about a file; nil if there is none.
  package func about(_ path: String) -> RunQuestion? { open.first { $0.path == path } }

  /// Asks, or only notes the question that is not to be seen by an audience.
  package mutating func ask(_ question: RunQuestion, isAside: Bool = false) {
    if isAside { aside.insert(question.path) } else { aside.remove(question.path) }
    guard !open.contains(where: { $0.path == question.path }) else { return }
    open.append(question)
  }

  package mutating func choose(yes: Bool) { choosesYes = yes }

  /// Sets all open questions aside.
  package mutating func setAside() { aside.formUnion(open.map(\.path)) }

  package mutating func ask(_ question: UnsavedQuestion) {
    (unsaved, unsavedAnswer, choosesYes) = (question, nil, false)
  }

  package mutating func answer(yes: Bool) {
    guard unsaved == nil else {
      (unsaved, unsavedAnswer, choosesYes) = (nil, yes, false)
      return
    }
    let answered = current
    answers += answered.map { RunAnswer(question: $0, isYes: yes) }
    open.removeAll { question in answered.contains { $0.path == question.path } }
    choosesYes = false
  }

  package mutating func takeAnswers() -> [RunAnswer] {
    defer { answers = [] }
    return answers
  }

  /// The answer to the first question; nil if there is none since the last call.
  package mutating func takeUnsavedAnswer() -> Bool? {
    defer { unsavedAnswer = nil }
    return unsavedAnswer
  }
}
