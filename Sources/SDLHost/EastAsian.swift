/// The languages that write the same ideographs in forms of their own.
nonisolated enum EastAsian: String {
  case chinese = "zh-cn"
  case japanese = "ja"
  case korean = "ko"

  /// The language of a text with ideographs: Japanese with kana, else Korean with hangul, else Chinese.
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var language = EastAsian.chinese
    for scalar in scalars where !scalar.isASCII {
      if scalar.isKana {
        self = .japanese
        return
      }
      if scalar.isHangul { language = .korean }
    }
    self = language
  }
}

extension Unicode.Scalar {
  nonisolated fileprivate var isKana: Bool {
    (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value)
      || (0xFF66...0xFF9D).contains(value)
  }

  nonisolated fileprivate var isHangul: Bool {
    (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value)
      || (0x3130...0x318F).contains(value)
  }

  /// Whether fonts for East Asian languages have it: ideographs and their punctuation, kana, hangul, and
  /// full-width forms.
  nonisolated var isEastAsian: Bool {
    (0x2E80...0x9FFF).contains(value) || (0xFF00...0xFFEF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value) || isHangul
  }
}
