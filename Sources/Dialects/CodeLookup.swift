import Keyframes
import Syntax

/// A name with the arguments after it in brackets.
struct CodeCall {
  /// With its points, but for one at the beginning.
  let name: String
  let arguments: CodeGroup
  let place: Int
}

// Finding things in a text, wherever they are.
extension CodeGroup {
  /// All calls of the `names`, in the order of the text, also within other groups. A name that ends with a point
  /// and one of them counts.
  func calls(_ names: [String]) -> [CodeCall] {
    var found: [CodeCall] = []
    for (index, item) in items.enumerated() {
      if let word = item.word, index + 1 < items.count, let group = items[index + 1].group,
        names.contains(where: { word == $0 || word.hasSuffix(".\($0)") })
      {
        found.append(CodeCall(name: word, arguments: group, place: item.place))
      }
      if let group = item.group { found += group.calls(names) }
    }
    return found
  }

  /// Whether a word is anywhere in it, alone or behind a point.
  func has(word: String) -> Bool {
    items.contains { item in
      if let own = item.word, own == word || own.hasSuffix(".\(word)") { return true }
      return item.group?.has(word: word) == true
    }
  }

  // MARK: Members

  /// The items after `name:` or `name =`, up to a comma: first in this group, then in the groups
  /// within it.
  func member(_ name: String) -> ArraySlice<CodeItem>? {
    for (index, item) in items.enumerated() where item.isNamed(name) {
      guard index + 1 < items.count, items[index + 1].isMark(":=") else { continue }
      let rest = items[(index + 2)...].drop { $0.isMark("=:") }
      return rest.prefix { !$0.isMark(",;") }
    }
    for item in items {
      if let found = item.group?.member(name) { return found }
    }
    return nil
  }

  /// Whether there is such a member anywhere.
  func has(_ name: String) -> Bool { member(name) != nil }

  func number(_ name: String) -> Double? { member(name)?.first?.number }

  /// A word or a string.
  func word(_ name: String) -> String? {
    member(name)?.first.flatMap { $0.word ?? $0.text }
  }

  func group(_ name: String) -> CodeGroup? {
    member(name)?.first { $0.group != nil }?.group
  }

  func numbers(_ name: String) -> [Double]? { group(name)?.numbers }

  /// The arguments of a call of `function` that is the member `name`.
  func call(_ name: String, _ function: String) -> CodeGroup? {
    guard let value = member(name) else { return nil }
    return CodeGroup(items: Array(value)).calls([function]).first?.arguments
  }

  /// The control points in calls of `function` that are two members.
  func points(_ first: String, _ second: String, _ function: String) -> BezierPoints? {
    guard let one = call(first, function), let two = call(second, function) else { return nil }
    return BezierPoints(
      one.number("x") ?? 0, one.number("y") ?? 0, two.number("x") ?? 1, two.number("y") ?? 1)
  }

  // MARK: Numbers

  /// The numbers in the group without a name, not the ones in groups within it.
  var numbers: [Double] { items.compactMap(\.number) }

  var firstNumber: Double? { items.first?.number }

  /// A duration in seconds of `name`, which may be given in milliseconds: `300ms`, or a plain number where
  /// `isMilliseconds`.
  func seconds(_ name: String, isMilliseconds: Bool = false) -> Double? {
    guard case .number(let number, let unit)? = member(name)?.first?.content else { return nil }
    let isShort = unit == "ms" || unit != "s" && isMilliseconds
    return isShort ? number / 1000 : number
  }

  /// The groups that lie directly in it.
  var groups: [CodeGroup] { items.compactMap(\.group) }
}

extension CodeItem {
  fileprivate func isNamed(_ name: String) -> Bool {
    switch content {
    case .word(let word): word == name || word.hasSuffix(".\(name)")
    case .text(let text): text == name
    case .number, .mark, .group: false
    }
  }
}

extension CodeTree {
  func calls(_ names: [String]) -> [CodeCall] { root.calls(names) }
  func has(word: String) -> Bool { root.has(word: word) }
  func number(_ name: String) -> Double? { root.number(name) }
  /// Where the text begins.
  var place: Int { root.items.first?.place ?? 0 }

  /// The words of the text and of its strings, and the brackets behind each.
  var firstWord: (word: String, arguments: CodeGroup?, place: Int)? {
    for (index, item) in root.items.enumerated() {
      if let word = item.word {
        return (word, index + 1 < root.items.count ? root.items[index + 1].group : nil, item.place)
      }
    }
    return nil
  }

  /// The number behind some words of a comment.
  func note(behind words: String) -> Double? {
    let text = source.text(0..<source.bytes.count)
    guard let range = text.ranges(of: words).first else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " }
    var digits = String(rest.prefix { "+-.0123456789eE".contains($0) })
    if digits.hasSuffix(".") { digits.removeLast() }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
