import Testing

@testable import Scrolling

struct DraggingTests {
  @Test(arguments: [1, 0.5, 2, -1])
  func contentFollowsThePointer(_ follow: Double) {
    var extent = Extent.free
    extent.follow = follow
    var scroller = Scroller(extent, position: 2000)
    scroller.beginDrag(at: 300, time: 0)
    for pointer in [310.0, 250, 300, 120, 300] {
      scroller.drag(to: pointer, time: 0)
      #expect(scroller.position == 2000 - (pointer - 300) * follow)
    }
    #expect(scroller.position == 2000)
  }

  @Test func theRubberBandHasNoMemory() {
    var scroller = Scroller(.free)
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: 900, time: 0.1)
    #expect(scroller.position < 0 && scroller.position > -800)
    scroller.drag(to: -70, time: 0.2)
    #expect(abs(scroller.position - 70) < 1e-9)
  }

  @Test(arguments: [Extent.free, .paged])
  func aPauseBeforeReleaseFlingsNothing(_ extent: Extent) {
    var scroller = Scroller(extent, position: 2000)
    scroller.swipe(by: 300, release: false)
    #expect(abs(scroller.velocity - 3750) < 1e-6)
    scroller.endDrag(time: 0.08 + 0.11)
    #expect(scroller.destination == (extent.page == nil ? 2300 : 2000))
  }

  @Test func aDragAtRestHasNoVelocityAfterSomeFrames() {
    var scroller = Scroller(.free, position: 2000)
    scroller.swipe(by: 300, release: false)
    for _ in 0..<7 { scroller.advance(by: 1 / 60) }
    #expect(scroller.velocity == 0)
    #expect(scroller.position == 2300 && scroller.isDragging && !scroller.isMoving)
  }

  @Test(arguments: [Extent.free, .paged])
  func cancellingFlingsNothing(_ extent: Extent) {
    var scroller = Scroller(extent, position: 2000)
    scroller.swipe(by: 300, release: false)
    let promise = scroller.destination
    scroller.cancelDrag(time: 0.08)
    scroller.finish()
    #expect(scroller.position == promise)
    #expect(scroller.position == (extent.page == nil ? 2300 : 2000))
  }

  @Test func documentedExample() {
    var scroller = Scroller(Extent(range: 0...4000, viewport: 1000, page: 1000))
    scroller.beginDrag(at: 800, time: 0)
    scroller.drag(to: 700, time: 0.05)
    #expect(scroller.position == 100)
    scroller.endDrag(time: 0.05)
    #expect(scroller.destination == 1000)
    scroller.advance(by: 1)
    #expect(scroller.position == 1000)
  }
}
