import CFontconfig

/// The other installed fonts, used for characters that none of the interface's fonts has.
nonisolated final class FallbackFonts {
  private struct Candidate {
    let file: FontFile
    let signs: OpaquePointer
  }

  private var candidates: [Candidate]?
  private var answers: [Unicode.Scalar: FontFile?] = [:]

  deinit {
    for candidate in candidates ?? [] { FcCharSetDestroy(candidate.signs) }
  }

  /// The first font, in fontconfig's order of preference, that has `sign`.
  func font(with sign: Unicode.Scalar) -> FontFile? {
    if let known = answers[sign] { return known }
    let all = candidates ?? Self.allFonts()
    candidates = all
    let found = all.first { FcCharSetHasChar($0.signs, sign.value) != 0 }?.file
    answers[sign] = found
    return found
  }

  /// Outline fonts without colours, since masks cannot show colours.
  private static func allFonts() -> [Candidate] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    let wanted = FcPatternCreate()
    defer {
      FcPatternDestroy(wanted)
      FcConfigDestroy(config)
    }
    FcPatternAddString(wanted, FC_FAMILY, "sans-serif")
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
