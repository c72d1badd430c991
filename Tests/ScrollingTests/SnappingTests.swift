import Testing

@testable import Scrolling

struct SnappingTests {
  static func paged(_ snapping: Snapping) -> Extent {
    Extent(range: 0...9000, viewport: 1000, page: 1000, snapping: snapping)
  }

  /// Drags by so many points from page 4 at once, and lets go at a velocity.
  static func destination(_ snapping: Snapping, by distance: Double, at velocity: Double) -> Double
  {
    var scroller = Scroller(paged(snapping), position: 4000)
    scroller.beginDrag(at: 0, time: 0)
    scroller.drag(to: -distance, time: 0.05)
    guard case .dragging(let drag) = scroller.motion else { return .nan }
    return scroller.released(drag, velocity: velocity).destination ?? scroller.position
  }

  static let table: [(snapping: Snapping, by: Double, velocity: Double, destination: Double)] = [
    (.mandatory, 200, 0, 4000), (.mandatory, 600, 0, 5000), (.mandatory, 200, 300, 5000),
    (.mandatory, 200, -300, 4000), (.mandatory, 0.5, 0, 4000),
    (.directional, 200, 0, 5000), (.directional, -20, 0, 3000), (.directional, 0.5, 0, 4000),
    (.directional, 200, -300, 4000), (.directional, 200, 300, 5000),
    (.directional, 1400, 0, 5000), (.directional, -1700, 0, 3000),
    (.proximity(pages: 0.25), 200, 0, 4000), (.proximity(pages: 0.25), 800, 0, 5000),
    (.proximity(pages: 0.25), 400, 0, 4400), (.proximity(pages: 0.25), -600, 0, 3400),
    (.proximity(pages: 0), 1, 0, 4001), (.proximity(pages: 0.5), 499, 0, 4000),
    (.proximity(pages: 9), 501, 0, 5000), (.proximity(pages: .nan), 240, 0, 4000),
    (.proximity(pages: 0.25), 1700, 0, 5000), (.proximity(pages: 0.25), 200, 8000, 5000),
    (.proximity(pages: 0.25), 100, -8000, 3000),
  ]

  @Test(arguments: table.indices)
  func aDragLandsAccordingToItsSnapping(_ index: Int) {
    let row = Self.table[index]
    let landed = Self.destination(row.snapping, by: row.by, at: row.velocity)
    #expect(landed == row.destination, "\(row)")
  }

  @Test func proximityCoastsWhereNoPageIsNear() {
    // 600 points per second coast 299.2 points: 4499.2 is far from any page, 4949.2 is not.
    let between = Self.destination(.proximity(pages: 0.25), by: 200, at: 600)
    #expect(abs(between - 4499.2) < 0.2)
    #expect(Self.destination(.proximity(pages: 0.25), by: 650, at: 600) == 5000)
  }

  @Test func directionalIsBoundByTheFirstAndLastPage() {
    #expect(Self.paged(.directional).lastPage == 9)
    for (start, distance) in [(0.0, -50.0), (9000, 50)] {
      var scroller = Scroller(Self.paged(.directional), position: start)
      scroller.swipe(by: distance, release: false)
      scroller.endDrag(time: 5)
      scroller.finish()
      #expect(scroller.position == start)
    }
  }
}
