import AppState
import DemoKit
import Demos
import Editing
import Formats
import Keyframes
import Playground
import SDLHost
import Words

/// The report of `riff check` about a talk, and about the files and recordings that its stops show: all mistakes
/// at once, texts that stay too small for an audience, and captions that are cut; `text` measures them.
/// With `allows` the Swift files of its stops may run from now on.
///
/// - Throws: if there are mistakes.
func report(
  onTalk talk: String, _ path: String, allows: Bool, _ text: TextRenderer?
) throws(Failure) -> [String] {
  var check = TalkCheck(path: Storage.absolute(path), talk: talk, allows: allows)
  let first = Talk.checked(talk, demos: catalog, pageCount: check.pageCount)
  for (stop, line) in zip(first.talk.stops, first.lines) { check.look(at: stop, line: line) }
  // Once more, with the files in hand.
  let second = Talk.checked(
    talk, demos: catalog, files: check.files, pageCount: check.pageCount)
  let mistakes = second.mistakes + check.mistakes
  let count = second.talk.stops.count
  let summary = localized(
    Message(
      count: count, one: "\(path): a talk with 1 stop",
      other: "\(path): a talk with \(count) stops"))
  let unread =
    text.map {
      check.smallTexts(second.talk, second.lines, path, $0)
        + cutCaptions(second.talk, second.lines, path, $0)
    } ?? []
  guard mistakes.isEmpty else {
    let all = [sentences(mistakes, in: path)] + unread
    throw .world(Message(verbatim: all.map { localized($0) }.joined(separator: "\n")))
  }
  return [summary] + unread.map { "  " + localized($0) }
}

/// A sentence for each stop with a caption of which not all is shown on a common display.
private func cutCaptions(
  _ talk: Talk, _ lines: [Int], _ path: String, _ text: TextRenderer
) -> [Message] {
  let displays = [Size(width: 1920, height: 1080), Size(width: 1024, height: 768)]
  return zip(talk.stops, lines).compactMap { stop, line in
    stop.displayThatCutsCaption(among: displays, measure: text.measure).map { display in
      "\(path):\(line): The caption has more than three lines on a display of \(display.width.short)×\(display.height.short), and is cut there: make it shorter."
    }
  }
}

/// Checks the sources of a talk's stops, once for each file.
private struct TalkCheck {
  /// The absolute path of the talk.
  let path: String
  /// The lines of the talk.
  let text: [String]
  let allows: Bool
  private(set) var mistakes: [FileError] = []
  /// The files that were read, by the paths that the talk has.
  private(set) var files: [String: CheckedFile] = [:]
  private var demos: [String: any Demo] = [:]
  private var seen: Set<String> = []
  /// The PDFs of the talk, by their absolute paths.
  private let decks: [String: Result<DeckFacts, DeckFault>]

  init(path: String, talk: String, allows: Bool) {
    (self.path, text, self.allows) = (path, talk.writtenLines, allows)
    let paths = Talk.decks(in: talk, at: path, demos: catalog).map(Storage.absolute)
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
    guard !name.isEmpty, seen.insert(name + (isReplay ? " replay" : "")).inserted,
      let wrong = TalkReach.refusal(of: file, by: path)
        ?? (isReplay ? problem(withRecording: file) : problem(withFile: file, named: name))
    else { return }
    // Files are named as in the talk.
    let found = wrong.text(in: TerminalLanguage.current)
    let sentence: Message =
      found.contains(file) ? "\(found.replacing(file, with: name))" : "\(name): \(wrong)"
    var words = TalkWords(text[line - 1], line: line)
    _ = words.next()
    mistakes.append(words.error(sentence))
  }

  private mutating func lookAtDeck(_ name: String, line: Int) {
    let file = Storage.absolute(Talk.path(name, besides: path))
    guard seen.insert(file + " slides").inserted, case .failure(let fault)? = decks[file] else {
      return
    }
    var words = TalkWords(text[line - 1], line: line)
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

  /// Code only runs if somebody has allowed it before, or allows it now: it is the talk that names it.
  private mutating func problem(withFile file: String, named name: String) -> Message? {
    do throws(Failure) {
      guard Storage.exists(file) else { throw .missing(file) }
      if allows, (try? Storage.bytes(file)).flatMap(FileKind.of) == .swift {
        ConsentStore.shared.allow(file)
      }
      switch try reading(ofFile: file, mayRun: false) {
      case .demo(let demo, _, _):
        files[name] = CheckedFile(demo, lineCount: lineCount(of: file))
        demos[name] = demo
        return nil
      case .problems(let errors):
        let more = errors.count - 1
        let first = errors[0].message(in: file)
        if more == 0 { return first }
        return Message(
          count: more, one: "\(first) (and 1 more mistake)",
          other: "\(first) (and \(more) more mistakes)")
      case .question:
        return
          "\(file) is code that isn't allowed to run yet: riff check --allow \(path.shellWord) allows it."
      }
    } catch {
      return error.message
    }
  }

  /// Nil for files that people do not write.
  private func lineCount(of file: String) -> Int? {
    guard let bytes = try? Storage.bytes(file) else { return nil }
    switch FileKind.of(bytes) {
    case .swift, .riffScene, .svg:
      return bytes.count { $0 == 10 } + (bytes.last == 10 ? 0 : 1)
    case .lottie, .dotLottie, .picture, nil: return nil
    }
  }

  /// A sentence for each stop with texts that stay too small.
  func smallTexts(
    _ talk: Talk, _ lines: [Int], _ path: String, _ text: TextRenderer
  ) -> [Message] {
    zip(talk.stops, lines).compactMap { stop, line in
      let demo =
        switch stop.source {
        case .demo(let name): catalogued(name)
        case .file(let name): demos[name]
        case .replay, .slides: nil as (any Demo)?
        }
      guard let demo else { return nil }
      let hasCaptions = stop.leavesRoomForCaptions(in: talk.stops)
      let small = stop.smallTexts(of: demo, hasCaptions: hasCaptions, measure: text.measure)
      guard let first = small.first else { return nil }
      let words = first.quoted(atMost: 40)
      return small.count == 1
        ? "\(path):\(line): The text \(words) stays too small for an audience."
        : Message(
          count: small.count - 1,
          one: "\(path):\(line): The text \(words) and 1 more stay too small for an audience.",
          other:
            "\(path):\(line): The text \(words) and \(small.count - 1) more stay too small for an audience."
        )
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
