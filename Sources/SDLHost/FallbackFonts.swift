import CFontconfig
import Stage

/// The other installed fonts, used for characters that none of the interface's fonts has.
nonisolated final class FallbackFonts {
  private struct Candidate {
    let file: FontFile
    let signs: OpaquePointer
  }

  /// The characters that a font is for. Only fonts of East Asian languages have weights: they stand beside Latin
  /// text.
  private struct Purpose: Hashable {
    let language: EastAsian?
    let weight: TextStyle.Weight?
  }

  private struct Question: Hashable {
    let sign: Unicode.Scalar
    let purpose: Purpose
  }

  private var candidates: [Purpose: [Candidate]] = [:]
  private var answers: [Question: FontFile?] = [:]

  deinit {
    for candidate in candidates.values.joined() { FcCharSetDestroy(candidate.signs) }
  }

  /// The first font, in fontconfig's order of preference, that has `sign`; in a text of `language` with the
  /// weight that is nearest to `weight`.
  func font(
    with sign: Unicode.Scalar, language: EastAsian = .chinese, weight: TextStyle.Weight = .regular
  ) -> FontFile? {
    let isEastAsian = sign.isEastAsian
    let purpose = Purpose(
      language: isEastAsian ? language : nil, weight: isEastAsian ? weight : nil)
    let question = Question(sign: sign, purpose: purpose)
    if let known = answers[question] { return known }
    let fonts = candidates[purpose] ?? Self.allFonts(purpose)
    candidates[purpose] = fonts
    let found = fonts.first { FcCharSetHasChar($0.signs, sign.value) != 0 }?.file
    answers[question] = found
    return found
  }

  /// Outline fonts without colours, since masks cannot show colours.
  private static func allFonts(_ purpose: Purpose) -> [Candidate] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    let wanted = FcPatternCreate()
    defer {
      FcPatternDestroy(wanted)
      FcConfigDestroy(config)
    }
    FcPatternAddString(wanted, FC_FAMILY, "sans-serif")
    if let language = purpose.language { FcPatternAddString(wanted, FC_LANG, language.rawValue) }
    if let weight = purpose.weight {
      FcPatternAddInteger(wanted, FC_WEIGHT, Int32(weight.fontconfig))
    }
    FcConfigSubstitute(config, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultMatch
    guard let sorted = FcFontSort(config, wanted, 1, nil, &result) else { return [] }
    defer { FcFontSetDestroy(sorted) }
    return sorted.patterns.compactMap { candidate(of: $0) }
  }

  private static func candidate(of pattern: OpaquePointer) -> Candidate? {
    var signs: OpaquePointer?
    guard let file = pattern.file, pattern.flag(FC_SCALABLE), !pattern.flag(FC_COLOR),
      !pattern.flag(FC_VARIABLE),
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &signs) == FcResultMatch,
      let copy = FcCharSetCopy(signs)
    else { return nil }
    return Candidate(file: file, signs: copy)
  }
}
