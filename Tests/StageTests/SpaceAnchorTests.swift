import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

/// Anchors in space: in front of the plane, and changed while the node is turned.
struct SpaceAnchorTests {
  /// Rounding errors of hundreds of points.
  static let rounding = 1e-8
  static let seeds: ClosedRange<UInt64> = 1...40
  static let card = Node(.rectangle(80, 40), fill: .white)

  /// The farthest that a corner moves when the anchor changes at time 1.
  static func leap(_ node: Node) -> Double {
    distance(corners(of: node, at: 1.0.nextDown), corners(of: node, at: 1))
  }

  static func corners(of node: Node, at time: Double) -> [Point] {
    let sprite = node.sprite(at: time)
    let own = sprite.shape.points
    return own.isEmpty
      ? node.corners(at: time) : own.map { sprite.transform.apply(to: $0) }
  }

  static func reanchored(_ node: Node, _ generator: inout SeededGenerator) -> Node {
    node.chain.wait(1)
      .anchor(x: generator.number(-1...2), y: generator.number(-1...2)).rotate(by: 9).over(1).node
  }

  static func tilted(_ generator: inout SeededGenerator) -> Node {
    card.at(x: 70, y: 80).rotation(.always(generator.number()))
      .scale(.always(generator.number(0.5...2)))
      .rotation3D(x: .always(generator.number(-30...30)), y: .always(generator.number(-30...30)))
      .rotation3D(
        .always(generator.number(-30...30)),
        about: SIMD3(generator.number(), generator.number(), generator.number())
      )
      .anchorZ(.always(generator.number(-30...30)))
  }

  /// Whatever the turns, and wherever the plane lies.
  @Test(arguments: seeds)
  func inAGroupsPerspectiveChangingTheAnchorMovesNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let node = Self.reanchored(Self.tilted(&generator), &generator)
    let group = Node { node }.perspective(900).at(x: 400, y: 200)
    #expect(Self.leap(group) < Self.rounding)
    #expect(Self.leap(node) < Self.rounding)
  }

  /// With a perspective of its own and no turn out of the plane, near the eye or far from it.
  @Test(arguments: seeds)
  func withoutRotationChangingTheAnchorMovesNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let node = Self.card.rotation(.always(generator.number()))
      .z(.always(generator.number(-300...300))).anchorZ(.always(generator.number(-30...30)))
      .perspective(600)
    #expect(Self.leap(Self.reanchored(node, &generator)) < Self.rounding)
  }

  /// With both, the new anchor stays, and other points move by the difference in magnification.
  @Test(arguments: [(Anchor.left, 1.0), (.right, -1)])
  func rotatedInItsOwnPerspectiveTheNewAnchorStays(_ anchor: Anchor, _ side: Double) {
    let node = Self.card.rotation3D(y: 30).perspective(500).chain.wait(1).anchor(anchor)
      .rotate(by: 9).over(1).node
    let (before, after) = (1.0.nextDown, 1.0)
    let gaps = zip(Self.corners(of: node, at: before), Self.corners(of: node, at: after)).map {
      $0.distance(to: $1)
    }
    // The turn takes the right side back: 40 points across are 20 points of depth.
    let (near, far) = (500.0 / 480, 500.0 / 520)
    let slide = 40 * cos(Double.pi / 6) * (near - far)
    #expect(abs(slide - 2.78) < 0.01)
    #expect(gaps.count == 4 && abs((gaps.max() ?? 0) - slide) < Self.rounding)
    #expect(gaps.filter { $0 < Self.rounding }.count == 2)
  }

  /// Four faces about one axis: their edges meet.
  @Test func facesWithTheirAnchorBehindThemMakeABox() {
    let faces = (0..<4).map { quarter in
      Node(.rectangle(100, 60), fill: .white).named("\(quarter)").anchorZ(-50)
        .rotation3D(y: .always(Double(quarter) * 90)).hidingBack()
    }
    let box = Node { faces }.rotation3D(y: [0: 0, 4: 360]).perspective(2000)
    for time in [0.0, 0.4, 1.5, 2.9] {
      // The middle of a face is at 50 points from the axis, its edges at 50 √2.
      let shown = sprites(of: [box], at: time)
      #expect(shown.count == (time == 0 ? 1 : 2))
      let places = shown.flatMap { sprite in
        sprite.shape.points.map { sprite.transform.apply(to: $0) }
      }
      let turn = time * .pi / 2
      let expected = (0..<4).flatMap { corner -> [Double] in
        let angle = Double(corner) * .pi / 2 + .pi / 4 + turn
        let (x, z) = (50 * 2.0.squareRoot() * cos(angle), -50 * 2.0.squareRoot() * sin(angle))
        return [x * 2000 / (2000 - z)]
      }
      for place in places {
        #expect(expected.contains { abs($0 - place.x) < Self.rounding }, "\(place) at \(time)")
      }
    }
  }
}
