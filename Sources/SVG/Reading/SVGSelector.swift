import Syntax

/// A selector of a style rule: compounds such as `rect.a`, joined by a space, `>` or `+`.
struct SVGSelector {
  /// Conditions on one element.
  struct Compound {
    var element: String?
    var id: String?
    var classes: [String] = []
    /// Each with its operator, such as `=`; an empty one asks for any value.
    var attributes: [(name: String, test: String, value: String)] = []
    var isFirst = false

    func matches(_ other: XMLElement, _ words: Set<String>? = nil) -> Bool {
      guard element == nil || element == other.name, id == nil || id == other.attributes["id"],
        attributes.allSatisfy({ Self.passes(other.attributes[$0.name], $0.test, $0.value) })
      else { return false }
      if classes.isEmpty { return true }
      let words = words ?? other.classes
      return classes.allSatisfy(words.contains)
    }

    private static func passes(_ own: String?, _ test: String, _ value: String) -> Bool {
      guard let own else { return false }
      return switch test {
      case "=": own == value
      case "~=": own.split(whereSeparator: \.isWhitespace).contains { $0 == value }
      case "|=": own == value || own.hasPrefix(value + "-")
      case "^=": !value.isEmpty && own.hasPrefix(value)
      case "$=": !value.isEmpty && own.hasSuffix(value)
      case "*=": !value.isEmpty && own.contains(value)
      case _: true
      }
    }
  }

  /// The conditions on the element itself.
  var last = Compound()
  /// The conditions on elements around it, nearest first, each with the relation to the one before:
  /// a space, `>` or `+`.
  var others: [(relation: Character, compound: Compound)] = []

  /// Ids count more than classes, and classes more than elements.
  var weight: Int {
    ([last] + others.map(\.compound)).reduce(0) { sum, part in
      let middle = part.classes.count + part.attributes.count + (part.isFirst ? 1 : 0)
      return sum + (part.id == nil ? 0 : 100_000) + 100 * middle + (part.element == nil ? 0 : 1)
    }
  }

  /// Whether an element's own conditions do not say all.
  var isRelative: Bool { !others.isEmpty || last.isFirst }

  /// Nil if it has something else.
  init?(_ text: String) {
    var scanner = SVGSelectorScanner(text)
    guard let first = scanner.compound() else { return nil }
    last = first
    while let relation = scanner.relation() {
      guard let next = scanner.compound() else { return nil }
      others.insert((relation, last), at: 0)
      last = next
    }
    guard scanner.rest.isEmpty else { return nil }
  }

  /// Whether an element is matched, with those around it, outermost first.
  func matches(_ place: SVGFamily) -> Bool {
    guard last.matches(place.element), !last.isFirst || place.index == 0 else { return false }
    return matches(others[...], from: place)
  }

  private func matches(
    _ rest: ArraySlice<(relation: Character, compound: Compound)>, from place: SVGFamily
  ) -> Bool {
    guard let (relation, compound) = rest.first else { return true }
    func fits(_ other: SVGFamily) -> Bool {
      compound.matches(other.element) && (!compound.isFirst || other.index == 0)
        && matches(rest.dropFirst(), from: other)
    }
    switch relation {
    case "+": return place.previous.map(fits) ?? false
    case ">": return place.parent.map(fits) ?? false
    case _:
      var outer = place.parent
      while let other = outer {
        if fits(other) { return true }
        outer = other.parent
      }
      return false
    }
  }
}

/// An element with its relatives.
final class SVGFamily {
  let element: XMLElement
  let parent: SVGFamily?
  let siblings: [XMLElement]
  let index: Int

  init(_ element: XMLElement, in parent: SVGFamily?, _ siblings: [XMLElement], _ index: Int) {
    (self.element, self.parent, self.siblings, self.index) = (element, parent, siblings, index)
  }

  var previous: SVGFamily? {
    index > 0 ? SVGFamily(siblings[index - 1], in: parent, siblings, index - 1) : nil
  }
}

extension XMLElement {
  var classes: Set<String> {
    Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// Reads the parts of a selector.
struct SVGSelectorScanner {
  var rest: Substring

  init(_ text: String) { rest = Substring(text.trimmed) }

  /// Nil at the end, or at something else.
  mutating func relation() -> Character? {
    let isSpaced = rest.first?.isWhitespace ?? false
    rest = rest.drop(while: \.isWhitespace)
    guard let mark = rest.first else { return nil }
    if mark == ">" || mark == "+" {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      return mark
    }
    return isSpaced ? " " : nil
  }

  /// Nil if it is none.
  mutating func compound() -> SVGSelector.Compound? {
    var compound = SVGSelector.Compound()
    let start = rest
    if rest.first == "*" { rest = rest.dropFirst() } else { compound.element = word() }
    while let mark = rest.first, ".#[:".contains(mark) {
      rest = rest.dropFirst()
      switch mark {
      case "[":
        guard let attribute = attribute() else { return nil }
        compound.attributes.append(attribute)
      case ":":
        guard word() == "first-child" else { return nil }
        compound.isFirst = true
      case _:
        guard let word = word() else { return nil }
        if mark == "." { compound.classes.append(word) } else { compound.id = word }
      }
    }
    return rest.startIndex == start.startIndex ? nil : compound
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
