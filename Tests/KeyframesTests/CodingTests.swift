import Foundation
import Keyframes
import TestSupport
import Testing

/// What is written as JSON, and reads back equal.
@Suite struct CodingTests {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(
    _ text: String, as type: Value.Type = Value.self, customs: [Easing] = []
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.userInfo[.customEasings] = customs
    return try decoder.decode(Value.self, from: Data(text.utf8))
  }

  static func again<Value: Codable>(_ value: Value, customs: [Easing] = []) throws -> Value {
    try Self.value(text(value), customs: customs)
  }

  @Test(arguments: EasingLawsTests.everything + EasingAlgebraTests.all)
  func anEasingIsItsNotation(_ easing: Easing) throws {
    #expect(try Self.again([easing]) == [easing])
    #expect(try Self.text([easing]) == "[\"\(easing.notation)\"]")
    #expect(try Self.again([easing.reversed]) == [easing.reversed])
  }

  @Test func aCustomEasingIsFoundByItsName() throws {
    let wobble = Easing.custom("wobble") { $0 * $0 }
    let back = try #require(try Self.again([wobble], customs: [wobble]).first)
    #expect(back == wobble)
    #expect(back(0.5) == 0.25)
    #expect(throws: DecodingError.self) { try Self.again([wobble]) }
    #expect(Set([wobble, .custom("wobble") { $0 }, .custom("other") { $0 }]).count == 2)
  }

  /// Written by hand, to be read as long as there is a Riff.
  @Test func aTrackIsReadFromItsText() throws {
    let track: Track<Double> = try Self.value(
      #"{"keyframes": [{"time": 1, "value": 10, "easing": "hold"}, {"time": 0, "value": 4}]}"#)
    #expect(
      track
        == Track([
          Keyframe(time: 0, value: 4), Keyframe(time: 1, value: 10, easing: .hold),
        ]))
    let constant: Track<Double> = try Self.value(
      #"{"isConstant": true, "keyframes": [{"time": 0, "value": 4}]}"#)
    #expect(constant == 4)
  }

  static let written: [(track: Track<Double>, text: String)] = [
    ([0: 1, 2: 3.5], #"{"keyframes":[{"time":0,"value":1},{"time":2,"value":3.5}]}"#),
    (7, #"{"isConstant":true,"keyframes":[{"time":0,"value":7}]}"#),
    (
      Track([Keyframe(time: 0, value: 1, easing: .easeIn(.quad), controls: Controls(2, 3))])
        .extrapolated(before: .pingPong, after: .repeat),
      #"{"after":"repeat","before":"pingPong","keyframes":["#
        + #"{"controls":{"first":2,"second":3},"easing":"ease-in-quad","time":0,"value":1}]}"#
    ),
  ]

  @Test(arguments: written)
  func aTrackIsWrittenShort(_ track: Track<Double>, _ text: String) throws {
    #expect(try Self.text(track) == text)
    #expect(try Self.value(text) == track)
  }

  @Test(arguments: 0..<40)
  func randomTracksReadBackEqualAndHashAlike(_ seed: Int) throws {
    var numbers = SeededGenerator(UInt64(seed))
    let easings = EasingLawsTests.everything
    let keyframes = (0..<Int.random(in: 1...12, using: &numbers)).map { index in
      Keyframe(
        // Some at equal times, which are steps.
        time: Double(Int.random(in: -3...6, using: &numbers)) / 3,
        value: Point(x: numbers.number(), y: numbers.number(-1e-9...1e9)),
        easing: easings.randomElement(using: &numbers) ?? .hold,
        controls: index.isMultiple(of: 3)
          ? Controls(Point(x: numbers.number(), y: 0), Point(x: 1, y: numbers.number())) : nil)
    }
    let all = Extrapolation.allCases
    let track = Track(keyframes)
      .extrapolated(before: all[seed % all.count], after: all[seed / 5 % all.count])
    let back = try Self.again(track)
    #expect(back == track)
    #expect(back.hashValue == track.hashValue)
    #expect(Set([track, back, track.eased(.steps(3))]).count == 2)
  }

  @Test func equalTracksHashAlikeHoweverTheyWereMade() {
    var added = Track<Double>(3)
    for time in [2.0, 1, 0] { added.add(time * time, at: time) }
    let literal: Track<Double> = [0: -0.0, 1: 1, 2: 4]
    #expect(added == literal)
    #expect(added.hashValue == literal.hashValue)
    #expect(Easing.easeIn(.power(2)).hashValue == Easing.easeIn(.quad).hashValue)
  }
}
