import Keyframes
import Stage
import TestSupport
import Testing

struct ChainTests {
  /// A few rounding errors of hundreds of points.
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  @Test func documentedExample() {
    let chain = Node(.circle(radius: 32), fill: Color(0xFF7F50)).at(x: 200, y: 120)
      .chain
      .move(dy: 300, .easeOut(.bounce)).over(1)
      .wait(0.2)
      .move(dx: 560).rotate(by: 720).over(0.8)
    let node = chain.node
    #expect(chain.end == 2)
    #expect(node.y.value(at: 0.5) == 120 + 300 * Easing.easeOut(.bounce)(0.5))
    for time in [1, 1.1, 1.2] {
      #expect(node.x.value(at: time) == 200 && node.y.value(at: time) == 420)
    }
    #expect(abs(node.x.value(at: 1.6) - 480) < Self.rounding)
    #expect(abs(node.rotation.value(at: 1.6) - 360) < Self.rounding)
    #expect(node.x.value(at: 2) == 760 && node.y.value(at: 2) == 420)
    #expect(node.rotation.value(at: 2) == 720)
  }

  @Test func relativeMovesAddUp() {
    let node = Self.box.chain.move(dx: 50).over(1).move(dx: 50).over(1).move(dx: -20, dy: 5).over(2)
      .node
    #expect([0, 1, 2, 3, 4].map { node.x.value(at: $0) } == [100, 150, 200, 190, 180])
    #expect([0, 1, 2, 3, 4].map { node.y.value(at: $0) } == [50, 50, 50, 52.5, 55])
  }

  @Test func absoluteMovesStartFromTheNodesPosition() {
    let node = Self.box.chain.move(dx: 50).over(1).move(x: 0).over(1).move(dx: 7).over(1).node
    #expect([0, 1, 1.5, 2, 3].map { node.x.value(at: $0) } == [100, 150, 75, 0, 7])
  }

  @Test func motionsOfALinkAreSimultaneousWithTheirOwnEasings() {
    let node = Self.box.chain.move(dx: 10, .easeIn(.quad)).rotate(to: 90).opacity(0, .hold).over(2)
      .node
    #expect(node.x.value(at: 1) == 102.5)
    #expect(node.rotation.value(at: 1) == 45)
    #expect(node.opacity.value(at: 2.0.nextDown) == 1)
    #expect(node.opacity.value(at: 2) == 0)
  }

  @Test func repeatedLinksStartWhereTheLastTimeEnded() {
    let chain = Self.box.chain.move(dx: 10, .easeIn(.quad)).scale(to: 2).over(0.5, times: 3)
    let node = chain.node
    #expect(chain.end == 1.5)
    #expect([0, 0.5, 1, 1.5].map { node.x.value(at: $0) } == [100, 110, 120, 130])
    #expect(node.x.value(at: 0.75) == 112.5)
    #expect([0.25, 0.5, 1].map { node[.scaleX].value(at: $0) } == [1.5, 2, 2])
  }

  @Test func aLinkRepeatedZeroTimesTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = ChainTests.box.chain.move(dx: 10).over(1, times: 0)
    }
  }

  @Test func waitsTakeTimeAndMoveNothing() {
    let chain = Self.box.chain(from: 2).wait(1).move(dx: 10).over(1).wait(0.5).wait(0.5)
      .move(dx: 10).over(1)
    #expect(chain.end == 6)
    let node = chain.node
    #expect(
      [0, 3, 3.5, 4, 4.7, 5, 5.5, 6].map { node.x.value(at: $0) }
        == [100, 100, 105, 110, 110, 110, 115, 120])
  }

  @Test func aLinkWithoutDurationIsAJump() {
    let node = Self.box.chain.wait(1).move(dx: 10).over(0).move(dx: 5).over(0).move(dx: 1).over(1)
      .node
    #expect(node.x.value(at: 1.0.nextDown) == 100)
    #expect(node.x.value(at: 1) == 115)
    #expect(node.x.value(at: 2) == 116)
    #expect(Self.box.chain.move(dx: 10).over(0).node.x.value(at: 0) == 110)
  }

  @Test func everyMotionChangesItsProperty() {
    let node = Self.box.chain
      .grow(width: 10, height: 4).cornerRadius(3).fill(.black).scale(x: 2, y: 3).rotate(by: -90)
      .over(1)
      .size(width: 8, height: 6).scale(to: 1).rotate(to: 5).over(1).node
    #expect(node[.width].value(at: 1) == 50 && node[.height].value(at: 1) == 24)
    #expect(node[.width].value(at: 2) == 8 && node[.height].value(at: 2) == 6)
    #expect(node[.cornerRadius].value(at: 1) == 3)
    #expect(node[.fill].value(at: 0) == .white && node[.fill].value(at: 1) == .black)
    #expect(node[.scaleX].value(at: 1) == 2 && node[.scaleY].value(at: 1) == 3)
    #expect(node[.scaleX].value(at: 2) == 1 && node[.scaleY].value(at: 2) == 1)
    #expect(node.rotation.value(at: 1) == -90 && node.rotation.value(at: 2) == 5)
  }

  // MARK: Anchors

  private func randomPose(_ generator: inout SeededGenerator) -> Node {
    var node = Self.box.rotation(.always(generator.number(-400...400)))
    node[.scaleX] = Track(generator.number(0.5...2))
    node[.scaleY] = Track(generator.number(0.5...2))
    return node
  }

  private func anchor(_ generator: inout SeededGenerator) -> Anchor {
    Anchor.allCases[Int.random(in: 0..<Anchor.allCases.count, using: &generator)]
  }

  /// Motion within one rounding of the time is below the tolerance.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func changingTheAnchorMovesNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var chain = randomPose(&generator).chain
    var cuts: [Double] = []
    for _ in 0..<6 {
      chain = chain.anchor(anchor(&generator)).rotate(by: generator.number())
        .move(dx: generator.number()).grow(width: generator.number(0...30), .easeIn(.quad))
        .scale(x: generator.number(0.5...2)).over(0.7)
      cuts.append(chain.end)
    }
    let node = chain.node
    for cut in cuts.dropLast() {
      #expect(distance(node.corners(at: cut.nextDown), node.corners(at: cut)) < Self.rounding)
    }
  }

  /// The first anchor too, whatever the shape's own origin.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func theFirstAnchorMovesNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var node = randomPose(&generator)
    node.shape = .corners([Point(x: 3, y: 4), Point(x: 50, y: 7), Point(x: 20, y: 90)])
    let before = node.corners(at: 1)
    let anchor = anchor(&generator)
    let after = node.chain.wait(1).anchor(anchor).rotate(by: 90).over(1).node
    #expect(distance(before, after.corners(at: 0)) < Self.rounding)
    #expect(distance(before, after.corners(at: 1)) < Self.rounding)
    let pivot = after.place(of: anchor.unit, at: 1)
    #expect(pivot.distance(to: after.place(of: anchor.unit, at: 1.6)) < Self.rounding)
  }

  @Test(arguments: Anchor.allCases)
  func theNodeRotatesAndScalesAboutTheAnchor(_ anchor: Anchor) {
    let node = Self.box.rotation(30).chain
      .anchor(.top).rotate(by: 20).over(1)
      .anchor(anchor).rotate(by: 70).scale(to: 3).grow(width: 9).over(1).rotate(by: 5).over(1).node
    let pivot = node.place(of: anchor.unit, at: 1)
    for time in [1.2, 1.5, 2, 2.5, 3] {
      #expect(node.place(of: anchor.unit, at: time).distance(to: pivot) < Self.rounding)
    }
  }

  @Test func aNodeThatRotatesWithItsPathStaysToo() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 30, y: 70))
    let node = Self.box.along(path, 0.5, turning: .along).chain.wait(1).anchor(.topLeft)
      .rotate(by: 40).over(1).node
    #expect(distance(node.corners(at: 1.0.nextDown), node.corners(at: 1)) < Self.rounding)
  }

  @Test func anchorsOfTextAndGroupsChangeNothing() {
    for node in [Node("a", TextStyle(9), .white), Node { Self.box }] {
      let turned = node.at(x: 5, y: 6).chain.wait(1).anchor(.topLeft).rotate(by: 9).over(1).node
      #expect(
        turned.sprite(at: 1.5).transform.tx
          == node.at(x: 5, y: 6)
          .rotation(4.5).sprite(at: 0).transform.tx)
    }
  }

  // MARK: Ends

  /// A finished chain shows exactly what its timeline shows at the end, so nothing blinks.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func endStateIsThatOfTheTimelinesEnd(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var chain = randomPose(&generator).chain(from: generator.number())
    for _ in 0..<5 {
      chain = chain.anchor(anchor(&generator)).rotate(by: generator.number(), .easeOut(.elastic))
        .move(dx: generator.number(), .spring(bounce: 0.4)).scale(to: generator.number(0.5...2))
        .fill(Color(UInt32.random(in: 0...0xFFFFFF, using: &generator)))
        .over(generator.number(0.1...2), times: 2)
    }
    let node = chain.node
    let end = sprites(of: [node], at: chain.end)
    for time in [chain.end.nextUp, chain.end + 1, 1e9] {
      #expect(sprites(of: [node], at: time) == end)
    }
    #expect(sprites(of: [node.frozen(at: chain.end)], at: 0) == end)
  }

  @Test func theFirstTimeShowsTheOriginalNode() {
    let node = Self.box.chain.move(dx: 5, .easeIn(.back)).anchor(.left).rotate(by: 5).over(1).node
    for time in [-3.0, 0] {
      #expect(distance(node.corners(at: time), Self.box.corners(at: 0)) < Self.rounding)
    }
  }

  @Test func wrongChainsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 5).node }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.anchor(.top).node }
    await #expect(processExitsWith: .failure) { _ = Node { Self.box.chain.move(dx: 5) } }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 5).wait(1) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 5).move(x: 5) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.scale(to: 5).scale(x: 5) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.fill(.white).fill(.black) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: 5).over(-1) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.wait(-1) }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.at(x: [0: 0, 2: 1]).chain.move(dx: 5).over(1).node
    }
  }
}
