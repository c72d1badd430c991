import Syntax

/// A selector of a style rule: compounds such as `rect.a`, joined by a space, `>`, `+` or `~`.
struct SVGSelector {
  /// Conditions on one element.
  struct Compound {
    var element: String?
    var id: String?
    var classes: [String] = []
    /// Each with its operator, such as `=`; an empty one asks for any value.
    var attributes: [(name: String, test: String, value: String)] = []
    var places: [SVGPseudoClass] = []

    /// Whether an element is matched among its relatives.
    func matches(_ place: SVGFamily) -> Bool {
      matches(place.element, place.classes) && places.allSatisfy { $0.matches(place) }
    }

    /// Whether an element is matched by itself.
    func matches(_ other: XMLElement, _ words: @autoclosure () -> Set<String>) -> Bool {
      guard element == nil || element == other.name, id == nil || id == other.attributes["id"],
        attributes.allSatisfy({ Self.passes(other.attributes[$0.name], $0.test, $0.value) })
      else { return false }
      if classes.isEmpty { return true }
      let words = words()
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
  /// a space, `>`, `+` or `~`.
  var others: [(relation: Character, compound: Compound)] = []

  /// Ids count more than classes, and classes more than elements.
  var weight: Int {
    ([last] + others.map(\.compound)).reduce(0) { sum, part in
      let middle = part.classes.count + part.attributes.count
      return sum + (part.id == nil ? 0 : 100_000) + 100 * middle + (part.element == nil ? 0 : 1)
        + part.places.reduce(0) { $0 + $1.weight }
    }
  }

  /// Whether an element's own conditions do not say all.
  var isRelative: Bool { !others.isEmpty || !last.places.isEmpty }

  /// Nil if it has something else, or brackets in more than eight others.
  init?(_ text: String) {
    guard text.bracketDepth <= 8 else { return nil }
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
    last.matches(place) && match(others[...], from: place) == .found
  }

  /// The result of a search for relatives that meet conditions, from one element.
  private enum Match {
    case found
    /// No relatives of this element meet them, but those of others may.
    case failsHere
    /// The same search fails from every sibling before it.
    case failsForSiblings
    /// The same search fails from every element around it, too.
    case failsForAll
  }

  /// A search ends with the failure that ends the searches around it, too, so that it takes no more
  /// steps than there are elements for each condition.
  private func match(
    _ rest: ArraySlice<(relation: Character, compound: Compound)>, from place: SVGFamily
  ) -> Match {
    guard let (relation, compound) = rest.first else { return .found }
    func match(_ other: SVGFamily, else failure: Match) -> Match {
      place.work.steps += 1
      guard compound.matches(other) else { return failure }
      return self.match(rest.dropFirst(), from: other)
    }
    /// Whether the search goes on; a picture that takes too many steps is refused with the next element.
    func continues(_ match: Match, after failures: Match...) -> Bool {
      failures.contains(match) && place.work.steps <= SVGLimits.steps
    }
    switch relation {
    case "+":
      return place.previous.map { match($0, else: .failsHere) } ?? .failsForSiblings
    case "~":
      var before = place.previous
      while let other = before {
        let found = match(other, else: .failsHere)
        guard continues(found, after: .failsHere) else { return found }
        before = other.previous
      }
      return .failsForSiblings
    case ">":
      return place.parent.map { match($0, else: .failsForSiblings) } ?? .failsForAll
    case _:
      var outer = place.parent
      while let other = outer {
        let found = match(other, else: .failsHere)
        guard continues(found, after: .failsHere, .failsForSiblings) else { return found }
        outer = other.parent
      }
      return .failsForAll
    }
  }
}

extension XMLElement {
  var classes: Set<String> {
    Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
