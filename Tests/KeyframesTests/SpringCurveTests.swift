import Keyframes
import Testing

/// Springs as easings.
struct SpringCurveTests {
  static let springs: [(mass: Double, stiffness: Double, damping: Double, velocity: Double)] = [
    (1, 100, 10, 0), (1, 100, 10, 20), (1, 100, 20, 0), (1, 100, 20, -15), (2, 80, 60, 30),
    (0.5, 600, 4, -9), (1, 100, 20, 40),
  ]

  /// m x″ = -k x - c x′ from x = -1 with the velocity, by Runge and Kutta's steps, over the natural
  /// duration. The remaining distance of the settled spring, at most 0.001, is spread over the
  /// motion.
  @Test(arguments: springs)
  func obeysItsEquation(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double)
    throws
  {
    let spring = Spring(stiffness: stiffness, damping: damping, mass: mass)
    let easing = Easing.spring(spring, velocity: velocity)
    let duration = try #require(easing.naturalDuration)
    var (x, v) = (-1.0, velocity)
    let steps = 20_000
    let step = duration / Double(steps)
    func pull(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
    var lack: [Double] = []
    for index in 0...steps {
      lack.append(easing(Double(index) / Double(steps)) - (1 + x))
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    let rest = try #require(lack.last)
    #expect(abs(rest) <= 0.001 + 1e-9)
    for (index, lack) in lack.enumerated() {
      // The integration error is below 1e-9.
      #expect(abs(lack - rest * Double(index) / Double(steps)) < 1e-9)
    }
  }

  /// The motion ends when the spring has settled; a moment before it had not.
  @Test(arguments: springs)
  func lastsUntilItSettles(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double
  )
    throws
  {
    let spring = Spring(stiffness: stiffness, damping: damping, mass: mass)
    let duration = try #require(Easing.spring(spring, velocity: velocity).naturalDuration)
    #expect(duration == spring.settlingTime(velocity: velocity))
    #expect(Easing.spring(spring, velocity: velocity).reversed.naturalDuration == duration)
    let offset = { abs(spring.value(at: $0, velocity: velocity) - 1) }
    #expect(offset(duration * (1 + 1e-9)) <= 0.001)
    #expect(offset(duration * (1 - 1e-6)) > 0.001 * (1 - 1e-9))
  }

  @Test func startsWithItsVelocity() throws {
    for velocity in [-7.0, 0, 3, 40] {
      let easing = Easing.spring(.smooth, velocity: velocity)
      let duration = try #require(easing.naturalDuration)
      let slope = easing(1e-7) / (1e-7 * duration)
      #expect(abs(slope - velocity) < 0.01)
    }
  }

  @Test func onlyASpringWithAPaceHasADuration() {
    #expect(abs((Easing.smooth.naturalDuration ?? 0) - 0.735) < 5e-4)
    for easing in [Easing.linear, .ease, .spring(bounce: 0), .smooth.mirrored, .easeOut(.elastic)] {
      #expect(easing.naturalDuration == nil)
    }
  }

  /// The same shape, whatever its pace.
  @Test func theResponseOnlySetsThePace() throws {
    let (slow, fast) = (
      Spring(response: 7, dampingRatio: 0.6), Spring(response: 0.1, dampingRatio: 0.6)
    )
    for progress in EasingLawsTests.grid {
      let shape = Easing.spring(bounce: 0.4)(progress)
      #expect(abs(Easing.spring(slow)(progress) - shape) < 1e-9)
      #expect(abs(Easing.spring(fast)(progress) - shape) < 1e-9)
    }
    let ratio = try #require(Easing.spring(slow).naturalDuration) / 70
    #expect(abs(ratio - (try #require(Easing.spring(fast).naturalDuration))) < 1e-12)
  }
}
