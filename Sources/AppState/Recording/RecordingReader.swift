import Interface
import Keyframes
package import Persistence
import Words

/// Reads a recording line by line.
package struct RecordingReader {
  private var header: RecordingHeader
  private var hasFirstLine = false
  private var start: SessionStart?
  private var steps: [Recording.Step] = []
  /// The events since the last step.
  private var events: [TimedEvent] = []
  private var lastTime = 0.0
  private var endLine: Int?

  package init(demos: [String]) { header = RecordingHeader(known: demos) }

  /// The recording, once the text has ended on `line`.
  package func recording(line: Int) throws(LineError) -> Recording {
    guard hasFirstLine else { throw Self.foreign(line: 1, "The file is empty.") }
    let start = if let start { start } else { try header.start(line: line) }
    return Recording(start, steps: steps, isComplete: endLine != nil)
  }

  /// Reads a line. A last line without a line break is not whole: it was being written when the session
  /// was cut off, and only counts if it is `end`.
  package mutating func read(_ words: LineWords, isWhole: Bool) throws(LineError) {
    guard !words.isComment else { return }
    var words = words
    guard hasFirstLine else { return try readFirstLine(words) }
    let first = words.next() ?? ""
    guard isWhole || first == "end" else { return }
    if let endLine {
      throw words.error("\(first.quoted(atMost: 40)) comes after the end on line \(endLine).")
    }
    let (headline, edit) = (HeaderName(rawValue: first), DocumentLine(rawValue: first))
    if headline != nil || edit != nil {
      guard start == nil else {
        throw words.error("\"\(first)\" comes after the first event or step.")
      }
      if let headline { try header.read(headline, &words) }
      if let edit { try header.read(edit, &words) }
      return
    }
    if start == nil { start = try header.start(line: words.line) }
    switch first {
    case "step": try readStep(&words)
    case "end":
      try words.finish("end")
      endLine = words.line
    default: try readEvent(at: first, &words)
    }
  }

  private mutating func readFirstLine(_ words: LineWords) throws(LineError) {
    var words = words
    var found: [String] = []
    while found.count < 4, let word = words.next() { found.append(word) }
    let line = found.joined(separator: " ")
    guard found.starts(with: ["riff", "recording"]) else {
      let isText = line.unicodeScalars.allSatisfy { $0.isPlain && $0 != "\u{FFFD}" }
      throw Self.foreign(
        line: words.line,
        isText
          ? "This file begins with \(line.quoted(atMost: 40))." : "This file isn't text.")
    }
    guard line == SessionStart.firstLine else {
      throw LineError(
        line: words.line,
        problem:
          "The recording begins with \(line.quoted(atMost: 40)), but this version reads \"\(SessionStart.firstLine)\".",
        remedy: LineError.other)
    }
    hasFirstLine = true
  }

  private static func foreign(line: Int, _ found: Message) -> LineError {
    LineError(
      line: line,
      problem: "A recording begins with \"\(SessionStart.firstLine)\". \(found)",
      remedy: LineError.foreign)
  }

  private mutating func readStep(_ words: inout LineWords) throws(LineError) {
    let dt = try words.number("The step", in: SavedRange.steps)
    try words.finish("step")
    steps.append(Recording.Step(events, dt: dt))
    events = []
  }

  private mutating func readEvent(
    at text: String, _ words: inout LineWords
  ) throws(LineError) {
    guard let time = Double(text) else {
      let names =
        HeaderName.allCases.map(\.rawValue) + DocumentLine.allCases.map(\.rawValue)
        + ["step", "end"]
      throw words.error(
        "A line cannot begin with \(text.quoted(atMost: 40))." + hint(for: text, among: names))
    }
    guard SavedRange.times.contains(time) else {
      throw words.error("The time is \(text): it must lie between 0 and 1000000000.")
    }
    guard time >= lastTime else {
      throw words.error("The time \(text) is before \(lastTime.exactText), which came earlier.")
    }
    let word = try words.word("The event")
    guard let name = EventName(rawValue: word) else {
      let names = EventName.allCases.map(\.rawValue)
      throw words.error(
        "There is no event \(word.quoted(atMost: 40))." + hint(for: word, among: names))
    }
    events.append(TimedEvent(time: time, try InputEvent(name, &words)))
    lastTime = time
  }
}
