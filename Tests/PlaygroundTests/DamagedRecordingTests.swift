import Editing
import Interface
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Recordings that are refused, with their line.
@Suite(.languages) struct DamagedRecordingTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    /// The line that is replaced.
    let line: Int
    let text: String
    let problem: String
    /// The line that is refused, where it is another.
    let refused: Int

    init(_ line: Int, _ text: String, refused: Int? = nil, _ problem: String) {
      (self.line, self.text, self.problem) = (line, text, problem)
      self.refused = refused ?? line
    }

    var testDescription: String { text }
  }

  static let lines = [
    "riff recording 1", "demos rainbow rotation", "window 800 600 1", "place rotation",
    "time rainbow 2", "demo rainbow", "at 1.5", "speed 1", "plays", "0 resized 800 600 1", "step 0",
    "0.5 press 1 2 1", "step 0.1", "1 key right shift", "1 text \"a b\"", "step 0.1", "end",
  ]

  static let heads: [Damage] = [
    Damage(
      1, "riff place 1",
      #"A recording begins with "riff recording 1". This file begins with "riff place 1"."#),
    Damage(
      1, "riff recording 2",
      #"The recording begins with "riff recording 2", but this version reads "riff recording 1"."#),
    Damage(
      1, "\u{89}PNG\u{D}\u{1A}\u{0}",
      #"A recording begins with "riff recording 1". This file isn't text."#),
    Damage(
      1, "", refused: 2,
      #"A recording begins with "riff recording 1". This file begins with "demos rainbow rotation"."#
    ),
    Damage(
      2, "demos rainbow rotatoin",
      #"This version of Riff has no demo "rotatoin". Did you mean "rotation"?"#),
    Damage(2, "demos rainbow rainbow", "rainbow appears twice."),
    Damage(2, "demos", "The first demo is missing."),
    Damage(2, "", refused: 4, #""rotation" is not among the demos of the recording."#),
    Damage(3, "window 800 600", "The scale is missing."),
    Damage(3, "window 800 600 1 1", #"Unexpected word after window: "1"."#),
    Damage(3, "window wide 600 1", #"The width is "wide", which is not a number."#),
    Damage(3, "window 800 0 1", "The height is 0: it must lie between 1 and 1000000."),
    Damage(3, "window 800 600 nan", "The scale is nan: it must be finite."),
    Damage(3, "", refused: 10, #"The line "window WIDTH HEIGHT SCALE" is missing before it."#),
    Damage(4, "", refused: 5, #""time" comes before "place"."#),
    Damage(
      4, "place rainbo",
      #""rainbo" is not among the demos of the recording. Did you mean "rainbow"?"#),
    Damage(6, "time rainbow 3", "rainbow has two times."),
    Damage(6, "time rotation", "The time is missing."),
    Damage(6, "demo", "The demo is missing."),
    Damage(7, "at inf", "The time is inf: it must be finite."),
    Damage(8, "speed 9", "The speed is 9: it must lie between 0.05 and 4."),
    Damage(8, "speed 1,5", #"The speed is "1,5", which is not a number."#),
    Damage(9, "plays 1", #"Unexpected word after plays: "1"."#),
    Damage(9, "at 2", #""at" appears twice."#),
  ]

  static let bodies: [Damage] = [
    Damage(10, "0 resized 800 600 0", "The scale is 0: it must lie between 0.01 and 100."),
    Damage(10, "-1 leave", "The time is -1: it must lie between 0 and 1000000000."),
    Damage(10, "nan leave", "The time is nan: it must lie between 0 and 1000000000."),
    Damage(11, "stop 0", #"A line cannot begin with "stop". Did you mean "step"?"#),
    Damage(11, "step", "The step is missing."),
    Damage(11, "step -0.1", "The step is -0.1: it must lie between 0 and 3600."),
    Damage(11, "step 0 0", #"Unexpected word after step: "0"."#),
    Damage(12, "0.5", "The event is missing."),
    Damage(12, "0.5 pres 1 2 1", #"There is no event "pres". Did you mean "press"?"#),
    Damage(12, "0.5 press 1 2", "The number of clicks is missing."),
    Damage(
      12, "0.5 press 1 2 x",
      #"The number of clicks is "x": it must be a whole number from 0 to 1000000."#),
    Damage(
      12, "0.5 press 1 1e10 1", "y is 10000000000: it must lie between -1000000000 and 1000000000."),
    Damage(12, "0.5 press 1 two 1", #"y is "two", which is not a number."#),
    Damage(12, "0.5 wheel 0 1 2 3", "The word for modifiers is missing."),
    Damage(12, "0.5 leave now", #"Unexpected word after leave: "now"."#),
    Damage(14, "0.25 leave", "The time 0.25 is before 0.5, which came earlier."),
    Damage(14, "1 key rigth none", #"There is no key "rigth". Did you mean "right"?"#),
    Damage(14, "1 key \"ab\" none", #"The key is "ab", which is not one character."#),
    Damage(14, "1 key right shfit", #"There is no modifier "shfit". Did you mean "shift"?"#),
    Damage(
      14, "1 key right none again", #"Unexpected word: "again". Only "repeat" is allowed here."#),
    Damage(14, "1 key-up", "The key is missing."),
    Damage(15, "1 text a", #"The text is "a", which is not between quotation marks."#),
    Damage(15, "1 text \"a", "The text has no closing quotation mark."),
    Damage(15, "1 text \"a\\\"", "The text has no closing quotation mark."),
    Damage(15, "1 text \"a\"b", "The text continues after its closing quotation mark."),
    Damage(15, "1 text \"\\q\"", "The text has an unknown escape sequence."),
    Damage(15, "1 text \"\\u{110000}\"", "The text has an unknown escape sequence."),
    Damage(15, "1 text \"\\u{41\"", "The text has an unknown escape sequence."),
    Damage(15, "1 text", "The text is missing."),
    Damage(13, "speed 1", #""speed" comes after the first event or step."#),
    Damage(13, "end", refused: 14, #""1" comes after the end on line 13."#),
    Damage(17, "end of it", #"Unexpected word after end: "of"."#),
  ]

  private func read(_ lines: [String]) throws(LineError) -> Recording {
    try Recording(
      text: lines.joined(separator: "\n") + "\n", demos: ["rainbow", "rotation", "paging-intro"])
  }

  @Test func theUndamagedRecordingIsRead() throws {
    #expect(try read(Self.lines).text == Self.lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: heads + bodies)
  func everyDamagedLineIsRefusedWithItsNumber(_ damage: Damage) {
    var lines = Self.lines
    lines[damage.line - 1] = damage.text
    let error = #expect(throws: LineError.self) { try read(lines) }
    #expect(error?.line == damage.refused)
    #expect(error?.problem.english == damage.problem)
    #expect(
      error?.description == "Line \(damage.refused): \(damage.problem) \(error?.remedy ?? "")")
  }

  /// The remedy that a refusal names.
  @Test(arguments: bodies)
  func whatCameBeforeTheDamageCanBePlayed(_ damage: Damage) throws {
    var lines = Self.lines
    lines[damage.line - 1] = damage.text
    let part = try read(Array(lines.prefix(damage.refused - 1)))
    #expect(part.steps == Array(try read(Self.lines).steps.prefix(part.steps.count)))
    #expect(part.steps.count == lines.prefix(damage.refused - 1).count { $0.hasPrefix("step ") })
  }

  @Test(arguments: [
    "", "\n", "# nothing\n", "riff recording 1\n", "riff recording 1\ndemos rainbow\n",
  ])
  func aTextWithoutItsFirstLinesIsRefused(_ text: String) {
    #expect(throws: LineError.self) { try Recording(text: text, demos: ["rainbow"]) }
  }

  /// One byte lost, doubled or changed, anywhere: a recording or a refusal of a line that is there.
  @Test func whateverTheDamageNothingTraps() {
    let bytes = Array((Self.lines.joined(separator: "\n") + "\n").utf8)
    var random = Seeded(state: 3)
    for index in bytes.indices {
      let other = UInt8.random(in: 0...255, using: &random)
      for damage in [[], [bytes[index], bytes[index]], [other]] {
        let text = bytes[..<index] + damage + bytes[(index + 1)...]
        do throws(LineError) {
          _ = try Recording(
            text: String(decoding: text, as: UTF8.self), demos: ["rainbow", "rotation"])
        } catch {
          #expect((1...Self.lines.count + 2).contains(error.line))
        }
      }
    }
  }
}
