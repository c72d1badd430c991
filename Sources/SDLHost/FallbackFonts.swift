import CFontconfig

/// The other installed fonts, used for characters that none of the interface's fonts has.
nonisolated final class FallbackFonts {
  private struct Candidate {
    let file: FontFile
    let signs: OpaquePointer
  }

  private var candidates: [Candidate]?
  /// The fonts for Chinese text; fonts for Japanese have other forms of the same characters.
  private var chinese: [Candidate]?
  private var answers: [Unicode.Scalar: FontFile?] = [:]

  deinit {
    for candidate in (candidates ?? []) + (chinese ?? []) { FcCharSetDestroy(candidate.signs) }
  }

  /// The first font, in fontconfig's order of preference, that has `sign`.
  func font(with sign: Unicode.Scalar) -> FontFile? {
    if let known = answers[sign] { return known }
    let found = fonts(for: sign).first { FcCharSetHasChar($0.signs, sign.value) != 0 }?.file
    answers[sign] = found
    return found
  }

  private func fonts(for sign: Unicode.Scalar) -> [Candidate] {
    // Ideographs, their punctuation, and full-width forms.
    let isChinese = (0x2E80...0x9FFF).contains(sign.value) || (0xFF00...0xFFEF).contains(sign.value)
    if isChinese {
      let all = chinese ?? Self.allFonts(language: "zh-cn")
      chinese = all
      return all
    }
    let all = candidates ?? Self.allFonts(language: nil)
    candidates = all
    return all
  }

  /// Outline fonts without colours, since masks cannot show colours.
  private static func allFonts(language: String?) -> [Candidate] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    let wanted = FcPatternCreate()
    defer {
      FcPatternDestroy(wanted)
      FcConfigDestroy(config)
    }
    FcPatternAddString(wanted, FC_FAMILY, "sans-serif")
    if let language { FcPatternAddString(wanted, FC_LANG, language) }
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
