import Foundation
import Keyframes
import Stage
import Testing

/// Further properties, like those of `PropertyUnionTests`: what the stage must show, written out by
/// hand for a track that is linear from time 0 to 1.
struct PropertyRowTests {
  typealias Row = PropertyUnionTests.Row
  static let (card, words) = (PropertyUnionTests.card, PropertyUnionTests.words)
  static let sea = PropertyUnionTests.sea

  @Test(arguments: turns + outlines + texts + tints + constraints)
  func everyPropertyReachesTheStage(_ row: Row) { PropertyUnionTests.check(row) }

  static let turns: [Row] = [
    Row(
      "rotation about z is rotation", card.rotation3D([0: 0, 1: 90], about: SIMD3(0, 0, 7)),
      { part in
        let angle = part * .pi / 2
        return [cos(angle), sin(angle), -sin(angle), cos(angle)]
      }, PropertyUnionTests.linear),
    Row(
      "rotation about a diagonal", card.rotation3D([0: 0, 1: 180], about: SIMD3(1, 1, 0)),
      { part in
        // cos θ · I + (1 − cos θ) · uuᵀ; the part with sin θ leads out of the plane.
        let cosine = cos(part * .pi)
        return [(1 + cosine) / 2, (1 - cosine) / 2, (1 - cosine) / 2, (1 + cosine) / 2]
      }, PropertyUnionTests.linear),
    Row(
      "an axis that moves from x to y",
      card.rotation3D(60, x: [0: 1, 1: 0], y: [0: 0, 1: 1], z: 0),
      { part in
        let length = ((1 - part) * (1 - part) + part * part).squareRoot()
        let (x, y) = ((1 - part) / length, part / length)
        return [0.5 + x * x / 2, x * y / 2, x * y / 2, 0.5 + y * y / 2]
      }, PropertyUnionTests.linear),
    Row(
      "no axis", card.rotation3D([0: 0, 1: 90], about: .zero), { _ in [1, 0, 0, 1] },
      PropertyUnionTests.linear),
  ]

  private static func square(_ side: Double) -> Shape {
    .corners([.zero, Point(x: side, y: 0), Point(x: side, y: side), Point(x: 0, y: side)])
  }

  static let outlines: [Row] = [
    Row(
      "outline", Node(square(9), fill: .white).morphing([0: square(10), 1: square(30)]),
      { [0, 0, 10 + 20 * $0, 10 + 20 * $0] }, PropertyUnionTests.box),
    Row(
      "outline with an anchor",
      Node(square(9), fill: .white).morphing([0: square(10), 1: square(30)]).anchor(.bottomRight),
      { [-10 - 20 * $0, -10 - 20 * $0, 10 + 20 * $0, 10 + 20 * $0] }, PropertyUnionTests.box),
    Row(
      "outline at another size",
      Node(square(9), fill: .white).morphing([0: square(10), 1: square(30)]).size(width: 40),
      { [0, 0, 40, 10 + 20 * $0] }, PropertyUnionTests.box),
    Row(
      "outline of a group",
      Node {}.outline([0: square(10).outline ?? Path(), 1: square(30).outline ?? Path()]).fill(
        Track(.white)),
      { [0, 0, 10 + 20 * $0, 10 + 20 * $0] }, PropertyUnionTests.box),
  ]

  private static func style(_ read: @escaping @Sendable (Text) -> [Double])
    -> @Sendable ([Sprite]) -> [Double]
  {
    { sprites in
      guard case .text(let text)? = sprites.first?.shape else { return [] }
      return read(text)
    }
  }

  static let texts: [Row] = [
    Row(
      "text", words.text([0: "1", 1: "22"]), { [$0 < 1 ? 1 : 22] },
      style { [Double($0.string) ?? -1] }),
    Row(
      "font size", words.fontSize([0: 20, 1: 60]), { [20 + 40 * $0] }, style { [$0.style.size] }),
    Row(
      "letter spacing", words.letterSpacing([0: 0, 1: -0.1]), { [-0.1 * $0] },
      style { [$0.style.letterSpacing] }),
    Row(
      "line height", words.lineHeight([0: 1.4, 1: 2.4]), { [1.4 + $0] },
      style { [$0.style.lineHeight] }),
    Row(
      "colours by range",
      words.fill(PropertyUnionTests.colors, of: 0..<2).fill(Track(sea), of: 1..<4),
      { [0, 2] + PropertyUnionTests.mixed($0) + [1, 4] + sea.numbers },
      { Array(($0.first?.shape.numbers ?? []).dropFirst(3)) }),
  ]

  /// From nothing to half of the sea: alpha 0.25.
  static let wave: Track<Color> = [0: sea.opacity(0), 1: sea.opacity(0.5)]

  static let tints: [Row] = [
    Row(
      "tint of a fill", card.tint(wave), { [1 - 0.25 * $0, 1 - 0.125 * $0, 1, 1] },
      PropertyUnionTests.fill),
    Row(
      "tint keeps a fill's alpha",
      card.fill(Track(Color(red: 0, green: 0, blue: 0, alpha: 0.3)))
        .tint(wave), { [0, 0.125 * $0, 0.25 * $0, 0.3] }, PropertyUnionTests.fill),
    Row(
      "tint of a line", PropertyUnionTests.outlined.tint(wave),
      { [1 - 0.25 * $0, 1 - 0.125 * $0, 1, 1] }, PropertyUnionTests.line),
    Row(
      "tint of a gradient", card.gradient(Track(.vertical(.white, .black))).tint(wave),
      { [1 - 0.25 * $0, 1 - 0.125 * $0, 1, 1] + [1, 0, 0.125 * $0, 0.25 * $0, 1] },
      { Array(($0.first?.fill?.numbers ?? []).dropFirst(5)) }),
    Row(
      "tint of a group over a tint",
      Node { card.tint(Track(Color(red: 1, green: 0, blue: 0, alpha: 0.5))) }.tint(wave),
      { part in
        // White under half of red, and that under the wave.
        [1 - 0.25 * part, 0.5 * (1 - 0.25 * part) + 0.125 * part, 0.5 + 0.125 * part, 1]
      }, PropertyUnionTests.fill),
    Row(
      "tint leaves the shadow", card.shadow(Track(PropertyUnionTests.red), radius: 3).tint(wave),
      { _ in [1, 0, 0, 1] }, PropertyUnionTests.fill),
  ]

  /// A card of 20 × 10 points beside one that moves.
  private static func beside(_ node: Node) -> Node {
    Node {
      node.named("label")
      Node(.rectangle(40, 30), fill: .white).named("sun").at(x: [0: 100, 1: 200], y: 60)
    }
  }

  static let constraints: [Row] = [
    Row(
      "edge to edge", beside(card.constrained(.left, to: .right, of: "sun", plus: 5)),
      { [125 + 100 * $0, 35, 20, 10] }, PropertyUnionTests.box),
    Row(
      "edge to centre", beside(card.constrained(.bottom, to: .centreY, of: "sun")),
      { _ in [40, 50, 20, 10] }, PropertyUnionTests.box),
    Row(
      "a factor that moves",
      beside(card.constrained(.centreX, to: .left, of: "sun", times: [0: 0, 1: 0.5])),
      { [0.5 * $0 * (80 + 100 * $0) - 10, 35, 20, 10] }, PropertyUnionTests.box),
    Row(
      "an offset that moves",
      beside(card.constrained(.top, to: .bottom, of: .stage, plus: [0: 0, 1: -100])),
      { [40, 540 - 100 * $0, 20, 10] }, PropertyUnionTests.box),
    Row(
      "a width of the stage",
      beside(card.constrained(.width, to: .width, of: .stage, times: [0: 0, 1: 0.5])),
      { [50 - 240 * $0, 35, 480 * $0, 10] }, PropertyUnionTests.box),
    Row(
      "translation on top",
      beside(
        card.translation(x: [0: 0, 1: 3]).constrained(.left, to: .right, of: "sun", plus: 5)),
      { [125 + 103 * $0, 35, 20, 10] }, PropertyUnionTests.box),
  ]
}
