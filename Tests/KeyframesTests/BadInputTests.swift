import Keyframes
import Testing

/// Errors have a message with the offending value: text throws with the column, code traps. Input
/// that is merely unusual has a defined meaning.
struct BadInputTests {
  // MARK: Texts

  static let texts: [(notation: String, sentence: String)] = [
    ("steps(0)", "The number of steps is \"0\" (column 7): give a whole number of at least 1."),
    (
      "steps(1, jump-none)",
      "The number of steps is \"1\" (column 7): give a whole number of at least 2 with jump-none."
    ),
    (
      "cubic-bezier(1.5, 0, 1, 1)",
      "x1 of cubic-bezier is 1.5 (column 14): give a number from 0 to 1."
    ),
    (
      "cubic-bezier(0, nan, 1, 1)",
      "y1 of cubic-bezier is \"nan\", not a number (column 17): give a number such as 0.5."
    ),
    (
      "cubic-bezier(0, 1e999, 1, 1)",
      "y1 of cubic-bezier is 1e999, too large (column 17): give a smaller number."
    ),
    (
      "eaze",
      "No easing is called \"eaze\" (column 1): give a name such as ease-out or ease-out-bounce."
    ),
    ("spring(duration: 0)", "The duration is 0 (column 18): give a number above 0."),
    ("spring(duration: -1)", "The duration is -1 (column 18): give a number above 0."),
  ]

  @Test(arguments: texts)
  func textsAreRejectedWithTheColumn(_ row: (notation: String, sentence: String)) throws {
    let error = #expect(throws: EasingNotationError.self) { try Easing(notation: row.notation) }
    #expect(error?.description == row.sentence)
  }

  /// Numbers at the limits: every easing that can be read gives numbers everywhere.
  static let extremes = [
    "cubic-bezier(0, 1e308, 1, -1e308)", "cubic-bezier(0.5, -1.7e308, 0.5, 1.7e308)",
    "ease-in-out-back(1e308)", "ease-in-elastic(1e308)", "ease-in-out-elastic(1e308, 1e-300)",
    "ease-in-power(1e308)", "ease-in-power(1e-308)", "linear(1e308, -1e308)",
    "linear(0 -1e308%, 1 1e308%)", "spring(1 100 10 1e300)", "spring(duration: 1e-300, bounce: 0)",
    "spring(duration: 1e300, bounce: 0.5)", "spring(bounce: 0.9999999999)",
    "spring(bounce: -0.9999999999)", "steps(9223372036854775807)", "ease-out-bounce(100, 1)",
  ]

  @Test(arguments: extremes)
  func whateverCanBeReadGivesNumbers(_ notation: String) throws {
    let easing = try Easing(notation: notation)
    for easing in [easing, easing.reversed, easing.mirrored, easing.clamped] {
      for progress in [
        0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0.nextDown, 1,
      ] {
        #expect(easing(progress).isFinite, "\(easing) at \(progress)")
      }
    }
  }

  // MARK: Code

  private func expectTrap(
    _ sentence: String, _ result: ExitTest.Result?, _ location: SourceLocation = #_sourceLocation
  ) {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(sentence), sourceLocation: location)
  }

  @Test func wrongKeyframesTrap() async {
    expectTrap(
      "A track needs at least one keyframe.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Track<Double>([])
      })
    expectTrap(
      "A keyframe's time is nan; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = [0: 1, .nan: 2] as Track<Double>
      })
    expectTrap(
      "A keyframe's time is inf; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var keyframe = Keyframe(time: 0, value: 1.0)
        keyframe.time = .infinity
        _ = Track([keyframe])
      })
    expectTrap(
      "The value of the keyframe at 0.0 is nan; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Track(Double.nan)
      })
    expectTrap(
      "The value of the keyframe at 2.0 is -inf; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var track: Track<Double> = [0: 1]
        var keyframe = Keyframe(time: 2, value: 1.0)
        keyframe.value = -.infinity
        track.add(keyframe)
      })
    expectTrap(
      "The value of the keyframe at 1.0 is Point(x: nan, y: 0.0); it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = [0: .zero, 1: Point(x: .nan, y: 0)] as Track<Point>
      })
    expectTrap(
      "The controls of the keyframe at 0.0 are",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Keyframe(time: 0, value: 1.0, controls: Controls(0, .nan))
      })
  }

  @Test func wrongDurationsTrap() async {
    expectTrap(
      "The duration is -1.0; it must be 0 or more.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ([0: 0, 1: 1] as Track<Double>).timed(by: .easeInOut, over: -1)
      })
    expectTrap(
      "A track from 0.0 over inf has infinite times; all must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ([0: 0, 1: 1] as Track<Double>).timed(by: .linear, over: .infinity)
      })
    expectTrap(
      "The length of the track is -2.0; it must be finite and 0 or more.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Track(from: 0.0, over: -2, [(0, 1, 1)])
      })
    expectTrap(
      "The response is 0.0; it must be above 0.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(response: 0, dampingRatio: 1)
      })
    expectTrap(
      "The settling time is -1.0; it must be above 0.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(settlingTime: -1, dampingRatio: 1)
      })
  }

  @Test func wrongEasingsTrap() async {
    expectTrap(
      "0 steps are too few: jumpEnd needs at least 1.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.steps(0)
      })
    expectTrap(
      "1 steps are too few: jumpNone needs at least 2.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.steps(1, .jumpNone)
      })
    expectTrap(
      "x1 is 1.5, outside 0...1.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.cubicBezier(1.5, 0, 1, 1)
      })
    expectTrap(
      "x2 is -0.1, outside 0...1.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.cubicBezier(0, 0, -0.1, 1)
      })
    expectTrap(
      "y2 is nan; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.cubicBezier(0, 0, 1, .nan)
      })
    expectTrap(
      "A stop's output is inf; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.linear([0, LinearStop(.infinity), 1])
      })
    expectTrap(
      "The velocity is nan; it must be finite.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Easing.spring(.smooth, velocity: .nan)
      })
  }

  // MARK: Unusual input

  struct Unusual: Sendable, CustomTestStringConvertible {
    let name: String
    let track: Track<Double>
    /// Values just before time 1, at 1, and long after.
    let values: [Double]

    var testDescription: String { name }
  }

  static let unusual: [Unusual] = [
    Unusual(name: "a time written twice is a step", track: [1: 3, 1: 4], values: [3, 4, 4]),
    Unusual(
      name: "a time written three times keeps the first and the last", track: [1: 3, 1: 9, 1: 4],
      values: [3, 4, 4]),
    Unusual(
      name: "no duration is a step",
      track: ([0: 3, 1: 4] as Track<Double>).timed(by: .easeInOut, over: 0, from: 1),
      values: [3, 4, 4]),
    Unusual(
      name: "no length is a step", track: Track(from: 3, over: 0, [(0, 1, 4)]), values: [4, 4, 4]),
    Unusual(
      name: "a part without a duration is a step", track: Track(from: 3, over: 2, [(0.5, 0, 4)]),
      values: [3, 4, 4]),
    Unusual(
      name: "no parts are a constant", track: Track(from: 3, over: 2, []), values: [3, 3, 3]),
  ]

  @Test(arguments: unusual)
  func unusualInputHasAMeaning(_ row: Unusual) {
    let found = [(1.0).nextDown, 1, 1e9].map { row.track.value(at: $0) }
    #expect(found == row.values)
  }

  /// Values near the limits of `Double` blend and cumulate without becoming NaN.
  @Test(arguments: Extrapolation.allCases)
  func hugeValuesGiveNumbers(_ end: Extrapolation) {
    let most = Double.greatestFiniteMagnitude
    let points: Track<Point> = [
      0: Point(x: -most, y: most), 1: Point(x: most, y: -most), 2: Point(x: 0, y: most),
    ]
    let curve = Track(
      points.keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time, value: keyframe.value,
          controls: Controls(Point(x: most, y: -most), Point(x: -most, y: most)))
      })
    for easing in [Easing.linear, .easeInOut(.quad), .steps(3)] {
      for time in [-1e300, -0.5, 0, 0.1, 0.5, 1, 1.5, 1.9, 2, 2.7, 1e300] {
        for track in [points.eased(easing), curve.eased(easing)] {
          let value = track.extrapolated(before: end, after: end).value(at: time)
          #expect(!value.x.isNaN && !value.y.isNaN, "\(easing) at \(time)")
        }
      }
    }
  }
}
