import Syntax

/// The rules of `<style>` elements that name elements, classes and ids.
struct SVGStylesheet {
  /// One compound selector with its declarations.
  private struct Rule {
    var element: String?
    var id: String?
    var classes: [String] = []
    var values: [String: String]

    /// Ids count more than classes, and classes more than elements.
    var weight: Int { (id == nil ? 0 : 100_000) + 100 * classes.count + (element == nil ? 0 : 1) }

    func matches(_ other: XMLElement, _ words: Set<String>) -> Bool {
      (element == nil || element == other.name) && (id == nil || id == other.attributes["id"])
        && classes.allSatisfy(words.contains)
    }
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
  /// Selectors that are not understood.
  private(set) var unknown: [String] = []

  /// Adds the rules of a text.
  mutating func add(_ text: String) {
    var rest = SVGStylesheet.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard !selectors.contains("@") else {
        unknown.append(String(selectors).trimmed)
        rest = SVGStylesheet.behindBlock(inside)
        continue
      }
      let close = inside.firstIndex(of: "}") ?? inside.endIndex
      let values = SVGStylesheet.declarations(inside[..<close])
      for selector in selectors.split(separator: ",") { add(String(selector).trimmed, values) }
      rest = close < inside.endIndex ? inside[inside.index(after: close)...] : ""
    }
  }

  /// After the last text.
  mutating func finish() {
    rules = rules.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
    for (index, rule) in rules.enumerated() {
      if let id = rule.id {
        byID[id, default: []].append(index)
      } else if let word = rule.classes.first {
        byClass[word, default: []].append(index)
      } else if let element = rule.element {
        byElement[element, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  private mutating func add(_ selector: String, _ values: [String: String]) {
    guard !selector.isEmpty,
      selector.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#*".contains($0) })
    else { return unknown.append(selector) }
    var rule = Rule(values: values)
    var word = ""
    var kind: Character?
    func end() {
      switch kind {
      case "." where !word.isEmpty: rule.classes.append(word)
      case "#" where !word.isEmpty: rule.id = word
      case nil where !word.isEmpty && word != "*": rule.element = word
      case _: break
      }
      word = ""
    }
    for character in selector {
      if character == "." || character == "#" {
        end()
        kind = character
      } else {
        word.append(character)
      }
    }
    end()
    rules.append(rule)
  }

  /// The values that the rules set for an element.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rules for its id, its classes and its name.
  func values(of element: XMLElement, _ work: SVGWork) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    let words = Set(
      (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    var values: [String: String] = [:]
    var found = others + (byElement[element.name] ?? [])
    for word in words { found += byClass[word] ?? [] }
    if let id = element.attributes["id"] { found += byID[id] ?? [] }
    work.matches += found.count
    // Too many are refused with the next element.
    guard work.matches <= SVGLimits.matches else { return values }
    for index in found.sorted() where rules[index].matches(element, words) {
      values.merge(rules[index].values) { $1 }
    }
    return values
  }

  /// `a: b; c: d` as names and values.
  static func declarations(_ text: some StringProtocol) -> [String: String] {
    var values: [String: String] = [:]
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      var value = String(part[part.index(after: colon)...]).trimmed
      if let mark = value.firstIndex(of: "!") { value = String(value[..<mark]).trimmed }
      values[String(part[..<colon]).trimmed.lowercased()] = value
    }
    return values
  }

  private static func withoutComments(_ text: String) -> String {
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
    return ""
  }
}
