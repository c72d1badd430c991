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

/// Documents as text and back, and damaged ones.
@Suite(.languages) struct DocumentTextTests {
  private static let seeds: [UInt64] = Array(1...24)

  @Test(arguments: seeds)
  func textReadsBack(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let document = Document.random(&random)
    let back = try Document(text: document.text)
    #expect(back == document)
    #expect(back.text == document.text)
  }

  @Test func theDocumentedExampleHolds() throws {
    let text = """
      riff document 1
      knob chainable-bounce landing "back"
      knob springs response 0.5
      track springs "kept" {"riff": 1, "track": 12, "of": "x"}
      end

      """
    let document = try Document(text: text)
    #expect(document.text == text)
    #expect(document["springs"].values == ["response": .number(0.5)])
    #expect(document["springs"][TrackPath(node: "kept", property: "x")] == .number(.x, 12))
  }

  struct Damage: CustomTestStringConvertible, Sendable {
    let text: String
    let line: Int
    let problem: String
    var isNewer = false

    var testDescription: String { problem }
  }

  private static let damages: [Damage] = [
    Damage(text: "", line: 1, problem: #"The first line is "", not "riff document 1"."#),
    Damage(
      text: "riff place 1\n", line: 1,
      problem: #"The first line is "riff place 1", not "riff document 1"."#),
    Damage(
      text: "riff document 8\nend\n", line: 1,
      problem: #"The first line is "riff document 8", not "riff document 1"."#, isNewer: true),
    Damage(text: "riff document 1\nknob a b 1\n", line: 3, problem: #"The line "end" is missing."#),
    Damage(
      text: "riff document 1\nknbo a b 1\nend\n", line: 2,
      problem: #"A line cannot begin with "knbo". Did you mean "knob"?"#),
    Damage(text: "riff document 1\nknob a b\nend\n", line: 2, problem: "The value is missing."),
    Damage(
      text: "riff document 1\nknob a b nan\nend\n", line: 2,
      problem: "The value is nan: it must be finite."),
    Damage(
      text: "riff document 1\nknob a b yes\nend\n", line: 2,
      problem: #"The value is "yes", which is not a number."#),
    Damage(
      text: "riff document 1\nknob a b 1 2\nend\n", line: 2,
      problem: #"Unexpected word after the value: "2"."#),
    Damage(
      text: "riff document 1\nknob a b 1\nknob a b 2\nend\n", line: 3,
      problem: #""b" has two values."#),
    Damage(
      text: "riff document 1\ntrack a b {}\nend\n", line: 2,
      problem: #"The node is "b {}", which is not between quotation marks."#),
    Damage(
      text: "riff document 1\ntrack a \"b\" {}\nend\n", line: 2,
      problem: "The track cannot be read: This is not Riff's JSON."),
    Damage(
      text: "riff document 1\ntrack a \"b\" ease-in\nend\n", line: 2,
      problem: "The track is not in Riff's JSON."),
    Damage(
      text: "riff document 1\ntrack a \"b\" {\"riff\": 1, \"track\": 1}\nend\n", line: 2,
      problem: "The track does not name its property."),
    Damage(
      text: "riff document 1\nend\nend\n", line: 3, problem: #"There is text after the line "end"."#
    ),
  ]

  @Test(arguments: damages)
  func damagedTextsAreRefusedWithTheirLine(_ damage: Damage) {
    #expect {
      try Document(text: damage.text)
    } throws: { error in
      let error = error as? DocumentError
      return error?.line == damage.line && error?.problem.english == damage.problem
        && error?.isNewer == damage.isNewer
    }
  }

  /// Cut anywhere, or with any byte another one, it is read or refused, and never traps.
  @Test func whatIsCutIsRefused() throws {
    var random = Seeded(state: 5)
    let text = Document.random(&random).text
    let bytes = Array(text.utf8)
    for count in stride(from: 0, to: bytes.count - 4, by: 17) {
      #expect(throws: DocumentError.self) {
        try Document(text: String(decoding: bytes.prefix(count), as: UTF8.self))
      }
    }
    for position in stride(from: 0, to: bytes.count, by: 29) {
      var damaged = bytes
      damaged[position] = UInt8.random(in: 0...255, using: &random)
      _ = try? Document(text: String(decoding: damaged, as: UTF8.self))
    }
  }

  @Test(arguments: seeds.prefix(6))
  func recordingsCarryTheDocument(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    var start = RecordingTests.start
    start.document = Document.random(&random)
    let recording = Recording(start)
    let back = try RecordingTests.read(recording.text)
    #expect(back == recording)
    #expect(back.text == recording.text)
  }
}
