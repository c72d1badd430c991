import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct PerspectiveTests {
  /// Rounding errors of hundreds of points, some of them magnified near the eye.
  static let rounding = 1e-7
  static let seeds: ClosedRange<UInt64> = 1...40

  /// A place in space: x right, y down, z towards the viewer.
  struct Place {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    /// About x a positive turn brings the bottom forward; about y it takes the right side back.
    func turned(x degreesX: Double, y degreesY: Double) -> Place {
      let (a, b) = (degreesX * .pi / 180, degreesY * .pi / 180)
      let one = Place(x: x, y: y * cos(a) - z * sin(a), z: y * sin(a) + z * cos(a))
      return Place(x: one.x * cos(b) + one.z * sin(b), y: one.y, z: one.z * cos(b) - one.x * sin(b))
    }

    /// Through a pinhole: the nearer the larger.
    func seen(from distance: Double) -> Point {
      Point(x: x * distance / (distance - z), y: y * distance / (distance - z))
    }
  }

  /// The greatest distance from a projected corner to the nearest expected one, and vice versa.
  static func gap(_ sprite: Sprite, _ expected: [Point]) -> Double {
    let found = sprite.shape.points.map { sprite.transform.apply(to: $0) }
    func far(_ some: [Point], from others: [Point]) -> Double {
      some.map { place in others.map { $0.distance(to: place) }.min() ?? .infinity }.max()
        ?? .infinity
    }
    return max(far(found, from: expected), far(expected, from: found))
  }

  static let corners = [(-40.0, -20.0), (40, -20), (40, 20), (-40, 20)]
  static let card = Node(.rectangle(80, 40), fill: .white)

  @Test(arguments: seeds)
  func cornersAreProjectedThroughAPinhole(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (x, y) = (generator.number(-500...500), generator.number(-500...500))
    let (turnX, turnY) = (generator.number(-300...300), generator.number(-300...300))
    let (turn, grow) = (generator.number(-300...300), generator.number(0.2...2))
    let (z, distance) = (generator.number(), generator.number(300...900))
    let node = Self.card.at(x: .always(x), y: .always(y)).rotation(.always(turn))
      .scale(.always(grow)).rotation3D(x: .always(turnX), y: .always(turnY)).z(.always(z))
      .perspective(.always(distance))
    let expected = Self.corners.map { corner in
      let angle = turn * .pi / 180
      var place = Place(
        x: (corner.0 * cos(angle) - corner.1 * sin(angle)) * grow,
        y: (corner.0 * sin(angle) + corner.1 * cos(angle)) * grow
      ).turned(x: turnX, y: turnY)
      place.z += z
      return Point(x: x, y: y) + place.seen(from: distance)
    }
    #expect(Self.gap(node.sprite(at: 0), expected) < Self.rounding)
  }

  /// A turned group with perspective, in it a group that is turned as well, in it the card.
  @Test(arguments: seeds)
  func childrenOfRotatedGroupsComposeInSpace(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let turns = (0..<3).map { _ in (generator.number(-180...180), generator.number(-180...180)) }
    let places = (0..<3).map { _ in (generator.number(), generator.number()) }
    let distance = generator.number(700...2000)
    func placed(_ node: Node, _ index: Int) -> Node {
      node.at(x: .always(places[index].0), y: .always(places[index].1))
        .rotation3D(x: .always(turns[index].0), y: .always(turns[index].1))
    }
    let inner = placed(Node { placed(Self.card, 2) }, 1)
    let node = placed(Node { inner }, 0).perspective(.always(distance))
    let expected = Self.corners.map { corner in
      var place = Place(x: corner.0, y: corner.1)
      for index in [2, 1] {
        place = place.turned(x: turns[index].0, y: turns[index].1)
        place.x += places[index].0
        place.y += places[index].1
      }
      place = place.turned(x: turns[0].0, y: turns[0].1)
      return Point(x: places[0].0, y: places[0].1) + place.seen(from: distance)
    }
    #expect(Self.gap(node.sprite(at: 0), expected) < Self.rounding)
  }

  /// Without perspective the shape does not change, and its map is exact.
  @Test(arguments: seeds)
  func withoutPerspectiveRotationsAreAffine(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (turnX, turnY) = (generator.number(-300...300), generator.number(-300...300))
    let node = Self.card.at(x: 7, y: 9).rotation3D(x: .always(turnX), y: .always(turnY)).z(400)
    let sprite = node.sprite(at: 0)
    #expect(sprite.shape == Self.card.shape)
    let (a, b) = (turnX * .pi / 180, turnY * .pi / 180)
    let expected = Transform(a: cos(b), b: 0, c: sin(a) * sin(b), d: cos(a), tx: 7, ty: 9)
    #expect(near(sprite.transform.numbers, expected.numbers, within: 1e-12))
  }

  static let still: [Node] = [
    card.perspective(300), card.rotation3D(x: 0, y: 360).perspective(300), card.z(50),
    card.rotation3D(x: 180, y: 180).rotation(180), card.perspective(0).z(50),
    card.perspective(-3).z(50), Node { card }.perspective(90),
  ]

  @Test(arguments: still.indices)
  func unrotatedNodesAreExactlyAsWithoutSpace(_ index: Int) {
    #expect(Self.still[index].sprite(at: 0) == Self.card.sprite(at: 0))
  }

  @Test(arguments: [0.0, 200, 1000])
  func edgeOnTheWidthIsZero(_ distance: Double) {
    for turn in [90.0, -90, 270] {
      let box = Self.card.at(x: 3, y: 4).rotation3D(y: .always(turn))
        .perspective(.always(distance)).sprite(at: 0).box
      #expect(near([box.width, box.minX], [0, 3], within: 1e-12) && box.height >= 40)
    }
  }

  @Test func nodesLevelWithOrBehindTheEyeAreNotShown() {
    let words = Node("words", TextStyle(9), .white)
    for node in [Self.card, words, Node { Self.card }, Node { words }] {
      for z in [100.0, 100.1, 1e6] {
        #expect(sprites(of: [node.z(.always(z)).perspective(100)], at: 0).isEmpty, "\(z)")
      }
      #expect(sprites(of: [node.z(99).perspective(100)], at: 0).count == 1)
      #expect(sprites(of: [node.z(-1e6).perspective(100)], at: 0).count == 1)
    }
    // One edge of the card is 40 points in front.
    let turned = Self.card.rotation3D(y: 90)
    #expect(sprites(of: [turned.perspective(39)], at: 0).isEmpty)
    #expect(sprites(of: [turned.perspective(41)], at: 0).count == 1)
  }

  @Test func aChildMayBeInFrontOfTheEyeAndItsGroupBehind() {
    var group = Self.card
    group.children = [Self.card.named("child").z(-150)]
    #expect(
      sprites(of: [group.z(100).perspective(100)], at: 0).map(\.name) == ["child"])
  }

  static let backs: [(turn: Double, isThere: Bool)] = [
    (0, true), (89, true), (90, true), (91, false), (180, false), (269, false), (271, true),
    (360, true), (-89, true), (-91, false), (540, false), (-720, true),
  ]

  @Test(arguments: backs)
  func backsAreHiddenOnRequest(_ row: (turn: Double, isThere: Bool)) {
    for distance in [0.0, 150, 3000] {
      let node = Self.card.perspective(.always(distance))
      for turned in [
        node.rotation3D(x: .always(row.turn)), node.rotation3D(y: .always(row.turn)),
      ] {
        #expect(sprites(of: [turned.hidingBack()], at: 0).count == (row.isThere ? 1 : 0))
        #expect(sprites(of: [turned], at: 0).count == 1)
      }
      let group = Node { Self.card.hidingBack() }.rotation3D(y: .always(row.turn))
        .perspective(.always(distance))
      #expect(sprites(of: [group], at: 0).count == (row.isThere ? 1 : 0))
    }
  }

  /// Two cards back to back: one of them is seen at any time, never both.
  @Test func aFlipShowsOneSideAtATime() {
    let flip = Node {
      Self.card.named("front").hidingBack()
      Self.card.named("back").rotation3D(y: 180).hidingBack()
    }
    .rotation3D(y: [0: 0, 1: 720]).perspective(500)
    for time in stride(from: 0.003, through: 1, by: 0.01) {
      let turn = (720 * time).truncatingRemainder(dividingBy: 360)
      let side = turn > 90 && turn < 270 ? "back" : "front"
      #expect(sprites(of: [flip], at: time).map(\.name) == [side], "at \(time)")
    }
  }

  /// An ellipse's outline is projected point by point: it lies on the cone through its rim.
  @Test func roundOutlinesAreProjectedExactly() {
    let sprite = Node(.circle(radius: 50), fill: .white).rotation3D(y: 60).perspective(200)
      .sprite(at: 0)
    #expect(sprite.shape.points.count > 16)
    for point in sprite.shape.points {
      // Back along the ray to the turned plane: x = u cos, z = −u sin.
      let (sine, cosine) = (sin(Double.pi / 3), 0.5)
      let across = point.x * 200 / (200 * cosine - point.x * sine)
      let down = point.y * (200 + across * sine) / 200
      // The flattening's tolerance.
      #expect(abs((across * across + down * down).squareRoot() - 50) < 0.05)
    }
  }

  @Test func linesGetThinnerWhereTheyAreFartherAway() throws {
    let node = Node(.rectangle(80, 40), stroke: Stroke(.white, width: 4, dash: [6, 2]))
    let sprite = node.z(-300).rotation3D(y: 1e-9).perspective(300).sprite(at: 0)
    let stroke = try #require(sprite.stroke)
    #expect(near([stroke.width] + stroke.dash, [2, 3, 1], within: 1e-6))
  }

  @Test func textsUseTheTangentMapAtTheirPosition() {
    let node = Node("words", TextStyle(9), .white).at(x: 5, y: 6).z(100).rotation3D(y: 60)
      .perspective(200)
    // Twice as large, half as wide, and what goes to the right goes away as well.
    let map = node.sprite(at: 0).transform
    #expect(near([map.a, map.b, map.c, map.d], [1, 0, 0, 2]))
    #expect(near([map.tx, map.ty], [5, 6]))
  }

  @Test func gradientsFollowTheirLine() throws {
    let blend = Gradient.horizontal(.black, .white)
    let node = Node(.rectangle(80, 40), gradient: blend).rotation3D(y: 60).perspective(200)
    guard case .gradient(let seen) = try #require(node.sprite(at: 0).fill) else { return }
    // From edge to edge still, at the height of the corner that the line began in.
    #expect(near([seen.start.x, seen.end.x], [0, 1]))
    #expect(seen.stops == blend.stops)
  }
}
