/// A text in English with `{1}`, `{2}` and so on in this order, and its translation. Neither has a full stop at
/// its end.
struct SentencePattern: Sendable {
  /// What a changing part may be.
  enum Part: Sendable {
    /// Anything between quotation marks; stays as it is.
    case quoted
    /// Behind a full stop or a colon: a whole sentence or several, or anything that is in no table.
    case sentence
    /// A value, or words of the table.
    case name
  }

  /// Longer names are not looked for among others. In bytes.
  static let longestName = 300

  let english: String
  /// How much of it is fixed.
  let weight: Int
  let parts: [Part]
  private let text: String
  /// What is before, between and behind the changing parts.
  private let pieces: [[UInt8]]

  init(_ english: String, _ text: String) {
    (self.english, self.text) = (english, text)
    var (pieces, rest) = ([String](), english[...])
    for (_, range) in Words.places(in: english) {
      pieces.append(String(english[rest.startIndex..<range.lowerBound]))
      rest = english[range.upperBound...]
    }
    self.pieces = (pieces + [String(rest)]).map { Array($0.utf8) }
    weight = self.pieces.reduce(0) { $0 + $1.count }
    parts = pieces.map { piece in
      if piece.hasSuffix("\"") { return .quoted }
      return piece.hasSuffix(". ") || piece.hasSuffix(": ") ? .sentence : .name
    }
  }

  /// Those of a table, the most special first: the more of a text is fixed, the more special it is.
  static func list(_ texts: [(key: String, value: String)]) -> [SentencePattern] {
    texts.map { SentencePattern($0.key, $0.value) }
      .sorted { ($1.weight, $0.english) < ($0.weight, $1.english) }
  }

  /// The changing parts of a text, none of them empty, each as short as it can be where names are what `isName` takes;
  /// nil if the text does not fit.
  func changing(in text: SentenceText, where isName: (String) -> Bool) -> [String]? {
    let (first, last) = (pieces[0], pieces[pieces.count - 1])
    let text = first.isEmpty ? text.bytes : text.bareBytes
    guard text.count >= weight + parts.count, text.starts(with: first),
      text.suffix(last.count).elementsEqual(last)
    else { return nil }
    var found: [String] = []
    var rest = text.dropFirst(first.count)
    for (part, piece) in zip(parts, pieces.dropFirst()) {
      let isLast = found.count == parts.count - 1
      let least = isLast ? rest.count - piece.count : 1
      let most = isLast || part != .name ? rest.count - piece.count : Self.longestName
      guard least > 0, least <= most else { return nil }
      let next = rest.firstPart(before: piece, of: least...most) {
        part == .name ? isName($0) : part == .sentence || !$0.contains("\"")
      }
      guard let next else { return nil }
      found.append(next)
      rest = rest.dropFirst(next.utf8.count + piece.count)
    }
    return found
  }

  /// The translation with its changing parts.
  func filled(_ parts: [String]) -> String { Words.filled(text, parts) }
}

extension ArraySlice<UInt8> {
  /// What is before a piece, of so many bytes; the shortest that is fine.
  fileprivate func firstPart(
    before piece: [UInt8], of length: ClosedRange<Int>, where isFine: (String) -> Bool
  ) -> String? {
    let longest = Swift.min(length.upperBound, count - piece.count)
    guard length.lowerBound <= longest else { return nil }
    for end in (startIndex + length.lowerBound)...(startIndex + longest)
    where self[end...].starts(with: piece) {
      let part = String(decoding: self[..<end], as: UTF8.self)
      if isFine(part) { return part }
    }
    return nil
  }
}
