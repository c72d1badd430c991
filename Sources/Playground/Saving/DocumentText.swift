public import Editing
import Interface
public import Keyframes
import Stage

/// The first words of a document's lines.
enum DocumentLine: String, CaseIterable { case knob, track, variant, preset }

/// Why a document cannot be read.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the wrong value.
  public let problem: String
  /// Whether a newer version of Riff wrote the document.
  public let isNewer: Bool

  public var description: String { "Line \(line): \(problem)" }
}

/// A document's text has a line for each edit:
///
/// ```
/// riff document 1
/// knob springs response 0.5
/// knob chainable-bounce easing "back"
/// track springs "kept" {"riff": 1, "track": 12, "of": "x"}
/// end
/// ```
///
/// With saved versions, it begins with `riff document 2`; see `VersionText.swift`. With saved easings,
/// it begins with `riff document 3`; see `PresetText.swift`.
///
/// Tracks are Riff's JSON, in one line. Blank lines and lines that begin with `#` are ignored. A text
/// without `end` was cut off, and is rejected.
extension Document {
  static let firstLine = "riff document 1"
  static let newest = 3

  public var text: String {
    let first =
      !presets.isEmpty
      ? Self.firstLineWithPresets
      : savedVersions.isEmpty ? Self.firstLine : Self.firstLineWithVersions
    return ([first] + lines + ["end"]).joined(separator: "\n") + "\n"
  }

  /// The lines between the first and the last, which recordings have too.
  var lines: [String] {
    presetLines
      + names.sorted().flatMap { demo in
        self[demo].lines.map { "\($0.name.rawValue) \(demo) \($0.rest)" } + versionLines(of: demo)
      }
  }

  /// Reads a document's text; `customs` are the easings that `custom(name)` can refer to.
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
      guard !hasEnded else { throw words.error("There is text after the line \"end\".") }
      if first == "end" {
        try words.finish("end")
        hasEnded = true
      } else if let name = DocumentLine(rawValue: first) {
        try read(name, &words, customs)
      } else {
        let names = DocumentLine.allCases.map(\.rawValue) + ["end"]
        throw words.error(
          "A line cannot begin with \(first.quoted(atMost: 40))." + hint(for: first, among: names))
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
    if name == .preset { return try readPreset(&words) }
    let demo = try words.word("The demo")
    switch name {
    case .preset: break
    case .knob: try self[demo].readKnob(&words)
    case .track: try self[demo].readTrack(&words, customs)
    case .variant: try readVersion(of: demo, &words, customs)
    }
  }

  private static func checkFirst(_ line: RecordingWords) throws(RecordingError) {
    var words = line
    var found: [String] = []
    while found.count < 4, let word = words.next() { found.append(word) }
    let first = found.joined(separator: " ")
    guard [firstLine, firstLineWithVersions, firstLineWithPresets].contains(first) else {
      throw words.error("The first line is \(first.quoted(atMost: 40)), not \"\(firstLine)\".")
    }
  }

  private static func isNewer(_ line: ArraySlice<UInt8>) -> Bool {
    var words = RecordingWords(line, line: 1)
    guard words.next() == "riff", words.next() == "document" else { return false }
    return (words.next().flatMap { Int($0) } ?? 0) > newest
  }
}
