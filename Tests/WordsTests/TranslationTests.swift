import Testing
import Words

/// The files in `Assets/Languages`.
@Suite struct TranslationTests {
  /// All placeholders of the key, in any order; a language may leave out the number of things.
  @Test(arguments: [Language.chinese, .pseudo])
  func translationsHaveThePlaceholdersOfTheirKey(_ language: Language) {
    for (key, _, forms) in language.translations where forms.count == 1 {
      let wanted = Set(Placeholder.all(in: key).map(\.number))
      let found = Set(Placeholder.all(in: forms[0]).map(\.number))
      #expect(found.isSubset(of: wanted) || key.first == "1", "\(key)\n  \(forms[0])")
    }
  }

  /// A space is between Chinese and Latin letters or digits, and none is beside full-width punctuation.
  @Test func chineseHasOneSpelling() {
    func isLatin(_ sign: Character) -> Bool {
      sign.isASCII && (sign.isLetter || sign.isNumber) || "{}".contains(sign)
    }
    func isWide(_ sign: Character) -> Bool { "，。：；、？！（）".contains(sign) }
    for (key, _, forms) in Language.chinese.translations {
      for text in forms where text.hasHan {
        for (left, right) in zip(text, text.dropFirst()) {
          let isLoose = isWide(left) && right == " " || left == " " && isWide(right)
          #expect(!isLoose || left == "。", "A space beside \(left)\(right) in \(text) for \(key)")
          let isHalf = left.isHan && ";:!?".contains(right)
          #expect(!isHalf, "Half-width punctuation in \(text) for \(key)")
        }
      }
    }
  }
}
