import DemoKit
import Demos
import Editing
import Interface
import Stage
import Testing

@testable import Playground

/// The Chinese table: complete, in Chinese, and in one spelling.
@Suite struct ChineseTests {
  /// The same in both languages: names of formats and languages, and units.
  private static let same: Set<Phrase> = [
    .useEnglish, .windowTitle, .presetName, .atPages, .atPoints, .atSeconds, .perPage, .perPoint,
    .perSecond, .copiedWithError, .copiedAll, .fileOfKind, .noteAndInstead, .noteOfLayer,
    .kindSwift, .kindLottie, .kindDotLottie, .kindSVG, .kindPNG, .trackOfNode, .whatAndRemedy,
    .sizeInKilobytes, .stopOfStops, .lensPower, .toolSize, .displayRate, .milliseconds,
  ]

  @Test func noPhraseIsMissing() {
    #expect(Set(Phrase.allCases).subtracting(Chinese.table.keys).map(\.rawValue).sorted() == [])
    let phrases = Chinese.areas.flatMap(\.keys)
    #expect(phrases.count == Set(phrases).count)
  }

  @Test func aPhraseIsInTheSameAreaInBothLanguages() {
    for (english, chinese) in zip(English.areas, Chinese.areas) {
      #expect(Set(chinese.keys).subtracting(english.keys).map(\.rawValue).sorted() == [])
    }
  }

  @Test func noTextIsLeftInEnglish() {
    for (phrase, text) in Chinese.table where !Self.same.contains(phrase) {
      #expect(text.hasHan, "\(phrase): \(text)")
    }
    for phrase in Self.same {
      #expect(Chinese.table[phrase]?.hasHan == false, "\(phrase)")
    }
  }

  @Test func placesAreThoseOfTheEnglish() {
    for (phrase, text) in Chinese.table {
      let numbers = Words.places(in: text).map(\.number).sorted()
      #expect(numbers == Words.places(in: phrase.english).map(\.number).sorted(), "\(text)")
    }
  }

  @Test func twoPhrasesOfAnAreaDiffer() {
    for (english, chinese) in zip(English.areas, Chinese.areas) {
      for (text, phrases) in Dictionary(grouping: chinese.keys, by: { Chinese.table[$0] ?? "" }) {
        let texts = Set(phrases.compactMap { english[$0] })
        #expect(phrases.count == 1, "\(text): \(phrases.map(\.rawValue).sorted()) \(texts)")
      }
    }
  }

  /// A space is between Chinese and Latin letters, digits or places; punctuation next to Chinese is
  /// full-width, and has no spaces.
  @Test(arguments: Phrase.allCases)
  func textsHaveOneSpelling(_ phrase: Phrase) {
    let text = phrase.text(in: .chinese)
    guard text.hasHan else { return }
    let signs = Array(text)
    for (left, right) in zip(signs, signs.dropFirst()) {
      let isTight = Self.isLatin(left) && right.isHan || left.isHan && Self.isLatin(right)
      #expect(!isTight, "No space between \(left) and \(right): \(text)")
      let isHalf = left.isHan && ",;:!?()\"".contains(right) || "(".contains(left) && right.isHan
      let isList = phrase.rawValue.hasPrefix("wordsFor")
      #expect(!isHalf || isList, "Half-width punctuation: \(text)")
      let isLoose = Self.isFullWidth(left) && right == " " || left == " " && Self.isFullWidth(right)
      #expect(!isLoose || left == "。", "A space beside \(left)\(right): \(text)")
    }
    #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(text)")
  }

  private static func isLatin(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber) || "{}%×".contains(sign)
  }

  private static func isFullWidth(_ sign: Character) -> Bool { "，。；：、？！（）“”".contains(sign) }

  @Test func aSpaceGoesWhereBothSidesAreChinese() {
    Language.chinese.during {
      #expect(Words[.propertyOfNode, "x", "bird"] == "bird 的 x")
      #expect(Words[.propertyOfNode, "旋转", "鸟"] == "鸟的旋转")
      #expect(Words[.copied, "2 条轨道"] == "已复制 2 条轨道")
      #expect(Words[.hidNodes, "矩形 1"] == "隐藏矩形 1")
      #expect(Words[.fromTo, "1 s", "2 s"] == "1 s 到 2 s")
    }
  }

  // MARK: Demos

  /// Names of code, numbers and signs are the same in Chinese.
  private static func isWords(_ text: String) -> Bool {
    let letters = text.filter { $0.isASCII && $0.isLetter }
    let isCode =
      text.contains("(") && text.contains(".")
      || text.contains { ".()_=".contains($0) } && !text.contains(" ")
    // The code of Flip is written letter by letter.
    if text.hasPrefix("Stagg") { return false }
    return letters.count > 3 && !isCode && !names.contains(text)
  }

  /// Easings, presets and scroll physics have their names in code.
  private static let names: Set<String> = {
    var names = Set(Preset.allCases.map { "\($0)" })
    names.formUnion(Easing.classics(overshoot: 1.7, period: 0.3).map(\.name))
    names.formUnion(["iOS", "iOS fast", "Android", "macOS", "elastic", "quad", "back", "Riff"])
    names.formUnion(Mask.Reveal.allCases.map { "\($0)" })
    return names
  }()

  @Test(arguments: Entry.all)
  func demosSpeakChinese(_ entry: Entry) {
    let demo = entry.demo
    Language.chinese.during {
      #expect(demo.titleNow.hasHan)
      #expect(demo.captionNow.hasHan)
      for knob in demo.knobs {
        #expect(demo.label(of: knob).hasHan, "\(knob.label)")
      }
      let range = demo.timeline.range
      for step in 0...8 {
        let time = range.lowerBound + Double(step) / 8 * (range.upperBound - range.lowerBound)
        for text in demo.scene.said(by: demo).frame(at: time).strings where Self.isWords(text) {
          #expect(text.hasHan, "\(text)")
        }
      }
    }
  }

  @Test func patternsTakeWhatIsBetweenTheirWords() {
    let words: DemoWords = ["{1} of {2}": "{2} 个中的 {1} 个", "at {1} pt": "{1} pt 处", "a": "b"]
    #expect(words["3 of 10"] == "10 个中的 3 个")
    #expect(words["at 5 pt"] == "5 pt 处")
    #expect(words["a"] == "b")
    #expect(words["3 off 10"] == nil)
    #expect(words[""] == nil)
  }

  @Test func everyPropertyHasAName() {
    let names =
      Property.allCases.map(\.name) + ColorProperty.allCases.map(\.name)
      + ["hidden", "gradient", "outline", "string"]
    for name in names { #expect(PropertyNames.chinese[name] != nil, "\(name)") }
  }
}

extension String {
  /// Whether it has a Chinese character.
  var hasHan: Bool { contains(where: \.isHan) }
}
