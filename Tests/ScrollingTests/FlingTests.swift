import Testing

@testable import Scrolling

struct FlingTests {
  /// Of accumulated frame times, in points.
  static let rounding = 1e-9

  @Test(arguments: [24.0, 30, 50, 60, 75, 90, 120, 144, 165, 240], [0.2, 1.1, 3.0])
  func motionDoesNotDependOnTheFrameRate(_ rate: Double, _ time: Double) {
    for (start, distance) in [(0.0, 200.0), (4500, 300), (30, -300), (4990, 30)] {
      var whole = Scroller(.free, position: start)
      whole.swipe(by: distance)
      var frames = whole
      whole.advance(by: time)
      let count = (time * rate).rounded()
      for _ in 0..<Int(count) { frames.advance(by: time / count) }
      #expect(abs(frames.position - whole.position) < Self.rounding)
      #expect(abs(frames.velocity - whole.velocity) < 1e-6)
      #expect(frames.isMoving == whole.isMoving)
    }
  }

  @Test(arguments: [0.2, 0.05, 0.5])
  func pagesDoNotDependOnTheFrameRate(_ time: Double) {
    var whole = Scroller(.paged, position: 3000)
    whole.swipe(by: 200)
    var frames = whole
    whole.advance(by: time)
    for _ in 0..<30 { frames.advance(by: time / 30) }
    #expect(abs(frames.position - whole.position) < Self.rounding)
  }

  @Test func crossingTheEdgeInOneStepIsExact() throws {
    let fling = Fling(from: 4800, velocity: 2000, in: .free, .iOS)
    let rebound = try #require(fling.rebound)
    let judge = integrated((4800, 2000), for: rebound.start, steps: 20_000) { _, v in
      uiScrollViewRate * v
    }
    #expect(abs(judge.x - 5000) < 1e-6)
    let out = integrated((0, judge.v), for: 0.1, steps: 20_000) { x, v in -100 * x - 20 * v }
    #expect(abs(fling.position(after: rebound.start + 0.1) - 5000 - out.x) < 1e-6)
    #expect(abs(fling.velocity(after: rebound.start) - judge.v) < 1e-6)
  }

  @Test(arguments: [-8000.0, -900, 900, 8000])
  func aFlingOverTheEdgeComesBackToIt(_ velocity: Double) {
    let edge = velocity > 0 ? 5000.0 : 0
    var scroller = Scroller(.free, position: velocity > 0 ? 4900 : 100)
    scroller.swipe(by: velocity * 0.08)
    var excursion = 0.0
    while scroller.isMoving {
      scroller.advance(by: 1 / 60)
      excursion = max(excursion, abs(scroller.position - scroller.position.clamped(to: 0...5000)))
    }
    #expect(scroller.position == edge)
    #expect(excursion > 5 && excursion < 800)
  }

  @Test(arguments: [-300.0, 5300])
  func releaseOutsideReturnsWithoutPassingTheEdge(_ pull: Double) {
    var scroller = Scroller(.free, position: pull.clamped(to: 0...5000))
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: scroller.position - pull, time: 0.1)
    scroller.endDrag(time: 1)
    #expect(!(0...5000).contains(scroller.position))
    while scroller.isMoving {
      scroller.advance(by: 1 / 60)
      #expect(!(1...4999).contains(scroller.position))
    }
    #expect(scroller.position == scroller.position.clamped(to: 0...5000))
  }

  @Test func aFlingInwardsFromOutsideContinues() {
    var scroller = Scroller(.free)
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: 100, time: 0.2)
    for move in 1...4 {
      scroller.drag(to: 100 - 20 * Double(move), time: 0.5 + 0.01 * Double(move))
    }
    #expect(scroller.position < 0)
    scroller.endDrag(time: 0.54)
    #expect(scroller.destination > 50)
    scroller.finish()
    #expect(scroller.position > 50)
  }

  @Test func destinationIsWhereItComesToRest() {
    for distance in [-400.0, -60, 5, 60, 400] {
      for extent in [Extent.free, .paged] {
        var scroller = Scroller(extent, position: 2000)
        scroller.swipe(by: distance)
        let promise = scroller.destination
        scroller.finish()
        #expect(scroller.position == promise)
        #expect(!scroller.isMoving && scroller.velocity == 0)
      }
    }
  }

  @Test func velocityIsTheSlopeOfThePosition() {
    for velocity in [-3000.0, 400, 3000] {
      var scroller = Scroller(.free, position: 4700)
      scroller.swipe(by: velocity * 0.08)
      while scroller.isMoving {
        var (before, after) = (scroller, scroller)
        before.advance(by: 0.01)
        after.advance(by: 0.010_02)
        scroller.advance(by: 0.010_01)
        let slope = (after.position - before.position) / 0.000_02
        // Where it rests or rebounds between the two there is no slope.
        if after.isMoving { #expect(abs(slope - scroller.velocity) < 2) }
      }
    }
  }

  @Test func restingTakesNoVisibleJump() {
    for (extent, distance) in [(Extent.free, 200.0), (.free, 700), (.paged, 100), (.paged, -3)] {
      var scroller = Scroller(extent, position: 4000)
      scroller.swipe(by: distance)
      var last = scroller
      while scroller.isMoving {
        last = scroller
        scroller.advance(by: 1 / 240)
      }
      #expect(abs(scroller.position - last.position) < 0.15)
    }
  }
}
