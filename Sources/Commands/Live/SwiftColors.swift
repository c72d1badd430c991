import Keyframes
import Words

/// The names of colours in demos. The compiler doesn't suggest one for an unknown name.
nonisolated enum SwiftColors {
  static let names = [
    "black", "white", "clear", "ink", "midnight", "navy", "plum", "steel", "mist", "slate", "paper",
    "sun", "coral", "sky", "mint", "violet", "sand", "skyGround", "sea", "quietSlate", "quietSand",
  ]

  /// Suggests the colour whose name is most like the one in a compiler error; nil for other errors, and if none is
  /// like it.
  static func advice(_ words: String) -> Message? {
    // `reference to member 'x' …`, or `type 'Color' has … member 'x'`.
    let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
    let isColor = words.hasPrefix("type 'Color'")
    let index = isColor ? 3 : 1
    guard isColor || words.hasPrefix("reference"), words.contains(" member "),
      index < quoted.count, let near = nearest(to: String(quoted[index]), among: names)
    else { return nil }
    return "Did you mean \(".\(near)")?"
  }
}
