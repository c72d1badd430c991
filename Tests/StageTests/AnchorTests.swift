import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct AnchorTests {
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-8
  static let seeds: ClosedRange<UInt64> = 1...30
  static let offCentre = Shape.corners([Point(x: 5, y: 2), Point(x: 25, y: 2), Point(x: 9, y: 12)])
  static let shapes: [Shape] = [
    .rectangle(20, 10), .ellipse(Size(width: 8, height: 30)), offCentre,
    .line(from: Point(x: -3, y: 4), to: Point(x: 17, y: 4)),
  ]

  /// Whatever the node does, its anchor is at (x, y).
  @Test(arguments: shapes.indices, seeds)
  func theAnchorIsAtThePosition(_ index: Int, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let unit = Point(x: generator.number(-1...2), y: generator.number(-1...2))
    let node = Node(Self.shapes[index], fill: .white, stroke: Stroke(.white, width: 1))
      .at(x: 70, y: 80).anchor(at: Track(unit)).rotation(.always(generator.number()))
      .scale(x: .always(generator.number(-3...3)), y: .always(generator.number(-3...3)))
      .size(width: [0: 10, 1: .init(generator.number(20...90))], height: [0: 4, 1: 40])
    for time in [0, 0.4, 1] {
      #expect(node.place(of: unit, at: time).distance(to: Point(x: 70, y: 80)) < Self.rounding)
    }
  }

  /// A bar of a chart that starts with size 0 grows from its anchor.
  @Test(arguments: Anchor.allCases)
  func growthFromZeroStartsAtTheAnchor(_ anchor: Anchor) {
    for shape in [Shape.rectangle(0, 0), .ellipse(.zero)] {
      let bar = Node(shape, fill: .white).at(x: 7, y: 5).anchor(anchor)
        .size(width: [0: 0, 1: 30], height: [0: 0, 1: 20])
      for time in [0, 0.5, 1] {
        let box = bar.sprite(at: time).box
        let expected = Rect(
          x: 7 - anchor.unit.x * 30 * time, y: 5 - anchor.unit.y * 20 * time, width: 30 * time,
          height: 20 * time)
        #expect(near(box.numbers, expected.numbers))
      }
    }
  }

  /// An axis that is not set keeps the shape's origin, inside the box or not.
  @Test func oneAxisDoesNotChangeTheOther() {
    let upright = Shape.line(from: Point(x: 5, y: 0), to: Point(x: 5, y: 10))
    for shape in Self.shapes + [upright] {
      var node = Node(shape, stroke: Stroke(.white, width: 1)).at(x: 70, y: 80)
      let box = shape.bounds
      node[.anchorY] = 1
      let map = node.sprite(at: 0).transform
      #expect(map == .translation(x: 70, y: 80 - box.maxY))
    }
  }

  @Test func aMovingAnchorMovesThePicture() {
    let node = Node(.rectangle(20, 10), fill: .white).at(x: 70, y: 80)
      .anchor(at: [0: .zero, 1: Point(x: 1, y: 0.5)]).rotation(90)
    for time in [0, 0.25, 1] {
      // From the anchor to the top left corner, turned by a quarter.
      let corner = node.place(of: .zero, at: time)
      #expect(corner.distance(to: Point(x: 70 + 5 * time, y: 80 - 20 * time)) < Self.rounding)
    }
  }

  @Test func groupsAndTextsRotateAboutTheirOriginWhateverTheAnchor() {
    let words = Node("words", TextStyle(20), .white)
    let group = Node { Node(.circle(radius: 3), fill: .white).at(x: 9) }
    for node in [words, group] {
      let still = node.at(x: 70, y: 80).rotation(30).sprite(at: 0)
      for anchor in Anchor.allCases {
        let anchored = node.anchor(anchor).size(width: 50, height: 9)
        #expect(anchored.at(x: 70, y: 80).rotation(30).sprite(at: 0) == still)
      }
    }
  }

  static let framed: [Shape] = [
    .rectangle(20, 10), .circle(radius: 5), .rectangle(0, 0), .polygon(sides: 6, radius: 9),
    .polygon(sides: 4, radius: 3), .star(points: 8, radius: 7), .polygon(sides: 100, radius: 1),
    offCentre, .corners((0, 0), (20, 0), (3, 50)),
  ]

  /// Whatever the anchor, whether the node has it or the frame sets it.
  @Test(arguments: framed.indices, [nil] + Anchor.allCases)
  func aFrameIsWhereItIsSet(_ index: Int, _ anchor: Anchor?) {
    let (first, last) = (
      Rect(x: 3, y: 4, width: 50, height: 60), Rect(x: -10, y: 0, width: 10, height: 200)
    )
    let node = Node(Self.framed[index], fill: .white)
    let framed = node.frame([0: first, 1: last], anchor: anchor)
    for time in [-1, 0, 0.3, 1, 2] {
      let part = part(of: time)
      let expected = zip(first.numbers, last.numbers).map { $0 * (1 - part) + $1 * part }
      #expect(near(framed.sprite(at: time).box.numbers, expected, within: 1e-4), "at \(time)")
    }
    guard let anchor else { return }
    #expect(node.anchor(anchor).frame([0: first, 1: last]) == framed)
    // Rotation is about the anchor, which is therefore at the same place.
    let place = Point(x: first.minX + anchor.unit.x * 50, y: first.minY + anchor.unit.y * 60)
    #expect(framed.x.value(at: 0) == place.x && framed.y.value(at: 0) == place.y)
  }

  @Test func framesOfNodesWithoutABoxOrWithAMovingAnchorTrap() async {
    await #expect(processExitsWith: .failure) { _ = Node {}.frame(.zero) }
    await #expect(processExitsWith: .failure) {
      _ = Node("words", TextStyle(20), .white).frame(.zero)
    }
    await #expect(processExitsWith: .failure) {
      _ = Node(.circle(radius: 1), fill: .white)
        .anchor(at: [0: .zero, 1: Point(x: 1, y: 1)]).frame(.zero)
    }
  }
}
