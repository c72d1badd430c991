import Testing

@testable import Scrolling

/// 14,000 seeded gestures, three in four of them over pages, with every profile and every snapping.
struct RandomGestureTests {
  static let count = 14_000
  static let snappings: [Snapping] = [
    .mandatory, .mandatory, .directional, .proximity(pages: 0.25),
  ]

  struct Tally {
    var gestures = 0
    var overPages = 0
    var landedElsewhere = 0
    var notFinite = 0
    var beyondTheBand = 0
  }

  /// A press, up to 12 moves of up to ±700 points, and a release or a loss of the focus.
  static func gesture(on scroller: inout Scroller, _ random: inout Seeded) {
    var (pointer, time) = (Double.random(in: -2000...2000, using: &random), 0.0)
    let drift = pow3(Double.random(in: -1...1, using: &random)) * 700
    scroller.beginDrag(at: pointer, time: time)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      time += Double.random(in: 0.0005...0.03, using: &random)
      pointer += drift + Double.random(in: -30...30, using: &random)
      scroller.drag(to: pointer, time: time)
      scroller.advance(by: 0.008)
    }
    time += Double.random(in: 0...0.12, using: &random)
    if Int.random(in: 0..<12, using: &random) == 0 {
      scroller.cancelDrag(time: time)
    } else {
      scroller.endDrag(time: time)
    }
  }

  /// Frames until it rests or, every third time, until the next drag catches it.
  static func watch(_ scroller: inout Scroller, _ tally: inout Tally, _ random: inout Seeded) {
    let extent = scroller.extent
    let isCaught = Int.random(in: 0..<3, using: &random) == 0
    let rate = pick([24, 60, 144, 240], &random)
    var frames = isCaught ? Int.random(in: 0...20, using: &random) : Int(30 * rate)
    repeat {
      let excess = abs(scroller.position - scroller.position.clamped(to: extent.bounds))
      if !scroller.position.isFinite || !scroller.velocity.isFinite { tally.notFinite += 1 }
      if !(excess <= extent.viewport) { tally.beyondTheBand += 1 }
      scroller.advance(by: 1 / rate)
      frames -= 1
    } while scroller.isMoving && frames > 0
  }

  static func run() -> Tally {
    var random = Seeded(state: 20_260_101)
    var tally = Tally()
    for index in 0..<count / 20 {
      let length = pick([60, 375, 1000, 3000], &random)
      let (_, physics) = Physics.profiles[index % Physics.profiles.count]
      var extent = Extent(
        range: -length...(8 * length), viewport: length, page: index % 4 == 3 ? nil : length)
      extent.snapping = snappings[index / 5 % snappings.count]
      extent.follow = pick([1, 1, 0.5, 2, -1], &random)
      var scroller = Scroller(extent, position: 3 * length, physics: physics)
      for _ in 0..<20 {
        let start = scroller.page
        gesture(on: &scroller, &random)
        tally.gestures += 1
        note(scroller, from: start, &tally)
        watch(&scroller, &tally, &random)
      }
    }
    return tally
  }

  static func note(_ scroller: Scroller, from start: Int, _ tally: inout Tally) {
    guard scroller.extent.page != nil else { return }
    tally.overPages += 1
    let page = scroller.extent.page(near: scroller.destination)
    let position = scroller.extent.position(ofPage: page)
    var isElsewhere = abs(page - start) > 1
    if case .proximity = scroller.extent.snapping {
    } else {
      isElsewhere = isElsewhere || scroller.destination != position
    }
    if isElsewhere { tally.landedElsewhere += 1 }
  }

  @Test func everyGestureLandsOnANeighbourWithinTheRubberBand() {
    let tally = Self.run()
    print(
      "FIGURE of \(tally.gestures) gestures, \(tally.overPages) over pages:",
      "\(tally.landedElsewhere) landed elsewhere, \(tally.notFinite) positions not finite,",
      "\(tally.beyondTheBand) beyond the rubber band")
    #expect(tally.gestures == Self.count && tally.overPages > 10_000)
    #expect(tally.landedElsewhere == 0)
    #expect(tally.notFinite == 0)
    #expect(tally.beyondTheBand == 0)
  }

  private static func pick(_ numbers: [Double], _ random: inout Seeded) -> Double {
    numbers[Int.random(in: numbers.indices, using: &random)]
  }

  private static func pow3(_ x: Double) -> Double { x * x * x }
}
