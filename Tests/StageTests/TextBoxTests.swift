import Keyframes
import Stage
import Testing

/// Words have a box, given a measure of their width.
@Suite struct TextBoxTests {
  /// Ten points for each character of the longest line.
  private let measure: TextMeasure = { text in
    10 * Double(text.string.split(separator: "\n").map(\.count).max() ?? 0)
  }

  static let rows: [(string: String, alignment: TextStyle.Alignment, box: Rect)] = [
    ("four", .leading, Rect(x: 0, y: -14, width: 40, height: 28)),
    ("four", .centre, Rect(x: -20, y: -14, width: 40, height: 28)),
    ("four", .trailing, Rect(x: -40, y: -14, width: 40, height: 28)),
    ("four\nlines\nof\nwords", .centre, Rect(x: -25, y: -56, width: 50, height: 112)),
  ]

  @Test(arguments: rows)
  func theBoxFollowsLinesAndAlignment(
    _ row: (string: String, alignment: TextStyle.Alignment, box: Rect)
  ) {
    let text = Text(row.string, TextStyle(20, alignment: row.alignment))
    #expect(text.box(measuredBy: measure) == row.box)
    #expect(Shape.text(text).box(measuredBy: measure) == row.box)
  }

  @Test func shapesKeepTheirOwnBoxAndGroupsHaveNone() {
    #expect(Shape.rectangle(6, 4).box(measuredBy: measure) == Shape.rectangle(6, 4).bounds)
    #expect(Node {}.box(measuredBy: measure) == nil)
  }

  @Test(arguments: Anchor.allCases, rows.indices)
  func anyPointOfTheBoxCanBePlaced(_ anchor: Anchor, _ index: Int) throws {
    let row = Self.rows[index]
    let place = Point(x: 300, y: 200)
    let node = Node(row.string, TextStyle(20, alignment: row.alignment), .black)
      .at(place, by: anchor, measuredBy: measure)
    let box = try #require(node.box(measuredBy: measure))
    let corner = Point(
      x: node.x.value(at: 0) + box.minX + anchor.unit.x * box.width,
      y: node.y.value(at: 0) + box.minY + anchor.unit.y * box.height)
    #expect(corner.distance(to: place) < 1e-12)
  }

  @Test func wordsAreRevealedFromASideOfTheirBox() throws {
    let words = Node("four", TextStyle(20), .black)
      .revealed(.fromLeft, [0: 0, 1: 1], measuredBy: measure)
    let frame = Scene(ground: .white) { words }.frame(at: 0.5)
    #expect(
      try #require(frame.last).clips.first?.rect == Rect(x: -20, y: -14, width: 20, height: 28))
  }
}
