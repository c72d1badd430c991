import AppState
import Playground

// Files of code, which nobody may run before somebody has allowed it.
extension OpenFiles {
  /// Carries out the answers.
  func take(_ answers: [RunAnswer], _ show: inout RewindableSession) {
    for answer in answers {
      let question = answer.question
      if answer.isYes {
        ConsentStore.shared.allow(question.path)
        queue(question.path, name: question.name, isAsked: true)
      } else {
        ConsentStore.shared.forbid(question.path, code: question.code)
        show.report([question.problem], of: question.name)
      }
    }
  }

  /// A person who opens a file is asked. A remembered file shows a message instead, and so does the
  /// stop of a talk after the answer was no.
  func take(_ question: RunQuestion, of opening: Opening, _ show: inout RewindableSession) {
    // The same bytes are read again once they are allowed.
    hashes[question.path] = nil
    let asks = opening.isAsked && !(opening.isForTalk && question.wasRefused)
    if question.crash != nil { print([question.problem], of: question.path) }
    var question = question
    question.isForTalk = opening.isForTalk
    if asks { show.ask(question) } else { show.report([question.problem], of: question.name) }
  }
}
