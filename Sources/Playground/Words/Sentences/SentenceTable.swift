/// Sentences in another language, by what they are in English. `{1}`, `{2}` and so on stand for their
/// changing parts, which are looked up themselves: a part may be a sentence, or words of the table.
///
/// ```swift
/// let table = SentenceTable([["{1} is missing.": "缺少 {1}。", "The path": "路径"]])
/// table["The path is missing."]  // "缺少路径。"
/// ```
struct SentenceTable: Sendable {
  /// The texts without changing parts.
  fileprivate let fixed: [String: String]
  /// Those with them, the most special first: the more of a text is fixed, the more special it is.
  fileprivate let patterns: [SentencePattern]
  /// Those of marks and holes alone, such as `{1}: {2}.`
  fileprivate let joints: [SentencePattern]

  /// - Precondition: no text is in two tables.
  init(_ tables: [[String: String]]) {
    let all = tables.flatMap { Array($0) }
    fixed = Dictionary(uniqueKeysWithValues: all.filter { !$0.key.contains("{1}") })
    let patterns = all.filter { $0.key.contains("{1}") }
      .map { SentencePattern($0.key, $0.value) }
      .sorted { ($1.weight, $0.english) < ($0.weight, $1.english) }
    self.patterns = patterns.filter { !$0.isJoint }
    joints = patterns.filter(\.isJoint)
  }

  /// The translation of a text; nil if there is none. Parts that are in no table stay as they are.
  ///
  /// - Complexity: O(*n*) in the number of patterns for each part.
  subscript(english: String) -> String? {
    var search = SentenceSearch(table: self)
    return search.translation(of: english)
  }
}

/// Looks a text up in a table, and its parts, each once.
private struct SentenceSearch {
  let table: SentenceTable
  private var known: [String: String?] = [:]

  /// Parts lie at most so deep in each other.
  private static let deepest = 6

  init(table: SentenceTable) { self.table = table }

  mutating func translation(of text: String) -> String? {
    part(text, 0) ?? inAnyForm(text, 0, isStrict: false)
  }

  private mutating func part(_ text: String, _ depth: Int) -> String? {
    if let known = known[text] { return known }
    guard depth < Self.deepest, !text.isEmpty else { return nil }
    let found =
      inAnyForm(text, depth, isStrict: true) ?? together(text, depth) ?? oneByOne(text, depth)
    known[text] = .some(found)
    return found
  }

  /// The translation of a text as it is, or as a part of a sentence: without its capital letter or its full stop;
  /// or of a part as a sentence.
  private mutating func inAnyForm(_ text: String, _ depth: Int, isStrict: Bool) -> String? {
    if let found = asItIs(text, depth, isStrict) { return found }
    let first = text.prefix(1)
    let other = first.uppercased() == first ? first.lowercased() : first.uppercased()
    let flipped = other + text.dropFirst()
    if flipped != text, let found = asItIs(flipped, depth, isStrict) { return found }
    if text.last == "." {
      return asItIs(String(flipped.dropLast()), depth, isStrict).map { $0 + "。" }
    }
    let sentence = first.uppercased() + text.dropFirst() + "."
    guard let found = asItIs(sentence, depth, isStrict), found.last == "。" else { return nil }
    return String(found.dropLast())
  }

  /// Strictly, every changing part is known or a value.
  private mutating func asItIs(_ text: String, _ depth: Int, _ isStrict: Bool) -> String? {
    if let found = table.fixed[text] { return found }
    let bytes = Array(text.utf8)
    for pattern in table.patterns {
      let parts = pattern.parts(of: bytes) { text in
        !isStrict || text.isValue || part(text, depth + 1) != nil
      }
      if let parts { return pattern.filled(parts.map { part($0, depth + 1) ?? $0 }) }
    }
    return nil
  }

  /// Parts with nothing but marks between them, of which one at least is known; all if possible.
  private mutating func together(_ text: String, _ depth: Int) -> String? {
    let bytes = Array(text.utf8)
    for knowsAll in [true, false] {
      for joint in table.joints {
        var found: [String] = []
        let isFound = joint.allParts(of: bytes) { parts in
          let known = parts.map { part($0, depth + 1) }
          guard knowsAll ? !known.contains(nil) : known.contains(where: { $0 != nil }) else {
            return false
          }
          found = zip(known, parts).map { $0 ?? $1 }
          return true
        }
        if isFound { return joint.filled(found) }
      }
    }
    return nil
  }

  /// Sentences that follow each other.
  private mutating func oneByOne(_ text: String, _ depth: Int) -> String? {
    for end in text.sentenceEnds ?? [] {
      let (head, tail) = (text[..<end], text[end...].drop { $0 == " " })
      if let head = part(String(head), depth + 1), let tail = part(String(tail), depth + 1) {
        return head + tail
      }
    }
    return nil
  }
}

extension String {
  /// Whether it can be a name, a number or a path, and not words: outside quotation marks, all of which are
  /// closed, it has no sentence's end, no colon before a space, and no two words beside each other.
  fileprivate var isValue: Bool {
    guard let ends = sentenceEnds, ends.isEmpty else { return false }
    let isPath = contains("/")
    var (last, word, count, isQuoted) = (UInt8(0), 0, 0, false)
    for byte in utf8 {
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
      if byte == UInt8(ascii: " "), !isQuoted, last == UInt8(ascii: ":") { return false }
      switch byte {
      case _ where isQuoted: (word, count) = (0, 0)
      case 97...122: word += 1
      case UInt8(ascii: " ") where word > 1: (word, count) = (0, count + 1)
      case _: (word, count) = (0, 0)
      }
      if word > 1, count > 0, !isPath { return false }
      last = byte
    }
    return true
  }

  /// The places behind full stops and question marks that another sentence follows, outside quotation
  /// marks; nil if a quotation mark is alone.
  fileprivate var sentenceEnds: [Index]? {
    var ends: [Index] = []
    var isQuoted = false
    var last: UInt8 = 0
    for place in utf8.indices {
      let byte = utf8[place]
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
      if byte == UInt8(ascii: " "), !isQuoted,
        last == UInt8(ascii: ".") || last == UInt8(ascii: "?"),
        let next = self[place...].dropFirst().first, next.isUppercase || next == "\""
      {
        ends.append(place)
      }
      last = byte
    }
    return isQuoted ? nil : ends
  }
}
