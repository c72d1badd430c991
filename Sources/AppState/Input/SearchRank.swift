import Interface
import Words

/// How well a text matches a query; the least is the best. A better field counts more than a better
/// position in it.
package struct SearchRank: Comparable {
  /// The index of the field in which it was found: the title, then the name, then the caption.
  package var field: Int
  package var level: Level

  package init(field: Int, level: Level) {
    (self.field, self.level) = (field, level)
  }

  /// Where in the field: as all of it, at its start, at the start of a word, or inside of one; and
  /// after these, with its words apart.
  package enum Level: Int, Comparable {
    case exact, prefix, wordStart, inside, apart, scattered

    package static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  package static func < (one: SearchRank, other: SearchRank) -> Bool {
    (one.field, one.level) < (other.field, other.level)
  }
}

/// The words of a search, each of which has to be found.
package struct SearchQuery {
  private let whole: [Character]
  package let words: [[Character]]

  package init(_ text: String) {
    let parts = Self.spelt(text).split { $0.isWhitespace }
    whole = Array(parts.joined(separator: " "))
    words = parts.map(Array.init)
  }

  /// In small letters, and with one spelling of "colour".
  private static func spelt(_ text: String) -> String {
    let text = text.lowercased()
    guard text.utf8.contains(UInt8(ascii: "u")) else { return text }
    return text.split(separator: "colour", omittingEmptySubsequences: false)
      .joined(separator: "color")
  }

  /// Whether something in Chinese was typed.
  package var hasHan: Bool { whole.contains(where: \.isHan) }

  /// Nil if a word is in no field. The most important field comes first.
  ///
  /// - Complexity: O(*n* · *k*) for *n* letters in the fields and *k* typed ones.
  package func rank(in fields: [String]) -> SearchRank? {
    let fields = fields.map { Array(Self.spelt($0)) }
    if let rank = Self.rank(of: whole, in: fields) { return rank }
    var worst: SearchRank?
    for word in words {
      guard var rank = Self.rank(of: word, in: fields) else { return nil }
      rank.level = .apart
      worst = max(worst ?? rank, rank)
    }
    return worst
  }

  /// The best position of the whole query in a text; nil if the text doesn't contain it.
  package func level(in text: String) -> SearchRank.Level? {
    Self.level(of: whole, in: Array(Self.spelt(text)))
  }

  private static func rank(of word: [Character], in fields: [[Character]]) -> SearchRank? {
    for (index, field) in fields.enumerated() {
      if let level = level(of: word, in: field) { return SearchRank(field: index, level: level) }
    }
    return nil
  }

  private static func level(
    of word: [Character], in text: [Character]
  ) -> SearchRank.Level? {
    guard let first = word.first, text.count >= word.count else { return nil }
    if text == word { return .exact }
    var isInside = false
    for start in 0...(text.count - word.count)
    where text[start] == first && text[start...].starts(with: word) {
      if start == 0 { return .prefix }
      // In Chinese each character may begin a word.
      let isAfterWord = text[start - 1].isLetter || text[start - 1].isNumber
      if !isAfterWord || first.isHan { return .wordStart }
      isInside = true
    }
    return isInside ? .inside : nil
  }
}
