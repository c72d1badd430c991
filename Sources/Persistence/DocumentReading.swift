public import Editing
import Interface
public import Keyframes
public import Words

/// Why a line of a document cannot be read.
public struct DocumentError: Error, Equatable, MessageConvertible {
  /// From 1.
  public let line: Int
  /// A sentence with the wrong value.
  public let problem: Message
  /// Whether a newer version of Riff wrote the document.
  public let isNewer: Bool

  public var message: Message { "Line \(line): \(problem)" }
}

/// A document's text, read as far as it can be: a line that cannot be read costs that line alone.
public struct DocumentReading {
  /// The document of the readable lines.
  public private(set) var document = Document()
  /// The problems, in the order of the lines; empty if all of the text was read.
  public private(set) var problems: [DocumentError] = []
  /// Whether a newer version of Riff wrote the text; then none of it is read.
  public let isNewer: Bool

  private var hasEnded = false
  private var presets: Set<String> = []

  /// `customs` are the easings that `custom(name)` can refer to.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, customs: [Easing] = []) {
    let lines = Array(text.utf8).split(separator: 10, omittingEmptySubsequences: false)
    isNewer = Self.isNewer(lines.first ?? [])
    for (index, line) in lines.enumerated() where index == 0 || !isNewer {
      let words = LineWords(line, line: index + 1)
      attempt { reading throws(LineError) in try reading.read(words, customs) }
    }
    if !hasEnded, !isNewer {
      attempt { _ throws(LineError) in
        throw LineWords([], line: lines.count).error("The line \"end\" is missing.")
      }
    }
  }

  /// Whether there is nothing to open, although the text is not empty.
  public var isUnreadable: Bool { document.isEmpty && !problems.isEmpty }

  private mutating func attempt(
    _ read: (inout DocumentReading) throws(LineError) -> Void
  ) {
    do throws(LineError) {
      try read(&self)
    } catch {
      problems.append(
        DocumentError(line: error.line, problem: error.problem, isNewer: isNewer))
    }
  }

  private mutating func read(
    _ line: LineWords, _ customs: [Easing]
  ) throws(LineError) {
    guard line.line > 1 else { return try checkFirst(line) }
    guard !line.isComment else { return }
    var words = line
    let first = words.next() ?? ""
    guard !hasEnded else { throw words.error("There is text after the line \"end\".") }
    if first == "end" {
      try words.finish("end")
      hasEnded = true
    } else if let name = DocumentLine(rawValue: first) {
      try document.read(name, &words, &presets, customs)
    } else {
      let names = DocumentLine.allCases.map(\.rawValue) + ["end"]
      throw words.error(
        "A line cannot begin with \(first.quoted(atMost: 40))." + hint(for: first, among: names))
    }
  }

  private func checkFirst(_ line: LineWords) throws(LineError) {
    var words = line
    var found: [String] = []
    while found.count < 4, let word = words.next() { found.append(word) }
    let first = found.joined(separator: " ")
    guard Document.firstLines.contains(first) else {
      throw words.error(
        "The first line is \(first.quoted(atMost: 40)), not \"\(Document.firstLine)\".")
    }
  }

  private static func isNewer(_ line: ArraySlice<UInt8>) -> Bool {
    var words = LineWords(line, line: 1)
    guard words.next() == "riff", words.next() == "document" else { return false }
    return (words.next().flatMap { Int($0) } ?? 0) > Document.newest
  }
}
