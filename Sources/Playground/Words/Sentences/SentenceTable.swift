/// Sentences in another language, by what they are in English. `{1}`, `{2}` and so on stand for their
/// changing parts, which are looked up themselves: a part may be a sentence, or words of the table.
///
/// ```swift
/// let table = SentenceTable([["{1} is missing.": "缺少 {1}。", "The path": "路径"]])
/// table["The path is missing."]  // "缺少路径。"
/// ```
struct SentenceTable: Sendable {
  /// The texts without changing parts.
  private let fixed: [String: String]
  /// Those with them, the most special first: the more of a text is fixed, the more special it is.
  private let patterns: [SentencePattern]
  /// Those of marks and holes alone, such as `{1}: {2}.`
  private let joints: [SentencePattern]

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
  subscript(english: String) -> String? { translation(of: english, depth: 0) }

  /// Parts lie at most so deep in each other.
  private static let deepest = 6

  private func translation(of text: String, depth: Int) -> String? {
    guard depth < Self.deepest, !text.isEmpty else { return nil }
    if let found = asItIs(text, depth) { return found }
    // As a part of a sentence, without its capital letter or its full stop; or a part as a sentence.
    let first = text.prefix(1)
    let other = first.uppercased() == first ? first.lowercased() : first.uppercased()
    let flipped = other + text.dropFirst()
    if flipped != text, let found = asItIs(flipped, depth) { return found }
    if text.last != ".", let found = asItIs(first.uppercased() + text.dropFirst() + ".", depth) {
      return found.last == "。" ? String(found.dropLast()) : found
    }
    if text.last == ".", let found = asItIs(String(flipped.dropLast()), depth) {
      return found + "。"
    }
    return together(text, depth) ?? oneByOne(text, depth)
  }

  private func asItIs(_ text: String, _ depth: Int) -> String? {
    if let found = fixed[text] { return found }
    let bytes = Array(text.utf8)
    for isStrict in [true, false] {
      for pattern in patterns {
        let parts = pattern.parts(of: bytes) { part in
          !isStrict || isWhole(part, depth)
        }
        if let parts {
          return pattern.filled(parts.map { translation(of: $0, depth: depth + 1) ?? $0 })
        }
      }
    }
    return nil
  }

  /// Whether a part does not reach from one sentence into the next, and has both of its quotation marks.
  private func isWhole(_ part: String, _ depth: Int) -> Bool {
    guard let ends = part.sentenceEnds else { return false }
    return ends.isEmpty || translation(of: part, depth: depth + 1) != nil
  }

  /// Parts with nothing but marks between them, of which one at least is known; all if possible.
  private func together(_ text: String, _ depth: Int) -> String? {
    let bytes = Array(text.utf8)
    for knowsAll in [true, false] {
      for joint in joints {
        var found: [String] = []
        let parts = joint.allParts(of: bytes) { parts in
          let known = parts.map { translation(of: $0, depth: depth + 1) }
          guard knowsAll ? !known.contains(nil) : known.contains(where: { $0 != nil }) else {
            return false
          }
          found = zip(known, parts).map { $0 ?? $1 }
          return true
        }
        if parts { return joint.filled(found) }
      }
    }
    return nil
  }

  /// Sentences that follow each other.
  private func oneByOne(_ text: String, _ depth: Int) -> String? {
    for end in text.sentenceEnds ?? [] {
      let (head, tail) = (text[..<end], text[end...].drop { $0 == " " })
      if let head = translation(of: String(head), depth: depth + 1),
        let tail = translation(of: String(tail), depth: depth + 1)
      {
        return head + tail
      }
    }
    return nil
  }
}

extension String {
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
