import Syntax

/// Reads the parts of a selector.
struct SVGSelectorScanner {
  var rest: Substring

  init(_ text: String) { rest = Substring(text.trimmed) }

  /// Nil at the end, or at something else.
  mutating func relation() -> Character? {
    let isSpaced = rest.first?.isWhitespace ?? false
    rest = rest.drop(while: \.isWhitespace)
    guard let mark = rest.first else { return nil }
    if mark == ">" || mark == "+" || mark == "~" {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      return mark
    }
    return isSpaced ? " " : nil
  }

  /// Nil if it is none.
  mutating func compound() -> SVGSelector.Compound? {
    var compound = SVGSelector.Compound()
    let start = rest
    compound.element = name()
    // A prefix stands for SVG's namespace, as there is no other here.
    if rest.first == "|" {
      rest = rest.dropFirst()
      compound.element = name()
    }
    while let mark = rest.first, ".#[:".contains(mark) {
      rest = rest.dropFirst()
      switch mark {
      case "[":
        guard let attribute = attribute() else { return nil }
        compound.attributes.append(attribute)
      case ":":
        guard let places = pseudoClass() else { return nil }
        compound.places += places
      case _:
        guard let word = word() else { return nil }
        if mark == "." { compound.classes.append(word) } else { compound.id = word }
      }
    }
    return rest.startIndex == start.startIndex ? nil : compound
  }

  /// The name of an element; nil for `*`.
  private mutating func name() -> String? {
    if rest.first == "*" {
      rest = rest.dropFirst()
      return nil
    }
    return word()
  }

  private mutating func pseudoClass() -> [SVGPseudoClass]? {
    if rest.first == ":" {
      // A part of an element, such as `::selection`, is nothing that is drawn.
      rest = rest.dropFirst()
      return word() == nil ? nil : [.never]
    }
    guard let name = word() else { return nil }
    guard rest.first == "(" else { return SVGPseudoClass.named(name, nil) }
    var depth = 0
    let inside = rest.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    rest = rest[inside.endIndex...]
    guard rest.first == ")" else { return nil }
    rest = rest.dropFirst()
    return SVGPseudoClass.named(name, String(inside.dropFirst()))
  }

  /// The selectors of a list, separated by commas outside of brackets.
  static func list(_ text: some StringProtocol) -> [String] {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) {
      return text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    return text.parts { $0 == "," }
  }

  private mutating func attribute() -> (name: String, test: String, value: String)? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let inside = rest[..<close]
    rest = rest[rest.index(after: close)...]
    guard let equals = inside.firstIndex(of: "=") else {
      return (String(inside).trimmed, "", "")
    }
    let name = inside[..<equals]
    let mark = name.last.flatMap { "~|^$*".contains($0) ? $0 : nil }
    let value = String(inside[inside.index(after: equals)...]).trimmed
    return (
      String(mark == nil ? name : name.dropLast()).trimmed, mark.map { "\($0)=" } ?? "=",
      value.filter { $0 != "\"" && $0 != "'" }
    )
  }

  private mutating func word() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }
}

extension StringProtocol {
  /// How many round brackets are open at most.
  var bracketDepth: Int {
    var (depth, most) = (0, 0)
    for byte in utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      most = Swift.max(most, depth)
    }
    return most
  }

  /// The parts between characters that are in no brackets, without spaces around them.
  func parts(where isEnd: (Character) -> Bool) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, isEnd(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}
