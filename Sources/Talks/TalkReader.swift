import DemoKit
import Editing
import Formats
import Keyframes
import Persistence
import Words

extension TalkReader.Name {
  /// Whether a stop that shows a recording can have it.
  fileprivate var isForReplays: Bool { self == .speed || self == .caption || self == .note }
}

/// Reads a talk line by line. A line with a mistake is left out, so that all mistakes are found.
struct TalkReader {
  /// The first words of lines.
  enum Name: String, CaseIterable {
    case title, minutes, click
    case notesPages = "notes-pages"
    case demo, file, replay, slides, place, at, play, speed, set, code, caption, note
  }

  var talk = Talk()
  private(set) var errors: [FileError] = []
  /// The pages that PDFs don't have.
  var lacks: [FileError] = []
  /// The numbers of the lines that begin stops.
  var lines: [Int] = []
  let demos: [String: any Demo]
  let files: [String: CheckedFile]
  let document: Document
  /// The stop that is being read.
  var stop: TalkStop?
  /// The names that were read already.
  var seen: Set<Name> = []
  /// The words of its lines that only make sense once all of it is known.
  var later: [(Name, TalkWords)] = []
  /// Whether the stop is a page that was named alone.
  var isOnePage = false
  /// The notes of the stop so far.
  var noteCount = 0

  private static let mostBytes = 1 << 20

  init(demos: [any Demo], files: [String: CheckedFile] = [:], document: Document) {
    self.files = files
    self.demos = Dictionary(demos.map { ($0.name, $0) }) { first, _ in first }
    self.document = document
  }

  /// A stop's times are read after its other lines.
  func sorted(_ errors: [FileError]) -> [FileError] {
    let order = errors.indices.sorted { (errors[$0].line ?? 0, $0) < (errors[$1].line ?? 0, $1) }
    return order.map { errors[$0] }
  }

  mutating func read(_ text: String, pageCount: (String) -> Int? = { _ in nil }) {
    guard text.utf8.count <= Self.mostBytes else {
      errors = [FileError(sentence: "The talk is larger than 1 MiB. Make it shorter or split it.")]
      return
    }
    let lines = text.writtenLines
    var first = TalkWords(lines[0], line: 1)
    guard first.next() == "riff", first.next() == "talk", first.next() == "1", first.isEmpty else {
      let start = TalkWords(lines[0], line: 1)
      errors = [start.error("A talk begins with the line \"\(Talk.firstLine)\".", at: 1)]
      return
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let words = TalkWords(line, line: index + 1)
      guard !words.isComment else { continue }
      catching { reader throws(FileError) in
        try words.refuseReplacements()
        try reader.read(words, pageCount)
      }
      // Each further stop would be the same mistake.
      if talk.stops.count == Talk.mostStops, !errors.isEmpty { break }
    }
    endStop()
    if talk.stops.isEmpty, errors.isEmpty {
      errors = [
        FileError(
          line: lines.count, column: 1,
          sentence: "The talk has no stops: begin one with a line such as \"demo rainbow\".",
          lineText: lines.last)
      ]
    }
  }

  mutating func catching(_ body: (inout Self) throws(FileError) -> Void) {
    do throws(FileError) { try body(&self) } catch { errors.append(error) }
  }

  private mutating func read(
    _ line: TalkWords, _ pageCount: (String) -> Int?
  ) throws(FileError) {
    var words = line
    let word = try words.word("The first word")
    guard let name = Name(rawValue: word) else {
      let names = Name.allCases.map(\.rawValue)
      throw line.error(
        "No line of a talk begins with \(word.quoted(atMost: 40))."
          + hint(for: word, among: names, or: "There are \(names.joined(separator: ", "))."))
    }
    switch name {
    case .notesPages where isPage: try readNotesSide(line, &words)
    case .title, .minutes, .click, .notesPages: try readHead(name, line, &words)
    case .demo, .file, .replay: try beginStop(name, line, &words)
    case .slides: try beginPages(line, &words, pageCount)
    case .place, .at, .play, .speed, .set, .code, .caption, .note:
      try readOfStop(name, line, &words)
    }
  }

  /// A line about the whole talk.
  private mutating func readHead(
    _ name: Name, _ line: TalkWords, _ words: inout TalkWords
  ) throws(FileError) {
    guard stop == nil, talk.stops.isEmpty else {
      let sentence: Message =
        switch name {
        case .title: "The title comes before the first stop."
        case .minutes: "The minutes come before the first stop."
        case .click, .notesPages, .demo, .file, .replay, .slides, .place, .at, .play, .speed,
          .set, .code, .caption, .note:
          "\"\(name.rawValue)\" comes before the first stop."
        }
      throw line.error(sentence)
    }
    guard name == .click || seen.insert(name).inserted else {
      throw line.error("\"\(name.rawValue)\" appears twice.")
    }
    switch name {
    case .title: talk.title = try words.rest("The title")
    case .minutes: talk.timing = try TalkTiming(&words)
    case .notesPages: talk.notesSide = try NotesSide(&words)
    case .click: try readClick(&words)
    case .demo, .file, .replay, .slides, .place, .at, .play, .speed, .set, .code, .caption, .note:
      break
    }
  }

  private mutating func readClick(_ words: inout TalkWords) throws(FileError) {
    let position = words
    guard words.next() == "next" else {
      throw position.error("After \"click\" comes \"next\", as in \"click next\".")
    }
    try words.finish("\"next\"")
    talk.clicksAdvance = true
  }

  /// A line about the stop that is being read.
  private mutating func readOfStop(
    _ name: Name, _ line: TalkWords, _ words: inout TalkWords
  ) throws(FileError) {
    guard stop != nil else {
      throw line.error(
        "\"\(name.rawValue)\" belongs to a stop: begin one with a line such as \"demo rainbow\".")
    }
    guard name.isForReplays || !isReplay else {
      throw line.error(
        "\"\(name.rawValue)\" doesn't belong to \"replay\": a recorded run is played as it was.")
    }
    try refuseOfPages(name, line)
    guard seen.insert(name).inserted || name == .set || name == .note else {
      throw line.error("This stop has \"\(name.rawValue)\" twice.")
    }
    try readDetail(name, &words)
  }

  private mutating func beginStop(
    _ name: Name, _ line: TalkWords, _ words: inout TalkWords
  ) throws(FileError) {
    endStop()
    guard talk.stops.count < Talk.mostStops else {
      throw line.error(
        "A talk has at most \(Talk.mostStops) stops: leave some out, or make two talks.")
    }
    lines.append(line.line)
    guard name == .demo else {
      // Later lines are about this stop, whether its path is there or not.
      func source(_ path: String) -> TalkStop.Source {
        name == .replay ? .replay(path) : .file(path)
      }
      stop = TalkStop(source(""))
      let path = try words.rest("The path")
      guard !path.isEmpty else {
        throw line.error("The path is empty: write it as in \"\(name.rawValue) ball.json\".")
      }
      stop = TalkStop(source(path))
      return
    }
    stop = TalkStop(.demo(""))
    let position = words
    let demo = try words.word("The demo's name")
    guard demos[demo] != nil else {
      throw position.error(
        "No demo is called \(demo.quoted(atMost: 40))."
          + hint(for: demo, among: demos.keys.sorted(), or: "riff list shows all.")
          + (demo.contains("/") || demo.contains(".") ? " A file begins with \"file\"." : ""))
    }
    try words.finish("the demo's name")
    stop = TalkStop(.demo(demo))
  }
}
