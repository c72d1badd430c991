import Formats
import Keyframes
import Stage
import Testing
import Words

/// What is not an animation is refused with a sentence and its place.
@Suite struct LottieTextTests {
  private static let mistakes: [(String, Int, Int)] = [
    ("{", 1, 2), (#"{"layers": [}"#, 1, 13), (#"{"layers": [1 2]}"#, 1, 15),
    ("{\n  \"layers\": [NaN]}", 2, 14), (#"{"layers": [1e999]}"#, 1, 13),
    (#"{"layers": [-]}"#, 1, 13), (#"{"layers": "open}"#, 1, 13), (#"{"layers": []} []"#, 1, 16),
    ("{layers: []}", 1, 2), (#"{"layers" []}"#, 1, 11),
  ]

  @Test(arguments: mistakes)
  func mistakesHaveAPlace(_ text: String, _ line: Int, _ column: Int) throws {
    let error = try #require(throws: FileError.self) { try Lottie.read(text) }
    #expect(error.line == line)
    #expect(error.column == column)
    #expect(error.sentence.english.hasSuffix("."))
    #expect(error.lineText == text.split(separator: "\n").map(String.init)[line - 1])
  }

  @Test(arguments: [
    #"{"layers": []}"#, #"{"layers": [], "w": 10, "h": 10, "fr": 0, "ip": 0, "op": 9}"#,
    #"{"layers": [], "w": 0, "h": 10, "fr": 10, "ip": 0, "op": 9}"#,
    #"{"layers": [], "w": 1e9, "h": 10, "fr": 10, "ip": 0, "op": 9}"#,
    #"{"layers": [], "w": 10, "h": 10, "fr": 10, "ip": 9, "op": 9}"#,
    #"{"layers": [], "w": 10, "h": 10, "fr": 1, "ip": 0, "op": 1e9}"#, "[]", "7", "{}",
  ])
  func whatLacksASizeOrATimeIsRefused(_ text: String) throws {
    let error = try #require(throws: FileError.self) { try Lottie.read(text) }
    #expect(error.sentence.english.hasSuffix("."))
  }

  /// As the slow way of the standard library reads them.
  @Test(arguments: [
    "0", "-0", "1", "-12.5", "0.1", "123456789012345", "3.14159265358979", "1e3", "2.5E-3",
    "0.000001", "1234567890123456789012345", "0.30000000000000004", "9007199254740993",
    "-7.0000000000000001", "5.00000000000000000001", "99999.99999",
  ])
  func numbersAreExact(_ number: String) throws {
    let layer = Lottie.layer(1, ##""sw": 10, "sh": 10, "sc": "#112233", "sr": 1"##)
    let text = Lottie.text([layer]).replacing(
      #""p": {"k": [0, 0]}"#, with: "\"p\": {\"k\": [\(number), 0]}")
    let sprite = try #require(Lottie.sprites(try Lottie.read(text), 0).first)
    let value = min(max(try #require(Double(number)), -1e7), 1e7)
    #expect(sprite.transform.tx == value + 5)
  }

  @Test func escapedTextsAreRead() throws {
    let text = Lottie.text([], more: #""nm": "a\"\\\/\n\u00e9\ud83d\ude00\ud83dx", "#)
    #expect(try Lottie.read(text).title == "a\"\\/\né😀\u{FFFD}x")
  }

  @Test func aMarkOfByteOrderIsSkipped() throws {
    let text = Lottie.text([], more: #""nm": "marked", "#)
    #expect(try Lottie.read("\u{FEFF}" + text).title == "marked")
  }
}
