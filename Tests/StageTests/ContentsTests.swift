import Keyframes
import Stage
import TestSupport
import Testing

/// The part of a node's children that fills its box.
struct ContentsTests {
  static let rounding = 1e-9
  static let seeds: ClosedRange<UInt64> = 1...20
  static let pane = Node(.rectangle(8, 6), fill: .white).named("pane").at(x: 3, y: -4).rotation(20)

  static func window(_ shape: Shape, _ children: Node...) -> Node {
    var node = Node(shape, fill: .black).at(x: 70, y: 80)
    node.children = children
    return node
  }

  /// The group transform that scales a part of a box to fill it.
  static func stretched(_ child: Node, _ part: Rect, over box: Rect) -> Node {
    let (across, down) = (1 / part.width, 1 / part.height)
    return Node { child }
      .at(
        x: .always(box.minX - (box.minX + part.minX * box.width) * across),
        y: .always(box.minY - (box.minY + part.minY * box.height) * down)
      )
      .scale(x: .always(across), y: .always(down))
  }

  /// In the plane, and out of it.
  @Test(arguments: seeds)
  func contentsAreMovedAndScaledLikeAGroup(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let part = Rect(
      x: generator.number(-1...1), y: generator.number(-1...1), width: generator.number(0.1...2),
      height: generator.number(0.1...2))
    let box = Rect(x: -20, y: -10, width: 40, height: 20)
    func placed(_ node: Node) -> Node {
      seed % 2 == 0
        ? node.rotation(30) : node.rotation3D(x: 20, y: 30).perspective(900)
    }
    let shown = placed(Self.window(.rectangle(40, 20), Self.pane).contents(.always(part)))
    let expected = placed(
      Self.window(.rectangle(40, 20), Self.stretched(Self.pane, part, over: box)))
    let found = sprites(of: [shown], at: 0)
    let right = sprites(of: [expected], at: 0)
    #expect(found.map(\.name) == ["", "pane"])
    for (one, other) in zip(found, right) {
      #expect(near(one.transform.numbers, other.transform.numbers, within: Self.rounding))
      #expect(near(one.shape.numbers, other.shape.numbers, within: Self.rounding))
    }
  }

  /// Children are clipped to the box, whatever its size; the node itself is not.
  @Test func onlyTheBoxIsPainted() {
    let node = Self.window(.rectangle(40, 20), Self.pane).size(width: [0: 10, 1: 50])
      .contents(.always(Rect(x: 0, y: 0, width: 1, height: 1)))
    for (time, width) in [(0.0, 10.0), (1, 50)] {
      let all = sprites(of: [node], at: time)
      #expect(all.map(\.clips.count) == [0, 1])
      let clip = all.last?.clips.first
      #expect(clip?.rect == Rect(x: -width / 2, y: -10, width: width, height: 20))
      #expect(clip?.transform == .translation(x: 70, y: 80))
    }
  }

  @Test func emptyContentsShowNothing() {
    for part in [Rect.zero, Rect(x: 0, y: 0, width: -1, height: 1)] {
      let node = Self.window(.rectangle(40, 20), Self.pane).contents(.always(part))
      #expect(sprites(of: [node], at: 0).count == 1)
    }
  }

  @Test func nodesWithoutABoxShowEverything() {
    var words = Node("words", TextStyle(20), .white)
    words.children = [Self.pane]
    for node in [words, Node { Self.pane }] {
      let part = Rect(x: 0.2, y: 0, width: 0.5, height: 0.5)
      #expect(sprites(of: [node.contents(.always(part))], at: 0) == sprites(of: [node], at: 0))
    }
  }
}
