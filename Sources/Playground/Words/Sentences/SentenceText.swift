/// A text that is looked up.
struct SentenceText {
  /// Without a full stop at its end.
  let bytes: [UInt8]
  /// The same without a capital letter at its start.
  let bare: String
  let bareBytes: [UInt8]
  /// The full stop of the translation; empty if the text has none.
  let stop: String

  init(_ text: String) {
    let plain = text.hasSuffix(".") ? text.dropLast() : text[...]
    stop = text.hasSuffix(".") ? "。" : ""
    bare = plain.prefix(1).lowercased() + plain.dropFirst()
    (bytes, bareBytes) = (Array(plain.utf8), Array(bare.utf8))
  }

  /// A table without capital letters and full stops.
  static func bare(_ table: [String: String]) -> [(key: String, value: String)] {
    table.map { english, translation in
      let text = SentenceText(english)
      return (text.bare, text.stop.isEmpty ? translation : String(translation.dropLast()))
    }
  }
}

extension String {
  /// Whether it can be a name, a number or a path, and not words: outside quotation marks it has no sentence's
  /// end, no colon before a space, and no two words beside each other.
  var isValue: Bool {
    guard self != "missing", let plain = withoutArticle.plainBytes, plain.sentenceEnds.isEmpty
    else { return false }
    let words = String(decoding: plain.map(\.byte), as: UTF8.self).split(separator: " ")
    let isFormula = words.first?.contains("(") == true
    let isPath = words.contains { $0.contains("/") }
    return isFormula
      || !zip(words, words.dropFirst()).contains { left, right in
        left.last == ":" || !isPath && left.last?.isLetter == true && right.isWord
      }
  }

  /// "The response" is `response` where that is a name.
  var withoutArticle: String { hasPrefix("The ") ? String(dropFirst(4)) : self }

  /// The places behind full stops and question marks that another sentence follows, outside quotation
  /// marks; nil if a quotation mark is not closed.
  var sentenceEnds: [Index]? { plainBytes?.sentenceEnds }

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

extension Substring {
  /// Whether it begins with two letters.
  fileprivate var isWord: Bool { count > 1 && prefix(2).allSatisfy(\.isLetter) }
}
