import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct ResolverTests {
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-9
  static let seeds: ClosedRange<UInt64> = 1...30

  /// Written out: about the anchor, scale, then rotate clockwise with y down, then move to (x, y).
  @Test(arguments: seeds)
  func transformsHaveAFixedOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (x, y, degrees) = (generator.number(), generator.number(), generator.number(-720...720))
    let (scaleX, scaleY) = (generator.number(-3...3), generator.number(-3...3))
    var node = Node(.rectangle(40, 20), fill: .white).at(x: .always(x), y: .always(y))
    node = node.anchor(at: Track(Point(x: 0.25, y: 1)))
    node.rotation = Track(degrees)
    node[.scaleX] = Track(scaleX)
    node[.scaleY] = Track(scaleY)
    let expected = [
      Point(x: -20, y: -10), Point(x: 20, y: -10), Point(x: 20, y: 10), Point(x: -20, y: 10),
    ]
    .map { corner in
      let grown = Point(x: (corner.x + 10) * scaleX, y: (corner.y - 10) * scaleY)
      let angle = degrees * .pi / 180
      return Point(
        x: x + grown.x * cos(angle) - grown.y * sin(angle),
        y: y + grown.x * sin(angle) + grown.y * cos(angle))
    }
    #expect(distance(node.corners(at: 3), expected) < Self.rounding)
  }

  @Test(arguments: seeds)
  func aGroupTransformsItsChildrenTogether(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func moved(_ node: Node) -> Node {
      node.at(x: .always(generator.number()), y: .always(generator.number()))
        .rotation(.always(generator.number())).scale(.always(generator.number(0.5...2)))
    }
    let inner = moved(Node(.rectangle(40, 20), fill: .white)).opacity(0.5)
    let group = moved(Node { inner }).opacity(0.5)
    let sprite = group.sprite(at: 0)
    let frame = moved(Node(.rectangle(1, 1), fill: .white))
    #expect(sprite.opacity == 0.25)
    let own = inner.sprite(at: 0).transform
    var alone = frame
    (alone.x, alone.y, alone.rotation) = (group.x, group.y, group.rotation)
    (alone[.scaleX], alone[.scaleY]) = (group[.scaleX], group[.scaleY])
    let outer = alone.sprite(at: 0).transform
    for point in [Point.zero, Point(x: 20, y: 10), Point(x: -20, y: 3)] {
      let expected = outer.apply(to: own.apply(to: point))
      #expect(sprite.transform.apply(to: point).distance(to: expected) < Self.rounding)
    }
  }

  private func dot(_ name: String) -> Node { Node(.circle(radius: 5), fill: .white).named(name) }

  @Test func greaterDepthIsPaintedLaterAndEqualDepthInOrder() {
    let nodes = [
      dot("a").depth(1), dot("b"), dot("c").depth([0: 2, 1: -1]), dot("d"), dot("e").depth(1),
    ]
    #expect(sprites(of: nodes, at: 0).map(\.name) == ["b", "d", "a", "e", "c"])
    #expect(sprites(of: nodes, at: 1).map(\.name) == ["c", "b", "d", "a", "e"])
    #expect(sprites(of: nodes, at: 0.5).map(\.name) == ["b", "d", "c", "a", "e"])
  }

  @Test func childrenArePaintedOverTheirParentAndUnderTheNextNode() {
    var parent = dot("parent")
    parent.children = [dot("child").depth(9)]
    #expect(sprites(of: [parent, dot("next")], at: 0).map(\.name) == ["parent", "child", "next"])
  }

  @Test func hiddenAndTransparentGroupsHideTheirChildren() {
    let inner = dot("inner")
    #expect(sprites(of: [Node { inner }.hidden(from: 0)], at: 0).isEmpty)
    #expect(sprites(of: [Node { inner }.opacity(0)], at: 0).isEmpty)
    #expect(sprites(of: [Node { inner.opacity(0) }], at: 0).isEmpty)
    #expect(sprites(of: [Node { inner.hidden(from: 0) }, inner], at: 0).count == 1)
  }

  /// Overshooting easings leave 0…1 in the track, never on the stage.
  @Test func shownValuesAreInRange() throws {
    var node = Node(
      .rectangle(10, 10), fill: [0: .black, 1: .white], stroke: Stroke(.white, width: 2))
    node.opacity = [0: -1, 1: 3]
    node.fill = Track([Keyframe(time: 0, value: Color(red: -1, green: 2, blue: -0.5, alpha: 7))])
    node[.strokeWidth] = -3
    node[.strokeStart] = -1
    node[.strokeEnd] = 2
    node[.width] = -4
    node[.cornerRadius] = -5
    node[ColorProperty.stroke] = Track(Color(red: 2, green: -1, blue: 0.5))
    #expect(sprites(of: [node], at: 0).isEmpty)
    let sprite = node.sprite(at: 1)
    #expect(sprite.opacity == 1)
    #expect(sprite.fill == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(sprite.shape == .rectangle(Size(width: 0, height: 10), cornerRadius: 0))
    let stroke = try #require(sprite.stroke)
    #expect(stroke.width == 0 && stroke.start == 0 && stroke.end == 1)
    #expect(stroke.paint == .color(Color(red: 1, green: 0, blue: 0.5)))
  }

  @Test func aStrokeKeepsItsValuesWithoutTracks() {
    let stroke = Stroke(
      .color(.white), width: 2, cap: .round, join: .bevel, dash: [1, 2], start: 0.1, end: 0.6)
    let node = Node(.rectangle(10, 10), stroke: stroke)
    #expect(node.sprite(at: 0).stroke == stroke)
    var partly = stroke
    (partly.start, partly.end) = (0, 0.25)
    #expect(node.stroke(to: [0: 0, 1: 0.5]).sprite(at: 0.5).stroke == partly)
    #expect(Node(.rectangle(10, 10), fill: .white).stroke().sprite(at: 0).stroke == nil)
  }

  @Test func aGradientFillsInsteadOfTheFill() {
    let blend = Gradient.vertical(.white, .black)
    let node = Node(.circle(radius: 1), gradient: blend).fill(Track(.black))
    #expect(node.sprite(at: 0).fill == .gradient(blend))
    #expect(Node(.circle(radius: 1), stroke: Stroke(.white, width: 1)).sprite(at: 0).fill == nil)
  }

  @Test func clipsAccumulateFromTheOutsideIn() {
    let (outer, inner) = (
      Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: -5, y: -5, width: 10, height: 10)
    )
    let group = Node {
      dot("in").at(x: 7).clipped(to: inner, cornerRadius: 3)
      dot("out")
    }
    .at(x: 100).clipped(to: outer)
    let both = sprites(of: [group, dot("free")], at: 0)
    let clip = Clip(outer, transform: .translation(x: 100, y: 0))
    #expect(
      both[0].clips == [clip, Clip(inner, cornerRadius: 3, transform: .translation(x: 107, y: 0))])
    #expect(both[1].clips == [clip])
    #expect(both[2].clips.isEmpty)
  }

  @Test func shapesAreStretchedToTheirTracks() {
    let rectangle = Node(.rectangle(10, 20, cornerRadius: 4), fill: .white)
    #expect(
      rectangle.size(width: [0: 10, 1: 30]).sprite(at: 0.5).shape
        == .rectangle(20, 20, cornerRadius: 4))
    let ellipse = Node(.circle(radius: 10), fill: .white).size(height: 6)
    #expect(ellipse.sprite(at: 0).shape == .ellipse(Size(width: 20, height: 6)))
    let triangle = Shape.corners([.zero, Point(x: 10, y: 0), Point(x: 0, y: 5)])
    #expect(
      Node(triangle, fill: .white).size(width: 20, height: 50).sprite(at: 0).shape
        == .corners([.zero, Point(x: 20, y: 0), Point(x: 0, y: 50)]))
    let line = Shape.line(from: .zero, to: Point(x: 10, y: 0))
    #expect(
      Node(line, stroke: Stroke(.white, width: 1)).size(width: 40).sprite(at: 0).shape
        == .line(from: .zero, to: Point(x: 40, y: 0)))
    let words = Node("words", TextStyle(10), .white)
    #expect(words.size(width: 99).sprite(at: 0).shape == words.shape)
  }

  @Test func aNodeMovesAlongItsPathFromItsPlace() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 0))
    path.line(to: Point(x: 100, y: 100))
    let still = Node(.rectangle(20, 10), fill: .white).at(x: 10, y: 20)
    let node = still.along(path, [0: 0, 1: 1], turning: .never)
    #expect(node.place(of: Anchor.centre.unit, at: 0) == Point(x: 10, y: 20))
    #expect(node.place(of: Anchor.centre.unit, at: 0.25) == Point(x: 60, y: 20))
    #expect(node.place(of: Anchor.centre.unit, at: 1) == Point(x: 110, y: 120))
    #expect(node.sprite(at: 1).transform.a == 1)
    let progress: Track<Double> = [0: 0, 1: 1]
    let turning = still.along(path, progress.eased(.easeIn(.quad)), turning: .along).rotation(90)
    // A quarter of the length at half the time; headed to the right, and turned by 90.
    #expect(turning.place(of: Anchor.centre.unit, at: 0.5) == Point(x: 60, y: 20))
    #expect(turning.place(of: Anchor.right.unit, at: 0.5) == Point(x: 60, y: 30))
    // Headed down, and turned by 90.
    #expect(turning.place(of: Anchor.right.unit, at: 1) == Point(x: 100, y: 120))
  }
}
