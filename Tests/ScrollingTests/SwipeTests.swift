import Testing

@testable import Scrolling

/// Two fingers on a trackpad without momentum of its own.
struct SwipeTests {
  static let tick = 80.0

  @Test func contentFollowsSteadyFingersWithoutLag() {
    var scroller = Scroller(.free)
    for index in 1...40 {
      scroller.wheel(WheelEvent(y: 0.1003, time: Double(index) / 100), along: .vertical)
      scroller.advance(by: 0.01)
    }
    // 802.4 points per second: the next event would have brought it here.
    let moved = 40 * 0.1003 * Self.tick
    #expect(abs(scroller.position - moved - 0.01 * 802.4) < 2)
    #expect(abs(scroller.velocity - 802.4) < 30)
  }

  @Test func liftedFingersFling() {
    var scroller = Scroller(.free)
    scroller.roll(WheelStreams.lift)
    let moved = WheelStreams.lift.reduce(0) { $0 + $1.y * Self.tick }
    #expect(scroller.destination > moved + 1000)
    let promise = scroller.destination
    scroller.finish()
    #expect(scroller.position == promise)
  }

  @Test func fingersThatStopFlingNothing() {
    let events = (0..<20).map {
      WheelEvent(y: 0.5 * (1 - Double($0) / 20) + 0.001, time: Double($0) / 100)
    }
    var scroller = Scroller(.free)
    scroller.roll(events)
    let moved = events.reduce(0) { $0 + $1.y * Self.tick }
    let overshoot = scroller.destination - moved
    #expect(overshoot >= 0 && overshoot < 0.3 * moved)
  }

  @Test func momentumOfTheSystemIsNotDoubled() {
    var random = Seeded(state: 3)
    let events = WheelStreams.macTrackpad(&random).map { event in
      var event = event
      event.isMomentum = true
      return event
    }
    var scroller = Scroller(Extent(range: 0...1e6, viewport: 800))
    scroller.roll(events)
    let moved = events.reduce(0) { $0 + $1.y * Self.tick }
    #expect(abs(scroller.destination - moved) < 1e-6)
  }

  @Test func nothingJumpsWhateverTheStream() {
    for kind in WheelStreams.kinds {
      for seed in 0..<50 as Range<UInt64> {
        var random = Seeded(state: seed)
        var scroller = Scroller(.free, position: 2000)
        var now = 0.0
        for event in kind.gesture(&random) {
          scroller.advance(by: event.time - now)
          now = event.time
          let (position, velocity) = (scroller.position, scroller.velocity)
          scroller.wheel(event, along: .vertical)
          // The last tenth of a point counts as arriving.
          #expect(abs(scroller.position - position) < 0.101)
          // At the edge a velocity that would leave the band is taken away.
          if scroller.isMoving, (1...4999).contains(scroller.position) {
            #expect(abs(scroller.velocity - velocity) < 1e-6, "\(kind.name), seed \(seed)")
          }
          #expect((-400...5400).contains(scroller.position))
        }
      }
    }
  }

  @Test(arguments: [24.0, 60, 144])
  func aSwipeDoesNotDependOnTheFrameRate(_ rate: Double) {
    var whole = Scroller(.free, position: 1000)
    whole.roll(WheelStreams.lift)
    var frames = whole
    whole.advance(by: 1)
    for _ in 0..<Int(rate) { frames.advance(by: 1 / rate) }
    #expect(abs(frames.position - whole.position) < 1e-9)
    #expect(frames.isMoving && whole.isMoving)
  }

  @Test func fingersStopAtTheEdge() {
    var scroller = Scroller(.free, position: 4990)
    scroller.roll(WheelStreams.lift)
    #expect(scroller.destination == 5000)
    scroller.finish()
    #expect(scroller.position == 5000)
  }

  @Test func fingersStopAFling() {
    var scroller = Scroller(.free)
    scroller.swipe(by: 200)
    scroller.advance(by: 0.1)
    let before = scroller
    scroller.wheel(WheelEvent(y: -0.13, time: 9), along: .vertical)
    #expect(scroller.position == before.position)
    #expect(abs(scroller.velocity - before.velocity) < 1e-9)
    #expect(abs(scroller.destination - (before.position - 0.13 * Self.tick)) < 1e-9)
  }
}
