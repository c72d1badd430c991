import Testing

@testable import Scrolling

struct ResizingTests {
  static func pages(of length: Double) -> Extent {
    Extent(range: 100...(100 + 9 * length), viewport: length, page: length)
  }

  @Test(arguments: [250.0, 999, 1001, 4000], [0, 4, 9])
  func resizingKeepsThePage(_ length: Double, _ page: Int) {
    var scroller = Scroller(Self.pages(of: 1000), position: 100 + 1000 * Double(page))
    scroller.resize(to: Self.pages(of: length))
    #expect(scroller.page == page && !scroller.isMoving)
    #expect(abs(scroller.position - (100 + length * Double(page))) < 1e-9)
  }

  @Test(arguments: [250.0, 4000])
  func aRunningSettleReachesTheSamePage(_ length: Double) {
    var scroller = Scroller(Self.pages(of: 1000), position: 2100)
    scroller.turnPage(by: 3)
    scroller.advance(by: 0.1)
    var resized = scroller
    resized.resize(to: Self.pages(of: length))
    for _ in 0..<10 {
      let pages = (scroller.position - 100) / 1000
      #expect(abs((resized.position - 100) / length - pages) < 1e-9)
      scroller.advance(by: 0.02)
      resized.advance(by: 0.02)
    }
    resized.finish()
    #expect(resized.page == 5 && resized.position == 100 + 5 * length)
  }

  @Test func freeContentKeepsItsPositionInTheRange() {
    var scroller = Scroller(.free, position: 3000)
    scroller.resize(to: Extent(range: 0...4000, viewport: 400))
    #expect(scroller.position == 3000)
    scroller.resize(to: Extent(range: 0...2000, viewport: 400))
    #expect(scroller.position == 2000)
  }

  @Test func aDragContinues() {
    var scroller = Scroller(Self.pages(of: 1000), position: 2100)
    scroller.beginDrag(at: 500, time: 0)
    scroller.drag(to: 400, time: 0.1)
    scroller.resize(to: Self.pages(of: 2000))
    #expect(scroller.isDragging && abs(scroller.position - 4300) < 1e-9)
    scroller.drag(to: 390, time: 0.11)
    #expect(abs(scroller.position - 4310) < 1e-9)
  }

  @Test func theSameExtentChangesNothing() {
    for (_, scroller) in PointerHandOverTests.motions {
      var resized = scroller
      resized.resize(to: scroller.extent)
      #expect(resized == scroller)
    }
  }

  @Test func anyMotionSurvivesAndStaysInTheRange() {
    let extents = [
      Extent(range: 0...300, viewport: 300), Self.pages(of: 50),
      Extent(range: -5...(-5), viewport: 10, page: 10), .free, .paged,
    ]
    for (_, scroller) in PointerHandOverTests.motions {
      for extent in extents {
        var resized = scroller
        resized.resize(to: extent)
        resized.endDrag(time: 100)
        resized.finish()
        #expect(extent.range.contains(resized.position) && !resized.isMoving)
      }
    }
  }
}
