import TestSupport
import Testing
import Words

/// The files in `Assets/Languages`.
@Suite struct TranslationTests {
  /// A translation has no placeholder that its key lacks. (Texts about a number of things have those of the English
  /// for several.)
  @Test(arguments: ["zh", "pseudo"])
  func translationsHaveThePlaceholdersOfTheirKey(_ tag: String) throws {
    let plurals = try Set(
      Language.file(tag).matches(of: /msgid "(.*)"\nmsgid_plural/).map { String($0.1) })
    let translations = try Language(tag: tag, po: Language.file(tag)).translations
    #expect(translations.count > 2000 && plurals.count > 30)
    for (key, _, forms) in translations
    where !plurals.contains(key.replacing("\"", with: "\\\"")) {
      let wanted = Set(Placeholder.all(in: key).map(\.number))
      let found = Set(Placeholder.all(in: forms[0]).map(\.number))
      #expect(found.isSubset(of: wanted), "\(key): \(forms[0])")
    }
  }

  /// A space is between Chinese and Latin letters or digits, and none is beside full-width punctuation.
  @Test func chineseHasOneSpelling() {
    func isLatin(_ sign: Character) -> Bool {
      sign.isASCII && (sign.isLetter || sign.isNumber) || "{}".contains(sign)
    }
    func isWide(_ sign: Character) -> Bool { "，。：；、？！（）".contains(sign) }
    for (key, _, forms) in Language.chinese.translations {
      for text in forms where text.contains(where: \.isHan) {
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
