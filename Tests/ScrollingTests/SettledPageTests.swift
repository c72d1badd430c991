import Testing

@testable import Scrolling

struct SettledPageTests {
  /// The pages reported, asked for after every frame until it rests, and twice more.
  static func reports(_ scroller: inout Scroller) -> [Int] {
    var pages: [Int] = []
    for _ in 0..<240 {
      scroller.advance(by: 1 / 60)
      if let page = scroller.takeSettledPage() { pages.append(page) }
    }
    return pages
  }

  static let ways: [(name: String, page: Int, act: @Sendable (inout Scroller, Double) -> Void)] = [
    ("a throw", 5, { scroller, _ in scroller.swipe(by: 200) }),
    ("a throw back", 3, { scroller, _ in scroller.swipe(by: -200) }),
    ("letting go", 4, { scroller, _ in scroller.swipe(by: 0) }),
    (
      "losing the focus", 4,
      { scroller, _ in
        scroller.swipe(by: 300, release: false)
        scroller.cancelDrag(time: 0.1)
      }
    ),
    ("a key", 5, { scroller, _ in scroller.turnPage(by: 1) }),
    ("the wheel", 3, { scroller, time in scroller.wheel(by: -80, time: time) }),
    ("another driver", 7, { scroller, _ in scroller.settle(to: 7000) }),
    (
      "two keys", 6,
      { scroller, _ in
        scroller.turnPage(by: 1)
        scroller.advance(by: 0.1)
        scroller.turnPage(by: 1)
      }
    ),
    (
      "a caught throw", 4,
      { scroller, _ in
        scroller.swipe(by: 200)
        scroller.advance(by: 0.02)
        scroller.beginDrag(at: 0, time: 1)
        scroller.drag(to: 200, time: 2)
        scroller.endDrag(time: 3)
      }
    ),
  ]

  @Test(arguments: ways.indices)
  func eachSettlingIsReportedOnce(_ index: Int) {
    let way = Self.ways[index]
    var scroller = Scroller(.paged, position: 4000)
    for time in [0.0, 5] {
      scroller.jump(to: 4000)
      way.act(&scroller, time)
      #expect(Self.reports(&scroller) == [way.page], "\(way.name)")
    }
  }

  @Test func otherStopsAreNotReported() {
    var scroller = Scroller(.paged, position: 4000)
    #expect(scroller.takeSettledPage() == nil)
    scroller.jump(to: 6000)
    scroller.resize(to: Extent(range: 0...4500, viewport: 500, page: 500))
    scroller.turnPage(by: 0)
    scroller.settle(to: 3000)
    #expect(scroller.takeSettledPage() == nil)
    scroller.settle(to: 3200)
    scroller.finish()
    #expect(scroller.position == 3200 && scroller.takeSettledPage() == nil)
    var free = Scroller(.free, position: 1000)
    free.swipe(by: 200)
    free.finish()
    #expect(free.takeSettledPage() == nil)
  }

  @Test func aSettlingCanStillBeTakenDuringADrag() {
    var scroller = Scroller(.paged)
    scroller.turnPage(by: 1)
    scroller.finish()
    scroller.beginDrag(at: 0, time: 0)
    #expect(scroller.takeSettledPage() == 1)
    #expect(scroller.takeSettledPage() == nil)
  }
}
