import DemoKit
import Editing
import Interface
import Keyframes
package import Persistence
import Words

/// The first words of the lines before the first step, except a document's.
package enum HeaderName: String, CaseIterable {
  case demos, window, place, time, interface, restore, demo, at, speed, plays, language
  case file
}

extension HeaderName {
  fileprivate var comesOften: Bool {
    [.time, .restore, .file].contains(self)
  }
}

/// The lines of a recording before its first step, after the first line.
package struct RecordingHeader {
  /// The available demos.
  private var known: [String]
  private var knownNames: Set<String>
  private var files: [OpenedFile] = []
  private var scenes: [String: String] = [:]
  private var seen: Set<HeaderName> = []
  private var demos: [String] = []
  private var demoNames: Set<String> = []
  private var presets: Set<String> = []
  private var window: (size: Size, scale: Double)?
  private var savedSession: SavedSession?
  private var demo: String?
  private var time: Double?
  private var speed = 1.0
  private var language = Language.english
  private var document = Document()

  package init(known: [String]) {
    self.known = known
    knownNames = Set(known)
  }

  /// The start of the session, once the header has ended before `line`.
  package func start(line: Int) throws(LineError) -> SessionStart {
    guard !demos.isEmpty, let window else {
      let missing = demos.isEmpty ? "demos NAME…" : "window WIDTH HEIGHT SCALE"
      throw LineError(
        line: line, problem: "The line \"\(missing)\" is missing before it.",
        remedy: LineError.header)
    }
    var start = SessionStart(
      demos: demos, size: window.size, pixelsPerPoint: window.scale, savedSession: savedSession,
      demo: demo,
      time: time, speed: speed, plays: seen.contains(.plays), language: language,
      document: document, files: files)
    start.scenes = scenes
    return start
  }

  package mutating func read(
    _ name: HeaderName, _ words: inout LineWords
  ) throws(LineError) {
    words.remedy = LineError.header
    guard seen.insert(name).inserted || name.comesOften else {
      throw words.error("\"\(name.rawValue)\" appears twice.")
    }
    switch name {
    case .demos: try readDemos(&words)
    case .window:
      let size = try words.size(in: SavedRange.windows)
      window = (size, try words.number("The scale", in: SavedRange.scales))
    case .place: savedSession = SavedSession(demo: try demo(&words))
    case .time:
      guard savedSession != nil else { throw words.error("\"time\" comes before \"place\".") }
      let demo = try demo(&words)
      guard savedSession?.times[demo] == nil else { throw words.error("\(demo) has two times.") }
      savedSession?.times[demo] = try words.number("The time", in: SavedRange.playheads)
    case .interface:
      guard savedSession != nil else { throw words.error("\"interface\" comes before \"place\".") }
      savedSession?.interface = try words.number("The factor", in: SavedSession.interfaces)
    case .restore: try restore(&words)
    case .demo: demo = try demo(&words)
    case .at: time = try words.number("The time", in: SavedRange.playheads)
    case .speed: speed = try words.number("The speed", in: SavedRange.speeds)
    case .plays: break
    case .language: language = try words.language()
    case .file:
      guard demos.isEmpty else { throw words.error("\"file\" comes after \"demos\".") }
      let name = try words.word("The demo")
      guard knownNames.insert(name).inserted else {
        throw words.error("There are two demos \(name).")
      }
      files.append(OpenedFile(name: name, path: try words.quoted("The path")))
      if !words.isEmpty { scenes[name] = try words.quoted("The text") }
      known.append(name)
    }
    try words.finish("\(name.rawValue)")
  }

  /// Reads an edit of a demo, as a document has it.
  package mutating func read(
    _ name: DocumentLine, _ words: inout LineWords
  ) throws(LineError) {
    words.remedy = LineError.header
    try document.read(name, &words, &presets)
    try words.finish("\(name.rawValue)")
  }

  private mutating func restore(_ words: inout LineWords) throws(LineError) {
    let first = try words.word("What is restored")
    guard savedSession != nil else { throw words.error("\"restore\" comes before \"place\".") }
    guard let name = SavedSessionLine(rawValue: first) else {
      let names = SavedSessionLine.allCases.map(\.rawValue)
      throw words.error(
        "\(first.quoted(atMost: 40)) cannot be restored." + hint(for: first, among: names))
    }
    try savedSession?.read(name, &words)
  }

  private mutating func readDemos(_ words: inout LineWords) throws(LineError) {
    while let name = words.next() {
      guard knownNames.contains(name) || MadeScene.isName(name) else {
        throw LineError(
          line: words.line,
          problem: "This version of Riff has no demo \(name.quoted(atMost: 40))."
            + hint(for: name, among: known),
          remedy: LineError.other)
      }
      guard demoNames.insert(name).inserted else {
        throw words.error("\(name) appears twice.")
      }
      demos.append(name)
    }
    guard !demos.isEmpty else { throw words.missing("The first demo") }
  }

  private func demo(_ words: inout LineWords) throws(LineError) -> String {
    let name = try words.word("The demo")
    guard demoNames.contains(name) || MadeScene.isName(name) else {
      throw words.error(
        "\(name.quoted(atMost: 40)) is not among the demos of the recording."
          + hint(for: name, among: demos))
    }
    return name
  }
}
