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

  static let ends: [(position: StepPosition, start: Double, end: Double)] = [
    (StepPosition.jumpStart, 1.0 / 49, 1.0), (.jumpEnd, 0, 1), (.jumpNone, 0, 1),
    (.jumpBoth, 1.0 / 50, 1),
  ]

  @Test(arguments: ends)
  func startsAndEndsAsItsPositionSays(_ position: StepPosition, _ start: Double, _ end: Double) {
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
  }
}
