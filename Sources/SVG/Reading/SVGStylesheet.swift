import Syntax

/// The declarations of a style rule or a `style` attribute.
struct SVGDeclarations {
  var normal: [String: String] = [:]
  /// The ones that are marked `!important`.
  var important: [String: String] = [:]

  init() {}

  /// Reads `a: b; c: d !important`.
  init(_ text: some StringProtocol) {
    for part in SVGStylesheet.withoutComments(String(text)).split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = String(part[..<colon]).trimmed.lowercased()
      let value = String(part[part.index(after: colon)...]).trimmed
      if let mark = value.firstIndex(of: "!") {
        SVGDeclarations.set(name, String(value[..<mark]).trimmed, in: &important)
      } else {
        SVGDeclarations.set(name, value, in: &normal)
      }
    }
  }

  private static func set(_ name: String, _ value: String, in values: inout [String: String]) {
    // What older browsers need is an other name for the same.
    let plain = name.hasPrefix("-webkit-") ? String(name.dropFirst(8)) : name
    guard plain == name || values[plain] == nil else { return }
    guard plain == "animation" else { return values[plain] = value }
    values.merge(SVGAnimationNames.expanded(value)) { $1 }
  }

  mutating func merge(_ other: SVGDeclarations) {
    normal.merge(other.normal) { $1 }
    important.merge(other.important) { $1 }
  }
}

/// The rules of `<style>` elements.
struct SVGStylesheet {
  private struct Rule {
    var selector: SVGSelector
    var values: SVGDeclarations
  }

  /// The rules by weight, lightest first, and within one weight in their order, once it is
  /// finished.
  private var rules: [Rule] = []
  /// The indices of rules, by the id, or else the class, or else the name that an element must
  /// have.
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byElement: [String: [Int]] = [:]
  private var others: [Int] = []
  /// The rules that apply to an element for its relatives, by its place.
  private var related: [Int: [Int]] = [:]
  /// Selectors that are not understood.
  private(set) var unknown: [String] = []
  /// By their names; the last of several counts.
  private(set) var keyframes: [String: SVGKeyframeRule] = [:]

  /// Adds the rules of a text that is in `depth` blocks.
  mutating func add(_ text: String, depth: Int = 0) {
    var rest = SVGStylesheet.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      if let end = statement(in: rest[..<open]) {
        rest = rest[end...]
        continue
      }
      let selectors = rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard !selectors.contains("@") else {
        rest = SVGStylesheet.behindBlock(inside)
        addBlock(String(selectors).trimmed, inside[..<rest.startIndex].dropLast(), depth)
        continue
      }
      let close = inside.firstIndex(of: "}") ?? inside.endIndex
      add(SVGSelectorScanner.list(selectors), SVGDeclarations(inside[..<close]))
      rest = close < inside.endIndex ? inside[inside.index(after: close)...] : ""
    }
  }

  /// The end of a statement without a block, such as `@import`, at the start of a text; nil if there is none.
  private mutating func statement(in text: Substring) -> Substring.Index? {
    let word = text.drop(while: \.isWhitespace)
    guard word.first == "@", let end = word.firstIndex(of: ";") else { return nil }
    if word.hasPrefix("@import") { unknown.append(String(word[..<end])) }
    return word.index(after: end)
  }

  /// Adds the rules in a block that begins with `@`.
  private mutating func addBlock(_ head: String, _ inside: Substring, _ depth: Int) {
    let words = head.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let condition = words.dropFirst().joined(separator: " ").filter { $0 != " " }
    switch words.first ?? "" {
    case "@keyframes", "@-webkit-keyframes":
      let name = head.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      if words[0] == "@keyframes" || keyframes[name] == nil {
        keyframes[name] = SVGKeyframeRule(inside)
      }
    case "@media" where Self.met.contains(condition) && depth < 8:
      add(String(inside), depth: depth + 1)
    case "@media" where Self.unmet.contains(condition): break
    case _: unknown.append(head)
    }
  }

  private static let met: Set<String> = [
    "all", "screen", "(prefers-reduced-motion:no-preference)", "(prefers-color-scheme:light)",
  ]
  private static let unmet: Set<String> = [
    "(prefers-reduced-motion:reduce)", "(prefers-reduced-motion)", "(prefers-color-scheme:dark)",
  ]

  /// After the last text.
  mutating func finish() {
    rules = rules.enumerated().sorted {
      ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset)
    }.map(\.element)
    for (index, rule) in rules.enumerated() {
      let last = rule.selector.last
      if let id = last.id {
        byID[id, default: []].append(index)
      } else if let word = last.classes.first {
        byClass[word, default: []].append(index)
      } else if let element = last.element {
        byElement[element, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// Adds a rule for a list of selectors; it says nothing if one of them is not understood.
  private mutating func add(_ list: [String], _ values: SVGDeclarations) {
    var selectors: [SVGSelector] = []
    for text in list {
      guard let selector = SVGSelector(text) else {
        if !text.isEmpty { unknown.append(text) }
        return
      }
      selectors.append(selector)
    }
    rules += selectors.map { Rule(selector: $0, values: values) }
  }

  /// Whether any rule depends on the relatives of elements.
  var hasRelations: Bool { rules.contains { $0.selector.isRelative } }

  /// Finds the rules that apply to elements for their relatives.
  mutating func relate(_ root: XMLElement, _ work: SVGWork) {
    relate(SVGFamily(in: nil, SVGSiblings([root]), 0, work), work)
  }

  private mutating func relate(_ place: SVGFamily, _ work: SVGWork) {
    let found = candidates(place.element, place.element.classes).filter {
      rules[$0].selector.isRelative
    }
    work.matches += found.count
    guard work.matches <= SVGLimits.matches else { return }
    for index in found where rules[index].selector.matches(place) {
      related[place.element.place, default: []].append(index)
    }
    let children = SVGSiblings(place.element.children)
    for index in children.elements.indices {
      relate(SVGFamily(in: place, children, index, work), work)
    }
  }

  /// The rules whose id, class or element name an element has.
  private func candidates(_ element: XMLElement, _ words: Set<String>) -> [Int] {
    var found = others + (byElement[element.name] ?? [])
    for word in words { found += byClass[word] ?? [] }
    if let id = element.attributes["id"] { found += byID[id] ?? [] }
    return found
  }

  /// The values that the rules set for an element.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rules for its id, its classes and its name.
  func values(of element: XMLElement, _ work: SVGWork) -> SVGDeclarations {
    var values = SVGDeclarations()
    guard !rules.isEmpty else { return values }
    let words = element.classes
    let found = candidates(element, words)
    work.matches += found.count
    // Too many are refused with the next element.
    guard work.matches <= SVGLimits.matches else { return values }
    let related = self.related[element.place] ?? []
    for index in found.sorted() {
      let selector = rules[index].selector
      guard selector.isRelative ? related.contains(index) : selector.last.matches(element, words)
      else { continue }
      values.merge(rules[index].values)
    }
    return values
  }

  fileprivate static func withoutComments(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      plain += rest[..<start.lowerBound]
      let inside = rest[start.upperBound...]
      rest = inside.firstRange(of: "*/").map { inside[$0.upperBound...] } ?? ""
    }
    return plain + rest
  }

  /// The text after the block in which `text` begins.
  private static func behindBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return text[text.endIndex...]
  }
}
