/// A text in English with `{1}`, `{2}` and so on in this order, and its translation.
struct SentencePattern: Sendable {
  let english: String
  /// How much of it is fixed.
  let weight: Int
  /// Whether each changing part begins behind a full stop or a colon, and can be a whole sentence.
  let takesSentences: [Bool]
  /// Whether each is between quotation marks, and stays as it is.
  let isQuoted: [Bool]
  private let text: String
  /// What is before, between and behind the changing parts.
  private let pieces: [[UInt8]]

  init(_ english: String, _ text: String) {
    (self.english, self.text) = (english, text)
    var (pieces, rest) = ([[UInt8]](), english[...])
    for (_, range) in Words.places(in: english) {
      pieces.append(Array(english[rest.startIndex..<range.lowerBound].utf8))
      rest = english[range.upperBound...]
    }
    self.pieces = pieces + [Array(rest.utf8)]
    weight = self.pieces.reduce(0) { $0 + $1.count }
    takesSentences = self.pieces.dropLast().map { $0.ends(with: ". ") || $0.ends(with: ": ") }
    isQuoted = self.pieces.dropLast().map { $0.ends(with: "\"") }
  }

  /// The byte that it begins with; nil if that is a changing part.
  var first: UInt8? { pieces[0].first }

  /// Those of a table, the most special first: the more of a text is fixed, the more special it is.
  static func list(_ texts: [(key: String, value: String)]) -> [SentencePattern] {
    texts.map { SentencePattern($0.key, $0.value) }
      .sorted { ($1.weight, $0.english) < ($0.weight, $1.english) }
  }

  /// Goes through all ways in which a text has changing parts, until `take` says that it has taken one.
  /// - Returns: whether it has.
  func allParts(
    of bytes: [UInt8], each isFine: (String, Int) -> Bool = { _, _ in true },
    take: ([String]) -> Bool
  ) -> Bool {
    guard bytes.count >= weight + pieces.count - 1, isEnd(bytes.last),
      bytes.starts(with: pieces[0]),
      bytes.suffix(pieces[pieces.count - 1].count).elementsEqual(pieces[pieces.count - 1])
    else { return false }
    return search(bytes[pieces[0].count...], 1, [], isFine, take)
  }

  /// Whether a text that ends so may fit.
  private func isEnd(_ last: UInt8?) -> Bool {
    guard let end = pieces[pieces.count - 1].last else { return true }
    return end == last
  }

  private func search(
    _ rest: ArraySlice<UInt8>, _ index: Int, _ found: [String], _ isFine: (String, Int) -> Bool,
    _ take: ([String]) -> Bool
  ) -> Bool {
    let piece = pieces[index]
    guard index < pieces.count - 1 else {
      guard rest.count > piece.count else { return false }
      let part = String(decoding: rest.dropLast(piece.count), as: UTF8.self)
      return isFine(part, index - 1) && take(found + [part])
    }
    var place = rest.startIndex + 1
    while place + piece.count < rest.endIndex {
      if rest[place] == piece[0], rest[place...].starts(with: piece) {
        let part = String(decoding: rest[..<place], as: UTF8.self)
        if isFine(part, index - 1),
          search(rest[(place + piece.count)...], index + 1, found + [part], isFine, take)
        {
          return true
        }
      }
      place += 1
    }
    return false
  }

  /// The translation with its changing parts.
  func filled(_ parts: [String]) -> String { Words.filled(text, parts) }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
