import Keyframes
import Testing

struct SpringTests {
  static let dampingRatios = [
    0, 0.05, 0.3, 0.999, 1.0.nextDown, 1, 1.0.nextUp, 1.001, 3, 50,
  ]
  static let starts: [(from: Double, to: Double, velocity: Double)] = [
    (0, 1, 0), (20, 320, -900), (5, 5, 40), (1, 0, -30), (0, 1, 7),
  ]

  /// Runge and Kutta's fourth-order steps through x'' = -k x - c x'.
  private func integrate(
    _ spring: Spring, _ start: (from: Double, to: Double, velocity: Double), until end: Double
  ) -> (value: Double, velocity: Double) {
    let steps = 20_000
    let step = end / Double(steps)
    func pull(_ x: Double, _ v: Double) -> Double {
      -spring.stiffness * (x - start.to) - spring.damping * v
    }
    var (x, v) = (start.from, start.velocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test(arguments: dampingRatios)
  func `obeys its own equation`(_ dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for start in Self.starts {
      for elapsed in [0.01, 0.1, 0.37, 1.3] {
        let expected = integrate(spring, start, until: elapsed)
        let value = spring.value(
          at: elapsed, from: start.from, to: start.to, velocity: start.velocity)
        let velocity = spring.velocity(
          at: elapsed, from: start.from, to: start.to, velocity: start.velocity)
        // The integration error is about 1e-9 of a thousand points.
        #expect(abs(value - expected.value) < 1e-6)
        #expect(abs(velocity - expected.velocity) < 1e-5)
      }
    }
  }

  @Test(arguments: dampingRatios)
  func velocityIsTheDerivative(_ dampingRatio: Double) {
    let spring = Spring(response: 2, dampingRatio: dampingRatio)
    let step = 1e-5
    for elapsed in stride(from: 0.1, to: 5, by: 0.1) {
      let rise = spring.value(at: elapsed + step) - spring.value(at: elapsed - step)
      #expect(abs(rise / (2 * step) - spring.velocity(at: elapsed)) < 1e-6)
    }
  }

  /// Stopping halfway and continuing with the same velocity changes nothing.
  @Test(arguments: dampingRatios)
  func doesNotDependOnTheFrameRate(_ dampingRatio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
    var (position, velocity) = (10.0, 300.0)
    for _ in 0..<60 {
      (position, velocity) = (
        spring.value(at: 1.0 / 60, from: position, to: 200, velocity: velocity),
        spring.velocity(at: 1.0 / 60, from: position, to: 200, velocity: velocity)
      )
    }
    #expect(abs(position - spring.value(at: 1, from: 10, to: 200, velocity: 300)) < 1e-9)
  }

  @Test(arguments: dampingRatios)
  func startsExactlyAndArrives(_ dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    for elapsed in [-1e9, -1, 0] {
      #expect(spring.value(at: elapsed, from: 0.1, to: 0.3, velocity: 3) == 0.1)
      #expect(spring.velocity(at: elapsed, from: 0.1, to: 0.3, velocity: 3) == 3)
    }
    guard dampingRatio > 0 else { return }
    for elapsed in [1e6, 1e300, .infinity] {
      #expect(spring.value(at: elapsed, from: 0.1, to: 0.3, velocity: 3) == 0.3)
      #expect(spring.velocity(at: elapsed, from: 0.1, to: 0.3, velocity: 3) == 0)
    }
  }

  @Test(arguments: dampingRatios)
  func overshootIsTheLargest(_ dampingRatio: Double) throws {
    let spring = Spring(response: 1, dampingRatio: dampingRatio)
    let farthest = try #require((0...100_000).map { spring.value(at: Double($0) / 5000) }.max())
    #expect(abs(max(0, farthest - 1) - spring.overshoot) < 1e-6)
  }

  @Test func overshootOfHalfDampingIsASixth() {
    #expect(abs(Spring(response: 3, dampingRatio: 0.5).overshoot - 0.16303) < 1e-5)
    #expect(Spring(response: 3, dampingRatio: 0).overshoot == 1)
    #expect(Spring(response: 3, dampingRatio: 1).overshoot == 0)
  }

  /// A spring is the same by feel, by physics and by Apple's parameters.
  @Test(arguments: [-0.5, 0, 0.25, 0.7])
  func parametersAgree(_ bounce: Double) {
    let apple = Spring(duration: 0.6, bounce: bounce)
    let pi = Double.pi
    let stiffness = (2 * pi / 0.6) * (2 * pi / 0.6)
    let damping = bounce < 0 ? 4 * pi / (0.6 * (1 + bounce)) : 4 * pi * (1 - bounce) / 0.6
    let physics = Spring(stiffness: 3 * stiffness, damping: 3 * damping, mass: 3)
    #expect(abs(apple.stiffness - stiffness) < 1e-12)
    #expect(abs(apple.damping - damping) < 1e-12)
    #expect(abs(apple.dampingRatio - physics.dampingRatio) < 1e-15)
    #expect(abs(apple.response - physics.response) < 1e-15)
    #expect(abs(apple.bounce - bounce) < 1e-15)
  }

  static let conversions: [(mass: Double, stiffness: Double, damping: Double)] = [
    (1, 100, 10), (1, 100, 20), (2.5, 80, 3), (0.1, 600, 50), (7, 1, 0),
  ]

  /// Round trips through each of the three forms of a spring; tolerances relative to the numbers.
  @Test(arguments: conversions)
  func convertsBothWays(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    let spring = Spring(stiffness: stiffness, damping: damping, mass: mass)
    let apple = Spring(duration: spring.duration, bounce: spring.bounce)
    let feel = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    for copy in [spring, apple, feel] {
      let physics = copy.physics(mass: mass)
      #expect(abs(physics.stiffness - stiffness) < 1e-13 * stiffness)
      #expect(abs(physics.damping - damping) < 1e-13 * max(1, damping))
    }
  }

  @Test func presetsAreSwiftUIs() {
    #expect(Spring.presets.map(\.name) == ["smooth", "snappy", "bouncy"])
    #expect(Spring.presets.map(\.spring.duration) == [0.5, 0.5, 0.5])
    for (preset, bounce) in zip(Spring.presets, [0, 0.15, 0.3]) {
      #expect(abs(preset.spring.bounce - bounce) < 1e-15)
    }
  }
}
