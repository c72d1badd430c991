/// The types at the top level of a Swift file and their members, as they are written. The file need
/// not be correct.
nonisolated struct SwiftMembers {
  /// A type, or an extension of one.
  struct Declaration: Equatable {
    let name: String
    /// The words after the name: protocols, mostly.
    var inherits: [String] = []
    var members: [Member] = []
  }

  /// A property or a function.
  struct Member: Equatable {
    let name: String
    /// `let`, `var` or `func`.
    let keyword: String
    let isStatic: Bool
    /// Its declaration without its value and its body.
    let signature: String
    /// The type of a property, if it is written, or plain from its value.
    let type: String?
    let line: Int
    let column: Int
    /// The text of its first line.
    let lineText: String
  }

  /// In the order of the file.
  private(set) var types: [Declaration] = []

  private static let kinds: Set<String> = ["struct", "class", "enum", "extension"]

  init(_ source: String) {
    var tokens = SwiftTokens(source)
    var (depth, words): (Int, [String]) = (0, [])
    var isType = false
    var (line, lineStart, counted) = (1, 0, 0)
    while let token = tokens.next() {
      switch token {
      case .open:
        depth += 1
        words = []
      case .close:
        depth = max(0, depth - 1)
        words = []
        if depth == 0 { isType = false }
      case .word(let word) where depth == 0:
        if isType {
          types[types.count - 1].inherits.append(word)
        } else if let last = words.last, Self.kinds.contains(last) {
          types.append(Declaration(name: word))
          isType = true
        }
        words.append(word)
      case .word(let word) where depth == 1 && isType:
        if let keyword = words.last, ["let", "var", "func"].contains(keyword) {
          for index in counted..<tokens.start where tokens.bytes[index] == 10 {
            (line, lineStart) = (line + 1, index + 1)
          }
          counted = tokens.start
          let member = Self.member(
            word, keyword, isStatic: words.contains("static"),
            at: (line, lineStart, tokens.start), tokens.bytes)
          types[types.count - 1].members.append(member)
          words = []
        } else {
          words.append(word)
        }
      case .word, .other: break
      }
    }
  }

  /// The types that name one of these protocols, in themselves or in an extension.
  func conforming(to protocols: Set<String>) -> Set<String> {
    Set(types.filter { !protocols.isDisjoint(with: $0.inherits) }.map(\.name))
  }

  /// All members of the type called `name`.
  func members(of name: String) -> [Member] {
    types.filter { $0.name == name }.flatMap(\.members)
  }

  private static func member(
    _ name: String, _ keyword: String, isStatic: Bool,
    at place: (line: Int, lineStart: Int, start: Int), _ bytes: [UInt8]
  ) -> Member {
    let (start, lineStart) = (place.start, place.lineStart)
    let lineEnd = bytes[start...].firstIndex(of: 10) ?? bytes.count
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let end = end(of: start, bytes)
    let signature = text(bytes[start..<end]).split(whereSeparator: \.isWhitespace)
    return Member(
      name: name, keyword: keyword, isStatic: isStatic,
      signature: signature.joined(separator: " "),
      type: type(text(bytes[start..<lineEnd])), line: place.line,
      column: text(bytes[lineStart..<start]).count + 1, lineText: text(bytes[lineStart..<lineEnd]))
  }

  /// The first `=`, `{` or end of the line that is in no brackets.
  private static func end(of start: Int, _ bytes: [UInt8]) -> Int {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "="), UInt8(ascii: "{"), 10: if depth <= 0 { return index }
      case _: break
      }
    }
    return bytes.count
  }

  /// Reads `NAME: TYPE`, `NAME = TYPE.…`, `NAME = TYPE(…` and texts and numbers.
  private static func type(_ line: String) -> String? {
    let name = line.prefix { !":={(".contains($0) }
    let rest = line[name.endIndex...]
    let value = rest.dropFirst().drop { $0 == " " }
    if rest.first == ":" {
      return String(value.prefix { !"={/".contains($0) }).split(separator: " ").joined()
    }
    guard rest.first == "=", let first = value.first else { return nil }
    if first == "\"" { return "String" }
    if first.isNumber || first == "-" { return "Double" }
    let word = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.first?.isUppercase == true ? String(word) : nil
  }
}
