import Keyframes
import Testing

struct EasingStepsTests {
  static let places = [-0.5, -1.0 / 6, 1.0 / 6, 0.5, 5.0 / 6, 1, 7.0 / 6, 1.5]
  static let threeSteps: [(position: StepPosition, jumps: Int, steps: [Int])] = [
    (.jumpStart, 3, [-1, 0, 1, 2, 3, 3, 4, 5]),
    (.jumpEnd, 3, [-2, -1, 0, 1, 2, 3, 3, 4]),
    (.jumpNone, 2, [-2, -1, 0, 1, 2, 2, 3, 4]),
    (.jumpBoth, 4, [-1, 0, 1, 2, 3, 4, 4, 5]),
  ]

  /// The algorithm of CSS Easing Functions 2, 2.4.1, by hand, without the before flag.
  @Test(arguments: threeSteps)
  func threeStepsOfEveryPosition(_ position: StepPosition, _ jumps: Int, _ steps: [Int]) {
    for (place, step) in zip(Self.places, steps) {
      #expect(Easing.steps(3, position)(place) == Double(step) / Double(jumps))
    }
  }

  /// The same algorithm with the before flag, at 0, 1/3, 1/2, 1 and 4/3.
  static let before: [(position: StepPosition, values: [Double])] = [
    (StepPosition.jumpStart, [0, 1.0 / 3, 2.0 / 3, 1, 4.0 / 3] as [Double]),
    (.jumpEnd, [0, 0, 1.0 / 3, 2.0 / 3, 1]), (.jumpNone, [0, 0, 0.5, 1, 1.5]),
    (.jumpBoth, [0, 0.25, 0.5, 0.75, 1]),
  ]

  @Test(arguments: before)
  func beforeAStairRises(_ position: StepPosition, _ values: [Double]) {
    let easing = Easing.steps(3, position)
    for (place, value) in zip([0, 1.0 / 3, 0.5, 1, 4.0 / 3], values) {
      #expect(easing(place, isBefore: true) == value, "\(easing) at \(place)")
      #expect(easing(place, isBefore: false) == easing(place))
    }
  }

  @Test func theFlagMattersOnlyAtJumps() {
    #expect(Easing.hold(1, isBefore: true) == 0)
    #expect(Easing.hold(1.0.nextUp, isBefore: true) == 1)
    let stops = Easing.linear([LinearStop(0.2, at: 0), LinearStop(0.8, at: 0), 1])
    #expect(stops(0) == 0.8)
    #expect(stops(0, isBefore: true) == 0.2)
    for easing in [Easing.linear, .ease, .easeIn(.quad), .spring(.smooth), .hold.reversed] {
      for progress in [0, 0.3, 1] {
        #expect(easing(progress, isBefore: true) == easing(progress))
      }
    }
  }

  static let ends: [(position: StepPosition, start: Double, end: Double)] = [
    (StepPosition.jumpStart, 1.0 / 49, 1.0), (.jumpEnd, 0, 1), (.jumpNone, 0, 1),
    (.jumpBoth, 1.0 / 50, 1),
  ]

  @Test(arguments: ends)
  func startsAndEndsAccordingToItsPosition(_ position: StepPosition, _ start: Double, _ end: Double)
  {
    #expect(Easing.steps(49, position)(0) == start)
    #expect(Easing.steps(49, position)(1) == end)
  }

  /// Also where multiplying would fall a hair short, as with 1/49.
  @Test(arguments: [1, 2, 3, 7, 49, 98, 103, 1000])
  func risesExactlyAtItsFractions(_ count: Int) {
    for step in 0...count {
      let place = Double(step) / Double(count)
      #expect(Easing.steps(count)(place) == place)
      if step > 0 {
        #expect(Easing.steps(count)(place.nextDown) == Double(step - 1) / Double(count))
      }
    }
  }

  @Test func holdWaitsForTheEnd() {
    for (place, value) in [(-1.0, 0.0), (0, 0), (1.0.nextDown, 0), (1, 1), (2, 1)] {
      #expect(Easing.hold(place) == value)
      #expect(Easing.hold.reversed(1 - place) == 1 - value)
    }
  }

  @Test func tooFewStepsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Easing.steps(0) }
    await #expect(processExitsWith: .failure) { _ = Easing.steps(1, .jumpNone) }
    await #expect(processExitsWith: .failure) { _ = Easing.cubicBezier(1.5, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = Easing.linear([]) }
    await #expect(processExitsWith: .failure) { _ = Easing.spring(bounce: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Easing.spring(Spring(response: 1, dampingRatio: 0))
    }
    await #expect(processExitsWith: .failure) { _ = Easing.Family.power(0) }
    await #expect(processExitsWith: .failure) { _ = Easing.Family.bounce(count: 101) }
    await #expect(processExitsWith: .failure) { _ = Easing.Family.bounce(restitution: 1.1) }
    await #expect(processExitsWith: .failure) { _ = Easing.ease.joined(.ease, at: 1) }
    await #expect(processExitsWith: .failure) { _ = Easing.ease.blended(with: .hold, by: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Easing.hold.part(from: 0, to: 0.5) }
    await #expect(processExitsWith: .failure) { _ = Easing.custom("a b") { $0 } }
  }
}
