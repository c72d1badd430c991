import Testing

@testable import Scrolling

struct PredictingTests {
  @Test func predictionsComeTrueInEveryMotionOfEveryProfile() {
    for (name, physics) in Physics.profiles {
      for (motion, start) in PointerHandOverTests.motions(physics) {
        var scroller = start
        for seconds in [0.01, 0.1, 1] {
          let promise = scroller.position(after: seconds)
          scroller.advance(by: seconds)
          #expect(scroller.position == promise, "\(name), \(motion)")
        }
        #expect(start.position(after: .nan) == start.position)
        guard start.isMoving else {
          #expect(start.remainingTime == 0)
          continue
        }
        scroller = start
        scroller.advance(by: start.remainingTime - 1e-6)
        #expect(scroller.isMoving, "\(name), \(motion)")
        scroller.advance(by: 2e-6)
        #expect(!scroller.isMoving && scroller.position == start.destination)
      }
    }
  }

  @Test func theEdgeIsHitAtThePredictedTime() throws {
    for (_, physics) in Physics.profiles where physics.coasting != .none {
      var scroller = Scroller(.free, position: 4700, physics: physics)
      scroller.swipe(by: 200)
      let time = try #require(scroller.timeToEdge)
      #expect(abs(scroller.position(after: time) - 5000) < 1e-9)
      scroller.advance(by: time * 0.75)
      #expect(abs((scroller.timeToEdge ?? 0) - time / 4) < 1e-9)
      scroller.advance(by: time * 0.26)
      #expect(scroller.timeToEdge == nil)
    }
    #expect(Scroller(.free).timeToEdge == nil)
  }

  @Test(arguments: [Extent.free, .paged])
  func theFlingIsPredictedBeforeTheRelease(_ extent: Extent) {
    for (_, physics) in Physics.profiles {
      for distance in [-300.0, -5, 0, 40, 500] {
        var scroller = Scroller(extent, position: 4000, physics: physics)
        scroller.swipe(by: distance, release: false)
        let promise = scroller.destination(ifReleasedAt: 0.08)
        let still = scroller.destination(ifReleasedAt: 0.3)
        #expect(still == scroller.destination)
        scroller.endDrag(time: 0.08)
        #expect(scroller.destination == promise)
        #expect(scroller.destination(ifReleasedAt: 9) == promise)
        scroller.finish()
        #expect(scroller.position == promise)
      }
    }
  }
}
