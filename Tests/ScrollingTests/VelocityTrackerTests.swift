import Testing

@testable import Scrolling

struct VelocityTrackerTests {
  static func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker(.iOS)
    for (time, position) in samples { tracker.add(position, at: time) }
    return tracker
  }

  @Test(arguments: [-1500.0, 0, 40, 7999], [60.0, 125, 1000])
  func constantSpeedIsFoundAtAnyEventRate(_ speed: Double, _ rate: Double) {
    let tracker = Self.tracker(
      (0...30).map { (1e5 + Double($0) / rate, 300 + speed * Double($0) / rate) })
    // Times around 10⁵ seconds are 10⁻¹¹ apart.
    #expect(abs(tracker.velocity - speed) < 1e-4 * max(1, abs(speed)))
  }

  @Test func jitterAveragesOut() {
    var tracker = VelocityTracker(.iOS)
    for index in 0...9 { tracker.add(Double(index * 10 + index % 2), at: Double(index) / 100) }
    #expect(abs(tracker.velocity - 1000) < 10)
  }

  @Test(arguments: [(0.95, true), (0.9, false), (0.1, false)])
  func onlyTheLast100MillisecondsCount(_ time: Double, _ counts: Bool) {
    let tracker = Self.tracker([(time, 9000), (1, 100), (1.01, 110), (1.02, 120)])
    #expect((abs(tracker.velocity - 1000) > 1) == counts)
  }

  @Test(arguments: [(0.0, 1000.0), (0.09, 1000), (0.11, 0), (5, 0)])
  func aPointerThatStoppedIsStill(_ pause: Double, _ expected: Double) {
    let tracker = Self.tracker([(0, 0), (0.01, 10), (0.02, 20)])
    #expect(abs(tracker.velocity(at: 0.02 + pause) - expected) < 1e-6)
  }

  @Test func timesThatDoNotIncreaseGiveNoVelocity() {
    #expect(Self.tracker([(1, 0), (1, 500)]).velocity == 0)
    #expect(Self.tracker([(1, 0), (0.5, 500)]).velocity == 0)
    #expect(Self.tracker([(1, 0), (.nan, 500), (.infinity, 900)]).velocity == 0)
    #expect(Self.tracker([(1, 0), (1 + 1e-9, 500)]).velocity == Physics.iOS.fastestThrow)
  }
}
