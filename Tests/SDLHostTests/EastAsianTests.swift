import Stage
import Testing

@testable import SDLHost

/// Ideographs have other forms in other languages, so a text's other characters say which fonts it needs.
@Suite struct EastAsianTests {
  @Test(arguments: [
    ("曲线", EastAsian.chinese), ("abc", .chinese), ("", .chinese), ("直線の動き", .japanese),
    ("カーブ", .japanese), ("直線 곡선", .korean), ("한국어", .korean), ("곡선とカーブ", .japanese),
  ])
  func theTextSaysItsLanguage(_ text: String, _ language: EastAsian) {
    #expect(EastAsian(text.unicodeScalars) == language)
  }

  /// Whatever is asked for, the font has the character, and Latin text has one font in all languages.
  @Test func aFontHasWhatItWasChosenFor() {
    let fonts = FallbackFonts()
    for sign in ["直", "の", "한", "→", "é"] as [Unicode.Scalar] {
      for weight in [TextStyle.Weight.regular, .bold] {
        let found = [EastAsian.chinese, .japanese, .korean].map {
          fonts.font(with: sign, language: $0, weight: weight)
        }
        if !sign.isEastAsian { #expect(Set(found).count == 1) }
        // A missing font is missing in every weight.
        #expect((found[0] == nil) == (fonts.font(with: sign) == nil))
      }
    }
  }
}
