import Formats
import Keyframes
import Testing

/// Named easings and durations in and out.
@Suite struct MotionTokenTests {
  private static let tokens = MotionTokens(
    easings: [
      .init(name: "enter", easing: .cubicBezier(0, 0, 0.2, 1)),
      .init(name: "pop", easing: .spring(Spring(response: 0.4, dampingRatio: 0.6))),
      .init(name: "drop", easing: .easeOut(.bounce)),
    ], durations: [.init(name: "short", seconds: 0.2), .init(name: "long", seconds: 1.25)])

  @Test func designTokensKeepEverything() throws {
    #expect(try MotionTokens(Self.tokens.dtcg) == Self.tokens)
  }

  /// CSS has no springs, so they come back as lines.
  @Test func customPropertiesKeepCurvesAndDurations() throws {
    let read = try MotionTokens(Self.tokens.css)
    #expect(read.durations == Self.tokens.durations)
    #expect(read.easings.map(\.name) == ["enter", "pop", "drop"])
    #expect(read.easings[0].easing == Self.tokens.easings[0].easing)
    for (one, other) in zip(read.easings, Self.tokens.easings) {
      for place in 0...100 {
        let progress = Double(place) / 100
        #expect(abs(one.easing(progress) - other.easing(progress)) < 0.0025)
      }
    }
    #expect(try MotionTokens(":root {\n\(Self.tokens.css)}") == read)
  }

  @Test func groupsPassOnTheirType() throws {
    let text = """
      { "motion": { "$type": "duration", "fast": { "$value": { "value": 0.1, "unit": "s" } } },
        "color": { "$type": "color", "red": { "$value": "#ff0000" } } }
      """
    #expect(
      try MotionTokens(text) == MotionTokens(durations: [.init(name: "fast", seconds: 0.1)]))
  }

  @Test(arguments: ["", "{}", "hello", "color: red;", "{ \"a\": { \"$value\": 1 } }"])
  func whatHasNoneIsRefused(_ text: String) {
    #expect(throws: PasteError.self) { try MotionTokens(text) }
  }

  @Test func aWrongTokenIsNamed() {
    let text = "{ \"a\": { \"$type\": \"cubicBezier\", \"$value\": [0, 1] } }"
    let error = #expect(throws: PasteError.self) { try MotionTokens(text) }
    #expect(error?.problem == "The token has no curve")
  }
}
