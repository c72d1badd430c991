import AppState
import Demos
import Editing
import Formats
import Playground
import SDLHost
import Words

/// The report of `riff check` about a talk, and about the files and recordings that its stops show.
func report(onTalk text: String, _ path: String) throws(Failure) -> String {
  do throws(FileErrors) {
    var check = TalkCheck(path: Storage.absolute(path), text: text)
    let (talk, lines) = try Talk.read(text, demos: catalog, pageCount: check.pageCount)
    for (stop, line) in zip(talk.stops, lines) { check.look(at: stop, line: line) }
    guard check.mistakes.isEmpty else { throw FileErrors(check.mistakes) }
    let count = talk.stops.count
    return localized(
      Message(
        count: count, one: "\(path): a talk with 1 stop",
        other: "\(path): a talk with \(count) stops"))
  } catch {
    throw .world(sentences(error.errors, in: path))
  }
}

/// Checks the sources of a talk's stops, once for each file.
private struct TalkCheck {
  /// The absolute path of the talk.
  let path: String
  private(set) var mistakes: [FileError] = []
  private var seen: Set<String> = []
  private let lines: [String]
  /// The PDFs of the talk, by their absolute paths.
  private let decks: [String: Result<DeckFacts, DeckFault>]

  init(path: String, text: String) {
    (self.path, lines) = (path, text.writtenLines)
    let paths = Talk.decks(in: text, at: path, demos: catalog).map(Storage.absolute)
    decks = Dictionary(
      uniqueKeysWithValues: Set(paths).map { file in
        (file, DeckReading.facts(at: file, of: path))
      })
  }

  /// The number of pages of a PDF, by its path as the talk has it.
  func pageCount(_ name: String) -> Int? {
    try? decks[Storage.absolute(Talk.path(name, besides: path))]?.get().pages.count
  }

  mutating func look(at stop: TalkStop, line: Int) {
    let (name, isReplay): (String, Bool)
    if case .slides(let file, _) = stop.source { lookAtDeck(file, line: line) }
    switch stop.place?.source ?? stop.source {
    case .demo, .slides: return
    case .file(let file): (name, isReplay) = (file, false)
    case .replay(let file): (name, isReplay) = (file, true)
    }
    let file = Storage.absolute(Talk.path(name, besides: path))
    guard seen.insert(file + (isReplay ? " replay" : "")).inserted,
      let wrong = TalkReach.refusal(of: file, by: path)
        ?? (isReplay ? problem(withRecording: file) : problem(withFile: file, of: stop))
    else { return }
    // Files are named as in the talk.
    let found = wrong.text(in: TerminalLanguage.current)
    let sentence: Message =
      found.contains(file) ? "\(found.replacing(file, with: name))" : "\(name): \(wrong)"
    mistakes.append(FileError(line: line, sentence: sentence))
  }

  private mutating func lookAtDeck(_ name: String, line: Int) {
    let file = Storage.absolute(Talk.path(name, besides: path))
    guard seen.insert(file + " slides").inserted, case .failure(let fault)? = decks[file] else {
      return
    }
    var words = TalkWords(lines[line - 1], line: line)
    _ = words.next()
    mistakes.append(words.error(fault.sentence(on: name)))
  }

  private func problem(withRecording file: String) -> Message? {
    do throws(Failure) {
      guard Storage.exists(file) else { throw .missing(file) }
      _ = try recording(at: file)
      return nil
    } catch {
      return error.message
    }
  }

  /// Code only runs if somebody has allowed it before: it is the talk that names it.
  private func problem(withFile file: String, of stop: TalkStop) -> Message? {
    do throws(Failure) {
      guard Storage.exists(file) else { throw .missing(file) }
      switch try reading(ofFile: file, mayRun: false) {
      case .demo(let demo, _, _):
        for knob in stop.knobs {
          do throws(SettingError) {
            _ = try Setting("\(knob.name)=\(knob.value)", for: demo)
          } catch {
            return error.message
          }
        }
        return nil
      case .problems(let errors):
        let more = errors.count - 1
        let first = errors[0].message(in: file)
        if more == 0 { return first }
        return Message(
          count: more, one: "\(first) (and 1 more mistake)",
          other: "\(first) (and \(more) more mistakes)")
      case .question(let question): return question.problem.message(in: file)
      }
    } catch {
      return error.message
    }
  }
}

extension Failure {
  fileprivate static func missing(_ file: String) -> Failure {
    .world("\(file) can't be opened: there is no such file.")
  }
}

extension FileError {
  /// In one line: "FILE:LINE:COLUMN: SENTENCE".
  fileprivate func message(in file: String) -> Message {
    let position = [line, column].compactMap { $0.map(String.init) }
    return "\(([file] + position).joined(separator: ":")): \(sentence)"
  }
}
