import Testing

@testable import SDLHost

/// Lines that are redrawn in place, read by a terminal of the tests' own.
@Suite struct TerminalTests {
  /// Rows of text, and the row of the cursor, which is always at its beginning.
  private struct Screen {
    private(set) var rows: [String]
    private var cursor: Int

    init(_ rows: [String]) { (self.rows, cursor) = (rows, rows.count) }

    /// Reads "up and to the left", "home", "clear to the end", and lines.
    mutating func read(_ text: String) {
      var rest = text[...]
      while !rest.isEmpty {
        if let match = rest.prefixMatch(of: /\u{1B}\[([0-9]*)([FHJ])/) {
          switch match.2 {
          case "F": cursor -= Int(match.1) ?? 1
          case "H": cursor = 0
          default: rows = Array(rows[..<cursor])
          }
          rest = rest[match.range.upperBound...]
        } else if let end = rest.firstRange(of: "\r\n") {
          if cursor < rows.count { rows.remove(at: cursor) }
          rows.insert(String(rest[..<end.lowerBound]), at: cursor)
          cursor += 1
          rest = rest[end.upperBound...]
        } else {
          return rows.append("Without an end: \(rest)")
        }
      }
    }
  }

  private static let steps: [(lines: [String], sentences: [String])] = [
    (["1 / 2", "notes", "clock"], []), (["2 / 2", "clock"], ["gone.svg", "two\nrows"]),
    ([], ["end"]),
    (["1 / 2", "a", "b", "c"], []),
  ]

  @Test func sentencesStayAboveTheLines() {
    var screen = Screen(["$ riff present"])
    var (said, shown): ([String], [String]) = (["$ riff present"], [])
    for step in Self.steps {
      screen.read(Terminal.text(of: step.lines, below: step.sentences, over: shown.count))
      said += step.sentences.flatMap { $0.split(separator: "\n").map(String.init) }
      shown = step.lines
      #expect(screen.rows == said + shown)
    }
  }

  @Test func aClearedScreenHasNothingElse() {
    var screen = Screen(["$ riff present", "1 / 2", "bro", "ken"])
    screen.read(Terminal.text(of: ["1 / 2"], below: ["gone.svg"], over: nil))
    #expect(screen.rows == ["gone.svg", "1 / 2"])
  }
}
