import Keyframes
import Stage
import Testing

struct PagerTests {
  @Test func thePageIsTheNearest() {
    var pager = Pager(pages: 4)
    let rows: [(time: Double, page: Int)] = [
      (-0.9, 0), (0, 0), (0.49, 0), (0.5, 1), (1.2, 1), (2.5, 3), (3, 3), (3.8, 3), (1e300, 3),
      (-1e300, 0),
    ]
    for row in rows {
      pager.advance(by: 0.1, to: row.time, isResting: false)
      #expect(pager.page == row.page && pager.time == row.time)
      #expect(pager.isAtEnd == (row.time >= 3))
    }
    #expect(pager.settled == nil)
  }

  @Test func aPageSettlesOnceUntilAnotherDoes() {
    var pager = Pager(pages: 4)
    // Time, whether it rests, the page that settles, and the state after it.
    let rows: [(time: Double, rests: Bool, settles: Int?, page: Int?, seconds: Double)] = [
      (0, true, 0, 0, 0), (0, true, nil, 0, 0.5), (0.4, false, nil, 0, 1), (1, false, nil, 0, 1.5),
      (1, true, 1, 1, 0), (1.3, true, nil, 1, 0.5), (1.3, false, nil, 1, 1), (1, true, nil, 1, 1.5),
      (0, true, 0, 0, 0), (1, true, 1, 1, 0), (3 + 1e-7, true, 3, 3, 0), (3.5, true, nil, 3, 0.5),
    ]
    for row in rows {
      #expect(pager.advance(by: 0.5, to: row.time, isResting: row.rests) == row.settles)
      #expect(pager.settled?.page == row.page)
      #expect(abs((pager.settled?.seconds ?? 0) - row.seconds) < 1e-12)
    }
  }

  @Test func itDrivesAScene() {
    let node = Node(.circle(radius: 9), fill: .white).at(x: [0: 0, 1: 100])
      .timed(sinceSettlingOn: 1)
    let scene = Scene(ground: .black) { node }
    var pager = Pager(pages: 2)
    func x() -> Double {
      scene.frame(at: pager.time, settled: pager.settled).last?.transform.tx ?? .nan
    }
    pager.advance(by: 0.25, to: 1, isResting: false)
    #expect(x() == 0)
    pager.advance(by: 0.25, to: 1, isResting: true)
    pager.advance(by: 0.25, to: 1, isResting: true)
    #expect(x() == 25)
  }

  @Test func timesThatAreNotNumbersAreIgnored() {
    var pager = Pager(pages: 2)
    pager.advance(by: 1, to: .nan, isResting: false)
    pager.advance(by: .nan, to: .infinity, isResting: true)
    pager.advance(by: .nan, to: .infinity, isResting: true)
    #expect(pager.time == 0 && pager.settled == Settling(page: 0, seconds: 0))
  }

  @Test func timelinesHavePages() {
    #expect(Timeline.pages(4).pageRange == 0...3)
    #expect(Timeline.seconds(4).pageRange == 0...0 && Timeline.points(400).pageRange == 0...0)
    var cut = Timeline.pages(9)
    cut.range = 1.5...4.9
    #expect(cut.pageRange == 2...4 && Pager(cut).page == 2)
    cut.range = -1e300...1e300
    #expect(cut.pageRange.contains(-1_000_000))
    cut.range = 0.2...0.8
    #expect(cut.pageRange == 0...0, "No page is on it.")
  }

  @Test func noPagesTrap() async {
    await #expect(processExitsWith: .failure) { _ = Pager(pages: 0) }
  }
}
