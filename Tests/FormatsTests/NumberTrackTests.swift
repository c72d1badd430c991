import Formats
import Keyframes
import Stage
import Testing

@testable import SceneText

/// Tracks of numbers, read without a tree: the same as with one, or not at all.
@Suite struct NumberTrackTests {
  private func read(_ text: String) -> PropertyTrack? {
    PropertyTrack(writtenJSON: Array(text.utf8)[...])
  }

  /// On one line, as in a document.
  private func line(_ track: PropertyTrack) -> String { track.jsonLine }

  @Test(arguments: 0..<60)
  func aLineIsTheExportWithoutItsLineBreaks(_ seed: Int) {
    var random = RandomNodes(seed: UInt64(9000 + seed))
    let track = PropertyTrack.number(.x, random.numbers())
    let lines = ExportFormat.json.export(track).text.split(separator: "\n")
    #expect(track.jsonLine == lines.map { String($0.drop { $0 == " " }) }.joined(separator: " "))
  }

  @Test(arguments: 0..<60)
  func whatIsWrittenReadsBack(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(5000 + seed))
    let track = PropertyTrack.number(random.pick(Property.allCases), random.numbers())
    guard case .number(_, let numbers) = track, !numbers.isConstant else { return }
    #expect(read(line(track)) == track)
    #expect(try Pasted(line(track)) == .track(track))
  }

  /// With any byte left out, doubled or another one, it is what the slower reader makes of it, or left
  /// to that.
  @Test func damagedTextsAreReadAlike() {
    let track = Track([
      Keyframe(time: -0.5, value: 12.25, easing: .easeIn(.quad)),
      Keyframe(time: 1, value: 1e-300, controls: Controls(3, 40)), Keyframe(time: 20, value: 0),
    ]).extrapolated(before: .repeat, after: .pingPong)
    let bytes = Array(line(.number(.x, track)).utf8)
    var taken = 0
    for index in bytes.indices {
      for other in [[], [bytes[index], bytes[index]]] + #" 0-."{}[],:e\"#.utf8.map({ [$0] }) {
        var damaged = bytes
        damaged.replaceSubrange(index...index, with: other)
        guard let found = PropertyTrack(writtenJSON: damaged[...]) else { continue }
        let text = String(decoding: damaged, as: UTF8.self)
        #expect((try? Pasted(text)) == .track(found), "\(text)")
        taken += 1
      }
    }
    #expect(taken > 100)
  }

  @Test(arguments: [
    "0", "-0", "1", "0.1", "-0.1", "123456789.125", "9007199254740993", "9007199254740992.5",
    "0.1234567890123456789", "1e3", "1E-3", "-2.5e+10", "1e-320", "0.30000000000000004",
    "5e-324", "1.7976931348623157e308", "123456789012345678901234567890",
    "0.00000000000000000000001",
  ])
  func numbersAreTheNearest(_ number: String) throws {
    let text =
      #"{"riff": 1, "track": {"keyframes": [{"time": 0, "value": \#(number)}, "#
      + #"{"time": 1, "value": 0}]}, "of": "x"}"#
    guard case .number(.x, let track) = read(text) else {
      Issue.record("\(number) was not read.")
      return
    }
    #expect(track.keyframes[0].value.bitPattern == Double(number)?.bitPattern)
  }

  @Test(arguments: ["", "01", "1.", ".5", "+1", "1e", "--1", "1e999", "\"1\"", "NaN", "0x1"])
  func otherNumbersAreLeftToTheOtherReader(_ number: String) {
    let text =
      #"{"riff": 1, "track": {"keyframes": [{"time": 0, "value": \#(number)}, "#
      + #"{"time": 1, "value": 0}]}, "of": "x"}"#
    #expect(read(text) == nil)
  }
}
