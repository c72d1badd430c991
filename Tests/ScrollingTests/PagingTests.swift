import Testing

@testable import Scrolling

struct PagingTests {
  /// A press, up to 12 moves of up to ±90 points and a release, at random but from a seed.
  static func gesture(on scroller: inout Scroller, _ random: inout Seeded) {
    var (pointer, time) = (0.0, 0.0)
    scroller.beginDrag(at: pointer, time: time)
    let drift = Double.random(in: -90...90, using: &random)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      time += Double.random(in: 0.001...0.03, using: &random)
      pointer += drift + Double.random(in: -20...20, using: &random)
      scroller.drag(to: pointer, time: time)
    }
    scroller.endDrag(time: time + Double.random(in: 0...0.15, using: &random))
  }

  @Test(arguments: [60.0, 400, 1000, 3000])
  func aGestureTurnsOnePageAtMost(_ length: Double) {
    var random = Seeded(state: 7)
    let extent = Extent(range: -length...(8 * length), viewport: length, page: length)
    var scroller = Scroller(extent, position: 3 * length)
    for _ in 0..<2000 {
      let began = scroller.page
      Self.gesture(on: &scroller, &random)
      let target = extent.page(near: scroller.destination)
      #expect(abs(target - began) <= 1)
      #expect(scroller.destination == -length + Double(target) * length)
      let ahead = -length + ((scroller.position + length) / length).rounded(.up) * length
      let limit = max(scroller.destination + length / 2, ahead)
      // Every third gesture catches the page in mid-air.
      let frames = Int.random(in: 0...2, using: &random) == 0 ? 6 : 120
      for _ in 0..<frames {
        scroller.advance(by: 1 / 60)
        #expect(scroller.position <= limit)
      }
      if !scroller.isMoving { #expect(scroller.page == target) }
    }
  }

  /// (dragged by, thrown at) → pages from the one where the drag began
  @Test(arguments: [
    (0.2, 300.0, 1), (-0.2, -300, -1), (0.2, 0, 0), (0.6, 0, 1), (0.6, 30, 1), (0.2, 49, 0),
    (0.4, -300, 0), (-0.4, 300, 0), (1.4, 0, 1), (2.4, 0, 1), (1.4, 900, 1), (1.4, -900, 1),
    (0, 300, 1), (0, -300, -1),
  ])
  func theDirectionPicksTheNeighbour(_ pages: Double, _ velocity: Double, _ turned: Int) {
    let position = (4 + pages) * 1000
    let landing = Extent.paged.landingPage(
      from: 4000, to: position, velocity: velocity, slowest: 50)
    #expect(landing == 4 + turned)
  }

  @Test(arguments: [(0.3, 1), (0.55, 2), (0.9, 2)])
  func flickingAgainInMidAirTurnsOn(_ caughtAt: Double, _ target: Int) {
    var scroller = Scroller(.paged)
    scroller.turnPage(by: 1)
    while scroller.position < caughtAt * 1000 { scroller.advance(by: 0.001) }
    scroller.swipe(by: 90)
    #expect(scroller.destination == Double(target) * 1000)
  }

  @Test(arguments: [(0.3, 0.0), (0.7, 1000)])
  func releasingACaughtPageGoesToTheNearest(_ caughtAt: Double, _ destination: Double) {
    var scroller = Scroller(.paged)
    scroller.turnPage(by: 1)
    while scroller.position < caughtAt * 1000 { scroller.advance(by: 0.001) }
    scroller.beginDrag(at: 0, time: 0)
    scroller.endDrag(time: 0.01)
    #expect(scroller.destination == destination)
  }

  @Test func theFastestFlickNeverShowsThePageAfterNext() {
    for length in [40.0, 200, 1000] {
      let extent = Extent(range: 0...(9 * length), viewport: length, page: length)
      for distance in [0.2, 0.4, 0.9, 1.0, 1.3] {
        var scroller = Scroller(extent, position: 4 * length)
        scroller.swipe(by: distance * length)
        let limit = (distance > 1 ? 6 : 5.5) * length
        while scroller.isMoving {
          scroller.advance(by: 1 / 120)
          #expect(scroller.position <= limit)
        }
        #expect(scroller.page == 5)
      }
    }
  }

  @Test func turningCountsFromThePageItIsSettlingAt() {
    var scroller = Scroller(.paged)
    for _ in 0..<3 {
      scroller.turnPage(by: 1)
      scroller.advance(by: 0.05)
    }
    #expect(scroller.destination == 3000)
    scroller.turnPage(by: -1)
    #expect(scroller.destination == 2000)
    scroller.turnPage(by: .max)
    #expect(scroller.destination == 9000)
    scroller.turnPage(by: .min)
    #expect(scroller.destination == 0)
  }

  @Test func aRangeHasWholePagesOnly() {
    #expect(Extent(range: 0...2999, viewport: 1, page: 1000).lastPage == 2)
    #expect(Extent(range: 0...(0.1 * 3), viewport: 1, page: 0.1).lastPage == 3)
    #expect(Scroller(Extent(range: 0...500, viewport: 1), position: 400).page == 0)
    var free = Scroller(.free, position: 70)
    free.turnPage(by: 2)
    #expect(free == Scroller(.free, position: 70))
  }
}
