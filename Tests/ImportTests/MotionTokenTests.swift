import Formats
import Keyframes
import Testing
import Words

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

  /// So a paste replaces the tokens that were copied, whatever their names.
  @Test func namesComeBackAsTheyAre() throws {
    let names = [
      "我的缓动", "我的时长", "a_b", "a-b", "2fast", "Enter", "été", "easing", "duration", "a-", "-",
    ]
    let tokens = MotionTokens(
      easings: names.map { .init(name: $0, easing: .cubicBezier(0, 0, 0.2, 1)) },
      durations: names.map { .init(name: $0, seconds: 0.2) })
    for text in [tokens.css, ":root {\n\(tokens.css)}\n", tokens.dtcg] {
      let found = try #require(try MotionTokens.found(in: text))
      #expect(found == tokens)
      #expect(tokens.merged(with: found) == tokens)
    }
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

  /// A spring has its own pace, which is written beside it.
  @Test func springsTellTheirDuration() {
    #expect(Self.tokens.css.contains(/--ease-pop-duration: \d+(\.\d+)?ms;/))
    #expect(!Self.tokens.css.contains("--ease-enter-duration"))
  }

  @Test(arguments: [EasingDialect.css, .dtcg])
  func whatIsNotExactIsStated(_ dialect: EasingDialect) {
    let losses = Self.tokens.losses(in: dialect).map { $0.text(in: .english) }
    #expect(losses.count == 2)
    for (loss, name) in zip(losses, ["pop", "drop"]) {
      #expect(loss.hasPrefix("The token \(name) is off by at most 0."), "\(loss)")
    }
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

  /// The place of a wrong value is said, for the rest of the file may be right.
  @Test(arguments: [
    (
      ":root {\n  --ease-a: ease-out;\n  --ease-b: cubic-bezier(0, 1);\n}",
      "--ease-b isn't an easing", 3
    ),
    ("{\n\"a\": { \"$type\": \"cubicBezier\", \"$value\": [0, 1] } }", "The token has no curve", 2),
    (
      "{\n\n\"a\": { \"$type\": \"duration\", \"$value\": \"soon\" } }",
      "The duration of \"a\" isn't a time", 3
    ),
  ])
  func aWrongValueIsNamed(_ text: String, _ problem: String, _ line: Int) throws {
    let error = try #require(throws: PasteError.self) { try MotionTokens.found(in: text) }
    #expect(error.problem.english == problem && error.line == line)
  }

  @Test(arguments: [
    "", "ease-out", "cubic-bezier(0, 0, 1, 1)",
    ".a { animation: spin 1s } @keyframes spin { --a: 1s }",
    "{ \"$type\": \"cubicBezier\", \"$value\": [0, 0, 1, 1] }",
    "{\"riff\": 1, \"easing\": \"ease-out\"}", "--color: red;", "a -- b: c",
  ])
  func otherTextsHaveNoTokens(_ text: String) throws {
    #expect(try MotionTokens.found(in: text) == nil)
  }

  @Test func namesAreMadeFit() throws {
    let text = """
      { "ease out": { "Fast.2": { "$type": "cubicBezier", "$value": [0, 0, 0.2, 1] } },
        "☺": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
        "nothing": { "$type": "duration", "$value": { "value": 0, "unit": "ms" } } }
      """
    let found = try #require(try MotionTokens.found(in: text))
    #expect(found.easings.map(\.name) == ["ease-out-Fast-2"] && found.durations.isEmpty)
    #expect(MotionTokens.name(from: " a  b/c.d_e!") == "a-b-c-d_e")
    #expect(MotionTokens.name(from: "?!") == nil)
    #expect(MotionTokens.name(from: String(repeating: "x", count: 99))?.count == 60)
  }

  /// Also by the initializer that reads nothing but tokens.
  @Test func everyWayOfReadingMakesNamesFit() throws {
    let text = """
      { "a b": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
        "☺": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }
      """
    #expect(try MotionTokens(text) == MotionTokens(durations: [.init(name: "a-b", seconds: 1)]))
    #expect(try TokenReading(found: text)?.leftOut == ["☺"])
  }

  @Test(arguments: [
    ("--ease-a: ease-in;", [String]()),
    (
      "--ease-a: ease-in; --brand: teal; color: red; --space: 4px; --b: 1s",
      [
        "--brand", "color", "--space",
      ]
    ),
    (
      ":root { --ease-a: ease-in; --size: 1px } .b:hover { color: red; --b: 2s }",
      [
        "--size", "color",
      ]
    ),
    ("@theme { --ease-a: ease-in; --x: 1px 2px; }", ["--x"]),
    (
      "@media (width > 10px) { :root { --ease-a: ease-out } } :root { --ease-a: ease-in; --c: 0s }",
      ["@media", "--c"]
    ),
    ("--ease-a: ease-in; --ease-b: var(--ease-a); --☺: 1s", ["--ease-b", "--☺"]),
    (
      """
      { "color": { "$type": "color", "red": { "$value": "#f00" }, "blue": { "$value": "#00f" } },
        "a": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] } }
      """, ["color-red", "color-blue"]
    ),
    (
      ".hero{background:url(https://x.org/y.png)}\n:root{--ease-a:ease-out}", ["background"]
    ),
    (
      """
      { "a": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "lost": { "$type": "cubicBezier", "$value": "{no.where}" },
        "b": { "$type": "cubicBezier", "$value": "{c}" }, "c": { "$value": "{b}" } }
      """, ["lost", "b", "c"]
    ),
  ])
  func whatIsLeftOutIsNamed(_ text: String, _ names: [String]) throws {
    let read = try #require(try TokenReading(found: text))
    #expect(read.leftOut == names)
    #expect(read.tokens.easings.map(\.name) == ["a"])
    #expect(read.tokens == (try MotionTokens.found(in: text)))
  }

  /// Also through others, and within a transition.
  @Test func aliasesLeadToTheirTokens() throws {
    let text = """
      { "easing": { "base": { "$type": "cubicBezier", "$value": [0, 0, 0.2, 1] },
          "enter": { "$type": "cubicBezier", "$value": "{easing.base}" },
          "late": { "$value": "{easing.enter}" } },
        "duration": { "$type": "duration", "short": { "$value": "200ms" },
          "long": { "$value": "0.5s" }, "same": { "$value": "{duration.short}" } },
        "move": { "$type": "transition",
          "$value": { "duration": "{duration.long}", "timingFunction": "{easing.base}" } } }
      """
    let curve = Easing.cubicBezier(0, 0, 0.2, 1)
    let read = try MotionTokens(text)
    #expect(read.easings.map(\.name) == ["base", "enter", "late", "move"])
    #expect(read.easings.allSatisfy { $0.easing == curve })
    #expect(read.durations.map(\.name) == ["short", "long", "same", "move"])
    #expect(read.durations.map(\.seconds) == [0.2, 0.5, 0.2, 0.5])
  }

  @Test func propertiesEndWhereTheNextOnesBegin() throws {
    let text = ":root{--ease-a:ease-in --ease-b:ease-out --short:200ms}"
    let tokens = try MotionTokens(text)
    #expect(tokens.easings.map(\.name) == ["a", "b"])
    #expect(tokens.easings.map(\.easing) == [.easeIn, .easeOut])
    #expect(tokens.durations == [.init(name: "short", seconds: 0.2)])
  }

  /// The one under a condition does not replace the other.
  @Test func tokensUnderAConditionAreLeftOut() throws {
    let text = ":root { --ease-a: ease-in } @media (width > 1px) { :root { --ease-a: ease-out } }"
    #expect(try MotionTokens(text).easings == [.init(name: "a", easing: .easeIn)])
  }

  @Test(arguments: [["a", "b", "c"], ["d", "a", "b"], ["d", "e"], ["a", "d", "c"], []])
  func jsonKeepsTheOrder(_ names: [String]) throws {
    let tokens = MotionTokens(
      easings: ["a", "b", "c"].map { .init(name: $0, easing: .easeOut(.quart)) },
      durations: names.map { .init(name: $0, seconds: 0.25) })
    #expect(try MotionTokens(json: tokens.jsonLine) == tokens)
  }
}
