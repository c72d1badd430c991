import Testing

@testable import Keyframes

struct SpringSettlingTests {
  static let dampingRatios = [
    0.01, 0.05, 0.3, 0.7, 0.999, 1.0.nextDown, 1, 1.0.nextUp, 1.001, 3, 50,
  ]
  static let starts: [(distance: Double, velocity: Double, accuracy: Double)] = [
    (1, 0, 0.001), (300, 900, 0.5), (300, 30_000, 0.5), (300, -9000, 0.5), (0, 40, 0.01),
    (0, -40, 0.01), (-300, 900, 0.5), (0.1, 0, 0.5), (0.1, 100, 0.5), (0, 0, 0.001),
  ]

  /// The tolerance is rounding; a moment before, the spring was outside, so the time is exact.
  @Test(arguments: dampingRatios)
  func staysWithinItsAccuracyAfterwardsAndNotBefore(_ dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for start in Self.starts {
      let time = spring.settlingTime(
        to: start.accuracy, distance: start.distance, velocity: start.velocity)
      func isOff(_ elapsed: Double, by accuracy: Double) -> Bool {
        let value = spring.value(
          at: elapsed, from: 0, to: start.distance, velocity: start.velocity)
        return abs(value - start.distance) > accuracy
      }
      for step in 0...4000 {
        #expect(!isOff(time + Double(step) * 0.003, by: start.accuracy * (1 + 1e-9)))
      }
      #expect(time == 0 || isOff(time * (1 - 1e-6), by: start.accuracy * (1 - 1e-9)))
    }
  }

  @Test(arguments: dampingRatios, [1e-3, 1e-6])
  func settlingIsLateByTheErrorAtMost(_ dampingRatio: Double, _ error: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for start in Self.starts {
      let exact = spring.settlingTime(
        to: start.accuracy, distance: start.distance, velocity: start.velocity)
      let time = spring.settlingTime(
        to: start.accuracy, distance: start.distance, velocity: start.velocity, within: error)
      #expect(time >= exact && time <= exact + error)
    }
  }

  @Test func withoutDampingItNeverSettles() {
    let spring = Spring(response: 0.5, dampingRatio: 0)
    #expect(spring.settlingTime() == .infinity)
    #expect(spring.settlingTime(to: 2) == 0)
    #expect(spring.settlingTime(distance: 0) == 0)
  }

  /// The farthest of many samples; between two of them the spring moves by less than 1e-4 of
  /// `size`.
  @Test(arguments: dampingRatios)
  func overshootIsTheFarthestBeyondTheTarget(_ dampingRatio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for start in Self.starts {
      let (to, velocity) = (start.distance, start.velocity)
      let beyond = (0...50_000).map { step in
        let place = spring.value(at: Double(step) / 10_000, from: 0, to: to, velocity: velocity)
        return to == 0 ? abs(place) : to > 0 ? place - to : to - place
      }
      let farthest = max(0, try #require(beyond.max()))
      let size = abs(to) + abs(velocity) * spring.response
      #expect(abs(spring.overshoot(distance: to, velocity: velocity) - farthest) <= 1e-4 * size)
    }
    #expect(abs(spring.overshoot(distance: 300) - 300 * spring.overshoot) < 1e-10)
  }

  @Test func overshootHasItsDocumentedValues() {
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    #expect(abs(spring.overshoot(distance: 300) - 48.9) < 0.05)
    let critical = Spring(response: 0.5, dampingRatio: 1)
    #expect(abs(critical.overshoot(distance: 300, velocity: 9000) - 74.5) < 0.05)
  }

  @Test(arguments: [0.3, 1, 2])
  func settlesAtTheRequestedTime(_ dampingRatio: Double) {
    let spring = Spring(settlingTime: 0.8, dampingRatio: dampingRatio)
    #expect(abs(spring.settlingTime() - 0.8) < 1e-12)
    #expect(spring.dampingRatio == dampingRatio)
  }

  @Test(arguments: [0.0, 0.3, 0.9, -0.5])
  func easingIsTheWholeMotion(_ bounce: Double) throws {
    let easing = Easing.spring(bounce: bounce)
    let spring = Spring(duration: 0.35, bounce: bounce)
    let time = spring.settlingTime()
    for progress in EasingLawsTests.grid {
      #expect(abs(easing(progress) - spring.value(at: progress * time)) <= 0.001 + 1e-12)
    }
    let farthest = try #require(EasingLawsTests.grid.map { easing($0) }.max())
    #expect(abs(farthest - 1 - spring.overshoot) < 0.01)
    #expect(easing(-1) == 0)
    #expect(easing(2) == 1)
  }
}
