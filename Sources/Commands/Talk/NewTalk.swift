import AppState
import SDLHost
import Talks
import Words

/// `riff talk new DECK.pdf [TALK.txt]`: writes a talk file with a stop for each page.
func talk(_ arguments: Arguments) throws(Failure) {
  guard arguments.words.first == "new" else {
    let word = arguments.words.first
    throw .usage(
      word.map { "riff talk can only make a new talk, not \"\($0)\"." }
        ?? "riff talk needs \"new\" and a PDF. Usage: \(Command.talk.usageLine)")
  }
  guard let deck = arguments.words.dropFirst().first else {
    throw .usage("riff talk new needs a PDF. Usage: \(Command.talk.usageLine)")
  }
  try arguments.refuseWords(after: 3, .talk)
  let path = arguments.words.count > 2 ? arguments.words[2] : deck.withoutEnding + ".txt"
  let (file, target) = (Storage.absolute(deck), Storage.absolute(path))
  guard !Storage.exists(target) else {
    throw .world("\(path) already exists. Choose another name.")
  }
  guard Storage.isFolder(String(target[...(target.lastIndex(of: "/") ?? target.startIndex)])) else {
    throw .world("\(path) cannot be written: there is no such folder.")
  }
  switch DeckReading.facts(at: file, of: target) {
  case .failure(let fault): throw .world(fault.sentence(on: deck))
  case .success(let facts):
    let talk = Talk(deck: Talk.path(of: file, besides: target), facts)
    try orFail { try Storage.write(talk.text, to: target) }
    if let reason = facts.lacksNotes { note("\(deck): \(reason)") }
    guard !arguments.has(.quiet) else { return }
    if facts.pages.count > Talk.mostStops {
      note(
        "\(deck) has \(facts.pages.count) pages: the talk has the first \(Talk.mostStops) of them.")
    }
    note(
      "\(path) is written. riff present \(path.shellPath) presents it; add demos between the pages."
    )
  }
}
