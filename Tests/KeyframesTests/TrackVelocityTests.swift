import Keyframes
import Testing

struct TrackVelocityTests {
  static let eased = Track([
    Keyframe(time: -1, value: 3, easing: .easeOut(.back)),
    Keyframe(time: 0.5, value: -7, easing: .easeInOut(.sine), controls: Controls(40, 2)),
    Keyframe(time: 2, value: 11, easing: .spring(.bouncy, velocity: 4)),
    Keyframe(time: 3.25, value: 0.0),
  ])

  static let ways: [Extrapolation] = Extrapolation.allCases

  /// Within the track and several rounds beyond it, against differences of the track itself.
  @Test(arguments: ways)
  func theVelocityIsTheDerivative(_ way: Extrapolation) {
    let track = Self.eased.extrapolated(before: way, after: way)
    for step in -60...60 {
      // A prime fraction: never at a keyframe of any round.
      let time = Double(step) / 7 + 0.0123
      let reference = EasingSlopeTests.ridders(at: time, within: 2e-3) { track.value(at: $0) }
      let tolerance = 1e-8 * max(1, abs(reference.slope)) + 4 * reference.error
      #expect(tolerance < 1e-4, "The reference is too coarse.")
      #expect(abs(track.velocity(at: time) - reference.slope) < tolerance, "at \(time)")
      #expect(abs(track.velocity(before: time) - reference.slope) < tolerance, "at \(time)")
    }
  }

  typealias Row = (track: Track<Double>, time: Double, before: Double, after: Double)

  static let ramp: Track<Double> = [1: 0, 3: 8]
  static let fall = ([0: 0, 2: 100] as Track<Double>).eased(.easeIn(.quad))

  static let sides: [Row] = [
    (5, 0, 0, 0), (ramp, 1, 0, 4), (ramp, 2, 4, 4), (ramp, 3, 4, 0), (fall, 1, 50, 50),
    (fall, 2, 100, 0), ([0: 0, 1: 4, 1: 9, 2: 3], 1, 4, -6), ([1: 4, 1: 9], 1, 0, 0),
    (ramp.extrapolated(before: .linear), 1, 4, 4), (ramp.extrapolated(before: .linear), -9, 4, 4),
    (ramp.extrapolated(after: .repeat), 3, 4, 4), (fall.extrapolated(after: .repeat), 2, 100, 0),
    (fall.extrapolated(after: .repeat), 4, 100, 0), (fall.extrapolated(before: .repeat), 0, 100, 0),
    (fall.extrapolated(after: .pingPong), 2, 100, -100),
    (fall.extrapolated(after: .pingPong), 4, 0, 0), (fall.extrapolated(before: .pingPong), 0, 0, 0),
    (ramp.extrapolated(before: .pingPong), 1, -4, 4),
    (ramp.extrapolated(after: .pingPong), 5, -4, 4),
    (ramp.extrapolated(after: .cumulative), 3, 4, 4), (ramp, .nan, 0, 0), (ramp, .infinity, 0, 0),
  ]

  @Test(arguments: sides)
  func velocitiesOnBothSides(_ row: Row) {
    #expect(abs(row.track.velocity(before: row.time) - row.before) < 1e-12)
    #expect(abs(row.track.velocity(at: row.time) - row.after) < 1e-12)
  }

  @Test func pointsHaveTheVelocitiesOfTheirAxes() {
    let place = Self.eased.map { Point(x: 3 * $0, y: -$0) }
    for time in [-1, -0.3, 0.5, 1.1, 3.25] {
      #expect(
        place.velocity(at: time).distance(to: Point(x: 3, y: -1) * Self.eased.velocity(at: time))
          < 1e-9)
      let before = Point(x: 3, y: -1) * Self.eased.velocity(before: time)
      #expect(place.velocity(before: time).distance(to: before) < 1e-9)
    }
  }

  // MARK: Values from the left

  static let steps: [(track: Track<Double>, time: Double, value: Double)] = [
    ([1: 10, 1: 20], 1, 10), ([1: 10, 1: 20, 3: 0], 1, 10), ([1: 10, 1: 20, 3: 0], 0, 10),
    ([0: 5, 1: 5, 1: 20], 1, 5), (([0: 5, 1: 20] as Track).eased(.hold), 1, 5),
    (([1: 10, 1: 20, 3: 0] as Track).extrapolated(before: .linear), 1, 10),
    (([1: 10, 1: 20, 3: 0] as Track).extrapolated(before: .repeat), 1, 0),
    (([1: 10, 1: 20, 3: 0] as Track).extrapolated(before: .pingPong), 1, 20),
    (([1: 10, 1: 20, 3: 0] as Track).extrapolated(before: .cumulative), 1, 10),
    (([0: 0, 2: 6] as Track).extrapolated(after: .repeat), 4, 6),
    (([0: 0, 2: 6] as Track).extrapolated(after: .cumulative), 4, 12),
    (([0: 0, 1: 0, 1: 5, 2: 6] as Track).extrapolated(after: .pingPong), 3, 5),
    (4, 7, 4),
  ]

  /// What the track has until just before `time`, also where another round begins then.
  @Test(arguments: steps)
  func theValueBeforeIsTheLimitFromTheLeft(
    _ row: (track: Track<Double>, time: Double, value: Double)
  ) {
    #expect(abs(row.track.value(before: row.time) - row.value) < 1e-12)
    #expect(abs(row.track.value(at: row.time - 1e-9) - row.value) < 1e-7)
  }
}
