import Interface
package import Keyframes
import Stage

/// The kind of a letter of code, which sets its colour.
package enum CodeKind: Equatable {
  case plain, keyword, type, number, string, comment

  /// On the ground of the panel, each with a contrast of at least 7:1.
  package var color: Color {
    switch self {
    case .plain: Theme.text
    case .keyword: Theme.sky
    case .type: Theme.mint
    case .number: Theme.brass
    case .string: Theme.mint
    case .comment: Theme.mutedText
    }
  }

  /// The kind of each letter of a text in Swift or JSON, or in a language whose strings and comments look
  /// like theirs.
  ///
  /// - Complexity: O(*n*) in the letters.
  package static func kinds(of code: [Character]) -> [CodeKind] {
    var reader = CodeReader(code)
    while reader.readPart() {}
    return reader.kinds
  }
}

/// Reads code part by part. Never stops at an error.
private struct CodeReader {
  let code: [Character]
  private(set) var kinds: [CodeKind]
  private var position = 0

  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "do", "else", "enum", "extension", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "mutating", "nil",
    "null",
    "override", "private", "protocol", "public", "repeat", "return", "self", "Self", "some", "any",
    "static", "struct", "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  package init(_ code: [Character]) {
    self.code = code
    kinds = Array(repeating: .plain, count: code.count)
  }

  mutating func readPart() -> Bool {
    guard position < code.count else { return false }
    let letter = code[position]
    if letter == "/", next == "/" {
      take(until: { $0 == "\n" }, .comment)
    } else if letter == "/", next == "*" {
      takeBlockComment()
    } else if letter == "\"" {
      takeString()
    } else if letter.isLetter || letter == "_" {
      takeWord()
    } else if letter.isASCIIDigit {
      takeNumber()
    } else {
      position += 1
    }
    return true
  }

  private var next: Character? { position + 1 < code.count ? code[position + 1] : nil }

  private mutating func take(to end: Int, _ kind: CodeKind) {
    for index in position..<end { kinds[index] = kind }
    position = end
  }

  private mutating func take(until ends: (Character) -> Bool, _ kind: CodeKind) {
    take(to: code[position...].firstIndex(where: ends) ?? code.count, kind)
  }

  private mutating func takeBlockComment() {
    var end = position + 2
    while end < code.count, !(code[end] == "/" && code[end - 1] == "*" && end > position + 2) {
      end += 1
    }
    take(to: min(end + 1, code.count), .comment)
  }

  private mutating func takeString() {
    let isLong = code[position...].starts(with: "\"\"\"")
    let mark = isLong ? 3 : 1
    var end = position + mark
    while end < code.count {
      if code[end] == "\\" {
        end += 2
      } else if code[end...].starts(with: repeatElement("\"", count: mark)) {
        return take(to: min(end + mark, code.count), .string)
      } else if code[end] == "\n", !isLong {
        break
      } else {
        end += 1
      }
    }
    take(to: min(end, code.count), .string)
  }

  private mutating func takeWord() {
    let end = code[position...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
    let word = String(code[position..<(end ?? code.count)])
    let isMember = position > 0 && code[position - 1] == "."
    let kind: CodeKind =
      Self.keywords.contains(word) && !isMember
      ? .keyword : word.first?.isUppercase == true ? .type : .plain
    take(to: end ?? code.count, kind)
  }

  private mutating func takeNumber() {
    var end = position
    while end < code.count {
      let letter = code[end]
      let isSign =
        (letter == "-" || letter == "+") && end > position
        && (code[end - 1] == "e" || code[end - 1] == "E")
      let isPoint = letter == "." && end + 1 < code.count && code[end + 1].isASCIIDigit
      guard letter.isASCIIDigit || letter.isLetter || letter == "_" || isSign || isPoint else {
        break
      }
      end += 1
    }
    if position > 0, code[position - 1] == "-" { kinds[position - 1] = .number }
    take(to: end, .number)
  }
}

extension Character {
  package var isASCIIDigit: Bool { isASCII && isNumber }
}
