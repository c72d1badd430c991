import Exporting
public import Keyframes

/// What a line of a document is called.
enum DocumentLine: String, CaseIterable { case knob, track }

/// Why a text is no document that can be read here.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the value that is wrong.
  public let problem: String
  /// Whether a newer Riff has written it.
  public let isNewer: Bool

  public var description: String { "Line \(line): \(problem)" }
}

/// As text it has a line for each edit:
///
/// ```
/// riff document 1
/// knob springs response 0.5
/// knob chainable-bounce easing "back"
/// track springs "kept" {"riff": 1, "track": 12, "of": "x"}
/// end
/// ```
///
/// Tracks are Riff's JSON, in one line. Blank lines and lines that begin with `#` say nothing.
/// Without `end` it was cut off, and is refused.
extension Document {
  static let firstLine = "riff document 1"

  public var text: String {
    ([Self.firstLine] + lines + ["end"]).joined(separator: "\n") + "\n"
  }

  /// The lines between the first and the last; recordings have them as well.
  var lines: [String] {
    demos.sorted { $0.key < $1.key }.flatMap { demo, edits in
      let values = edits.values.sorted { $0.key < $1.key }
      let tracks = edits.tracks.sorted { $0.key.order < $1.key.order }
      return values.map { "knob \(demo) \($0.key) \($0.value.word)" }
        + tracks.map { "track \(demo) \($0.key.node.quoted) \($0.value.line)" }
    }
  }

  /// Reads what `text` wrote; `customs` are the easings that `custom(name)` may mean.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, customs: [Easing] = []) throws(DocumentError) {
    self.init()
    let lines = Array(text.utf8).split(separator: 10, omittingEmptySubsequences: false)
    do throws(RecordingError) {
      try read(lines, customs)
    } catch {
      let isNewer = Self.isNewer(lines.first ?? [])
      throw DocumentError(line: error.line, problem: error.problem, isNewer: isNewer)
    }
  }

  private mutating func read(
    _ lines: [ArraySlice<UInt8>], _ customs: [Easing]
  ) throws(RecordingError) {
    var hasEnded = false
    for (index, bytes) in lines.enumerated() {
      var words = RecordingWords(bytes, line: index + 1)
      guard index > 0 else {
        try Self.checkFirst(words)
        continue
      }
      guard !words.isComment else { continue }
      let first = words.next() ?? ""
      guard !hasEnded else { throw words.error("Something follows the end.") }
      if first == "end" {
        try words.finish("end")
        hasEnded = true
      } else if let name = DocumentLine(rawValue: first) {
        try read(name, &words, customs)
      } else {
        let names = DocumentLine.allCases.map(\.rawValue) + ["end"]
        throw words.error(
          "No line begins with \(first.quoted(atMost: 40))." + hint(for: first, among: names))
      }
    }
    guard hasEnded else {
      throw RecordingWords([], line: lines.count).error("The line \"end\" is missing.")
    }
  }

  /// Reads the rest of a line that begins with `name`.
  mutating func read(
    _ name: DocumentLine, _ words: inout RecordingWords, _ customs: [Easing] = []
  ) throws(RecordingError) {
    let demo = try words.word("The demo")
    switch name {
    case .knob:
      let knob = try words.word("The knob")
      guard self[demo].values[knob] == nil else {
        throw words.error("\(knob.quoted(atMost: 40)) has two values.")
      }
      self[demo].values[knob] = try KnobValue(&words)
      try words.finish("the value")
    case .track:
      let node = try words.quoted("The node")
      let track = try PropertyTrack(&words, customs)
      guard let place = track.place(of: node) else {
        throw words.error("The track says not of what it is.")
      }
      guard self[demo][place] == nil else {
        throw words.error("\(place.property) of \(node.quoted(atMost: 40)) is there twice.")
      }
      self[demo][place] = track
    }
  }

  private static func checkFirst(_ line: RecordingWords) throws(RecordingError) {
    var words = line
    var found: [String] = []
    while found.count < 4, let word = words.next() { found.append(word) }
    let first = found.joined(separator: " ")
    guard first == firstLine else {
      throw words.error("It is \(first.quoted(atMost: 40)) and not \"\(firstLine)\".")
    }
  }

  private static func isNewer(_ line: ArraySlice<UInt8>) -> Bool {
    var words = RecordingWords(line, line: 1)
    guard words.next() == "riff", words.next() == "document" else { return false }
    return (words.next().flatMap { Int($0) } ?? 0) > 1
  }
}

extension TrackPlace {
  fileprivate var order: (String, String) { (node, property) }
}

extension KnobValue {
  fileprivate var word: String {
    switch self {
    case .number(let number): number.exactText
    case .choice(let word): word.quoted
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }

  fileprivate init(_ words: inout RecordingWords) throws(RecordingError) {
    if words.isQuoted {
      self = .choice(try words.quoted("The value"))
    } else if let isOn = words.flag() {
      self = .toggle(isOn)
    } else {
      self = .number(try words.number("The value", in: RecordingRange.playheads))
    }
  }
}

extension PropertyTrack {
  /// Riff's JSON in one line; line ends in its texts are escaped already.
  fileprivate var line: String {
    ExportFormat.json.export(self).text.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }

  fileprivate init(
    _ words: inout RecordingWords, _ customs: [Easing]
  ) throws(RecordingError) {
    let text = words.takeRest()
    let pasted: Pasted
    do throws(PasteError) {
      pasted = try Pasted(text, customs: customs)
    } catch {
      throw words.error("The track cannot be read: \(error.problem).")
    }
    guard text.hasPrefix("{"), case .track(let track) = pasted else {
      throw words.error("The track is none in Riff's JSON.")
    }
    self = track
  }
}

extension RecordingWords {
  /// What a toggle is, if that stands next.
  fileprivate mutating func flag() -> Bool? {
    var copy = self
    guard let isOn = copy.next().flatMap({ ["on": true, "off": false][$0] }) else { return nil }
    self = copy
    return isOn
  }
}
