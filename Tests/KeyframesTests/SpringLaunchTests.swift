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
