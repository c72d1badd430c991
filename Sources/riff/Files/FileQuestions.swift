import Playground

// Files of code, which nobody may run before somebody has allowed it.
extension FileKeeper {
  /// Does what was answered.
  func take(_ answers: [RunAnswer], _ show: inout Show) {
    for answer in answers {
      let question = answer.question
      if answer.isYes {
        ConsentKeeper.shared.allow(question.path)
        queue(question.path, name: question.name, isAsked: true)
      } else {
        ConsentKeeper.shared.forbid(question.path)
        show.report([question.problem], of: question.name)
      }
    }
  }

  /// Somebody who opens a file is asked; a remembered one says what to do.
  func take(_ question: RunQuestion, isAsked: Bool, _ show: inout Show) {
    // The same bytes are read again once they are allowed.
    hashes[question.path] = nil
    if isAsked { show.ask(question) } else { show.report([question.problem], of: question.name) }
  }
}
