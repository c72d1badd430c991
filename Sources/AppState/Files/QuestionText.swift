import Formats
public import Words

/// Whether to quit although the edits can't be saved.
public struct UnsavedQuestion: Equatable, Sendable {
  /// A sentence of the host.
  let reason: Message
  /// The file that has the edits instead, which the next start reads; nil if none can be written.
  let spare: String?

  public init(_ reason: Message, spare: String?) { (self.reason, self.spare) = (reason, spare) }
}

/// A question in words.
package struct QuestionText: Equatable {
  package let title: String
  /// Paths, or the names of several files.
  package let names: [String]
  package let body: String
  package let hint: String
  package let no, yes: String

  /// Nil if nothing is asked.
  package init?(_ questions: RunQuestions) {
    if let unsaved = questions.unsaved {
      self.init(unsaved)
    } else if let first = questions.first {
      self.init(first, among: questions.current)
    } else {
      return nil
    }
  }

  private init(_ question: UnsavedQuestion) {
    title = localized("Quit without saving your edits here?")
    names = question.spare.map { [$0] } ?? []
    let what: Message =
      question.spare == nil
      ? "No other place can be written either: if you quit, they are lost."
      : "This file has them instead, and the next start reads it."
    body = localized("\(question.reason) \(what)")
    hint = localized("← → choose, Enter takes the chosen one, Esc doesn't quit.")
    no = localized("Don't quit")
    yes = localized("Quit")
  }

  private init(_ question: RunQuestion, among questions: [RunQuestion]) {
    let count = questions.count
    let file = FilePath.name(of: question.path)
    title = localized(count == 1 ? "Run \(file)?" : "Run the \(count) Swift files of this talk?")
    names = count == 1 ? [question.path] : questions.map { FilePath.name(of: $0.path) }
    body = count > 1 ? Self.severalPrograms : Self.program(hasStopped: question.hasStopped)
    hint = localized("← → choose, Enter takes the chosen one, Esc doesn't run it.")
    no = localized("Don't run")
    yes = localized("Run")
  }

  private static var severalPrograms: String {
    localized(
      "They are programs. Riff compiles and runs them, and again each time they are saved. They can do everything that you can, such as read, change and send your files. Run them only if you trust them."
    )
  }

  private static func program(hasStopped: Bool) -> String {
    localized(
      hasStopped
        ? "It is a program, and the last time it ran, it crashed or never came to an end, so that Riff had to start again. Change the file first, or run it once more."
        : "It is a program. Riff compiles it and runs it, and again each time it is saved. It can do everything that you can, such as read, change and send your files. Run it only if you trust it."
    )
  }
}
