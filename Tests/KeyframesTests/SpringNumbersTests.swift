import Testing

@testable import Keyframes

/// The numbers by which other tools describe springs, and what springs do over time.
@Suite struct SpringNumbersTests {
  /// From Rebound's conversions: its usual spring of 40 and 7 has a stiffness of 230.2 and a damping of 22.
  private static let origami:
    [(tension: Double, friction: Double, stiffness: Double, damping: Double)] = [
      (40, 7, 230.2, 22), (30, 8, 194, 25), (0, 0, 85.4, 1), (100, 20, 447.4, 61),
    ]

  @Test(arguments: origami.indices)
  func tensionAndFrictionAreRebounds(_ index: Int) {
    let row = Self.origami[index]
    let spring = Spring(tension: row.tension, friction: row.friction)
    #expect(abs(spring.stiffness - row.stiffness) < 1e-9)
    #expect(abs(spring.damping - row.damping) < 1e-9)
    #expect(abs(spring.tension - row.tension) < 1e-9)
    #expect(abs(spring.friction - row.friction) < 1e-9)
  }

  private static let springs = [0.05, 0.3, 0.7, 1, 1.4].flatMap { ratio in
    [0.1, 0.6, 2].map { Spring(response: $0, dampingRatio: ratio) }
  }

  @Test(arguments: springs)
  func allNumbersDescribeOneSpring(_ spring: Spring) {
    let others = [
      Spring(duration: spring.duration, bounce: spring.bounce),
      Spring(stiffness: spring.stiffness, damping: spring.damping),
      Spring(tension: spring.tension, friction: spring.friction),
    ]
    for other in others {
      #expect(abs(other.response - spring.response) < 1e-9)
      #expect(abs(other.dampingRatio - spring.dampingRatio) < 1e-9)
    }
  }

  @Test(arguments: springs, [0.0, 6, -6])
  func aSpringTurnsWhereItStandsStill(_ spring: Spring, _ velocity: Double) {
    let turns = spring.turns(velocity: velocity)
    for turn in turns {
      #expect(abs(spring.velocity(at: turn.time, velocity: velocity)) < 1e-6 / spring.response)
      #expect(abs(spring.value(at: turn.time, velocity: velocity) - 1 - turn.overshoot) < 1e-9)
    }
    #expect(zip(turns, turns.dropFirst()).allSatisfy { abs($0.overshoot) > abs($1.overshoot) })
    let most = turns.map(\.overshoot).max() ?? 0
    #expect(abs(max(most, 0) - spring.overshoot(distance: 1, velocity: velocity)) < 0.0011)
    // After the last one it stays within the accuracy.
    let last = turns.last?.time ?? 0
    #expect(last <= spring.settlingTime(velocity: velocity))
  }

  @Test(arguments: springs, [0.0, 6, -6])
  func positionsAtEqualStepsAreThoseAtTheirTimes(_ spring: Spring, _ velocity: Double) {
    let step = spring.response / 7
    let values = spring.values(every: step, count: 60, velocity: velocity)
    #expect(values.count == 60 && values[0] == 0)
    for (index, value) in values.enumerated() {
      let exact = spring.value(at: Double(index) * step, velocity: velocity)
      #expect(abs(value - exact) < 1e-11)
    }
  }

  @Test(arguments: springs, [0.0, 6, -6])
  func energyNeverRises(_ spring: Spring, _ velocity: Double) {
    let energies = (0...200).map {
      spring.energy(at: Double($0) / 100 * spring.response, velocity: velocity)
    }
    #expect(zip(energies, energies.dropFirst()).allSatisfy { $1 <= $0 + 1e-12 })
    if velocity == 0 { #expect(energies[0] == 1) }
    // Its loss is the work of the damping, by a difference of both.
    let (time, step) = (0.3 * spring.response, 1e-5 * spring.response)
    let loss =
      (spring.energy(at: time + step, velocity: velocity)
        - spring.energy(at: time - step, velocity: velocity)) / (2 * step)
    let speed = spring.velocity(at: time, velocity: velocity)
    let work = 2 * spring.damping * speed * speed / spring.stiffness
    #expect(abs(loss + work) < 1e-4 * max(work, 1 / spring.response))
  }
}
