/// Sentences in another language, by what they are in English. `{1}`, `{2}` and so on stand for their
/// changing parts, which are looked up themselves: a part may be a sentence, or words of the table.
///
/// ```swift
/// let table = SentenceTable([["{1} is missing.": "缺少 {1}。", "The path": "路径"]], frames: [:])
/// table["The path is missing."]  // "缺少路径。"
/// ```
///
/// Neither the case of the first letter nor a full stop at the end matters, for a part of one sentence can be
/// the whole of another.
struct SentenceTable: Sendable {
  /// The texts without changing parts.
  fileprivate let fixed: [String: String]
  /// Those with them, the most special first.
  fileprivate let patterns: [SentencePattern]
  /// Those of them that have no sentences among their parts.
  fileprivate let namePatterns: [SentencePattern]
  /// What is around whole sentences, such as `{1}: {2}.`
  fileprivate let frames: [SentencePattern]

  /// - Precondition: no text is in two tables.
  init(_ tables: [[String: String]], frames: [String: String]) {
    let all = tables.flatMap(SentenceText.bare)
    fixed = Dictionary(all.filter { !$0.key.contains("{1}") }) { first, _ in first }
    patterns = SentencePattern.list(all.filter { $0.key.contains("{1}") })
    namePatterns = patterns.filter { !$0.parts.contains(.sentence) }
    self.frames = SentencePattern.list(SentenceText.bare(frames))
  }

  /// Longer texts have no translation: only what people have typed is so long. In bytes.
  static let longest = 600

  /// The translation of a text; nil if there is none. Parts that are in no table stay as they are.
  ///
  /// - Complexity: O(*n*) in the number of patterns for each part.
  subscript(english: String) -> String? {
    guard english.utf8.count <= Self.longest else { return nil }
    var search = SentenceSearch(table: self)
    return search.sentence(english)
  }
}

extension SentenceTable {
  /// Whether a part of a sentence can be a name.
  fileprivate func isName(_ text: String) -> Bool {
    text.isValue || text.utf8.count <= SentencePattern.longestName && name(text) != nil
  }

  /// The translation of a part that is not a sentence: words of the table, or values in a pattern.
  fileprivate func name(_ english: String) -> String? {
    let text = SentenceText(english)
    if let known = word(text) { return known }
    for pattern in namePatterns {
      let parts = pattern.changing(in: text) { $0.isValue || word(SentenceText($0)) != nil }
      guard let parts else { continue }
      let all = zip(parts, pattern.parts).map { part, kind in
        kind == .quoted ? part : word(SentenceText(part)) ?? part.withoutArticle
      }
      return pattern.filled(all) + text.stop
    }
    return nil
  }

  fileprivate func word(_ text: SentenceText) -> String? { fixed[text.bare].map { $0 + text.stop } }
}

/// Looks a text up in a table, and the sentences in it, each once.
private struct SentenceSearch {
  let table: SentenceTable
  private var found: [String: String?] = [:]

  init(table: SentenceTable) { self.table = table }

  /// The translation of a sentence or several, or of a part of one.
  mutating func sentence(_ text: String) -> String? {
    if let known = found[text] { return known }
    let translation = whole(text) ?? oneByOne(text) ?? inFrame(text)
    found[text] = .some(translation)
    return translation
  }

  /// The same of a text that one pattern fits.
  private mutating func whole(_ english: String) -> String? {
    let text = SentenceText(english)
    if let known = table.word(text) { return known }
    for pattern in table.patterns {
      guard let parts = pattern.changing(in: text, where: table.isName) else { continue }
      let all = zip(parts, pattern.parts).map { part, kind in
        switch kind {
        case .quoted: part
        case .name: table.name(part) ?? part.withoutArticle
        case .sentence: sentence(part) ?? part
        }
      }
      return pattern.filled(all) + text.stop
    }
    return nil
  }

  /// The same of a frame and what is in it, of which one part at least is known.
  private mutating func inFrame(_ text: String) -> String? {
    let text = SentenceText(text)
    for frame in table.frames {
      let parts = frame.changing(in: text) { _ in true } ?? []
      let known = parts.map { sentence($0) }
      guard known.contains(where: { $0 != nil }) else { continue }
      return frame.filled(zip(known, parts).map { $0 ?? $1 }) + text.stop
    }
    return nil
  }

  /// The same of sentences that follow each other, of which the first ends at one of the first places where
  /// it can.
  private mutating func oneByOne(_ text: String) -> String? {
    for end in text.sentenceEnds?.prefix(8) ?? [] {
      let (head, tail) = (text[..<end], text[end...].drop { $0 == " " })
      if let head = sentence(String(head)), let tail = sentence(String(tail)) {
        return head + tail
      }
    }
    return nil
  }
}
