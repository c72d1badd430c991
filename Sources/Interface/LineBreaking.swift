/// A piece of a text that isn't broken: a word, or a Chinese character with its punctuation.
struct LinePiece: Equatable {
  var text: Substring
  /// Whether a space precedes the piece; it is dropped at the start of a line.
  let hasSpace: Bool

  /// - Complexity: O(*n*) in the length of the text.
  static func pieces(of string: String) -> [LinePiece] {
    string.split(separator: " ").flatMap { word in
      var pieces: [LinePiece] = []
      var start = word.startIndex
      for index in word.indices.dropFirst()
      where canBreak(between: word[word.index(before: index)], and: word[index]) {
        pieces.append(LinePiece(text: word[start..<index], hasSpace: pieces.isEmpty))
        start = index
      }
      return pieces + [LinePiece(text: word[start...], hasSpace: pieces.isEmpty)]
    }
  }

  private static func canBreak(between left: Character, and right: Character) -> Bool {
    // A full stop or a comma between letters or digits is part of a word, as in 0.5.
    let ends = closing.contains(left) && !left.isASCII
    guard left.isHan || right.isHan || ends else { return false }
    return !opening.contains(left) && !closing.contains(right)
  }

  private static let opening = Set("（「『《【“‘([")
  private static let closing = Set("）」』》】”’)]，。、；：？！…—·,.;:?!%％")
}

extension Character {
  /// Whether this is a Chinese character, next to which lines may be broken.
  package var isHan: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
      ?? false
  }
}
