import Interface
import Testing

struct TextEditTests {
  typealias Stroke = (key: Key, modifiers: Modifiers)

  static func edit(_ text: String, at caret: Int) -> TextEdit {
    var edit = TextEdit(text)
    edit.move(to: caret)
    return edit
  }

  static let moves: [(from: Int, stroke: Stroke, to: Int)] = [
    (0, (.left, []), 0), (3, (.left, []), 2), (3, (.right, []), 4), (11, (.right, []), 11),
    (7, (.home, []), 0), (2, (.end, []), 11), (0, (.right, .control), 3),
    (3, (.right, .control), 7), (11, (.left, .control), 8), (8, (.left, .alt), 4),
  ]

  @Test func keysMoveTheCaretBySignsAndWords() {
    for (from, stroke, to) in Self.moves {
      var edit = Self.edit("one two for", at: from)
      #expect(edit.take(stroke.key, stroke.modifiers) == .moved)
      #expect(edit.caret == to && edit.selection.isEmpty, "\(stroke) from \(from)")
    }
  }

  @Test func withShiftTheOtherEndStays() {
    for (from, stroke, to) in Self.moves {
      var edit = Self.edit("one two for", at: from)
      _ = edit.take(stroke.key, stroke.modifiers.union(.shift))
      #expect(edit.anchor == from && edit.caret == to)
    }
  }

  static let deletions: [(caret: Int, stroke: Stroke, text: String)] = [
    (0, (.backspace, []), "one two"), (3, (.backspace, []), "on two"),
    (3, (.delete, []), "onetwo"), (7, (.delete, []), "one two"),
    (7, (.backspace, .control), "one "), (0, (.delete, .control), " two"),
  ]

  @Test func whatIsDeletedIsASignOrAWord() {
    for (caret, stroke, text) in Self.deletions {
      var edit = Self.edit("one two", at: caret)
      let outcome = edit.take(stroke.key, stroke.modifiers)
      #expect(edit.text == text)
      #expect(outcome == (text == "one two" ? .moved : .changed))
    }
  }

  @Test func writingReplacesWhatIsSelected() {
    var edit = TextEdit("0.25")
    edit.insert("7")
    #expect(edit.text == "7" && edit.caret == 1 && edit.selection.isEmpty)
    edit.insert("a\nb\tc")
    #expect(edit.text == "7a b c")
  }

  @Test func copyingLeavesAndCuttingTakesAway() {
    var edit = TextEdit("words")
    #expect(edit.take(.character("c"), .control) == .copied("words"))
    #expect(edit.text == "words")
    #expect(edit.take(.character("x"), .command) == .cut("words"))
    #expect(edit.text.isEmpty)
    #expect(edit.take(.character("x"), .control) == .moved)
  }

  @Test func noTextIsLongerThanItsLimit() {
    var edit = TextEdit("12345678", limit: 5)
    #expect(edit.text == "12345")
    edit.move(to: 2)
    edit.insert("abc")
    #expect(edit.text == "12345")
    edit.selectAll()
    edit.insert("abcdefg")
    #expect(edit.text == "abcde")
  }

  @Test func signsOfManyScalarsAreOne() {
    var edit = TextEdit("👩‍🚀é")
    edit.move(to: 2)
    _ = edit.take(.backspace, [])
    _ = edit.take(.backspace, [])
    #expect(edit.text.isEmpty && edit.caret == 0)
  }

  @Test func shortcutsOfTheAppAreNoKeysOfText() {
    for key in [Key.tab, .enter, .escape, .up, .down, .pageUp, .function(1)] {
      var edit = TextEdit("a")
      #expect(edit.take(key, []) == .ignored)
    }
    var edit = TextEdit("a")
    #expect(edit.take(.character("z"), .control) == .ignored)
  }
}
