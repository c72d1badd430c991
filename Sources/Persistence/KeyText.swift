package import Interface
import Keyframes
import Words

extension Key {
  /// The key's name, or its character between quotation marks.
  package var word: String {
    switch self {
    case .space: "space"
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .tab: "tab"
    case .enter: "enter"
    case .escape: "escape"
    case .backspace: "backspace"
    case .delete: "delete"
    case .menu: "menu"
    case .function(let number): "f\(number)"
    case .character(let character): String(character).quoted
    }
  }

  package static let named: [Key] = [
    .space, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape,
    .backspace, .delete, .menu,
  ]

  package init(_ words: inout LineWords) throws(LineError) {
    if words.isQuoted {
      let text = try words.quoted("The key")
      guard let character = text.first, text.count == 1 else {
        throw words.error("The key is \(text.quoted(atMost: 40)), which is not one character.")
      }
      self = .character(character)
      return
    }
    let word = try words.word("The key")
    if let key = Self.named.first(where: { $0.word == word }) {
      self = key
    } else if word.first == "f", let number = Int(word.dropFirst()) {
      self = .function(number)
    } else {
      throw words.error(
        "There is no key \(word.quoted(atMost: 40))."
          + hint(for: word, among: Self.named.map(\.word)))
    }
  }
}

extension Modifiers {
  private static let names: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt), ("command", .command),
  ]

  /// `none`, or names joined as `shift+control`; bits without a name are a number.
  package var word: String {
    let named = Self.names.filter { contains($0.modifier) }
    let rest = named.reduce(self) { $0.subtracting($1.modifier) }
    let words = named.map(\.name) + (rest.isEmpty ? [] : [String(rest.rawValue)])
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  package init(_ words: inout LineWords) throws(LineError) {
    let word = try words.word("The word for modifiers")
    self = []
    guard word != "none" else { return }
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      if let known = Self.names.first(where: { $0.name == part }) {
        insert(known.modifier)
      } else if let number = Int(part) {
        insert(Modifiers(rawValue: number))
      } else {
        throw words.error(
          "There is no modifier \(String(part).quoted(atMost: 40))."
            + hint(for: String(part), among: Self.names.map(\.name) + ["none"]))
      }
    }
  }
}
