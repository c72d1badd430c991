import Foundation
import Testing

/// Checks that all texts for people are in `Sources/Playground/Words`, where another language can
/// replace them.
@Suite struct WordsTests {
  private static let folders = [
    "Panels", "Workspace", "Input", "Session", "Time", "Motion", "Demo",
  ]

  /// Two words or more, one of them in small letters.
  private static let phrase = #"^(?=.*\b[a-z]{2,})(?=.*\S\s+\S)"#

  /// Names of widgets and sprites, which nobody reads, names of properties in tracks, and texts for
  /// programmers.
  private static let exceptions: Set<String> = [
    "reverse curve", "mirror curve", "copy curve", "reset all", "reset edits", "fit timeline",
    "zoom timeline out",
    "zoom timeline in", "close help", "close opening", "close notes", "motion path", "move x",
    "move y", "scale x", "scale y",
    "A session needs at least one demo.", #"No demo is called ."#,
  ]

  /// Presets of curves keep the names that they have elsewhere.
  private static let presets = "Sources/Playground/Panels/Curve/CurvePreset.swift"

  private static var files: [SourceFile] {
    House.here.files(of: "Playground").filter { file in
      folders.contains { file.path.hasPrefix("Sources/Playground/\($0)/") } && file.path != presets
    }
  }

  private static func isPhrase(_ text: String) -> Bool {
    text.range(of: phrase, options: .regularExpression) != nil
  }

  @Test func noSentenceIsOutsideTheTable() {
    #expect(Self.files.count > 100)
    for file in Self.files {
      for found in file.literals
      where Self.isPhrase(found.text) && !Self.exceptions.contains(found.text) {
        file.record("says \"\(found.text)\": give it a Phrase", at: found.line)
      }
    }
  }

  @Test func everyExceptionIsNeeded() {
    let found = Set(Self.files.flatMap { $0.literals.map(\.text) }.filter(Self.isPhrase))
    #expect(Self.exceptions.subtracting(found).sorted() == [])
  }

  @Test func everyPhraseIsAskedFor() throws {
    let folder = "Sources/Playground/Words/"
    let table = try #require(House.here.files.first { $0.path == folder + "Phrase.swift" })
    let cases = table.matches(of: #"(?m)^  case (.+)$"#, group: 1).flatMap { found in
      found.text.components(separatedBy: ", ")
    }
    #expect(cases.count > 200)
    let code = House.here.files(of: "Playground").filter { !$0.path.hasPrefix(folder) }.map(\.code)
      .joined(separator: "\n")
    let names = code.matches(of: /\.([a-z]\w*)/).map { String($0.1) }
    #expect(Set(cases).subtracting(names).sorted() == [])
  }

  @Test(arguments: [
    ("Nothing to graph.", true), ("Ctrl wheel", true), ("in the", true), ("row ", false),
    ("Ctrl V", false), ("knobs", false), ("Tab  Shift Tab", false), (" · ", false), (": ", false),
  ])
  func aPhraseHasTwoWords(_ text: String, _ expected: Bool) {
    #expect(Self.isPhrase(text) == expected)
  }
}
