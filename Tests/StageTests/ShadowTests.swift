import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct ShadowTests {
  static let ink = Color(red: 0.1, green: 0, blue: 0.2, alpha: 0.5)
  static let card = Node(.rectangle(20, 10, cornerRadius: 2), fill: .white).named("card")

  @Test func aShadowIsTheNodesShapeInOneColorRightBelowIt() {
    let node = Self.card.at(x: 50, y: 40).opacity(0.5)
      .shadow(Track(Self.ink), radius: 6, x: 3, y: 5)
    let all = sprites(of: [Self.card.named("below"), node], at: 0)
    #expect(all.map(\.name) == ["below", "card", "card"])
    let (shadow, own) = (all[1], all[2])
    #expect(own == Self.card.at(x: 50, y: 40).opacity(0.5).sprite(at: 0))
    #expect(shadow.shape == own.shape && shadow.opacity == 0.5 && shadow.blur == 6)
    #expect(shadow.fill == .color(Self.ink) && shadow.stroke == nil)
    #expect(shadow.transform == .translation(x: 53, y: 45))
  }

  static let seeds: ClosedRange<UInt64> = 1...20

  /// Light does not turn with the node; in a group it does.
  @Test(arguments: seeds)
  func shadowsFollowTheirParentsAxes(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (turn, grow, outer) = (generator.number(), generator.number(0.5...3), generator.number())
    let (x, y, radius) = (generator.number(), generator.number(), generator.number(0...20))
    let node = Self.card.at(x: 9, y: 8).rotation(.always(turn)).scale(.always(grow))
      .rotation3D(y: .always(generator.number(-80...80)))
      .shadow(Track(Self.ink), radius: .always(radius), x: .always(x), y: .always(y))
    let alone = sprites(of: [node], at: 0).map(\.transform)
    #expect(near([alone[0].tx - alone[1].tx, alone[0].ty - alone[1].ty], [x, y]))
    #expect(alone[0].a == alone[1].a && alone[0].b == alone[1].b)
    let group = Node { node }.rotation(.always(outer)).scale(2)
    let held = sprites(of: [group], at: 0)
    let (sine, cosine) = (sin(outer * .pi / 180), cos(outer * .pi / 180))
    let way = [2 * (x * cosine - y * sine), 2 * (x * sine + y * cosine)]
    let (below, above) = (held[0].transform, held[1].transform)
    #expect(near([below.tx - above.tx, below.ty - above.ty], way))
    #expect(near([held[0].blur], [2 * radius]))
  }

  @Test func linesHaveShadowsButUnfilledShapesHaveNone() throws {
    let ring = Node(
      .circle(radius: 9), stroke: Stroke(.color(.white), width: 2, dash: [3, 1], end: 0.5))
    let all = sprites(of: [ring.shadow(Track(Self.ink), radius: 1)], at: 0)
    #expect(all[0].fill == nil)
    var line = try #require(ring.stroke)
    line.paint = .color(Self.ink)
    #expect(all[0].stroke == line)
    let blend = Node(.circle(radius: 9), gradient: .vertical(.white, .black))
    #expect(
      sprites(of: [blend.shadow(Track(Self.ink), radius: 1)], at: 0)[0].fill == .color(Self.ink))
    let words = Node("words", TextStyle(9), .white).shadow(Track(Self.ink), radius: 1)
    #expect(sprites(of: [words], at: 0)[0].shape == words.shape)
  }

  @Test func whatIsShownOfItIsInRange() {
    let node = Self.card.shadow(
      [0: .clear, 1: Color(red: 3, green: -1, blue: 0)], radius: [0: -4, 1: 2])
    #expect(sprites(of: [node], at: 0).count == 1)
    let loud = sprites(of: [node], at: 1)[0]
    #expect(loud.fill == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(sprites(of: [node], at: 0.5)[0].blur == 0)
    #expect(Self.card.sprite(at: 0).blur == 0)
  }

  @Test func shadowsMoveWithTheirNode() {
    let node = Self.card.shadow(Track(Self.ink), radius: 2).hidden(from: 1).opacity([0: 1, 0.5: 0])
    #expect(sprites(of: [node], at: 0).count == 2)
    #expect(sprites(of: [node], at: 0.7).isEmpty)
    #expect(sprites(of: [node], at: 1).isEmpty)
    let clip = Rect(x: 0, y: 0, width: 5, height: 5)
    #expect(
      sprites(of: [node.clipped(to: clip)], at: 0).map(\.clips) == [[Clip(clip)], [Clip(clip)]])
  }

  @Test func inPerspectiveAShadowIsTheProjectedShape() {
    let node = Self.card.rotation3D(y: 50).perspective(100)
      .shadow(Track(Self.ink), radius: 2, x: 4, y: 1)
    let all = sprites(of: [node], at: 0)
    #expect(all[0].shape == all[1].shape)
    #expect(all[0].transform == .translation(x: 4, y: 1))
  }
}
