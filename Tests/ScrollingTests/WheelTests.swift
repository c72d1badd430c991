import Testing

@testable import Scrolling

struct WheelTests {
  /// A trackpad swipe at 60 events per second: the fingers' attack, then inertia with its jitter.
  static let swipe: [Double] = {
    let attack: [Double] = [2, 6, 15, 28, 40, 46, 44, 41]
    let inertia = (0..<60).map { (index: Int) -> Double in
      37 * (1 - Double(index) / 60) + Double(index % 3)
    }
    return attack + inertia
  }()

  static func pages(_ deltas: [Double], interval: Double, from start: Double = 0) -> [Int] {
    var filter = WheelFilter()
    return deltas.enumerated().map {
      filter.pages(for: $1, time: start + Double($0) * interval)
    }
  }

  @Test(arguments: [1.0, -1], [1 / 60.0, 1 / 120.0])
  func aSwipeAndItsInertiaTurnOnePage(_ sign: Double, _ interval: Double) {
    let turns = Self.pages(Self.swipe.map { $0 * sign }, interval: interval)
    #expect(turns.filter { $0 != 0 } == [Int(sign)])
    var scroller = Scroller(.paged, position: 4000)
    for (index, delta) in Self.swipe.enumerated() {
      scroller.wheel(by: delta * sign, time: Double(index) * interval)
      scroller.advance(by: interval)
    }
    #expect(scroller.destination == 4000 + 1000 * sign)
  }

  @Test func twoInertiaEventsDeliveredAsOneAreNoNewSwipe() {
    var deltas = Self.swipe
    deltas[30] *= 2
    #expect(Self.pages(deltas, interval: 1 / 60).reduce(0, +) == 1)
  }

  @Test func aSecondSwipeIntoTheInertiaTurnsAgain() {
    let turns = Self.pages(Self.swipe.prefix(40) + Self.swipe, interval: 1 / 60)
    #expect(turns.filter { $0 != 0 } == [1, 1])
  }

  @Test func aSwipeBackTurnsBackAtOnce() {
    let turns = Self.pages(Self.swipe.prefix(12) + Self.swipe.map { -$0 }, interval: 1 / 60)
    #expect(turns.filter { $0 != 0 } == [1, -1])
  }

  @Test(arguments: [0.25, 0.3, 1], [20.0, 53, 120])
  func notchesTurnAPageEach(_ interval: Double, _ notch: Double) {
    #expect(Self.pages([notch, notch, notch], interval: interval) == [1, 1, 1])
    var scroller = Scroller(.paged)
    for index in 0..<3 {
      scroller.wheel(by: notch, time: Double(index) * interval)
      scroller.advance(by: interval)
    }
    #expect(scroller.destination == 3000)
  }

  @Test func aTouchTurnsNothing() {
    #expect(Self.pages([2, 3, 4, 3, 1], interval: 1 / 60).allSatisfy { $0 == 0 })
  }

  @Test func freeWheelingAddsUpAndKeepsItsSlope() {
    var scroller = Scroller(.free, position: 1000)
    for _ in 0..<4 {
      let before = scroller
      scroller.wheel(by: 120, time: 0)
      #expect(scroller.position == before.position)
      #expect(abs(scroller.velocity - before.velocity) < 1e-9)
      scroller.advance(by: 0.03)
    }
    #expect(scroller.destination == 1480)
    var highest = 0.0
    while scroller.isMoving {
      scroller.advance(by: 1 / 60)
      highest = max(highest, scroller.position)
    }
    #expect(scroller.position == 1480 && highest <= 1480)
  }

  @Test func aNotchTakesLessThanFourTenthsOfASecond() {
    var scroller = Scroller(.free)
    scroller.wheel(by: 120, time: 0)
    scroller.advance(by: 0.4)
    #expect(!scroller.isMoving && scroller.position == 120)
  }

  @Test func wheelingStopsAtTheEdge() {
    var scroller = Scroller(.free, position: 4950)
    for _ in 0..<5 { scroller.wheel(by: 120, time: 0) }
    #expect(scroller.destination == 5000)
    scroller.wheel(by: -120, time: 0)
    #expect(scroller.destination == 4880)
  }

  @Test func theWheelIsIgnoredDuringADrag() {
    var scroller = Scroller(.free, position: 1000)
    scroller.beginDrag(at: 0, time: 0)
    scroller.wheel(by: 120, time: 0)
    #expect(scroller.isDragging && scroller.position == 1000)
  }
}
