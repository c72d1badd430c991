import Keyframes
import Words

/// The names of colours in demos. The compiler says only that it doesn't know a name.
nonisolated enum SwiftColors {
  static let names = [
    "black", "white", "clear", "ink", "midnight", "navy", "plum", "steel", "mist", "slate", "paper",
    "sun", "coral", "sky", "mint", "violet", "sand", "skyGround", "sea", "quietSlate", "quietSand",
  ]

  /// A like name for the one that an error of the compiler is about; nil for other errors.
  static func advice(_ words: String) -> Message? {
    // `reference to member 'x' …`, or `type 'Color' has … member 'x'`.
    let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
    let isColor = words.hasPrefix("type 'Color'")
    let place = isColor ? 3 : 1
    guard isColor || words.hasPrefix("reference"), words.contains(" member "),
      place < quoted.count, let near = nearest(to: String(quoted[place]), among: names)
    else { return nil }
    return "Did you mean \(".\(near)")?"
  }
}
