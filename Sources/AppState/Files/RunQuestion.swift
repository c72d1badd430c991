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
          : "This file is a program and has not been allowed to run. Open it once more, and choose Run."
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
  /// Whether Enter means yes. Never true before a person has chosen yes.
  package private(set) var choosesYes = false
  /// The answers since the host's last call.
  private var answers: [RunAnswer] = []

  /// The one that is shown.
  package var first: RunQuestion? { open.first }

  /// The open question about a file; nil if there is none.
  package func about(_ path: String) -> RunQuestion? { open.first { $0.path == path } }

  package mutating func ask(_ question: RunQuestion) {
    guard !open.contains(where: { $0.path == question.path }) else { return }
    open.append(question)
  }

  package mutating func choose(yes: Bool) { choosesYes = yes }

  package mutating func answer(yes: Bool) {
    guard !open.isEmpty else { return }
    answers.append(RunAnswer(question: open.removeFirst(), isYes: yes))
    choosesYes = false
  }

  package mutating func takeAnswers() -> [RunAnswer] {
    defer { answers = [] }
    return answers
  }
}
