import Stage
import Testing

struct TimelineTests {
  @Test(arguments: [1, 2, 5])
  func pagesAreAtWholeTimesFromZero(_ count: Int) {
    let timeline = Timeline.pages(count)
    #expect(timeline.unit == .pages)
    #expect(timeline.range == 0...Double(count - 1))
    #expect(timeline.ticks == (0..<count).map { Double($0) })
    #expect(timeline.length == Double(count - 1))
  }

  static let lengths: [(length: Double, end: Double)] = [(0, 0), (2.5, 2.5), (1200, 1200), (-3, 0)]

  @Test(arguments: lengths)
  func pointsAndSecondsGoFromZero(_ row: (length: Double, end: Double)) {
    let scroll = Timeline.points(row.length, ticks: [1, 2])
    #expect(scroll.unit == .points && scroll.range == 0...row.end && scroll.ticks == [1, 2])
    let clip = Timeline.seconds(row.length)
    #expect(clip.unit == .seconds && clip.range == 0...row.end && clip.ticks.isEmpty)
    #expect(clip.length == row.end)
  }

  @Test func clampedTimesLieInRange() {
    let timeline = Timeline.seconds(4)
    let times = [-.infinity, -1, 0, 2.5, 4, 4.0.nextUp, .infinity]
    #expect(times.map(timeline.clamp) == [0, 0, 0, 2.5, 4, 4, 4])
  }

  @Test func noPagesTrap() async {
    await #expect(processExitsWith: .failure) { _ = Timeline.pages(0) }
  }
}
