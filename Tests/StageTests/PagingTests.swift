import Keyframes
import Stage
import TestSupport
import Testing

/// Jazz Hands' pages: at time T a node's attribute is at (P(T) − T + attribute) pages, plus an
/// offset.
struct PagingTests {
  /// A few rounding errors of thousands of points.
  static let rounding = 1e-8
  static let seeds: ClosedRange<UInt64> = 1...40
  static let attributes: [PageAttribute] = [.left, .centre, .right]
  static let card = Node(.rectangle(30, 10), fill: .white)

  /// The offset of a part of the card from its left edge.
  private func x(
    _ node: Node, _ part: Double = 0.5, at time: Double, pageWidth: Double = 960
  ) -> Double {
    let box = node.sprite(at: time, pageWidth: pageWidth).box
    return box.minX + part * box.width
  }

  /// Some times in order, and as many numbers: fractional, negative and past the end.
  private func keyframes(_ generator: inout SeededGenerator) -> (times: [Double], values: [Double])
  {
    let count = Int.random(in: 1...6, using: &generator)
    return (
      (0..<count).map { _ in generator.number(-3...7) }.sorted(),
      (0..<count).map { _ in generator.number(-4...9) }
    )
  }

  @Test(arguments: attributes, seeds)
  func theAttributeFollowsTheFormula(_ attribute: PageAttribute, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (times, pages) = keyframes(&generator)
    let offsets = times.map { _ in generator.number() }
    let width = generator.number(200...2000)
    let constant = generator.number()
    let many = Self.card.onPages(
      pages, at: times, attribute: attribute, offsets: offsets, pageWidth: width)
    let one = Self.card.onPages(
      pages, at: times, attribute: attribute, offset: constant, pageWidth: width)
    for time in times + (0..<20).map({ _ in generator.number(-5...9) }) {
      let page = straight(times, pages, at: time)
      let place = (page - time + attribute.part) * width
      let offset = straight(times, offsets, at: time)
      let found = x(many, attribute.part, at: time, pageWidth: width)
      #expect(abs(found - place - offset) < Self.rounding)
      let other = x(one, attribute.part, at: time, pageWidth: width)
      #expect(abs(other - place - constant) < Self.rounding)
    }
  }

  @Test func attributesAreTheEdgesAndTheMiddle() {
    #expect(Self.attributes.map(\.part) == [0, 0.5, 1])
    #expect(x(Self.card.onPages([0], attribute: .left), 0, at: 0) == 0)
    #expect(x(Self.card.onPages([0], attribute: .centre), 0.5, at: 0) == 480)
    #expect(x(Self.card.onPages([0], attribute: .right), 1, at: 0) == 960)
    #expect(x(Self.card.onPages([2], attribute: .right, offset: -8), 1, at: 1) == 2 * 960 - 8)
  }

  /// A shape that does not lie in the middle of its own coordinates.
  @Test(arguments: attributes)
  func theShapesOwnBoxIsUsed(_ attribute: PageAttribute) {
    let corner = Node(.corners([.zero, Point(x: 40, y: 0), Point(x: 0, y: 9)]), fill: .white)
    let node = corner.onPages([0, 3], at: [0, 3], attribute: attribute)
    for time in [0, 1.5, 3] {
      #expect(abs(x(node, attribute.part, at: time) - 960 * attribute.part) < Self.rounding)
    }
  }

  /// Leaving at twice the speed, waiting, and staying through the rubber band.
  @Test func pagesControlANodesSpeed() {
    let fast = Self.card.at(x: 100).onPages([0, -1], at: [0, 1])
    let fixed = Self.card.at(x: 100).pinned(through: 3)
    let plain = Self.card.at(x: 100).onPage(0)
    for time in stride(from: 0, through: 1, by: 0.1) {
      #expect(abs(x(fast, at: time) - (100 - 2 * 960 * time)) < Self.rounding)
      #expect(abs(x(plain, at: time) - (100 - 960 * time)) < Self.rounding)
    }
    for time in [-1, -0.3, 0, 1.7, 3] { #expect(abs(x(fixed, at: time) - 100) < Self.rounding) }
  }

  /// One keyframe is a page to lie on.
  @Test func aSinglePageIsStatic() {
    for page in [-1.5, 0, 2.25] {
      for time in [-2.0, 0, 0.5, 4] {
        #expect(
          Self.card.onPages([page]).sprite(at: time) == Self.card.onPage(page).sprite(at: time))
      }
    }
  }

  static let multiples: [(multiple: Double, plus: Double)] = [
    (0, 0), (1, 0), (0.5, 10), (-0.25, 3), (2, -7), (1e6, 0),
  ]

  /// Jazz Hands' constraint: constant = multiplier · attribute + constant.
  @Test(arguments: multiples)
  func multiplesUseTheMeasureAndAddTheConstant(_ row: (multiple: Double, plus: Double)) {
    let track: Track<Double> = [0: 0, 2: row.multiple]
    let points = track.eased(.easeIn(.quad)).times(540, plus: row.plus)
    for time in [-1.0, 0, 0.5, 1, 2, 3] {
      let part = part(of: time / 2)
      let expected = part * part * row.multiple * 540 + row.plus
      #expect(abs(points.value(at: time) - expected) <= 1e-12 * max(1, abs(expected)))
    }
  }

  // MARK: Downwards and in both directions

  private func place(_ node: Node, _ paging: Scene.Paging, at time: Double) -> Point {
    var scene = Scene(ground: .black, pageWidth: 700, paging: paging) { node }
    scene.pageHeight = 400
    let sprites = scene.frame(at: time)
    return sprites.count == 2 ? sprites[1].box.centre : Point(x: .nan, y: .nan)
  }

  @Test(arguments: seeds)
  func rowsWorkLikePagesDownwards(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (times, rows) = keyframes(&generator)
    let node = Self.card.at(x: 50, y: 60).onRows(rows, at: times)
    for _ in 0..<20 {
      let time = generator.number(-5...9)
      let row = straight(times, rows, at: time)
      let down = place(node, .down, at: time)
      #expect(down.x == 50 && abs(down.y - (60 + (row - time) * 400)) < Self.rounding)
      // Where pages go across the camera stays in row 0.
      let across = place(node, .across, at: time)
      #expect(across.x == 50 && abs(across.y - (60 + row * 400)) < Self.rounding)
    }
  }

  /// Pages to the right, then a row down, as a walk over a map.
  @Test(arguments: seeds)
  func pagesInTwoDirectionsFollowTheirTrack(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (times, pages) = keyframes(&generator)
    let rows = times.map { _ in generator.number(-4...9) }
    let walk: Track<Point> = [
      0: .zero, 1: Point(x: 1, y: 0), 2: Point(x: 1, y: 1), 4: Point(x: -1, y: 3),
    ]
    let node = Self.card.at(x: 50, y: 60).onPages(pages, at: times).onRows(rows, at: times)
    for _ in 0..<20 {
      let time = generator.number(-2...6)
      let found = place(node, .along(walk), at: time)
      let (right, down) = (
        straight([0, 1, 2, 4], [0, 1, 1, -1], at: time),
        straight([0, 1, 2, 4], [0, 0, 1, 3], at: time)
      )
      let expected = Point(
        x: 50 + (straight(times, pages, at: time) - right) * 700,
        y: 60 + (straight(times, rows, at: time) - down) * 400)
      #expect(found.distance(to: expected) < Self.rounding)
    }
  }

  @Test func onRowScrollsWithItsRow() {
    let node = Self.card.at(x: 50, y: 60).onRow(2.5)
    #expect(place(node, .down, at: 2) == Point(x: 50, y: 60 + 200))
    #expect(place(node, .along([0: Point(x: 3, y: 2.5)]), at: 9) == Point(x: 50, y: 60))
  }

  @Test func nodesWithoutAPageStayOnScreen() {
    for paging in [Scene.Paging.across, .down, .along([0: .zero, 1: Point(x: 5, y: 5)])] {
      for time in [-1.0, 0, 0.7, 8] {
        #expect(place(Self.card.at(x: 5, y: 6), paging, at: time) == Point(x: 5, y: 6))
      }
    }
  }

  @Test func wrongPagesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.card.onPages([0, 1], at: [0], attribute: .left)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.card.onPages([0, 1], attribute: .left, offsets: [5])
    }
    await #expect(processExitsWith: .failure) { _ = Self.card.onPages([], attribute: .left) }
    await #expect(processExitsWith: .failure) { _ = Self.card.onRows([0], at: [0, 1]) }
    await #expect(processExitsWith: .failure) { _ = Self.card.onRows([]) }
    await #expect(processExitsWith: .failure) { _ = Self.card.onPages([.infinity]) }
    await #expect(processExitsWith: .failure) {
      _ = Self.card.anchor(.topLeft).onPages([0], attribute: .left)
    }
  }
}
