/// A line of text being edited, with a caret and a selection. Positions count characters, from 0 to
/// the text's count.
package struct TextEdit: Equatable, Sendable {
  package private(set) var text: String
  /// Where typing inserts text.
  package private(set) var caret: Int
  /// The other end of the selection; the caret's position if nothing is selected.
  package private(set) var anchor: Int
  /// The most characters that the text can have; the rest is cut off.
  package let limit: Int

  /// Begins editing with the whole text selected, so that typing replaces it.
  package init(_ text: String, limit: Int = 4000) {
    self.limit = limit
    self.text = Self.line(text, limit)
    anchor = 0
    caret = self.text.count
  }

  package var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  package var selectedText: String { String(Array(text)[selection]) }

  /// Replaces the selection with `string`; line breaks and tabs become spaces.
  package mutating func insert(_ string: String) {
    var characters = Array(text)
    let room = limit - (characters.count - selection.count)
    let line = Self.line(string, max(room, 0))
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: Array(line))
    text = String(characters)
    caret = min(start + line.count, text.count)
    anchor = caret
  }

  /// Moves the caret to a position, clamped to the text; `extends` keeps the other end of the
  /// selection where it is.
  package mutating func move(to position: Int, extends: Bool = false) {
    caret = min(max(position, 0), text.count)
    if !extends { anchor = caret }
  }

  package mutating func selectAll() { (anchor, caret) = (0, text.count) }

  /// The effect of a key.
  package enum Outcome: Equatable {
    /// Not a key for text fields.
    case ignored
    /// Nothing but the caret moved, if anything.
    case moved
    case changed
    case copied(String)
    /// The selection was removed, and is to be copied.
    case cut(String)
  }

  /// Handles the keys of text fields. Characters arrive as text events; their keys are consumed
  /// here only so that they do not trigger shortcuts.
  package mutating func take(_ key: Key, _ modifiers: Modifiers) -> Outcome {
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
    case .up, .down, .pageUp, .pageDown, .tab, .enter, .escape, .menu, .function:
      return .ignored
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

  /// The start of the word before the caret (`direction` −1), or the end of the one after it (1).
  private func word(_ direction: Int) -> Int {
    let characters = Array(text)
    var position = caret
    func sign(_ position: Int) -> Character? {
      let index = direction > 0 ? position : position - 1
      return characters.indices.contains(index) ? characters[index] : nil
    }
    func isWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
    while let next = sign(position), !isWord(next) { position += direction }
    while let next = sign(position), isWord(next) { position += direction }
    return position
  }

  private static func line(_ string: String, _ limit: Int) -> String {
    String(string.prefix(limit).map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
