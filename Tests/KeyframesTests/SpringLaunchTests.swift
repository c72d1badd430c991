import Keyframes
import Testing

struct SpringLaunchTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(response: 0.9, dampingRatio: 0.5),
    Spring(response: 0.3, dampingRatio: 1.5),
  ]

  /// Seconds of the launched spring are those of the spring itself, whatever its pace.
  @Test(arguments: springs, [-7.0, -0.5, 0, 3, 40])
  func aLaunchedSpringKeepsItsPaceAndTakesTheVelocity(_ spring: Spring, _ velocity: Double) throws {
    let still = Easing.spring(spring)
    let natural = try #require(still.naturalDuration)
    for pace in [0.5, 1, 3] {
      let (easing, duration) = try #require(
        still.launched(at: velocity / pace, over: natural * pace))
      for step in 0...50 {
        let part = Double(step) / 50
        let expected = spring.value(at: part * duration / pace, velocity: velocity)
        // The remaining distance of a settled spring is spread over its easing.
        #expect(abs(easing(part) - expected) <= 0.0011)
      }
      let slope = easing(1e-7) / (1e-7 * duration)
      #expect(abs(slope - velocity / pace) < 1e-3 * max(1, abs(velocity)) + 0.01)
    }
  }

  /// Also where it settles half an oscillation later than with a little less.
  @Test(arguments: [0.15, 0.3, 0.7, 0.98, 1, 1.7])
  func aLaunchedSpringStartsWithExactlyItsVelocity(_ dampingRatio: Double) throws {
    let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
    for step in -3000...3000 where step != 0 {
      let velocity = Double(step) / 100
      let launch = try #require(Easing.spring(spring).launched(at: velocity, over: 2))
      let error = abs(launch.easing.slope(at: 0) / launch.duration - velocity)
      #expect(error < 1e-9 * abs(velocity), "at \(velocity)")
      let damping = try #require(launch.easing.spring).dampingRatio
      #expect(abs(damping / dampingRatio - 1) < 4e-3, "at \(velocity)")
    }
    for velocity in [1e-6, -1e-3, 1e3] {
      let launch = try #require(Easing.spring(spring).launched(at: velocity, over: 2))
      let error = abs(launch.easing.slope(at: 0) / launch.duration - velocity)
      #expect(error < 1e-9 * abs(velocity), "at \(velocity)")
    }
  }

  @Test func atRestNothingChanges() throws {
    let easing = Easing.spring(.bouncy)
    let launched = try #require(easing.launched(at: 0, over: 2))
    #expect(launched.easing == easing && launched.duration == 2)
    let shape = try #require(Easing.spring(bounce: 0.4).launched(at: 0, over: 2))
    #expect(shape.duration == 2)
    #expect(abs(shape.easing(0.3) - Easing.spring(bounce: 0.4)(0.3)) < 1e-12)
  }

  @Test func onlySpringsHaveOne() {
    for easing in [Easing.linear, .easeOut(.elastic), .chainableSpring, .bouncy.reversed] {
      #expect(easing.spring == nil && easing.launched(at: 1, over: 1) == nil)
    }
    #expect(Easing.bouncy.spring == .bouncy)
  }
}
