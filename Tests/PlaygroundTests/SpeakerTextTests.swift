import Testing

@testable import AppState
@testable import Playground
import Words

/// The speaker's notes in a small terminal.
@Suite(.languages) struct SpeakerTextTests {
  private static let talk =
    "minutes 20\ndemo paging-intro\ncaption One gesture, four pages\n"
    + "note Drag slowly. The first page follows the finger.\nnote The others wait.\n"
    + "demo springs\ncaption What comes next\nfile ball.json\n"

  private func lines(_ desk: TalkDesk, _ columns: Int, _ rows: Int) throws -> [String] {
    try #require(desk.script.session.speakerNotes(at: 0, timeOfDay: "14:05"))
      .lines(columns: columns, rows: rows, hasColors: false)
  }

  @Test func theNotesComeFirstWhereThereIsLittleRoom() throws {
    let desk = TalkDesk(Self.talk)
    let small = try lines(desk, 40, 12)
    let notes = ["Drag slowly. The first page follows the", "finger.", "The others wait."]
    for line in notes { #expect(small.contains(line), "\(small)") }
    #expect(small.count < 12 && small.contains { $0.hasPrefix("Left 20:00") })
    #expect(small.contains("Next: 2  Springs") && small.last?.hasSuffix("14:05") == true)
    // With more room there are captions and empty lines as well.
    let large = try lines(desk, 80, 24)
    #expect(large.contains("One gesture, four pages") && large.contains(""))
    #expect(large.contains("   What comes next"))
  }

  /// Why a stop can't be shown is not cut off.
  @Test func whatIsWrongIsReadInFull() throws {
    var desk = TalkDesk(Self.talk)
    let reason = "ball.json:3:5: There is no shape called circel. Did you mean circle?"
    desk.script.change { $0.refuse("/home/ada/ball.json", Message(verbatim: reason)) }
    desk.press(.pageDown)
    #expect(try lines(desk, 120, 24).contains("   \(reason)"))
    desk.press(.pageDown)
    #expect(try lines(desk, 40, 12).joined(separator: " ").contains(reason))
  }
}
