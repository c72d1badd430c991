import AppState
import DemoKit
import Words

/// The words typed into the palette, each of which a line must have in its title, its keys or its
/// other words. If no line has them, letters may be left out, as in "plps" for "Play or pause".
struct PaletteMatch {
  private let query: SearchQuery

  init(_ query: String) { self.query = SearchQuery(query) }

  /// The lines that match, best first; equally good ones in their order.
  ///
  /// - Complexity: O(*n* · *k*) for *n* lines of *k* letters, times the words.
  func best(of lines: [PaletteLine]) -> [PaletteLine] {
    let found = lines.enumerated().compactMap { index, line in
      rank(of: line).map { (index: index, rank: $0) }
    }
    guard found.isEmpty else {
      return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { lines[$0.index] }
    }
    // Beside whole words, scattered letters are noise.
    let scattered = lines.enumerated().compactMap { index, line in
      looseness(of: line).map { (index: index, looseness: $0) }
    }
    return scattered.sorted { ($0.looseness, $0.index) < ($1.looseness, $1.index) }
      .map { lines[$0.index] }
  }

  /// Nil where a word is missing. The words that others use for a command are as good as words of its
  /// title.
  func rank(of line: PaletteLine) -> SearchRank? {
    let keys = line.keys.split(separator: " ").joined(separator: " ")
    let own = query.rank(in: [line.title, keys, line.also])
    let others = line.synonyms.compactMap { query.level(in: $0) }.min().flatMap { level in
      level == .inside ? nil : SearchRank(field: 0, level: max(level, .wordStart))
    }
    return [own, others].compactMap(\.self).min() ?? foreignRank(of: line)
  }

  /// Words of other languages count after all own ones. Only Chinese is looked for in Chinese words, whose
  /// few Latin letters mean little.
  private func foreignRank(of line: PaletteLine) -> SearchRank? {
    guard Language.current != .english || query.hasHan else { return nil }
    return query.rank(in: line.foreign).map { SearchRank(field: 3 + $0.field, level: $0.level) }
  }

  /// The number of letters of the title between the typed ones; nil if the title does not have all
  /// of them, or the number is too large.
  private func looseness(of line: PaletteLine) -> Int? {
    let text = Array(line.title.lowercased())
    var sum = 0
    for word in query.words {
      let starts = text.indices.filter { start in
        text[start] == word[0]
          && (start == 0 || !(text[start - 1].isLetter || text[start - 1].isNumber))
      }
      let spans = starts.compactMap { Self.span(of: word, in: text[$0...]) }
      guard let span = spans.min() else { return nil }
      sum += span - word.count
    }
    return sum
  }

  /// How many letters of the text hold the word with letters left out; nil where that is
  /// too many.
  private static func span(of word: [Character], in text: ArraySlice<Character>) -> Int? {
    var rest = word[...]
    for (offset, letter) in text.prefix(3 * word.count + 6).enumerated() where letter == rest.first
    {
      rest = rest.dropFirst()
      if rest.isEmpty { return offset + 1 }
    }
    return nil
  }
}
