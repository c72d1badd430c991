import Keyframes
import Stage
import TestSupport
import Testing

/// Nodes that are placed relative to others.
struct ConstraintTests {
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-7
  static let places: [Constraint.Attribute] = [.left, .centreX, .right, .top, .centreY, .bottom]

  private func value(_ attribute: Constraint.Attribute, in box: Rect) -> Double {
    switch attribute {
    case .left: box.minX
    case .centreX: (box.minX + box.maxX) / 2
    case .right: box.maxX
    case .top: box.minY
    case .centreY: (box.minY + box.maxY) / 2
    case .bottom: box.maxY
    case .width: box.maxX - box.minX
    case .height: box.maxY - box.minY
    }
  }

  /// A node of any shape that is moved, rotated and scaled.
  private func node(_ generator: inout SeededGenerator) -> Node {
    let corners = (0..<3).map { _ in
      Point(x: generator.number(-50...50), y: generator.number(-50...50))
    }
    let shapes: [Shape] = [
      .rectangle(generator.number(1...90), 20), .ellipse(Size(width: 30, height: 50)),
      .corners(corners),
    ]
    return Node(shapes[Int.random(in: 0..<3, using: &generator)], fill: .white)
      .at(x: [0: generator.number(), 2: generator.number()], y: .always(generator.number()))
      .rotation([0: 0, 1: generator.number()])
      .scale(x: .always(generator.number(0.2...3)), y: .always(generator.number(0.2...3)))
  }

  private func sprites(_ scene: Scene, at time: Double) -> [String: Sprite] {
    Dictionary(scene.frame(at: time).map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func boxesKeepTheirDistanceHoweverTheyMove(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    for attribute in Self.places {
      for other in Constraint.Attribute.allCases {
        let (factor, offset) = (generator.number(-2...2), generator.number())
        let scene = Scene(ground: .black) {
          node(&generator).named("a")
            .constrained(
              attribute, to: other, of: "b", times: .always(factor), plus: .always(offset))
          node(&generator).named("b")
        }
        for time in [0, 0.3, 1.7] {
          let shown = sprites(scene, at: time)
          let (a, b) = (try #require(shown["a"]).box, try #require(shown["b"]).box)
          let expected = factor * value(other, in: b) + offset
          #expect(abs(value(attribute, in: a) - expected) < Self.rounding)
        }
      }
    }
  }

  /// The box is measured in the coordinates of the node's own group.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func nodesOfOtherGroupsAreSeenFromTheOwnOne(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let (x, y, turn) = (generator.number(), generator.number(), generator.number())
    let scale = generator.number(0.3...3)
    let scene = Scene(ground: .black) {
      Node {
        Node(.rectangle(10, 10), fill: .white).named("a").constrained(.left, to: .right, of: "b")
          .constrained(.top, to: .bottom, of: "b")
      }.at(x: .always(x), y: .always(y)).rotation(.always(turn)).scale(.always(scale))
      Node { node(&generator).named("b") }.at(x: [0: 1, 2: 90]).rotation([0: 9, 2: 60])
    }
    let group = Transform.scale(x: scale, y: scale).then(.rotation(degrees: turn))
      .then(.translation(x: x, y: y))
    let back = try #require(group.inverse)
    for time in [0, 0.6, 2] {
      let shown = sprites(scene, at: time)
      let (a, b) = (try #require(shown["a"]), try #require(shown["b"]))
      let seen = b.transform.then(back).bounds(of: b.shape.bounds)
      let own = a.transform.then(back).bounds(of: a.shape.bounds)
      #expect(abs(own.minX - seen.maxX) < Self.rounding)
      #expect(abs(own.minY - seen.maxY) < Self.rounding)
    }
  }

  /// In whatever order they stand.
  @Test func chainsOfConstraintsAreSettledInTurn() throws {
    let card = Node(.rectangle(20, 10), fill: .white)
    let nodes = [
      card.named("c").constrained(.left, to: .right, of: "b"),
      card.named("b").constrained(.left, to: .right, of: "a"),
      card.named("a").at(x: [0: 10, 1: 60]),
    ]
    for order in [nodes, nodes.reversed()] {
      let scene = Scene(ground: .black) { order }
      for time in [0, 0.5, 1] {
        #expect(abs(try #require(sprites(scene, at: time)["c"]).box.minX - (40 + 50 * time)) < 1e-9)
      }
    }
  }

  /// A chain may be longer than the program's stack, and its last node may come first.
  @Test func longChainsAreSettled() {
    let card = Node(.rectangle(2, 10), fill: .white)
    let count = 50_000
    let nodes = (0..<count).map { index in
      index == 0
        ? card.named("0").at(x: 10)
        : card.named("\(index)").constrained(.left, to: .right, of: .node("\(index - 1)"))
    }
    let shown = Scene(ground: .black) { Array(nodes.reversed()) }.frame(at: 0)
    #expect(shown.count == count + 1)
    #expect(shown.dropFirst().first?.box.minX == Double(9 + 2 * (count - 1)))
  }

  /// Every kind of circle ends, and what cannot be kept has no effect.
  @Test func circlesHaveNoEffect() {
    let card = Node(.rectangle(20, 10), fill: .white).at(x: 7)
    let itself = Scene(ground: .black) {
      card.named("a").constrained(.left, to: .right, of: "a")
    }
    #expect(sprites(itself, at: 0)["a"]?.box.centre.x == 7)
    let pair = Scene(ground: .black) {
      card.named("a").constrained(.left, to: .right, of: "b")
      card.named("b").constrained(.left, to: .right, of: "a")
    }
    #expect(sprites(pair, at: 0)["b"]?.box.centre.x == 7)
    #expect(sprites(pair, at: 0)["a"]?.box.minX == 17)
    let held = Scene(ground: .black) {
      Node { card.named("a") }.named("group").at(x: 30).constrained(.left, to: .right, of: "a")
    }
    #expect(sprites(held, at: 0)["a"]?.box.centre.x == 37)
  }

  @Test func aConstraintWithoutItsNodeHasNoEffect() {
    let card = Node(.rectangle(20, 10), fill: .white).named("a").at(x: 7)
    for name in ["", "nobody"] {
      let bound = card.constrained(.left, to: .right, of: .node(name))
        .constrained(.width, to: .width, of: .node(name))
      let scene = Scene(ground: .black) {
        bound; Node {}
      }
      #expect(sprites(scene, at: 0)["a"]?.box == Rect(x: -3, y: -5, width: 20, height: 10))
    }
  }

  @Test func thereIsOneConstraintForEachAxisAndSide() {
    let node = Node(.circle(radius: 1), fill: .white).constrained(.left, to: .right, of: "a")
      .constrained(.right, to: .left, of: "b", plus: 4).constrained(.width, to: .height, of: "a")
    #expect(node.constraints.map(\.attribute) == [.right, .width])
    #expect(node[.offsetX] == 4)
    let free = node.unconstrained(.centreX)
    #expect(free.constraints.map(\.attribute) == [.width])
    #expect(free.numbers[.offsetX] == nil && free.numbers[.multiplierX] == nil)
  }

  /// Groups and pages carry what they hold, and nodes that are not seen still have a place.
  @Test func hiddenNodesAndPagesCount() {
    let scene = Scene(ground: .black) {
      Node(.rectangle(20, 10), fill: .white).named("a").constrained(.left, to: .right, of: "b")
      Node(.rectangle(40, 10), fill: .white).named("b").at(x: 100).onPage(0).hidden(from: -9)
    }
    for time in [0, 0.25, 2] {
      #expect(sprites(scene, at: time)["a"]?.box.minX == 120 - 960 * time)
    }
  }

  /// Paths as in `Scene.allNodes` tell nodes of the same name apart.
  @Test func nodesAreFoundByTheirPath() {
    let dot = Node(.rectangle(2, 2), fill: .white).named("dot")
    let scene = Scene(ground: .black) {
      Node { dot.at(x: 10) }.named("one")
      Node { dot.at(x: 50) }.named("two")
      dot.named("first").constrained(.centreX, to: .centreX, of: "dot")
      dot.named("second").constrained(.centreX, to: .centreX, of: "two/dot")
    }
    #expect(sprites(scene, at: 0)["first"]?.box.centre.x == 10)
    #expect(sprites(scene, at: 0)["second"]?.box.centre.x == 50)
  }
}
