import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Saved versions as lines of a document and back.
@Suite(.languages) struct CompareTextTests {
  private static let seeds: [UInt64] = Array(1...12)

  private static func document(_ seed: UInt64) -> Document {
    var random = Seeded(state: seed)
    var document = Document.random(&random)
    for demo in catalog.prefix(4).map(\.name) {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        document.keepVersion(of: demo)
        for _ in 0..<6 { document.editSomething(&random) }
        if Bool.random(using: &random) { document.exchangeVersion(of: demo) }
      }
    }
    return document
  }

  @Test(arguments: seeds)
  func textReadsBack(_ seed: UInt64) throws {
    let document = Self.document(seed)
    #expect(!document.savedVersions.isEmpty)
    let back = try Document(text: document.text)
    #expect(back == document)
    #expect(back.text == document.text)
  }

  @Test(arguments: seeds.prefix(4))
  func recordingsCarryVersions(_ seed: UInt64) throws {
    var start = RecordingTests.start
    start.document = Self.document(seed)
    let recording = Recording(start)
    #expect(try RecordingTests.read(recording.text) == recording)
  }

  @Test(arguments: DocumentLine.allCases)
  func recordingsCarryEveryLineOfADocument(_ line: DocumentLine) throws {
    let text = try #require(Self.lines[line], "Give a line of \(line) here.")
    var start = RecordingTests.start
    start.document = try Document(text: "riff document 7\n\(text)\nend\n")
    #expect(!start.document.isEmpty)
    #expect(try RecordingTests.read(Recording(start).text).start.document == start.document)
  }

  private static let lines: [DocumentLine: String] = [
    .knob: "knob springs response 0.5",
    .knobs:
      #"knobs springs [{"name": "size", "range": [0, 100], "value": 40, "sets": []}]"#,
    .track: #"track springs "kept" {"riff": 1, "track": 12, "of": "x"}"#,
    .variant: "variant springs B", .length: "length springs 4",
    .marker: #"marker springs 1 "half""#, .preset: #"preset "Soft" ease-out"#,
    .nodes: #"nodes springs {"riff": 1, "node": {"children": [{"name": "a"}]}}"#,
    .hide: #"hide springs "kept""#, .lock: #"lock springs "kept""#,
    .tokens: #"tokens springs {"enter": "ease-out"}"#,
    .replaced: #"replaced springs {"enter": "token(arrive, ease-out)"}"#,
  ]

  @Test func theDocumentedExampleHolds() throws {
    let text = """
      riff document 2
      knob springs response 0.5
      variant springs B
      variant springs B knob response 0.9
      variant springs B track "kept" {"riff": 1, "track": 12, "of": "x"}
      end

      """
    let document = try Document(text: text)
    #expect(document.text == text)
    let kept = try #require(document.savedVersions(of: "springs")[.b])
    #expect(kept.values == ["response": .number(0.9)])
    #expect(kept[TrackPath(node: "kept", property: "x")] == .number(.x, 12))
  }

  @Test func withoutVersionsTheTextIsThatOfTheFirstFormat() {
    var document = Document()
    document.keepVersion(of: "springs")
    #expect(document.text.hasPrefix("riff document 2\n"))
    document.forgetVersion(.b, of: "springs")
    #expect(document.isEmpty)
    #expect(document.text.hasPrefix("riff document 1\n"))
  }

  private static let damages: [(line: String, problem: String)] = [
    ("variant", "The demo is missing."),
    ("variant a", "The letter is missing."),
    ("variant a E", #"The letter is "E": it must be A, B, C or D."#),
    ("variant a B", "B appears twice."),
    (
      "variant a B variant b C",
      #"The edit is "variant": it must be "knob", "track", "length", "marker", "nodes", "hide", "#
        + #""lock", "tokens", "replaced" or "knobs"."#
    ),
    ("variant a B knob k", "The value is missing."),
    ("variant a B knob k nan", "The value is nan: it must be finite."),
    ("variant a B knob old 2", #""old" has two values."#),
    ("variant a B track \"n\" {}", "The track cannot be read: This is not Riff's JSON."),
  ]

  @Test(arguments: damages.indices)
  func damagedLinesAreRefusedWithTheirPlace(_ index: Int) {
    let (line, problem) = Self.damages[index]
    let text = "riff document 2\nvariant a B\nvariant a B knob old 1\n\(line)\nend\n"
    #expect {
      try Document(text: text)
    } throws: { "\($0)" == "Line 4: \(problem)" }
  }

  /// The version keeps its edits and its place, and the line changes nothing.
  @Test(arguments: ["knob old 2", "knob new", "length 5 6", "marker 1 \"m\" 2", "hide \"n\" 2"])
  func aBadLineCostsAVersionNothing(_ bad: String) throws {
    let lines = ["riff document 2", "variant a B", "variant a B knob old 1", "variant a C"]
    let reading = DocumentReading(
      (lines + ["variant a B \(bad)", "end\n"]).joined(separator: "\n"))
    #expect(reading.problems.map(\.line) == [5])
    #expect(try reading.document == Document(text: (lines + ["end\n"]).joined(separator: "\n")))
  }

  @Test func editsOfAVersionBeginIt() throws {
    let text = "riff document 2\nvariant a C knob k 1\nend\n"
    let kept = try Document(text: text).savedVersions(of: "a")[.c]
    #expect(kept?.values == ["k": .number(1)])
  }

  @Test func aFourthIsRefused() {
    let text = "riff document 2\nvariant a A\nvariant a B\nvariant a C\nvariant a D\nend\n"
    let problem = #""a" already has four versions."#
    #expect {
      try Document(text: text)
    } throws: { "\($0)" == "Line 5: \(problem)" }
  }

  /// Cut anywhere it is refused, and never traps.
  @Test func whatIsCutIsRefused() {
    let bytes = Array(Self.document(7).text.utf8)
    for count in stride(from: 0, to: bytes.count - 4, by: 13) {
      #expect(throws: DocumentError.self) {
        try Document(text: String(decoding: bytes.prefix(count), as: UTF8.self))
      }
    }
  }
}
