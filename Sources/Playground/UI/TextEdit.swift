/// A line of text that somebody writes, with a caret and what is selected. Positions count
/// characters from 0 to the text's count.
struct TextEdit: Equatable, Sendable {
  private(set) var text: String
  /// Where writing goes on.
  private(set) var caret: Int
  /// The other end of what is selected; the caret's place where nothing is.
  private(set) var anchor: Int
  /// More is cut off.
  let limit: Int

  /// With all of it selected, so that writing replaces it.
  init(_ text: String, limit: Int = 4000) {
    self.limit = limit
    self.text = Self.line(text, limit)
    anchor = 0
    caret = self.text.count
  }

  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  var selectedText: String { String(Array(text)[selection]) }

  /// Puts `string` in the place of what is selected; ends of lines become spaces.
  mutating func insert(_ string: String) {
    var characters = Array(text)
    let room = limit - (characters.count - selection.count)
    let line = Self.line(string, max(room, 0))
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: Array(line))
    text = String(characters)
    caret = min(start + line.count, text.count)
    anchor = caret
  }

  /// The caret to a position, which is brought into the text; what lies between is selected if
  /// `extends`.
  mutating func move(to position: Int, extends: Bool = false) {
    caret = min(max(position, 0), text.count)
    if !extends { anchor = caret }
  }

  mutating func selectAll() { (anchor, caret) = (0, text.count) }

  /// What a key has done.
  enum Outcome: Equatable {
    /// It is no key of text.
    case ignored
    /// At most the caret has moved.
    case moved
    case changed
    case copied(String)
    /// Copied and taken away.
    case cut(String)
  }

  /// The keys of every text field; signs come as text, and are only taken so that no shortcut is.
  mutating func take(_ key: Key, _ modifiers: Modifiers) -> Outcome {
    let byWord = modifiers.contains(.control) || modifiers.contains(.alt)
    let extends = modifiers.contains(.shift)
    switch key {
    case .left:
      let isLeaving = !selection.isEmpty && !extends && !byWord
      move(
        to: isLeaving ? selection.lowerBound : byWord ? word(-1) : caret - 1, extends: extends)
    case .right:
      let isLeaving = !selection.isEmpty && !extends && !byWord
      move(to: isLeaving ? selection.upperBound : byWord ? word(1) : caret + 1, extends: extends)
    case .home: move(to: 0, extends: extends)
    case .end: move(to: text.count, extends: extends)
    case .backspace: return delete(to: byWord ? word(-1) : caret - 1)
    case .delete: return delete(to: byWord ? word(1) : caret + 1)
    case .character(let sign) where modifiers == .control || modifiers == .command:
      return take(command: sign)
    case .character, .space:
      return modifiers.isSubset(of: .shift) ? .moved : .ignored
    case .up, .down, .pageUp, .pageDown, .tab, .enter, .escape, .function: return .ignored
    }
    return .moved
  }

  private mutating func take(command sign: Character) -> Outcome {
    switch sign {
    case "a": selectAll()
    case "c" where !selection.isEmpty: return .copied(selectedText)
    case "x" where !selection.isEmpty:
      let cut = selectedText
      insert("")
      return .cut(cut)
    case "c", "x": break
    default: return .ignored
    }
    return .moved
  }

  private mutating func delete(to position: Int) -> Outcome {
    if selection.isEmpty { move(to: position, extends: true) }
    guard !selection.isEmpty else { return .moved }
    insert("")
    return .changed
  }

  /// Where the word before or after the caret ends.
  private func word(_ way: Int) -> Int {
    let characters = Array(text)
    var position = caret
    func sign(_ position: Int) -> Character? {
      let index = way > 0 ? position : position - 1
      return characters.indices.contains(index) ? characters[index] : nil
    }
    func isWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
    while let next = sign(position), !isWord(next) { position += way }
    while let next = sign(position), isWord(next) { position += way }
    return position
  }

  private static func line(_ string: String, _ limit: Int) -> String {
    String(string.prefix(limit).map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
