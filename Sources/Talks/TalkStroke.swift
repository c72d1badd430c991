package import Formats
import Interface
import Keyframes
import Persistence
import Words

extension TalkKeys.Stroke {
  private static let modifiers: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt), ("command", .command),
  ]

  /// As the file has it: `shift+page-up`, `b`.
  package var word: String {
    let named = Self.modifiers.filter { modifiers.contains($0.modifier) }.map(\.name)
    let name = if case .character(let character) = key { String(character) } else { key.word }
    return (named + [name]).joined(separator: "+")
  }

  package init(_ words: inout TalkWords) throws(FileError) {
    let position = words
    let word = try words.word("The key")
    var rest = word[...]
    var modifiers: Modifiers = []
    while let found = Self.modifiers.first(where: { rest.hasPrefix($0.name + "+") }),
      rest.count > found.name.count + 1
    {
      modifiers.insert(found.modifier)
      rest = rest.dropFirst(found.name.count + 1)
    }
    guard let key = Key(name: String(rest)) else {
      throw position.error(
        "There is no key \(String(rest).quoted(atMost: 40))."
          + hint(for: String(rest), among: Key.named.map(\.word)))
    }
    let isDigit =
      if case .character(let digit) = key { digit.isASCII && digit.isNumber } else { false }
    guard !TalkKeys.fixed.contains(key), !isDigit || !modifiers.isEmpty else {
      throw position.error(
        "What \(word) does cannot be changed: digits and Enter go to a stop, Esc leaves.")
    }
    self.init(key: key, modifiers: modifiers)
  }
}

extension Key {
  /// A key by its name, or by its character alone.
  fileprivate init?(name: String) {
    if let named = Self.named.first(where: { $0.word == name }) {
      self = named
    } else if name.first == "f", let number = Int(name.dropFirst()), 1...24 ~= number {
      self = .function(number)
    } else if let character = name.lowercased().first, name.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }
}
