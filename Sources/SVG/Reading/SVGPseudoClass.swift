import Syntax

/// A condition on the place of an element among its relatives, such as `:first-child`.
enum SVGPseudoClass {
  /// Its number among its siblings, or among those of its name, is `step` · n + `start` for an n from 0 on;
  /// the first one, or the last one, has number 1.
  case number(step: Int, start: Int, isFromEnd: Bool, isOfType: Bool)
  case root
  case empty
  /// Any of some selectors, which may add nothing to the weight.
  case any([SVGSelector], counts: Bool)
  case none([SVGSelector])
  /// A state that no picture is in, such as `:hover`.
  case never

  /// The conditions of a name with what stands in brackets behind it; nil if it has another meaning.
  static func named(_ name: String, _ inside: String?) -> [SVGPseudoClass]? {
    let isOfType = name.hasSuffix("-of-type")
    func number(_ step: Int, _ start: Int, fromEnd: Bool) -> SVGPseudoClass {
      .number(step: step, start: start, isFromEnd: fromEnd, isOfType: isOfType)
    }
    switch name {
    case "first-child", "first-of-type": return [number(0, 1, fromEnd: false)]
    case "last-child", "last-of-type": return [number(0, 1, fromEnd: true)]
    case "only-child", "only-of-type":
      return [number(0, 1, fromEnd: false), number(0, 1, fromEnd: true)]
    case "nth-child", "nth-of-type", "nth-last-child", "nth-last-of-type":
      guard let (step, start) = inside.flatMap(steps) else { return nil }
      return [number(step, start, fromEnd: name.hasPrefix("nth-last"))]
    case "root": return [.root]
    case "empty": return [.empty]
    case "not": return inside.flatMap(selectors).map { [.none($0)] }
    case "is", "where":
      return inside.flatMap(selectors).map { [.any($0, counts: name == "is")] }
    case "hover", "active", "focus", "focus-within", "focus-visible", "visited", "target":
      return [.never]
    case _: return nil
    }
  }

  /// The numbers of `2n+1`, `odd`, `-n + 3` and the like.
  private static func steps(_ text: String) -> (step: Int, start: Int)? {
    let word = text.lowercased().filter { !$0.isWhitespace }
    if word == "odd" { return (2, 1) }
    if word == "even" { return (2, 0) }
    guard let middle = word.firstIndex(of: "n") else { return Int(word).map { (0, $0) } }
    let (step, start) = (word[..<middle], word[word.index(after: middle)...])
    let signs = ["": 1, "+": 1, "-": -1]
    guard let step = signs[String(step)] ?? Int(step), let start = start.isEmpty ? 0 : Int(start)
    else { return nil }
    return (step, start)
  }

  private static func selectors(_ text: String) -> [SVGSelector]? {
    var all: [SVGSelector] = []
    for part in SVGSelectorScanner.list(text) {
      guard let selector = SVGSelector(part) else { return nil }
      all.append(selector)
    }
    return all
  }

  /// It counts like a class, but a list like the one of its selectors that counts most.
  var weight: Int {
    switch self {
    case .any(let list, let counts): counts ? list.map(\.weight).max() ?? 0 : 0
    case .none(let list): list.map(\.weight).max() ?? 0
    case .number, .root, .empty, .never: 100
    }
  }

  func matches(_ place: SVGFamily) -> Bool {
    switch self {
    case .number(let step, let start, let isFromEnd, let isOfType):
      let rest = place.number(isFromEnd: isFromEnd, isOfType: isOfType)
        .subtractingReportingOverflow(start)
      if rest.overflow { return false }
      return step == 0
        ? rest.partialValue == 0
        : rest.partialValue.isMultiple(of: step) && (rest.partialValue >= 0) == (step > 0)
          || rest.partialValue == 0
    case .root: return place.parent == nil
    case .empty: return place.element.contents.isEmpty
    case .any(let list, _): return list.contains { $0.matches(place) }
    case .none(let list): return !list.contains { $0.matches(place) }
    case .never: return false
    }
  }
}

/// The elements in one element, with their numbers among those of their name.
final class SVGSiblings {
  let elements: [XMLElement]
  fileprivate let numbers: [Int]
  fileprivate let counts: [String: Int]

  init(_ elements: [XMLElement]) {
    var (numbers, counts): ([Int], [String: Int]) = ([], [:])
    for element in elements {
      counts[element.name, default: 0] += 1
      numbers.append(counts[element.name, default: 0])
    }
    (self.elements, self.numbers, self.counts) = (elements, numbers, counts)
  }
}

/// An element with its relatives.
final class SVGFamily {
  let parent: SVGFamily?
  private let siblings: SVGSiblings
  private let index: Int
  let work: SVGWork

  init(in parent: SVGFamily?, _ siblings: SVGSiblings, _ index: Int, _ work: SVGWork) {
    (self.parent, self.siblings, self.index, self.work) = (parent, siblings, index, work)
  }

  var element: XMLElement { siblings.elements[index] }
  private(set) lazy var classes = element.classes

  var previous: SVGFamily? {
    index > 0 ? SVGFamily(in: parent, siblings, index - 1, work) : nil
  }

  /// The number among its siblings, or among those of its name, from the first one or from the last one.
  fileprivate func number(isFromEnd: Bool, isOfType: Bool) -> Int {
    let number = isOfType ? siblings.numbers[index] : index + 1
    guard isFromEnd else { return number }
    return (isOfType ? siblings.counts[element.name, default: 0] : siblings.elements.count) + 1
      - number
  }
}
