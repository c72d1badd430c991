import Exporting
public import Keyframes

/// What a line of a document is called.
enum DocumentLine: String, CaseIterable { case knob, track, variant }

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
/// Where versions were kept, it begins with `riff document 2`; see `VariantText.swift`.
///
/// Tracks are Riff's JSON, in one line. Blank lines and lines that begin with `#` say nothing.
/// Without `end` it was cut off, and is refused.
extension Document {
  static let firstLine = "riff document 1"
  static let newest = 2

  public var text: String {
    let first = variants.isEmpty ? Self.firstLine : Self.firstLineWithVariants
    return ([first] + lines + ["end"]).joined(separator: "\n") + "\n"
  }

  /// The lines between the first and the last; recordings have them as well.
  var lines: [String] {
    names.sorted().flatMap { demo in
      self[demo].lines.map { "\($0.name.rawValue) \(demo) \($0.rest)" } + variantLines(of: demo)
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
    case .knob: try self[demo].readKnob(&words)
    case .track: try self[demo].readTrack(&words, customs)
    case .variant: try readVariant(of: demo, &words, customs)
    }
  }

  private static func checkFirst(_ line: RecordingWords) throws(RecordingError) {
    var words = line
    var found: [String] = []
    while found.count < 4, let word = words.next() { found.append(word) }
    let first = found.joined(separator: " ")
    guard first == firstLine || first == firstLineWithVariants else {
      throw words.error("It is \(first.quoted(atMost: 40)) and not \"\(firstLine)\".")
    }
  }

  private static func isNewer(_ line: ArraySlice<UInt8>) -> Bool {
    var words = RecordingWords(line, line: 1)
    guard words.next() == "riff", words.next() == "document" else { return false }
    return (words.next().flatMap { Int($0) } ?? 0) > newest
  }
}
