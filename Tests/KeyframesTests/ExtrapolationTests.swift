import Keyframes
import Testing

struct ExtrapolationTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-10

  /// From 2 to 6, from 10 by 30 to 20.
  static let track = Track<Double>([
    Keyframe(time: 2, value: 10, easing: .easeIn(.quad)), Keyframe(time: 5, value: 30),
    Keyframe(time: 6, value: 20),
  ])

  static let rounds = [-100, -7, -2, -1, 0, 1, 2, 6, 1000]
  static let rests = [0.1, 1, 2.5, 3, 3.9]

  private func both(_ extrapolation: Extrapolation) -> Track<Double> {
    Self.track.extrapolated(before: extrapolation, after: extrapolation)
  }

  @Test(arguments: Extrapolation.allCases)
  func nothingChangesInside(_ extrapolation: Extrapolation) {
    let track = both(extrapolation)
    for time in stride(from: 2.0, through: 6, by: 0.05) {
      #expect(track.value(at: time) == Self.track.value(at: time))
    }
  }

  @Test func holdIsTheDefault() {
    #expect(both(.hold) == Self.track)
    #expect(Self.track.value(at: -9) == 10 && Self.track.value(at: 99) == 20)
  }

  /// 20/3 a unit at the beginning, the easing aside, and −10 at the end.
  @Test(arguments: [0.5, 1, 7, 100])
  func linearContinuesAlongTheLine(_ distance: Double) {
    let track = both(.linear)
    #expect(abs(track.value(at: 2 - distance) - (10 - distance * 20 / 3)) < Self.rounding)
    #expect(abs(track.value(at: 6 + distance) - (20 - distance * 10)) < Self.rounding)
  }

  @Test(arguments: rounds, rests)
  func repeatHasThePeriodOfItsLength(_ round: Int, _ rest: Double) {
    let value = both(.repeat).value(at: 2 + Double(round) * 4 + rest)
    #expect(abs(value - Self.track.value(at: 2 + rest)) < Self.rounding * 100)
  }

  /// A round begins with the first value; just before it is the last one.
  @Test(arguments: [1, 2, 17])
  func repeatBeginsExactlyAgain(_ round: Int) {
    let track = both(.repeat)
    let seams = [6 + 4 * Double(round), 2 - 4 * Double(round)]
    for seam in seams {
      #expect(track.value(at: seam) == 10)
      #expect(abs(track.value(at: seam - 1e-12) - 20) < Self.rounding)
    }
    #expect(track.value(at: 6) == 20)
    #expect(abs(track.value(at: 2.0.nextDown) - 20) < Self.rounding)
  }

  @Test(arguments: rounds, rests)
  func pingPongRunsBackAndForth(_ round: Int, _ rest: Double) {
    let value = both(.pingPong).value(at: 2 + Double(round) * 4 + rest)
    let place = round.isMultiple(of: 2) ? rest : 4 - rest
    #expect(abs(value - Self.track.value(at: 2 + place)) < Self.rounding * 100)
  }

  /// Each round is 20 − 10 higher.
  @Test(arguments: rounds, rests)
  func cumulativeBeginsWhereItEnded(_ round: Int, _ rest: Double) {
    let value = both(.cumulative).value(at: 2 + Double(round) * 4 + rest)
    let expected = Self.track.value(at: 2 + rest) + 10 * Double(round)
    #expect(abs(value - expected) < Self.rounding * 100)
  }

  /// The round's start plus its length is rounded beyond the last keyframe, or down to the first.
  @Test func roundingNeverLeavesTheTrack() {
    let track = ([-2.9: 0, 0.1: 1] as Track<Double>).extrapolated(after: .repeat)
    #expect(abs(track.value(before: 3.1) - 1) < Self.rounding)
    #expect(abs(track.velocity(before: 3.1) - 1.0 / 3) < Self.rounding)
    #expect(abs(track.velocity(at: 3.1) - 1.0 / 3) < Self.rounding)
    #expect(track.velocity(at: 1e300).isFinite && track.velocity(at: -1e300) == 0)
  }

  /// Near every seam of many rounds, from both sides: the values just before a time are those of the
  /// times before it.
  @Test(arguments: Extrapolation.allCases)
  func everySeamHasTwoSides(_ extrapolation: Extrapolation) {
    for step in 1...60 {
      let (start, length) = (Double(step) * -0.29, Double(1 + step % 7) * 0.3)
      let track = Track<Double>([
        Keyframe(time: start, value: 0), Keyframe(time: start + length, value: 1),
      ]).extrapolated(before: extrapolation, after: extrapolation)
      for round in -6...6 {
        let seam = start + Double(round) * length
        for time in [seam.nextDown, seam, seam.nextUp] {
          let (before, earlier) = (track.value(before: time), track.value(at: time - 1e-9))
          // Within the rounding of a seam, either side may be meant.
          let isEither = extrapolation == .repeat && abs(abs(before - earlier) - 1) < 1e-7
          #expect(abs(before - earlier) < 1e-7 || isEither, "\(time)")
          #expect(track.velocity(at: time).isFinite && track.velocity(before: time).isFinite)
        }
      }
    }
  }

  @Test func cumulativeDoesNotJump() {
    let track = both(.cumulative)
    for round in -5...5 {
      let seam = 2 + 4 * Double(round)
      let (before, after) = (track.value(at: seam.nextDown), track.value(at: seam))
      #expect(abs(before - after) < Self.rounding)
    }
  }

  @Test func theEndsAreIndependent() {
    let track = Self.track.extrapolated(before: .linear, after: .repeat)
    #expect(track.value(at: -1) == -10)
    #expect(track.value(at: 10) == 10)
    #expect(Self.track.extrapolated(after: .linear).value(at: -1) == 10)
  }

  @Test func stepsRepeatAsSteps() {
    let steps: Track<Double> = [0: 0, 1: 1, 1: 5, 2: 6]
    let track = steps.extrapolated(before: .cumulative, after: .repeat)
    #expect(track.value(at: 3) == 5)
    #expect(abs(track.value(at: 3.0.nextDown) - 1) < Self.rounding)
    #expect(abs(track.value(at: -1) - -1) < Self.rounding)
    #expect(abs(track.value(at: (-1.0).nextDown) - -5) < Self.rounding)
  }

  // MARK: Every type

  private func cumulated<Value: Interpolatable>(_ from: Value, _ to: Value, at time: Double)
    -> Value
  {
    ([0: from, 1: to] as Track<Value>).extrapolated(before: .cumulative, after: .cumulative)
      .value(at: time)
  }

  @Test func everyTypeCumulates() {
    #expect(cumulated(Point(x: 1, y: 2), Point(x: 2, y: 5), at: 3.5) == Point(x: 4.5, y: 12.5))
    #expect(cumulated(Vector.zero, Vector(dx: 1, dy: -1), at: -2.5) == Vector(dx: -2.5, dy: 2.5))
    #expect(
      cumulated(Size.zero, Size(width: 1, height: 2), at: 2.25) == Size(width: 2.25, height: 4.5))
    #expect(
      cumulated(.zero, Rect(x: 1, y: 2, width: 3, height: 4), at: 2)
        == Rect(x: 2, y: 4, width: 6, height: 8))
    #expect(cumulated(Insets.zero, Insets(1), at: 2.5) == Insets(2.5))
    #expect(cumulated([1.0, 2], [2, 4], at: 2.5) == [3.5, 7])
    let black = Color.black
    #expect(cumulated(black, Color(red: 0.25, green: 0, blue: 0.5), at: 3.5).red == 0.875)
  }

  /// Rounding to whole numbers must not be added up.
  @Test func wholeNumbersCumulateExactly() {
    #expect((0...8).map { cumulated(0, 2, at: Double($0) / 2) } == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(cumulated(0, 1, at: 1000) == 1000)
    #expect(cumulated(0, .max, at: 3) == .max)
  }

  @Test func anglesCumulateTheirTurns() {
    #expect(cumulated(Angle(0), Angle(300), at: 2.5).degrees == -150)
    #expect(cumulated(Angle(0), Angle(60, .longest), at: 2).degrees == -600)
    #expect(cumulated(Angle(0), Angle(720, .asWritten), at: 3).degrees == 2160)
  }

  @Test func valuesWithoutDifferencesRepeat() {
    let shown = cumulated(false, true, at: 1.5)
    #expect(!shown)
    #expect(cumulated("a" as Discrete<String>, "b", at: 2.5) == "a")
  }

  @Test func clearColoursCumulateWithTheirPartnersHue() {
    let coral = Color(0xFF7F50, alpha: 0.25)
    let shown = cumulated(.clear, coral, at: 2.5)
    #expect(abs(shown.red - coral.red) < 1e-12 && abs(shown.blue - coral.blue) < 1e-12)
    #expect(abs(shown.alpha - 0.625) < 1e-12)
  }

  // MARK: Tracks without segments

  static let still: [Track<Double>] = [
    7, [3: 7], [3: 7, 3: 7], [0: 7, 5: 7],
  ]

  @Test(arguments: Extrapolation.allCases, still)
  func tracksThatDoNotMoveHold(_ extrapolation: Extrapolation, _ track: Track<Double>) {
    let track = track.extrapolated(before: extrapolation, after: extrapolation)
    for time in [-1e308, -9, 0, 3, 99, 1e308, .infinity, -.infinity, .nan] {
      #expect(track.value(at: time) == 7)
    }
  }

  @Test(arguments: Extrapolation.allCases)
  func farAndImpossibleTimesGiveNumbers(_ extrapolation: Extrapolation) {
    for time in [-1e15, 1e15, .infinity, -.infinity, .nan] {
      #expect(both(extrapolation).value(at: time).isFinite, "at \(time)")
    }
    let short = ([0: 5, 1e-300: 5, 1: 5] as Track<Double>)
      .extrapolated(before: extrapolation, after: extrapolation)
    #expect(short.value(at: -1e300) == 5)
  }

  @Test func aStepAtTheEndHasNoLine() {
    let track = ([0: 0, 0: 1, 1: 2, 1: 9] as Track<Double>)
      .extrapolated(before: .linear, after: .linear)
    #expect(track.value(at: -5) == 0)
    #expect(track.value(at: 5) == 9)
  }
}
