import DemoKit
import Testing

@testable import Playground

/// How sentences are found in the tables of translations.
@Suite struct SentenceTableTests {
  private let table = SentenceTable(
    [
      [
        "{1} is missing.": "缺少 {1}。", "The path": "路径", "{1} is {2}, not a number": "{1} 为 {2}，不是数",
      ],
      [
        "give a number": "请给出一个数", "Two. Three.": "二。", "left out: {1}": "已略去：{1}",
      ],
      ["{1} has no knob {2}.": "{1} 没有 {2}。", "It has {1}.": "它有 {1}。", "exact": "完全一致"],
    ], frames: ["{1}: {2}": "{1}：{2}", "{1}: {2}.": "{1}：{2}。"])

  private static let tables = Sentences.tables + [Sentences.frames]

  @Test(arguments: [
    ("The path is missing.", "缺少路径。"), ("x is missing.", "缺少 x。"),
    // The case of the first letter, and the full stop, do not matter.
    ("the path", "路径"), ("Give a number", "请给出一个数"), ("the path is missing", "缺少路径"),
    ("Exact.", "完全一致。"),
    // What is between quotation marks is one part.
    ("a has no knob \"b. C is missing.\".", "a 没有 \"b. C is missing.\"。"),
    ("\"is \" is 4, not a number", "\"is \" 为 4，不是数"),
    // Sentences that follow each other, and what has marks between it.
    ("a has no knob b. It has c.", "a 没有 b。它有 c。"), ("Two. Three. It has c.", "二。它有 c。"),
    ("The path is 1, not a number: give a number.", "路径为 1，不是数：请给出一个数。"),
    ("a:3: The path is missing.", "a:3：缺少路径。"),
    // What nobody can know may be where a sentence can be, and only there.
    ("left out: No such thing as this", "已略去：No such thing as this"),
  ])
  func sentencesAreFoundInParts(_ english: String, _ chinese: String) {
    Language.chinese.during { #expect(table[english] == chinese) }
  }

  @Test(arguments: [
    "", " ", "x", "Nothing known.", "a: b", "a: b.", "is missing.", "It has a. Nothing known.",
  ])
  func whatIsInNoTableHasNoTranslation(_ english: String) {
    Language.chinese.during { #expect(table[english] == nil) }
  }

  /// What people have typed may look like many sentences.
  @Test(arguments: ["is ", "is. ", "Is missing. ", "\"is\" is ", "The path is missing. ", "a"])
  func longQuotationsAreParts(_ words: String) {
    let typed = String(repeating: words, count: 550 / words.utf8.count)
    let quoted = "\"\(typed)\" is missing"
    Language.chinese.during {
      if !words.contains("\"") { #expect(Sentences.chinese[quoted] == "缺少 \"\(typed)\"") }
      _ = Sentences.chinese[typed]
      #expect(Sentences.chinese[quoted + typed] == nil, "It is too long.")
    }
  }

  @Test func noTextIsInTwoTables() {
    let all = Self.tables.flatMap(\.keys)
    #expect(Set(all).count == all.count)
  }

  /// Texts are looked up without capital letters and full stops, so both languages end alike, and texts that
  /// differ in nothing else have one translation.
  @Test func capitalLettersAndFullStopsDoNotMatter() {
    var translations: [String: String] = [:]
    for table in Self.tables {
      for (english, chinese) in table {
        #expect(english.hasSuffix(".") == chinese.hasSuffix("。"), "\(english): \(chinese)")
      }
      for (english, chinese) in SentenceText.bare(table) {
        #expect(translations[english, default: chinese] == chinese, "\(english): \(chinese)")
        translations[english] = chinese
      }
    }
  }

  @Test func everyTextIsInChinese() {
    for (english, chinese) in Self.tables.joined() {
      let isBare =
        english == "null" || !english.contains { $0.isLetter } || english.hasPrefix("clip-path")
      #expect(chinese.hasHan || isBare, "\(english): \(chinese)")
    }
  }

  /// The holes are counted in the order of the English; the Chinese has all of them, unless it says the same
  /// without.
  @Test func placesAreThoseOfTheEnglish() {
    for (english, chinese) in Self.tables.joined() {
      let numbers = Words.places(in: english).map(\.number)
      #expect(numbers == Array(numbers.indices.map { $0 + 1 }), "\(english)")
      let used = Set(Words.places(in: chinese).map(\.number))
      let isList = english.hasSuffix("Riff opens {2}.")
      #expect(used == Set(numbers) || isList && used.isSubset(of: numbers), "\(chinese)")
    }
  }

  /// A space is between Chinese and Latin letters, digits, places or quotation marks, and none is beside
  /// full-width punctuation.
  @Test func textsHaveOneSpelling() {
    func isLatin(_ sign: Character) -> Bool {
      sign.isASCII && (sign.isLetter || sign.isNumber) || "{}\"<>".contains(sign)
    }
    func isWide(_ sign: Character) -> Bool { "，。：；、？（）".contains(sign) }
    for (_, chinese) in Self.tables.joined() {
      for (left, right) in zip(chinese, chinese.dropFirst()) {
        let isTight = isLatin(left) && right.isHan || left.isHan && isLatin(right)
        #expect(!isTight, "No space between \(left) and \(right): \(chinese)")
        let isLoose = isWide(left) && right == " " || left == " " && isWide(right)
        #expect(!isLoose, "A space beside \(left)\(right): \(chinese)")
        let isHalf = left.isHan && ",;:!?()".contains(right)
        #expect(!isHalf, "Half-width punctuation: \(chinese)")
      }
    }
  }

  /// Sentences that wait in the window are spoken anew when another language is chosen.
  @Test func whatWaitsFollowsTheLanguage() {
    var sentence = SpokenSentence("a.json no longer exists.")
    #expect(sentence.words == "a.json no longer exists.")
    Language.chinese.during { sentence.speakAnew() }
    #expect(sentence.words == "a.json 已不存在。")
    sentence.speakAnew()
    #expect(sentence.words == "a.json no longer exists.")
  }
}
