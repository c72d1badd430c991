import Testing

@testable import Scrolling

struct DecelerationTests {
  /// Of 20,000 Runge-Kutta steps, in points.
  static let integration = 1e-7

  @Test(arguments: [-8000.0, -300, 60, 1000, 8000], [0.016, 0.3, 1])
  func closedFormIsTheIntegral(_ velocity: Double, _ time: Double) {
    let deceleration = Deceleration(start: 10, startVelocity: velocity, keep: 0.998)
    let judge = integrated((10, velocity), for: time, steps: 20_000) { _, v in
      uiScrollViewRate * v
    }
    #expect(abs(deceleration.position(after: time) - judge.x) < Self.integration)
    #expect(abs(deceleration.velocity(after: time) - judge.v) < Self.integration)
  }

  @Test func aMillisecondKeeps998Thousandths() {
    let deceleration = Deceleration(start: 0, startVelocity: 1000, keep: 0.998)
    #expect(abs(deceleration.velocity(after: 0.001) - 998) < 1e-9)
  }

  /// WWDC 2018: the projection is 0.499 s times the velocity.
  @Test(arguments: [-4000.0, 100, 4000])
  func destinationIsHalfAPointBeforeTheLimit(_ velocity: Double) {
    let deceleration = Deceleration(start: 0, startVelocity: velocity, keep: 0.998)
    let limit = -velocity / uiScrollViewRate
    #expect(abs(limit - deceleration.destination) - 0.5 < 1e-9)
    #expect(abs(deceleration.destination / velocity - 0.499) < 0.006)
    #expect(abs(deceleration.velocity(after: deceleration.duration * 0.999_999)) < 1.1)
    #expect(deceleration.velocity(after: deceleration.duration) == 0)
  }

  @Test(arguments: [-3000.0, 3000], [0.0, 0.1, 0.5, 0.9])
  func timeToAPositionInvertsThePosition(_ velocity: Double, _ share: Double) throws {
    let deceleration = Deceleration(start: 5, startVelocity: velocity, keep: 0.998)
    let position = 5 + share * (deceleration.destination - 5)
    let time = try #require(deceleration.time(to: position))
    #expect(abs(deceleration.position(after: time) - position) < 1e-9)
  }

  @Test func whatIsBehindOrTooFarIsNeverPassed() {
    let deceleration = Deceleration(start: 0, startVelocity: 1000, keep: 0.998)
    #expect(deceleration.time(to: -1) == nil)
    #expect(deceleration.time(to: 500) == nil)
    #expect(Deceleration(start: 0, startVelocity: 0, keep: 0.998).time(to: 5) == nil)
  }
}
