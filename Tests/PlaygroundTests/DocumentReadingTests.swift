import Editing
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// Documents with lines that cannot be read.
@Suite(.languages) struct DocumentReadingTests {
  /// The lines of a random document, without line breaks.
  private static func lines(_ seed: UInt64) -> [String] {
    var random = Seeded(state: seed)
    return Document.random(&random).text.split(separator: "\n").map(String.init)
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  @Test(arguments: UInt64(1)...6)
  func aBadLineCostsThatLineAlone(_ seed: UInt64) throws {
    let lines = Self.lines(seed)
    for bad in 1..<lines.count - 1 {
      var without = lines
      without.remove(at: bad)
      var damaged = lines
      damaged[bad] = "\u{0}" + lines[bad]
      let reading = DocumentReading(Self.text(damaged))
      #expect(try reading.document == Document(text: Self.text(without)), "Without \(lines[bad])")
      #expect(reading.problems.map(\.line) == [bad + 1])
      #expect(!reading.isUnreadable && !reading.isNewer)
    }
  }

  @Test(arguments: UInt64(1)...6)
  func whatIsCutOffIsReadAsFarAsItGoes(_ seed: UInt64) throws {
    let lines = Self.lines(seed)
    for count in 2..<lines.count {
      let reading = DocumentReading(Self.text(Array(lines.prefix(count))))
      #expect(try reading.document == Document(text: Self.text(lines.prefix(count) + ["end"])))
      #expect(reading.problems.map(\.problem) == ["The line \"end\" is missing."])
    }
  }

  @Test func aDamagedFirstLineCostsNothing() throws {
    let lines = Self.lines(3)
    let reading = DocumentReading(Self.text(["riff dokument 1"] + lines.dropFirst()))
    #expect(try reading.document == Document(text: Self.text(lines)))
    #expect(reading.problems.map(\.line) == [1])
  }

  @Test func ofANewerDocumentNothingIsRead() {
    let reading = DocumentReading("riff document 99\nknob a b 1\nend\n")
    #expect(reading.document.isEmpty && reading.isUnreadable && reading.isNewer)
    #expect(reading.problems.map(\.line) == [1])
  }

  @Test(arguments: ["", "\u{0}\u{1}", "riff place 1\ndemo a\n", "riff document 1\n"])
  func aTextWithoutEditsIsUnreadable(_ text: String) {
    let reading = DocumentReading(text)
    #expect(reading.isUnreadable && !reading.isNewer)
  }

  @Test func anEmptyDocumentIsReadable() {
    #expect(!DocumentReading("riff document 1\nend\n").isUnreadable)
  }

  @Test(arguments: [
    "knob a b 1 2", "length a 5 6", "marker a 1 \"b\" 2", "hide a \"b\" 2", "lock a \"b\" 2",
  ])
  func aLineWithMoreThanItsValueChangesNothing(_ line: String) {
    #expect(DocumentReading("riff document 1\n\(line)\nend\n").document.isEmpty)
  }

  @Test func aPresetThatIsThereIsRefused() throws {
    let lines = ["riff document 3", "preset \"a\" ease-in", "preset \"b\" ease-out"]
    let reading = DocumentReading(Self.text(lines + ["preset \"a\" linear", "end"]))
    #expect(reading.problems.map(\.line) == [4])
    #expect(reading.document.presets.map(\.name) == ["a", "b"])
  }

  /// Also if an edit was only taken back.
  @Test func demosWithoutEditsAreLeftOut() {
    var document = Document()
    document["a"].length = 2
    document["b"].values["k"] = nil
    #expect(Array(document.demos.keys) == ["a"])
    document["a"].length = nil
    #expect(document.isEmpty)
  }
}
