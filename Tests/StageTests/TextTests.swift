import Keyframes
import Stage
import Testing

struct TextTests {
  @Test func textIsRegularSansAndCentredByDefault() {
    let style = TextStyle(20)
    #expect(style.size == 20)
    #expect(style.weight == .regular && style.family == .sans && style.alignment == .centre)
    let other = TextStyle(12, .bold, family: .mono, alignment: .trailing)
    #expect(other.weight == .bold && other.family == .mono && other.alignment == .trailing)
  }

  @Test(arguments: [TextStyle.Alignment.leading, .centre, .trailing])
  func alignedChangesTheAlignmentAlone(_ alignment: TextStyle.Alignment) {
    let style = TextStyle(12, .bold, family: .mono)
    #expect(style.aligned(alignment) == TextStyle(12, .bold, family: .mono, alignment: alignment))
  }

  @Test func wordsReachTheStageUnchanged() {
    let style = TextStyle(12, .light, alignment: .leading)
    let sprite = Node("two\nlines", style, .white).at(x: 3, y: 4).sprite(at: 0)
    #expect(sprite.shape == .text("two\nlines", style))
    #expect(sprite.transform == .translation(x: 3, y: 4))
    #expect(sprite.fill == .color(.white))
  }
}
