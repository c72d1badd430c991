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
  /// Those with them, the most special first.
  fileprivate let patterns: [SentencePattern]
  /// What is around whole sentences, such as `{1}: {2}.`
  fileprivate let frames: [SentencePattern]

  /// - Precondition: no text is in two tables.
  init(_ tables: [[String: String]], frames: [String: String]) {
    let all = tables.flatMap { Array($0) }
    fixed = Dictionary(uniqueKeysWithValues: all.filter { !$0.key.contains("{1}") })
    patterns = SentencePattern.list(all.filter { $0.key.contains("{1}") })
    self.frames = SentencePattern.list(Array(frames))
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
  private var sentences: [String: String?] = [:]
  private var names: [String: String?] = [:]

  init(table: SentenceTable) { self.table = table }

  mutating func translation(of text: String) -> String? {
    sentence(text) ?? inAnyForm(text, .loose)
  }

  /// What the changing parts of a pattern may be.
  private enum Rule {
    /// Known, or a value; where a sentence can be, several of them.
    case strict
    /// The same, in a pattern without sentences.
    case name
    /// Anything.
    case loose
  }

  /// The translation of a sentence or several, or of a part of one.
  private mutating func sentence(_ text: String) -> String? {
    if let known = sentences[text] { return known }
    guard !text.isEmpty else { return nil }
    let found = inAnyForm(text, .strict) ?? inFrame(text) ?? oneByOne(text)
    sentences[text] = .some(found)
    return found
  }

  /// The same of what is no whole sentence.
  private mutating func name(_ text: String) -> String? {
    if let known = names[text] { return known }
    let found = inAnyForm(text, .name)
    names[text] = .some(found)
    return found
  }

  /// The translation of a text as it is, or as a part of a sentence: without its capital letter or its full stop;
  /// or of a part as a sentence.
  private mutating func inAnyForm(_ text: String, _ rule: Rule) -> String? {
    if let found = asItIs(text, rule) { return found }
    let first = text.prefix(1)
    let other = first.uppercased() == first ? first.lowercased() : first.uppercased()
    let flipped = other + text.dropFirst()
    if flipped != text, let found = asItIs(flipped, rule) { return found }
    if text.last == "." { return asItIs(String(flipped.dropLast()), rule).map { $0 + "。" } }
    for sentence in [text + ".", flipped + "."] {
      if let found = asItIs(sentence, rule), found.last == "。" { return String(found.dropLast()) }
    }
    return nil
  }

  private mutating func asItIs(_ text: String, _ rule: Rule) -> String? {
    if let found = table.fixed[text] { return found }
    let bytes = Array(text.utf8)
    for pattern in table.patterns {
      if rule == .name, pattern.takesSentences.contains(true) { continue }
      var found: [String] = []
      let isFound = pattern.allParts(of: bytes) { text, index in
        if pattern.isQuoted[index] { return !text.contains("\"") }
        return rule == .loose || text.isValue || part(index, of: pattern, text, rule) != nil
      } take: { parts in
        found = parts.enumerated().map { index, text in
          part(index, of: pattern, text, rule) ?? text.withoutArticle
        }
        return true
      }
      if isFound { return pattern.filled(found) }
    }
    return nil
  }

  private mutating func part(
    _ index: Int, of pattern: SentencePattern, _ text: String, _ rule: Rule
  ) -> String? {
    guard !pattern.isQuoted[index] else { return text }
    guard pattern.takesSentences[index] else { return name(text) }
    return sentence(text) ?? (rule == .loose ? inAnyForm(text, .loose) : nil)
  }

  /// A frame and what is in it, of which one part at least is known; all but numbers if possible.
  private mutating func inFrame(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    for knowsAll in [true, false] {
      for frame in table.frames {
        var found: [String] = []
        let isFound = frame.allParts(of: bytes) { parts in
          let known = parts.map { sentence($0) }
          let unknown = zip(known, parts).filter { $0 == nil && $1.contains(where: \.isLetter) }
          guard known.contains(where: { $0 != nil }), unknown.isEmpty || !knowsAll else {
            return false
          }
          found = zip(known, parts).map { $0 ?? $1 }
          return true
        }
        if isFound { return frame.filled(found) }
      }
    }
    return nil
  }

  /// Sentences that follow each other.
  private mutating func oneByOne(_ text: String) -> String? {
    for end in text.sentenceEnds ?? [] {
      let (head, tail) = (text[..<end], text[end...].drop { $0 == " " })
      if let head = sentence(String(head)), let tail = sentence(String(tail)) {
        return head + tail
      }
    }
    return nil
  }
}

extension String {
  /// Whether it can be a name, a number or a path, and not words: outside quotation marks and brackets it has no
  /// sentence's end, no colon before a space, and no two words beside each other.
  fileprivate var isValue: Bool {
    guard let ends = sentenceEnds, ends.isEmpty, self != "missing" else { return false }
    if last == "." { return false }
    let isPath = contains("/")
    var (last, word, isSecond, isQuoted, depth) = (UInt8(0), 0, false, false, 0)
    for byte in withoutArticle.utf8 {
      switch byte {
      case UInt8(ascii: "\"") where last != UInt8(ascii: "\\"): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case _: break
      }
      let isLetter = (97...122).contains(byte | 0x20)
      if isQuoted || depth > 0 || byte != UInt8(ascii: " ") && !isLetter {
        (word, isSecond) = (0, false)
      } else if isLetter {
        word += 1
      } else {
        if last == UInt8(ascii: ":") { return false }
        (word, isSecond) = (0, word > 0)
      }
      if word > 1, isSecond, !isPath { return false }
      last = byte
    }
    return true
  }

  /// "The response" is `response` where that is a name.
  fileprivate var withoutArticle: String { hasPrefix("The ") ? String(dropFirst(4)) : self }

  /// The places behind full stops and question marks that another sentence follows, outside quotation
  /// marks; nil if a quotation mark is alone.
  fileprivate var sentenceEnds: [Index]? {
    var ends: [Index] = []
    var isQuoted = false
    var (last, lastButOne) = (UInt8(0), UInt8(0))
    for place in utf8.indices {
      let byte = utf8[place]
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
      if byte == UInt8(ascii: " "), !isQuoted,
        [UInt8(ascii: "."), UInt8(ascii: "?")].contains(last),
        let next = self[place...].dropFirst().first,
        next.isUppercase || next == "\"" || lastButOne == UInt8(ascii: "\"")
      {
        ends.append(place)
      }
      (last, lastButOne) = (byte, last)
    }
    return isQuoted ? nil : ends
  }
}
