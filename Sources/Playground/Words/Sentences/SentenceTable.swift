/// Sentences in another language, by what they are in English. `{1}`, `{2}` and so on stand for their
/// changing parts, which are looked up themselves: a part may be a sentence, or words of the table.
///
/// ```swift
/// let table = SentenceTable([["{1} is missing.": "缺少 {1}。", "The path": "路径"]], frames: [:])
/// table["The path is missing."]  // "缺少路径。"
/// ```
struct SentenceTable: Sendable {
  /// The texts without changing parts.
  fileprivate let fixed: [String: String]
  /// Those with them, the most special first, by the first byte of texts that they may fit.
  private let patterns: [UInt8: [SentencePattern]]
  /// Those that begin with a changing part, and may fit any text.
  private let openPatterns: [SentencePattern]
  /// What is around whole sentences, such as `{1}: {2}.`
  fileprivate let frames: [SentencePattern]

  /// - Precondition: no text is in two tables.
  init(_ tables: [[String: String]], frames: [String: String]) {
    let all = tables.flatMap { Array($0) }
    fixed = Dictionary(uniqueKeysWithValues: all.filter { !$0.key.contains("{1}") })
    let patterns = SentencePattern.list(all.filter { $0.key.contains("{1}") })
    openPatterns = patterns.filter { $0.first == nil }
    let firsts = Set(patterns.compactMap(\.first))
    self.patterns = Dictionary(
      uniqueKeysWithValues: firsts.map { first in
        (first, patterns.filter { $0.first == nil || $0.first == first })
      })
    self.frames = SentencePattern.list(Array(frames))
  }

  /// The patterns that a text may fit.
  fileprivate func patterns(for bytes: [UInt8]) -> [SentencePattern] {
    bytes.first.flatMap { patterns[$0] } ?? openPatterns
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
    /// The same, or anything where a sentence can be.
    case loose
  }

  /// The translation of a sentence or several, or of a part of one.
  private mutating func sentence(_ text: String) -> String? {
    if let known = sentences[text] { return known }
    guard !text.isEmpty else { return nil }
    let found =
      inAnyForm(text, .strict) ?? inFrame(text, knowsAll: true) ?? oneByOne(text)
      ?? inFrame(text, knowsAll: false)
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
    for pattern in table.patterns(for: bytes) {
      if rule == .name, pattern.takesSentences.contains(true) { continue }
      var found: [String] = []
      let isFound = pattern.allParts(of: bytes) { text, index in
        if pattern.isQuoted[index] { return !text.contains("\"") }
        if rule == .loose, pattern.takesSentences[index] { return true }
        return text.isValue || part(index, of: pattern, text, rule) != nil
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

  /// A frame and what is in it, of which one part at least is known, or all but numbers.
  private mutating func inFrame(_ text: String, knowsAll: Bool) -> String? {
    let bytes = Array(text.utf8)
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
    let isSentence =
      ["missing", "missing."].contains(self) || last == "." && contains { $0 == " " || $0.isNumber }
    guard !isSentence, let plain = withoutArticle.plainBytes, plain.sentenceEnds.isEmpty else {
      return false
    }
    let isPath = plain.contains { $0.byte == UInt8(ascii: "/") }
    var (last, word, isSecond, depth) = (UInt8(0), 0, false, 0)
    for (_, byte) in plain {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case _: break
      }
      let isLetter = (97...122).contains(byte | 0x20)
      if depth > 0 || byte != UInt8(ascii: " ") && !isLetter {
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
  /// marks; nil if a quotation mark is not closed.
  fileprivate var sentenceEnds: [Index]? { plainBytes?.sentenceEnds }

  /// The bytes outside quotation marks, with the marks themselves; nil if one is not closed. Texts may have
  /// quotation marks in them: a mark opens where a word begins, and closes where one ends.
  private var plainBytes: [(place: Index, byte: UInt8)]? {
    // Some of those who quote put a backslash before a quotation mark.
    plainBytes(escapes: true) ?? plainBytes(escapes: false)
  }

  private func plainBytes(escapes: Bool) -> [(place: Index, byte: UInt8)]? {
    let mark = UInt8(ascii: "\"")
    var plain: [(place: Index, byte: UInt8)] = []
    var (last, isQuoted, isEscaped) = (UInt8(ascii: " "), false, false)
    for place in utf8.indices {
      let byte = utf8[place]
      let following = utf8.index(after: place)
      let next = following < utf8.endIndex ? utf8[following] : UInt8(ascii: " ")
      let ends = isQuoted ? " ,.:;)?".utf8.contains(next) : " (".utf8.contains(last)
      if byte == mark, ends, !isEscaped {
        isQuoted.toggle()
        plain.append((place, byte))
      } else if !isQuoted {
        plain.append((place, byte))
      }
      isEscaped = escapes && !isEscaped && byte == UInt8(ascii: "\\")
      last = byte
    }
    return isQuoted ? nil : plain
  }
}

extension [(place: String.Index, byte: UInt8)] {
  fileprivate var sentenceEnds: [String.Index] {
    indices.dropFirst(2).dropLast().filter { index in
      let (before, last) = (self[index - 2].byte, self[index - 1].byte)
      let next = self[index + 1].byte
      return self[index].byte == UInt8(ascii: " ")
        && (last == UInt8(ascii: ".") || last == UInt8(ascii: "?"))
        && ((65...90).contains(next) || next == UInt8(ascii: "\"") || before == UInt8(ascii: "\""))
    }.map { self[$0].place }
  }
}
