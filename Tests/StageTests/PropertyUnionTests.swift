import Foundation
import Keyframes
import Stage
import Testing

/// Every property that one of the original systems animates, how Riff writes it, and what the stage
/// must show, written out by hand for a track that is linear from time 0 to 1.
struct PropertyUnionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let node: Node
    let expected: @Sendable (Double) -> [Double]
    let read: @Sendable ([Sprite]) -> [Double]

    /// `expected` receives the progress.
    init(
      _ name: String, _ node: Node, _ expected: @escaping @Sendable (Double) -> [Double],
      _ read: @escaping @Sendable ([Sprite]) -> [Double]
    ) {
      testDescription = name
      (self.node, self.expected, self.read) = (node, expected, read)
    }
  }

  static let times: [Double] = [0.5, -1, 0, 0.1, 1, 0.25, 3, 0.9, 0]

  @Test(arguments: place + size + turns + paint + lines + parts)
  func everyPropertyReachesTheStage(_ row: Row) { Self.check(row) }

  /// The frames of the scene and of its animator are what the row expects.
  static func check(_ row: Row) {
    let scene = Scene(ground: .black) { row.node }
    var animator = SceneAnimator(scene)
    for time in times {
      let expected = row.expected(part(of: time))
      for sprites in [scene.frame(at: time), animator.frame(at: time)] {
        let found = row.read(Array(sprites.dropFirst()))
        #expect(near(found, expected), "\(row.testDescription) at \(time): \(found), \(expected)")
      }
    }
  }

  // MARK: Nodes

  static let card = Node(.rectangle(20, 10, cornerRadius: 2), fill: .white).at(x: 50, y: 40)
  static let sharp = Node(.rectangle(20, 10), fill: .white).at(x: 50, y: 40)
  static let words = Node("words", TextStyle(20), .white)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let sea = Color(red: 0, green: 0.5, blue: 1, alpha: 0.5)
  static let colors: Track<Color> = [0: red, 1: sea]
  /// Written out: from red to the sea.
  static let mixed: @Sendable (Double) -> [Double] = { [1 - $0, 0.5 * $0, $0, 1 - 0.5 * $0] }

  // MARK: What is read

  static let box: @Sendable ([Sprite]) -> [Double] = { $0.first?.box.numbers ?? [] }
  static let fill: @Sendable ([Sprite]) -> [Double] = { $0.first?.fill?.numbers ?? [] }
  static let line: @Sendable ([Sprite]) -> [Double] = { $0.first?.stroke?.paint.numbers ?? [] }
  static let linear: @Sendable ([Sprite]) -> [Double] = {
    $0.first.map { [$0.transform.a, $0.transform.b, $0.transform.c, $0.transform.d] } ?? []
  }

  // MARK: Rows

  static let place: [Row] = [
    Row("x", card.at(x: [0: 10, 1: 30]), { [20 * $0, 35, 20, 10] }, box),
    Row("y", card.at(y: [0: 10, 1: -30]), { [40, 5 - 40 * $0, 20, 10] }, box),
    Row(
      "centre", card.at([0: Point(x: 10, y: 5), 1: Point(x: 20, y: 45)]),
      { [10 * $0, 40 * $0, 20, 10] }, box),
    Row(
      "origin", card.anchor(.topLeft).at([0: .zero, 1: Point(x: 7, y: 3)]),
      { [7 * $0, 3 * $0, 20, 10] }, box),
    Row(
      "translation", card.translation(x: [0: 0, 1: 8], y: [0: 0, 1: -6]),
      { [40 + 8 * $0, 35 - 6 * $0, 20, 10] }, box),
    Row(
      "relative move", card.chain.move(dx: 8, dy: -6).over(1).node,
      { [40 + 8 * $0, 35 - 6 * $0, 20, 10] }, box),
    Row(
      "polar move",
      card.translation(
        x: [0: 0, 1: Point.polar(50, degrees: -60).x],
        y: [0: 0, 1: Point.polar(50, degrees: -60).y]),
      { [40 + 25 * $0, 35 - 50 * $0 * 0.75.squareRoot(), 20, 10] }, box),
    Row(
      "z", card.z([0: 0, 1: 100]).perspective(200),
      { part in
        let grown = 200 / (200 - 100 * part)
        return [50 - 10 * grown, 40 - 5 * grown, 20 * grown, 10 * grown]
      }, box),
  ]

  static let size: [Row] = [
    Row(
      "width and height", card.size(width: [0: 20, 1: 60], height: [0: 10, 1: 0]),
      { [40 - 20 * $0, 35 + 5 * $0, 20 + 40 * $0, 10 - 10 * $0] }, box),
    Row(
      "relative size", card.chain.grow(width: 40, height: -10).over(1).node,
      { [40 - 20 * $0, 35 + 5 * $0, 20 + 40 * $0, 10 - 10 * $0] }, box),
    Row(
      "frame",
      card.frame([
        0: Rect(x: 1, y: 2, width: 3, height: 4), 1: Rect(x: 11, y: 0, width: 43, height: 14),
      ]),
      { [1 + 10 * $0, 2 - 2 * $0, 3 + 40 * $0, 4 + 10 * $0] }, box),
    Row(
      "corner radius", card.cornerRadius([0: 0, 1: 5]), { [20, 10, 5 * $0] },
      { $0.first?.shape.numbers ?? [] }),
    Row(
      "constraint multiplier and constant",
      card.at(x: ([0: 0, 1: 0.5] as Track<Double>).times(960, plus: 10)),
      { [480 * $0, 35, 20, 10] }, box),
  ]

  static let turns: [Row] = [
    Row(
      "rotation", card.rotation([0: 0, 1: 90]),
      { part in
        let angle = part * .pi / 2
        return [cos(angle), sin(angle), -sin(angle), cos(angle)]
      }, linear),
    Row("scale", card.scale([0: 1, 1: -2]), { [1 - 3 * $0, 0, 0, 1 - 3 * $0] }, linear),
    Row("scale of x", card.scale(x: [0: 1, 1: 4]), { [1 + 3 * $0, 0, 0, 1] }, linear),
    Row("scale of y", card.scale(y: [0: 1, 1: 0]), { [1, 0, 0, 1 - $0] }, linear),
    Row(
      "rotation about x", card.rotation3D(x: [0: 0, 1: 60]),
      { part in
        [1, 0, 0, cos(part * .pi / 3)]
      }, linear),
    Row(
      "rotation about y", card.rotation3D(y: [0: 0, 1: 60]),
      { part in
        [cos(part * .pi / 3), 0, 0, 1]
      }, linear),
    Row(
      "rotation about y in perspective", sharp.rotation3D(y: [0: 0, 1: 60]).perspective(100),
      {
        part in
        // The left edge comes nearer and the right one goes away.
        let (across, away) = (10 * cos(part * .pi / 3), 10 * sin(part * .pi / 3))
        let (near, far) = (100 / (100 - away), 100 / (100 + away))
        return [50 - across * near, 40 - 5 * near, across * (near + far), 10 * near]
      }, box),
    Row(
      "perspective", sharp.rotation3D(x: 90).perspective([0: 50, 1: 100]),
      { part in
        // On edge, the bottom in front.
        [50 - 10 * (50 + 50 * part) / (45 + 50 * part), 40, 0]
      }, { $0.first.map { [$0.box.minX, $0.box.minY, $0.box.height] } ?? [] }),
    Row(
      "anchor point z", sharp.anchorZ([0: 0, 1: 100]).perspective(100),
      { part in
        // The plane lies that much behind the anchor.
        let smaller = 1 / (1 + part)
        return [50 - 10 * smaller, 40 - 5 * smaller, 20 * smaller, 10 * smaller]
      }, box),
    Row(
      "anchor point", card.anchor(at: [0: .zero, 1: Point(x: 1, y: 1)]),
      { [50 - 20 * $0, 40 - 10 * $0, 20, 10] }, box),
  ]

  static let paint: [Row] = [
    Row("opacity", card.opacity([0: 1, 1: 0.25]), { [1 - 0.75 * $0] }, { $0.map(\.opacity) }),
    Row("background and fill colour", card.fill(colors), mixed, fill),
    Row("text colour", words.fill(colors), mixed, fill),
    Row("border colour", card.border(colors, width: 3), mixed, line),
    Row(
      "border width", card.border(Track(red), width: [0: 0, 1: 6]), { [6 * $0] },
      { $0.compactMap(\.stroke?.width) }),
    Row(
      "gradient", card.gradient([0: .vertical(red, sea), 1: .horizontal(sea, red)]),
      { part in
        [0, 0, part, 1 - part] + [0] + mixed(part) + [1] + mixed(1 - part)
      }, fill),
    Row(
      "shadow's colour and opacity", card.shadow(colors, radius: 4), mixed, fill),
    Row(
      "shadow's radius", card.shadow(Track(red), radius: [0: 0, 1: 9]), { [9 * $0, 0] },
      { $0.map(\.blur) }),
    Row(
      "shadow's offset", card.shadow(Track(red), radius: 1, x: [0: 0, 1: 5], y: [0: 2, 1: 4]),
      { [40 + 5 * $0, 37 + 2 * $0, 20, 10] }, box),
    Row(
      "overlay",
      Node {
        card; card.fill([0: sea, 1: red]).opacity([0: 0.5, 1: 1])
      },
      { [0.5 + 0.5 * $0] + mixed(1 - $0) },
      { $0.last.map { [$0.opacity] + ($0.fill?.numbers ?? []) } ?? [] }),
  ]

  static let lines: [Row] = [
    Row("stroke colour", outlined.border(colors, width: 1), mixed, line),
    Row(
      "stroke start", outlined.stroke(from: [0: 0, 1: 0.5]), { [0.5 * $0, 1] },
      { $0.compactMap(\.stroke).flatMap { [$0.start, $0.end] } }),
    Row(
      "stroke end", outlined.stroke(to: [0: 1, 1: 0]), { [0, 1 - $0] },
      { $0.compactMap(\.stroke).flatMap { [$0.start, $0.end] } }),
    Row(
      "dash phase", outlined.dashPhase([0: 0, 1: -12]), { [-12 * $0] },
      { $0.compactMap(\.stroke?.dashPhase) }),
    Row(
      "path position", card.along(corner, [0: 0, 1: 1]),
      { [40 + 100 * min(2 * $0, 1), 35 + 100 * max(2 * $0 - 1, 0), 20, 10] }, box),
    Row(
      "path position with rotation", card.along(corner, [0: 0, 1: 1], turning: .along),
      { $0 > 0.5 ? [0, 1, -1, 0] : [1, 0, 0, 1] }, linear),
  ]

  /// A card that holds a pane of 4×2 points at three quarters of its width.
  static let window: Node = {
    var window = sharp
    window.children = [Node(.rectangle(4, 2), fill: .black).at(x: 5)]
    return window.contents([
      0: Rect(x: 0, y: 0, width: 1, height: 1), 1: Rect(x: 0.5, y: 0, width: 0.5, height: 1),
    ])
  }()

  static let outlined = Node(.circle(radius: 5), stroke: Stroke(.white, width: 2, dash: [3, 1]))

  /// 100 points to the right and 100 down.
  static let corner: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 0))
    path.line(to: Point(x: 100, y: 100))
    return path
  }()

  static let parts: [Row] = [
    Row(
      "mask", card.revealed(.fromLeft, [0: 0, 1: 1]), { [-10, -5, 20 * $0, 10] },
      { $0.flatMap(\.clips).flatMap(\.rect.numbers) }),
    Row(
      "masks to bounds", card.clipped(to: Rect(x: -10, y: -5, width: 20, height: 10)),
      { _ in [-10, -5, 20, 10] }, { $0.flatMap(\.clips).flatMap(\.rect.numbers) }),
    Row(
      "contents rect", window,
      { part in
        // From all of the window to its right half.
        let (left, width) = (0.5 * part, 1 - 0.5 * part)
        let centre = 40 + 20 * (0.75 - left) / width
        return [centre - 2 / width, 39, 4 / width, 2]
      }, { $0.last?.box.numbers ?? [] }),
    Row("hide", card.hidden(from: 0.5), { [$0 < 0.5 ? 1 : 0] }, { [Double($0.count)] }),
    Row("show", card.hidden(until: 0.5), { [$0 < 0.5 ? 0 : 1] }, { [Double($0.count)] }),
    Row(
      "z position",
      Node {
        card.named("1").depth([0: 0, 1: 2])
        card.named("2").depth(1)
      }, { $0 > 0.5 ? [2, 1] : [1, 2] }, { $0.compactMap { Double($0.name) } }),
    Row(
      "number", Node(number: [0: 0, 1: 80], NumberFormat(), TextStyle(9), .white),
      { [(80 * $0).rounded()] },
      { $0.compactMap { Double($0.shape.string) } }),
    Row(
      "characters", Node("1234567890", TextStyle(9), .white).characters([0: 0, 1: 1]),
      { [(10 * $0).rounded()] }, { $0.map { Double($0.shape.string.count) } }),
  ]
}
