/// What was typed into the palette: words, each of which a line must have in its title, its keys
/// or its other words. Letters may be left out, as in "plps" for "Play or pause".
struct PaletteMatch {
  private let whole: String
  private let words: [[Character]]
  /// The least score of a line whose title has every word, even inside others.
  private static let written = 60.0

  init(_ query: String) {
    let parts = query.lowercased().split { $0.isWhitespace }
    whole = parts.joined(separator: " ")
    words = parts.map(Array.init)
  }

  /// The lines that match, best first; equally good ones in their order.
  ///
  /// - Complexity: O(*n* · *k*) for *n* lines of *k* letters, times the words.
  func best(of lines: [PaletteLine]) -> [PaletteLine] {
    let ranked = lines.enumerated().compactMap { index, line in
      score(of: line).map { (index: index, score: $0) }
    }
    let best = ranked.map(\.score).max() ?? 0
    // Beside whole words, scattered letters are noise.
    let good = ranked.filter { best < Self.written || $0.score >= Self.written / 2 }
    let sorted = good.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
    return sorted.map { lines[$0.index] }
  }

  /// Higher is better; nil where a word is missing.
  func score(of line: PaletteLine) -> Double? {
    let title = line.title.lowercased()
    let keys = line.keys.lowercased().split(separator: " ").joined(separator: " ")
    if title == whole { return 1000 }
    if keys == whole { return 900 }
    let texts = [(Array(title), 1.0), (Array(keys), 0.7), (Array(line.also.lowercased()), 0.5)]
    var sum = 0.0
    for word in words {
      let found = texts.map { Self.score(of: word, in: $0.0) * $0.1 }.max() ?? 0
      guard found > 0 else { return nil }
      sum += found
    }
    let starts = title.hasPrefix(whole) ? 50.0 : line.also.lowercased() == whole ? 40 : 0
    return sum / Double(max(words.count, 1)) + starts
  }

  /// 0 where the word is not in the text.
  private static func score(of word: [Character], in text: [Character]) -> Double {
    var best = 0.0
    for start in text.indices where text[start] == word[0] {
      let isBeginning = start == 0 || !(text[start - 1].isLetter || text[start - 1].isNumber)
      if text[start...].starts(with: word) {
        let end = start + word.count
        let isWhole = end == text.count || !(text[end].isLetter || text[end].isNumber)
        best = max(best, isBeginning ? (isWhole ? 110 : 100) : word.count > 1 ? 60 : 5)
      } else if isBeginning, word.count > 1, let span = span(of: word, in: text[start...]) {
        best = max(best, 40 - Double(span - word.count))
      }
    }
    return best
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
