import Stage
import Testing

@testable import Interface

/// Where lines may be broken.
@Suite struct LineBreakingTests {
  private static func pieces(_ string: String) -> [String] {
    LinePiece.pieces(of: string).map { ($0.hasSpace ? "_" : "") + $0.text }
  }

  @Test(arguments: [
    ("Play or pause", ["_Play", "_or", "_pause"]),
    ("well-known (Esc)", ["_well-known", "_(Esc)"]),
    ("关键帧", ["_关", "键", "帧"]),
    ("按 Esc 关闭。", ["_按", "_Esc", "_关", "闭。"]),
    ("关闭（Esc）。", ["_关", "闭", "（Esc）。"]),
    ("“中文”，好", ["_“中", "文”，", "好"]),
    ("", []),
  ])
  func wordsAndChineseCharactersStayWhole(_ string: String, _ expected: [String]) {
    #expect(Self.pieces(string) == expected)
  }

  /// No line begins with punctuation that closes, or ends with what opens.
  @Test func linesOfChineseAreAsLongAsTheyMayBe() {
    let ui = UI<String, Int>(measure: { (text: Text) in Double(text.string.count) })
    let text = "在舞台上拖动（Shift：宽高相等），从中心开始。"
    let lines = ui.lines(of: text, TextStyle(12), width: 8, most: 9)
    #expect(lines.joined() == text)
    for line in lines { #expect(line.count <= 9 && !"，。）：".contains(line.prefix(1)), "\(line)") }
  }

  /// Nothing runs over the width, whatever is written.
  @Test(arguments: [1, 7, 8, 9, 100])
  func wordsLongerThanALineAreBrokenInside(_ length: Int) {
    let ui = UI<String, Int>(measure: { (text: Text) in Double(text.string.count) })
    let word = String(repeating: "x", count: length)
    let lines = ui.lines(of: "a \(word) b", TextStyle(12), width: 8, most: 99)
    #expect(lines.allSatisfy { $0.count <= 8 }, "\(lines)")
    #expect(lines.joined().replacing(" ", with: "") == "a\(word)b")
    let few = ui.lines(of: "a \(word) b", TextStyle(12), width: 8, most: 2)
    #expect(few.count <= 2 && few.allSatisfy { $0.count <= 8 }, "\(few)")
    // A letter that is wider than the line is there all the same.
    let narrow = ui.lines(of: word, TextStyle(12), width: 0.5, most: 999)
    #expect(narrow.count == length)
  }
}
