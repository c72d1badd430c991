import Testing

@testable import Scrolling

struct CriticalSpringTests {
  static let anywhere = -1e9...1e9

  @Test(arguments: [-400.0, 0, 300], [-4000.0, 0, 2500])
  func obeysItsEquation(_ displacement: Double, _ velocity: Double) {
    let spring = CriticalSpring(
      from: 100 + displacement, to: 100, velocity: velocity, response: 0.5, within: Self.anywhere)
    let ω = 2 * Double.pi / 0.5
    for time in [0.0, 0.05, 0.3] where time < spring.duration {
      let judge = integrated((displacement, velocity), for: time, steps: 20_000) { x, v in
        -ω * ω * x - 2 * ω * v
      }
      #expect(abs(spring.position(after: time) - 100 - judge.x) < 1e-7)
      #expect(abs(spring.velocity(after: time) - judge.v) < 1e-6)
    }
  }

  @Test(arguments: [-2000.0, -0.3, 0, 40, 5000], [-8000.0, -60, 0, 60, 8000])
  func restsWhenItIsTooNearToBeSeenAndNotLater(_ displacement: Double, _ velocity: Double) {
    let spring = CriticalSpring(
      from: displacement, to: 0, velocity: velocity, response: 0.28, within: Self.anywhere)
    let justBefore = spring.position(after: spring.duration.nextDown)
    // The estimate ignores signs, which costs a few hundredths of a point at worst.
    #expect(abs(justBefore) <= CriticalSpring.restDistance * 1.000_001)
    #expect(spring.duration == 0 || abs(justBefore) > CriticalSpring.restDistance / 3)
    #expect(spring.position(after: spring.duration) == 0)
    #expect(spring.position(after: .infinity) == 0)
  }

  @Test(arguments: [200.0, 320, 640, 1280, 1920, 3840])
  func aPageTurnTakes300To600Milliseconds(_ page: Double) {
    let spring = CriticalSpring(
      from: 0, to: page, velocity: 1000, response: Physics.iOS.settlingResponse,
      within: Self.anywhere)
    #expect((0.3...0.6).contains(spring.duration))
  }

  @Test(arguments: [-90.0, 0, 40, 90], [-1e5, -3000.0, 3000, 1e5])
  func staysWithinItsReach(_ position: Double, _ velocity: Double) {
    let spring = CriticalSpring(
      from: position, to: 0, velocity: velocity, response: 0.3, within: -100...50)
    let furthest = max(position, 50)
    for step in 0...2000 {
      let x = spring.position(after: Double(step) / 1000)
      #expect((-100...furthest).contains(x))
    }
  }

  @Test func reachAllowsTheVelocityItCan() {
    let spring = CriticalSpring(from: 0, to: 0, velocity: 500, response: 0.5, within: -100...100)
    #expect(spring.velocity(after: 0) == 500)
  }
}
