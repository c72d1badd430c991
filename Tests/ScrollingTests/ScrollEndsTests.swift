import Testing

@testable import Scrolling

/// Scrolled to the end, and let go there (Jazz Hands' `didScrollToEnd` and `didEndDraggingAtEnd`).
struct ScrollEndsTests {
  static let extent = Extent(range: 0...3000, viewport: 1000)
  static let pages = Extent(range: 0...3000, viewport: 1000, page: 1000)

  @Test func theEndIsTheLastPlaceAtWhichItCanStop() {
    for (position, isAtStart, isAtEnd) in [
      (0.0, true, false), (1, false, false), (2999, false, false), (3000, false, true),
    ] {
      let scroller = Scroller(Self.extent, position: position)
      #expect(scroller.isAtStart == isAtStart && scroller.isAtEnd == isAtEnd)
    }
    // A remainder after the last whole page is not a place to stop.
    let uneven = Extent(range: 0...2600, viewport: 1000, page: 1000)
    #expect(Scroller(uneven, position: 2000).isAtEnd)
    let short = Scroller(Extent(range: 0...0, viewport: 1000))
    #expect(short.isAtStart && short.isAtEnd)
  }

  @Test func theRubberBandIsBeyondTheEnd() {
    var scroller = Scroller(Self.extent, position: 2950)
    var ends = ScrollEnds(scroller)
    scroller.beginDrag(at: 0, time: 0)
    #expect(ends.follow(scroller).isEmpty)
    scroller.drag(to: -40, time: 0.02)
    #expect(ends.follow(scroller).isEmpty && !scroller.isAtEnd)
    scroller.drag(to: -100, time: 0.04)
    #expect(ends.follow(scroller) == [.reached(.end)] && scroller.position > 3000)
    scroller.drag(to: -200, time: 0.06)
    #expect(ends.follow(scroller).isEmpty, "Reported once, not at every event.")
    scroller.endDrag(time: 0.06)
    #expect(ends.follow(scroller) == [.released(.end)])
    scroller.advance(by: 5)
    #expect(ends.follow(scroller).isEmpty && scroller.isAtEnd && scroller.position == 3000)
  }

  @Test func aReleaseElsewhereIsNone() {
    var scroller = Scroller(Self.extent, position: 2950)
    var ends = ScrollEnds(scroller)
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: -100, time: 0.02)
    scroller.drag(to: 300, time: 0.5)
    #expect(ends.follow(scroller).isEmpty, "It came back between two calls.")
    scroller.endDrag(time: 2)
    #expect(ends.follow(scroller).isEmpty)
  }

  /// Every driver reaches it: a fling, a key, the wheel, another driver, and after a return again.
  @Test func everyDriverReachesIt() {
    let ways: [(String, Extent, (inout Scroller) -> Void)] = [
      ("a fling", Self.extent, { $0.swipe(by: 900) }),
      ("a key", Self.pages, { $0.turnPage(by: 1) }),
      ("a jump", Self.extent, { $0.jump(to: 9e9) }),
      ("another driver", Self.extent, { $0.settle(to: 3000) }),
    ]
    for (name, extent, act) in ways {
      var scroller = Scroller(extent, position: 2000)
      var ends = ScrollEnds(scroller)
      for _ in 0..<2 {
        act(&scroller)
        var events: [ScrollEnds.Event] = ends.follow(scroller)
        for _ in 0..<600 {
          scroller.advance(by: 1 / 60)
          events += ends.follow(scroller)
        }
        #expect(events == [.reached(.end)], "\(name)")
        scroller.jump(to: 2000)
        #expect(ends.follow(scroller).isEmpty)
      }
    }
  }

  @Test func theStartIsAnEndToo() {
    var scroller = Scroller(Self.extent, position: 100)
    var ends = ScrollEnds(scroller)
    scroller.settle(to: 0)
    scroller.advance(by: 9)
    #expect(ends.follow(scroller) == [.reached(.start)])
  }
}
