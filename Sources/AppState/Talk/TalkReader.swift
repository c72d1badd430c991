public import DemoKit
public import Editing
public import Formats
import Keyframes
import Stage
import Words

extension Talk {
  /// Reads a talk's file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - demos: the demos that it can show. Times and knobs of files are not checked.
  ///   - document: the edits of the demos, which may have changed their lengths.
  ///   - pageCount: the number of pages of a PDF, by its path as the file has it; nil if it isn't known. Until it
  ///     is, a whole PDF is its first page.
  /// - Throws: all mistakes that were found, in the order of the file.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    text: String, demos: [any Demo], document: Document = Document(),
    pageCount: (String) -> Int? = { _ in nil }
  ) throws(FileErrors) {
    self = try Self.read(text, demos: demos, document: document, pageCount: pageCount).talk
  }

  /// As `init(text:demos:document:pageCount:)`, with the number of the line that begins each stop, from 1.
  public static func read(
    _ text: String, demos: [any Demo], document: Document = Document(),
    pageCount: (String) -> Int? = { _ in nil }
  ) throws(FileErrors) -> (talk: Talk, lines: [Int]) {
    let (talk, lines, mistakes) = checked(
      text, demos: demos, document: document, pageCount: pageCount)
    guard mistakes.isEmpty else { throw FileErrors(mistakes) }
    return (talk, lines)
  }

  /// The stops of a talk's file, whatever mistakes it has, the number of the line that begins each, and all
  /// mistakes, in the order of the file. The stops that show one of `files`, by the paths that the talk has,
  /// are checked as demos are.
  public static func checked(
    _ text: String, demos: [any Demo], files: [String: CheckedFile] = [:],
    document: Document = Document(), pageCount: (String) -> Int? = { _ in nil }
  ) -> (talk: Talk, lines: [Int], mistakes: [FileError]) {
    var reader = TalkReader(demos: demos, files: files, document: document)
    reader.read(text, pageCount: pageCount)
    // A stop's times come after its other lines.
    let order = reader.errors.indices.sorted {
      (reader.errors[$0].line ?? 0, $0) < (reader.errors[$1].line ?? 0, $1)
    }
    return (reader.talk, reader.lines, order.map { reader.errors[$0] })
  }

  /// The paths of the PDFs that a talk's file at `path` shows, whatever mistakes it has elsewhere.
  public static func decks(in text: String, at path: String, demos: [any Demo]) -> Set<String> {
    let paths = paths(in: text, at: path, demos: demos) { source in
      if case .slides(let file, _) = source { file } else { nil }
    }
    return Set(paths)
  }

  /// The paths of the recordings, or else of the other files, that a talk's file at `path` shows, whatever
  /// mistakes it has elsewhere.
  package static func paths(
    ofRecordings: Bool, in text: String, at path: String, demos: [any Demo]
  ) -> [String] {
    paths(in: text, at: path, demos: demos) { source in
      switch source {
      case .replay(let file): ofRecordings ? file : nil
      case .file(let file): ofRecordings ? nil : file
      case .demo, .slides: nil
      }
    }
  }

  private static func paths(
    in text: String, at path: String, demos: [any Demo], _ file: (TalkStop.Source) -> String?
  ) -> [String] {
    var reader = TalkReader(demos: demos, document: Document())
    reader.read(text)
    return reader.talk.stops.compactMap { file($0.source) }.filter { !$0.isEmpty }
      .map { Self.path($0, besides: path) }
  }
}

/// A file that stops of a talk show, as it was read.
public struct CheckedFile {
  let demo: any Demo
  /// Nil for a file that people do not write, whose lines are not shown.
  let lineCount: Int?

  public init(_ demo: any Demo, lineCount: Int?) {
    (self.demo, self.lineCount) = (demo, lineCount)
  }
}

extension TalkReader.Name {
  /// Whether a stop that shows a recording can have it.
  fileprivate var isForReplays: Bool { self == .speed || self == .caption || self == .note }
}

/// Reads a talk line by line. A line with a mistake is left out, so that all mistakes are found.
struct TalkReader {
  /// The first words of lines.
  enum Name: String, CaseIterable {
    case title, minutes, click, demo, file, replay, slides, place, at, play, speed, set, code,
      caption,
      note
  }

  var talk = Talk()
  private(set) var errors: [FileError] = []
  /// The numbers of the lines that begin stops.
  var lines: [Int] = []
  let demos: [String: any Demo]
  private let files: [String: CheckedFile]
  private let document: Document
  /// The stop that is being read.
  var stop: TalkStop?
  /// The names that were read already.
  private var seen: Set<Name> = []
  /// The words of its lines that only make sense once all of it is known.
  private var later: [(Name, TalkWords)] = []
  private var hasTitle = false

  private static let mostBytes = 1 << 20

  init(demos: [any Demo], files: [String: CheckedFile] = [:], document: Document) {
    self.files = files
    self.demos = Dictionary(demos.map { ($0.name, $0) }) { first, _ in first }
    self.document = document
  }

  mutating func read(_ text: String, pageCount: (String) -> Int? = { _ in nil }) {
    guard text.utf8.count <= Self.mostBytes else {
      errors = [FileError(sentence: "The talk is larger than 1 MB. Make it shorter or split it.")]
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
      catching { reader throws(FileError) in try reader.read(words, pageCount) }
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

  private mutating func catching(_ body: (inout Self) throws(FileError) -> Void) {
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
    case .title:
      guard stop == nil, talk.stops.isEmpty else {
        throw line.error("The title comes before the first stop.")
      }
      guard !hasTitle else { throw line.error("\"title\" appears twice.") }
      hasTitle = true
      talk.title = try words.rest("The title")
    case .minutes:
      guard stop == nil, talk.stops.isEmpty else {
        throw line.error("The minutes come before the first stop.")
      }
      guard talk.timing == nil else { throw line.error("\"minutes\" appears twice.") }
      talk.timing = try TalkTiming(&words)
    case .click:
      guard stop == nil, talk.stops.isEmpty else {
        throw line.error("\"click\" comes before the first stop.")
      }
      let position = words
      guard words.next() == "next" else {
        throw position.error("After \"click\" comes \"next\".")
      }
      try words.finish("\"next\"")
      talk.clicksAdvance = true
    case .demo, .file, .replay: try beginStop(name, line, &words)
    case .slides: try beginPages(line, &words, pageCount)
    case .place, .at, .play, .speed, .set, .code, .caption, .note:
      guard stop != nil else {
        throw line.error(
          "\"\(word)\" belongs to a stop: begin one with a line such as \"demo rainbow\".")
      }
      guard name.isForReplays || !isReplay else {
        throw line.error(
          "\"\(word)\" doesn't belong to \"replay\": a recorded run is played as it was.")
      }
      try refuseOfPages(name, line)
      guard seen.insert(name).inserted || name == .set || name == .note else {
        throw line.error("This stop has \"\(word)\" twice.")
      }
      try readDetail(name, &words)
    }
  }

  private mutating func beginStop(
    _ name: Name, _ line: TalkWords, _ words: inout TalkWords
  ) throws(FileError) {
    endStop()
    guard talk.stops.count < Talk.mostStops else {
      throw line.error("A talk has at most \(Talk.mostStops) stops.")
    }
    lines.append(line.line)
    guard name == .demo else {
      // Later lines are about this stop, whether its path is there or not.
      func source(_ path: String) -> TalkStop.Source {
        name == .replay ? .replay(path) : .file(path)
      }
      stop = TalkStop(source(""))
      let path = try words.rest("The path")
      guard !path.isEmpty else { throw line.error("The path is empty.") }
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

  private mutating func readDetail(
    _ name: Name, _ words: inout TalkWords
  ) throws(FileError) {
    switch name {
    case .at, .play, .speed, .set, .code:
      // Whether these can be depends on the demo on a page, which may come below.
      if isPage { return later.append((name, words)) }
      if name == .speed || name == .set { return try readNow(name, &words) }
      // And on the knobs.
      later.append((name, words))
    case .place: try readPlace(&words)
    case .caption: stop?.caption = try words.rest("The caption")
    case .note:
      let note = try words.rest("The note")
      stop?.notes += (noteCount > 0 ? "\n" : "") + note
      noteCount += 1
    case .title, .minutes, .click, .demo, .file, .replay, .slides: break
    }
  }

  private mutating func readNow(_ name: Name, _ words: inout TalkWords) throws(FileError) {
    if name == .set { return try readKnob(&words) }
    stop?.speed = try words.number("The speed", in: 0.05...4)
    try words.finish("the speed")
  }

  /// The notes of the stop so far.
  private var noteCount = 0

  private mutating func readKnob(_ words: inout TalkWords) throws(FileError) {
    let position = words
    let whole = try words.rest("The knob")
    guard let sign = whole.firstIndex(of: "="), sign > whole.startIndex else {
      throw position.error("A knob is set as in \"set response=0.4\".")
    }
    var value = TalkWords(String(whole[whole.index(after: sign)...]), line: position.line)
    let name = String(whole[..<sign].filter { !$0.isWhitespace })
    let text: String
    do throws(FileError) {
      text = try value.rest("The value")
    } catch {
      throw position.error(error.sentence)
    }
    guard stop?.knobs.contains(where: { $0.name == name }) == false else {
      throw position.error("This stop sets \(name.quoted(atMost: 40)) twice.")
    }
    let knob = TalkKnob(name, text)
    if let demo {
      do throws(SettingError) {
        _ = try Setting(knob.setting, for: demo)
      } catch {
        throw position.error(error.message)
      }
    }
    stop?.knobs.append(knob)
  }

  var isPage: Bool { if case .slides? = stop?.source { true } else { false } }

  /// Whether the stop is a page that was named alone.
  var isOnePage = false

  private var isReplay: Bool { if case .replay? = stop?.source { true } else { false } }

  // MARK: The end of a stop

  /// The demo of the stop; nil for files that have not been read, and for names that mean nothing.
  private var demo: (any Demo)? {
    switch isPage ? stop?.place?.source : stop?.source {
    case .demo(let name): demos[name]
    case .file(let path): files[path]?.demo
    case .replay, .slides, nil: nil
    }
  }

  mutating func endStop() {
    for (name, words) in later where name == .speed || name == .set {
      catching { reader throws(FileError) in
        var words = words
        try reader.refuseWithoutPlace(name, words)
        try reader.readNow(name, &words)
      }
    }
    let range = stop.flatMap(timeline)
    for (name, words) in later where name != .speed && name != .set {
      catching { reader throws(FileError) in try reader.readTime(name, words, in: range) }
    }
    if let stop { talk.stops.append(stop) }
    (stop, seen, later, noteCount) = (nil, [], [], 0)
  }

  /// The demo's time with the knobs of the stop.
  private func timeline(of stop: TalkStop) -> Timeline? {
    guard let demo else { return nil }
    let settings = stop.knobs.compactMap { try? Setting($0.setting, for: demo) }
    var document = document
    document.turn(settings, of: demo)
    return document.turned(demo).timeline.lasting(document[demo.name].length)
  }

  private mutating func readTime(
    _ name: Name, _ words: TalkWords, in timeline: Timeline?
  ) throws(FileError) {
    try refuseWithoutPlace(name, words)
    var words = words
    let limits = timeline?.range ?? -1e9...1e9
    if name == .code { return try readCode(words) }
    if name == .play {
      stop?.play = try TalkPlay(&words, in: limits)
      return
    }
    stop?.time = try words.number("The time", in: limits)
    try words.finish("the time")
  }

  private mutating func readCode(_ words: TalkWords) throws(FileError) {
    let position = words
    var words = words
    let code = try TalkCode(&words)
    var lineCount: Int?
    if case .file(let path)? = stop?.source { lineCount = files[path]?.lineCount }
    if let demo, let mistake = code.mistake(in: demo, lineCount: lineCount) {
      throw position.error(mistake)
    }
    stop?.code = code
  }
}
