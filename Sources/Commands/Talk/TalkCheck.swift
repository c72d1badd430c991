import AppState
import DemoKit
import Demos
import Editing
import Formats
import Keyframes
import Playground
import SDLHost
import Stage
import Talks
import Words

/// The report of `riff check` about a talk, and about the files and recordings that its stops show: all mistakes
/// at once, texts that stay too small for an audience, and captions that are cut; `text` measures them.
/// With `allows` the Swift files of its stops may run from now on.
func report(
  onTalk talk: String, _ path: String, allows: Bool, _ text: TextRenderer?
) -> (lines: [String], hasMistakes: Bool) {
  var check = TalkCheck(name: path, talk: talk, allows: allows)
  let first = Talk.checked(talk, demos: catalog, pageCount: check.pageCount)
  for (stop, line) in zip(first.talk.stops, first.lines) { check.look(at: stop, line: line) }
  // Once more, with the files in hand.
  let second = Talk.checked(
    talk, demos: catalog, files: check.files, pageCount: check.pageCount)
  let mistakes = second.mistakes + check.mistakes
  let warnings = text.map { check.warnings(second.talk, second.lines, $0) } ?? []
  let unread = check.deckWarnings + warnings
  guard mistakes.isEmpty else {
    return (([sentences(mistakes, in: path)] + unread).map { localized($0) }, true)
  }
  let count = second.talk.stops.count
  let summary = localized(
    Message(
      count: count, one: "\(path): a talk with 1 stop",
      other: "\(path): a talk with \(count) stops"))
  return ([summary] + unread.map { "  " + localized($0) }, false)
}

/// Checks the sources of a talk's stops, once for each file.
struct TalkCheck {
  /// The path of the talk as it was given.
  let name: String
  /// The lines of the talk.
  let text: [String]
  private let allows: Bool
  private(set) var mistakes: [FileError] = []
  /// Says of which PDFs the notes and links could not be read.
  private(set) var deckWarnings: [Message] = []
  /// The files that were read, by the paths that the talk has.
  private(set) var files: [String: CheckedFile] = [:]
  private(set) var demos: [String: any Demo] = [:]
  /// The scenes of SVG files with texts in place of outlines, by the paths that the talk has.
  private(set) var texts: [String: Scene] = [:]
  private(set) var recordings: [String: ReadRecording] = [:]
  private var seen: Set<String> = []
  /// The PDFs of the talk, by their absolute paths.
  private let decks: [String: Result<DeckFacts, DeckFault>]

  init(name: String, talk: String, allows: Bool) {
    (self.name, text, self.allows) = (name, talk.writtenLines, allows)
    let path = Storage.absolute(name)
    let found = Talk.decks(in: talk, at: path, demos: catalog).map { file, side in
      let file = Storage.absolute(file)
      return (file, DeckReading.facts(at: file, of: path, notesSide: side))
    }
    decks = Dictionary(found) { first, _ in first }
  }

  /// The absolute path of the talk.
  private var path: String { Storage.absolute(name) }

  /// The size of the page that a stop shows, or a usual one if there is no such page; nil if the stop shows something
  /// else.
  func pageSize(of stop: TalkStop) -> Size? {
    guard case .slides(let file, let page) = stop.source else { return nil }
    let deck = try? decks[Storage.absolute(Talk.path(file, besides: path))]?.get()
    return deck?.shownSize(ofPage: page) ?? Scene.size
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
        ?? (isReplay
          ? problem(withRecording: file, named: name) : problem(withFile: file, named: name))
    else { return }
    // Files are named as in the talk.
    let found = wrong.text(in: TerminalLanguage.current)
    let sentence: Message =
      found.contains(file) ? "\(found.replacing(file, with: name))" : "\(name): \(wrong)"
    mistakes.append(words(namingSourceOf: stop, from: line).error(sentence))
  }

  private mutating func lookAtDeck(_ name: String, line: Int) {
    let file = Storage.absolute(Talk.path(name, besides: path))
    guard seen.insert(file + " slides").inserted, let deck = decks[file] else { return }
    let words = words(nil, ofStopAt: line)
    switch deck {
    case .failure(let fault): mistakes.append(words.error(fault.sentence(on: name)))
    case .success(let facts):
      deckWarnings += facts.lacksNotes.map { [words.error($0).message(in: self.name)] } ?? []
    }
  }

  private mutating func problem(withRecording file: String, named name: String) -> Message? {
    do throws(Failure) {
      guard Storage.exists(file) else { throw .missing(file) }
      recordings[name] = try recording(at: file)
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
        texts[name] = scene(withTextsOf: file)
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
          "\(file) is code that isn't allowed to run yet: riff check --allow \(path.shellPath) allows it."
      }
    } catch {
      return error.message
    }
  }

  /// The scene of an SVG file with texts in place of outlines, and without pictures; nil for other files.
  private func scene(withTextsOf file: String) -> Scene? {
    guard let bytes = try? Storage.bytes(file), FileKind.of(bytes) == .svg else { return nil }
    let read = try? SceneFile.read(bytes, .svg, name: file) { _ in
      Picture(width: 1, height: 1, pixels: [0], source: "")
    }
    return read?.scene
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
}

extension Failure {
  fileprivate static func missing(_ file: String) -> Failure {
    .world("\(file) can't be opened: there is no such file.")
  }
}

extension FileError {
  /// In one line: "FILE:LINE:COLUMN: SENTENCE".
  func message(in file: String) -> Message {
    let position = [line, column].compactMap { $0.map(String.init) }
    return "\(([file] + position).joined(separator: ":")): \(sentence)"
  }
}
