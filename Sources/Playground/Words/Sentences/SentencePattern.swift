/// A text in English with `{1}`, `{2}` and so on in this order, and its translation.
struct SentencePattern: Sendable {
  let english: String
  /// How much of it is fixed.
  let weight: Int
  /// Whether nothing but marks is around its changing parts.
  let isJoint: Bool
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
    isJoint = !self.pieces.joined().contains { (97...122).contains($0 | 0x20) }
  }

  /// The changing parts of a text, each of which `isFine`; nil if the text is another one.
  func parts(of bytes: [UInt8], where isFine: (String) -> Bool) -> [String]? {
    var found: [String]?
    _ = allParts(of: bytes, each: isFine) { parts in
      found = parts
      return true
    }
    return found
  }

  /// Goes through all ways in which a text has changing parts, until `take` says that it has taken one.
  /// - Returns: whether it has.
  func allParts(
    of bytes: [UInt8], each isFine: (String) -> Bool = { _ in true }, take: ([String]) -> Bool
  ) -> Bool {
    guard bytes.count >= weight + pieces.count - 1, bytes.starts(with: pieces[0]),
      bytes.suffix(pieces[pieces.count - 1].count).elementsEqual(pieces[pieces.count - 1])
    else { return false }
    return search(bytes[pieces[0].count...], 1, [], isFine, take)
  }

  private func search(
    _ rest: ArraySlice<UInt8>, _ index: Int, _ found: [String], _ isFine: (String) -> Bool,
    _ take: ([String]) -> Bool
  ) -> Bool {
    let piece = pieces[index]
    guard index < pieces.count - 1 else {
      guard rest.count > piece.count else { return false }
      let part = String(decoding: rest.dropLast(piece.count), as: UTF8.self)
      return isFine(part) && take(found + [part])
    }
    var place = rest.startIndex + 1
    while place + piece.count < rest.endIndex {
      if rest[place] == piece[0], rest[place...].starts(with: piece) {
        let part = String(decoding: rest[..<place], as: UTF8.self)
        if isFine(part),
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
