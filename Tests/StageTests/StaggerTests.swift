import Keyframes
import Stage
import Testing

struct StaggerTests {
  static let rows: [(order: Stagger.Order, ranks: [Double])] = [
    (.forwards, []), (.backwards, []), (.fromCentre, []), (.fromEdges, []),
    (.fromCentre, [0]), (.fromEdges, [0]), (.fromCentre, [0, 0]), (.fromEdges, [0, 0]),
    (.forwards, [0, 1, 2, 3]), (.backwards, [3, 2, 1, 0]),
    (.fromCentre, [1, 0, 0, 1]), (.fromEdges, [0, 1, 1, 0]),
    (.fromCentre, [2, 1, 0, 1, 2]), (.fromEdges, [0, 1, 2, 1, 0]),
    (.fromCentre, [2, 1, 0, 0, 1, 2]), (.fromEdges, [0, 1, 2, 2, 1, 0]),
  ]

  @Test(arguments: rows)
  func ordersByIndexFollowTheTable(_ row: (order: Stagger.Order, ranks: [Double])) {
    let delays = Stagger(0.25, row.order).delays(count: row.ranks.count)
    #expect(delays == row.ranks.map { $0 * 0.25 })
    // Where they are does not matter.
    let places = row.ranks.map { Point(x: -$0, y: 7) }
    #expect(Stagger(0.25, row.order).delays(for: places) == delays)
  }

  /// Two rows of three, and one to the right of them, halfway down.
  static let places: [Point] = [
    Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 20, y: 0),
    Point(x: 0, y: 10), Point(x: 10, y: 10), Point(x: 20, y: 10), Point(x: 30, y: 5),
  ]

  static let placeRows: [(order: Stagger.Order, ranks: [Double])] = [
    (.topToBottom, [0, 0, 0, 2, 2, 2, 1]), (.bottomToTop, [2, 2, 2, 0, 0, 0, 1]),
    (.leftToRight, [0, 1, 2, 0, 1, 2, 3]), (.rightToLeft, [3, 2, 1, 3, 2, 1, 0]),
    (.radial(from: Point(x: 10, y: 5)), [1, 0, 1, 1, 0, 1, 2]),
    (.inverseRadial(from: Point(x: 10, y: 5)), [1, 2, 1, 1, 2, 1, 0]),
  ]

  @Test(arguments: placeRows)
  func ordersByPositionFollowTheTable(_ row: (order: Stagger.Order, ranks: [Double])) {
    #expect(Stagger(2, row.order).delays(for: Self.places) == row.ranks.map { $0 * 2 })
    #expect(Stagger(2, row.order).delays(for: []).isEmpty)
  }

  /// Points on circles are equally far from the centre up to rounding.
  @Test func ringsStartTogether() {
    let centre = Point(x: 1 / 3, y: -700)
    let places = (0..<36).map { index in
      let arm = Transform.rotation(degrees: Double(index) * 10)
        .apply(to: Point(x: Double(1 + index % 3) * 100, y: 0))
      return arm + centre
    }
    let delays = Stagger(1, .radial(from: centre)).delays(for: places)
    #expect(delays == (0..<36).map { Double($0 % 3) })
  }

  @Test func nanComesLast() {
    let places = [Point(x: .nan, y: 0), Point(x: 4, y: 0), Point(x: 1, y: 0), Point(x: .nan, y: 1)]
    for order in [
      Stagger.Order.leftToRight, .radial(from: .zero),
    ] {
      #expect(Stagger(1, order).delays(for: places) == [2, 1, 0, 2])
    }
  }

  static let durations: [(order: Stagger.Order, count: Int, duration: Double)] = [
    (.forwards, 5, 4 * 0.5 + 3), (.backwards, 5, 4 * 0.5 + 3), (.fromCentre, 5, 2 * 0.5 + 3),
    (.fromEdges, 6, 2 * 0.5 + 3), (.forwards, 1, 3), (.forwards, 0, 0),
  ]

  @Test(arguments: durations)
  func durationIncludesAllDelaysAndTheLongest(
    _ row: (order: Stagger.Order, count: Int, duration: Double)
  ) {
    #expect(Stagger(0.5, row.order).duration(count: row.count, longest: 3) == row.duration)
  }

  @Test func placesTakeAsLongAsTheirRanks() {
    #expect(Stagger(0.5, .topToBottom).duration(for: Self.places, longest: 3) == 4)
    #expect(Stagger(0.5, .radial(from: .zero)).duration(for: [], longest: 3) == 0)
  }

  @Test func easingSpreadsTheStartsOverTheSameTime() {
    let ranks = [0.0, 1, 2, 3, 4]
    let eased = Stagger(0.5, .forwards, .easeIn(.quad)).delays(count: 5)
    #expect(eased == ranks.map { ($0 / 4) * ($0 / 4) * 2 })
    let inwards = Stagger(0.5, .fromEdges, .easeIn(.quad)).delays(count: 9)
    #expect(inwards == eased + eased.dropLast().reversed())
    #expect(Stagger(0.5, .forwards, .easeIn(.quad)).delays(count: 1) == [0])
    for easing in [Easing.easeIn(.back), .easeOut(.back), .easeOut(.elastic), .hold] {
      let delays = Stagger(0.5, .backwards, easing).delays(count: 20)
      #expect(delays.allSatisfy { (0...9.5).contains($0) })
      #expect(delays.first == 9.5 && delays.last == 0)
    }
  }

  @Test func equalStaggersHaveEqualHashes() {
    let staggers = [Stagger(1), Stagger(1, .backwards), Stagger(2), Stagger(1, .forwards, .hold)]
    #expect(Set(staggers + staggers).count == 4)
  }

  @Test func wrongStaggersTrap() async {
    await #expect(processExitsWith: .failure) { _ = Stagger(-0.1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(.nan) }
    await #expect(processExitsWith: .failure) {
      var stagger = Stagger(1)
      stagger.interval = -1
    }
    await #expect(processExitsWith: .failure) { _ = Stagger(1).delays(count: -1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(1, .leftToRight).delays(count: 3) }
  }
}
