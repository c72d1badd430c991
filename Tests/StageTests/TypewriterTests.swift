import Keyframes
import Stage
import Testing

struct TypewriterTests {
  static let texts = [
    "", "a", "Hello, world", "two\nlines", "👩‍👩‍👧‍👦🇨🇭e\u{301}x", "中文字", "a b  c ",
  ]

  private func typed(_ text: String, _ part: Track<Double>, at time: Double = 0) -> String {
    Node(text, TextStyle(9), .white).characters(part).sprite(at: time).shape.string
  }

  /// Whole characters only, however many code points they have: the nearest number of them.
  @Test(arguments: texts)
  func asManyCharactersAsThePartSays(_ text: String) {
    let all = Array(text)
    for step in 0...40 {
      let part = Double(step) / 40
      let count = Int((Double(all.count) * part).rounded(.toNearestOrAwayFromZero))
      #expect(typed(text, .always(part)) == String(all[..<count]))
    }
  }

  @Test(arguments: texts)
  func typingOnlyAdds(_ text: String) {
    var before = ""
    for step in 0...100 {
      let now = typed(text, [0: 0, 1: 1], at: Double(step) / 100)
      #expect(text.hasPrefix(now) && now.count >= before.count)
      before = now
    }
    #expect(before == text)
  }

  static let beyond: [(part: Double, text: String)] = [
    (-1, ""), (-1e300, ""), (0, ""), (1, "word"), (1.3, "word"), (1e9, "word"),
    (1e300, "word"), (0.5, "wo"), (0.374, "w"), (0.376, "wo"),
  ]

  @Test(arguments: beyond)
  func thePartIsClamped(_ row: (part: Double, text: String)) {
    #expect(typed("word", .always(row.part)) == row.text)
  }

  @Test func stylesAndOtherShapesDoNotChange() {
    let style = TextStyle(12, .bold, family: .mono, alignment: .leading)
    let words = Node("word", style, .white).characters(0.5)
    #expect(words.sprite(at: 0).shape == .text("wo", style))
    let dot = Node(.circle(radius: 3), fill: .white)
    #expect(dot.characters(0.5).sprite(at: 0) == dot.sprite(at: 0))
  }

  @Test func aNumberIsTypedAsItIsWritten() {
    let node = Node(number: 1234, NumberFormat(groupSeparator: ","), TextStyle(9), .white)
    #expect(node.characters(0.6).sprite(at: 0).shape.string == "1,2")
  }
}
