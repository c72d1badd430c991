import Testing

@testable import Scrolling

/// How a page turn feels: its duration, and that it can be caught at any time.
struct PageTurnTests {
  /// The speeds of a drag, in points within 80 ms, and the lengths of pages.
  static let flings: [Double] = [4.2, 20, 60, 160, 320, 640, 2000]
  static let lengths: [Double] = [200, 375, 640, 1000, 1920, 3840]

  @Test(arguments: lengths)
  func aFlingSettlesIn300To600Milliseconds(_ length: Double) {
    let extent = Extent(range: 0...(9 * length), viewport: length, page: length)
    for fling in Self.flings {
      for sign in [-1.0, 1] {
        var scroller = Scroller(extent, position: 4 * length)
        let distance = min(fling, 0.6 * length) * sign
        scroller.swipe(by: distance)
        #expect(scroller.destination == (4 + sign) * length)
        #expect((0.3...0.6).contains(scroller.remainingTime), "\(fling) of \(length)")
      }
    }
  }

  @Test func aPageCanBeCaughtAtEveryInstant() {
    var turning = Scroller(.paged)
    turning.swipe(by: 200)
    while turning.isMoving {
      var caught = turning
      caught.beginDrag(at: 500, time: 1)
      #expect(caught.position == turning.position && !caught.isMoving)
      caught.drag(to: 490, time: 1.01)
      #expect(abs(caught.position - turning.position - 10) < 1e-9)
      caught.drag(to: 500, time: 1.02)
      #expect(abs(caught.position - turning.position) < 1e-9)
      turning.advance(by: 0.001)
    }
  }

  @Test func aKeyEasesInAndOut() {
    var scroller = Scroller(.paged)
    scroller.turnPage(by: 1)
    #expect(scroller.velocity == 0)
    #expect((0.3...0.6).contains(scroller.remainingTime))
    var (fastest, last, lastPosition) = (0.0, 0.0, 0.0)
    while scroller.isMoving {
      scroller.advance(by: 0.001)
      #expect(scroller.position >= lastPosition)
      fastest = max(fastest, scroller.velocity)
      if scroller.isMoving { last = scroller.velocity }
      lastPosition = scroller.position
    }
    #expect(fastest > 2000 && last < 5)
  }

  @Test func aKeyDuringATurnKeepsTheVelocity() {
    var scroller = Scroller(.paged)
    for page in 1...4 {
      let before = scroller
      scroller.turnPage(by: 1)
      #expect(scroller.position == before.position)
      #expect(abs(scroller.velocity - before.velocity) < 1e-9)
      #expect(scroller.destination == Double(page) * 1000)
      scroller.advance(by: 0.12)
    }
  }

  /// An axis is only a number: pages up and down turn as pages left and right do.
  @Test func pagesTurnVerticallyToo() {
    var plane = Scroller2D(x: Scroller(.free), y: Scroller(.paged), lock: DirectionLock())
    plane.beginDrag(atX: 300, y: 700, time: 0)
    for move in 1...5 {
      plane.drag(toX: 300 + Double(move), y: 700 - 30 * Double(move), time: 0.016 * Double(move))
    }
    plane.endDrag(time: 0.08)
    plane.advance(by: 1)
    #expect(plane.y.page == 1 && plane.y.takeSettledPage() == 1 && plane.x.position == 0)
    plane.wheel(WheelEvent(y: -1, time: 5))
    plane.advance(by: 1)
    #expect(plane.y.takeSettledPage() == 0)
  }

  @Test func aDragGoesOnOutsideTheWindow() {
    var scroller = Scroller(.free, position: 2500)
    scroller.beginDrag(at: 400, time: 0)
    scroller.drag(to: -1500, time: 0.2)
    #expect(scroller.position == 4400)
    scroller.drag(to: 2900, time: 0.4)
    #expect(scroller.position == 0)
    scroller.drag(to: 400, time: 0.9)
    #expect(scroller.position == 2500)
    scroller.endDrag(time: 2)
    #expect(!scroller.isDragging && scroller.position == 2500)
  }

  @Test func losingTheFocusInMidDragFlingsNothing() {
    for (_, physics) in Physics.profiles {
      var scroller = Scroller(.free, position: 2500, physics: physics)
      scroller.swipe(by: 400, release: false)
      scroller.cancelDrag(time: 0.08)
      #expect(!scroller.isDragging && !scroller.isMoving && scroller.position == 2900)
      scroller.endDrag(time: 0.09)
      #expect(!scroller.isMoving)
    }
  }
}
