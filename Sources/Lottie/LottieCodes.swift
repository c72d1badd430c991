import Stage

/// Lottie's codes for line caps, line joins, text alignment, mask modes and Riff's fonts, for reader and writer.
enum LottieCodes {
  static let caps: [Int: Stroke.Cap] = [1: .butt, 2: .round, 3: .square]
  static let joins: [Int: Stroke.Join] = [1: .miter, 2: .round, 3: .bevel]
  static let alignments: [Int: TextStyle.Alignment] = [0: .leading, 1: .trailing, 2: .centre]
  static let maskModes: [String: PathMask.Mode] = [
    "a": .add, "s": .subtract, "i": .intersect, "f": .difference,
  ]
  static let families: [String: TextStyle.Family] = ["Inter": .sans, "JetBrains Mono": .mono]
  static let weights: [String: TextStyle.Weight] = [
    "Light": .light, "Regular": .regular, "Medium": .medium, "SemiBold": .semibold, "Bold": .bold,
  ]

  /// Family and style of a font of Riff's own.
  static func font(of style: TextStyle) -> (family: String, style: String) {
    (
      code(of: style.family, in: families) ?? "Inter",
      code(of: style.weight, in: weights) ?? "Regular"
    )
  }

  /// The standard deviation of a Gaussian blur effect of 1, in points.
  static let deviation = 0.3

  static func code<Code, Word: Equatable>(of word: Word, in words: [Code: Word]) -> Code? {
    words.first { $0.value == word }?.key
  }
}
