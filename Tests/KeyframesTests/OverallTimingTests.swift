import Keyframes
import TestSupport
import Testing

struct OverallTimingTests {
  /// Two Bézier curves solved one after the other, in degrees of a turn.
  static let rounding = 1e-8

  /// The curve's y where its x is `progress`, by bisection.
  private func ease(_ progress: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> Double
  {
    let curve = Cubic(.zero, Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: 1, y: 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if curve.point(at: middle).x < progress { low = middle } else { high = middle }
    }
    return curve.point(at: low).y
  }

  /// UIKit's full turn: three equal thirds of 120° in 2 s, and an ease-in-out over the whole.
  @Test(arguments: [1.0, -1])
  func threeThirdsOfATurnAreOneEasedTurn(_ sign: Double) {
    let thirds: Track<Double> = [0: 0, 1 / 3: 120 * sign, 2 / 3: 240 * sign, 1: 360 * sign]
    let turn = thirds.timed(by: .easeInOut, over: 2)
    for time in stride(from: 0, through: 2, by: 0.01) {
      let expected = 360 * sign * ease(time / 2, 0.42, 0, 0.58, 1)
      #expect(abs(turn.value(at: time) - expected) < Self.rounding, "at \(time)")
    }
    #expect(abs(turn.value(at: 1) - 180 * sign) < Self.rounding)
    #expect(turn.times == 0...2)
  }

  static let colors: [Color] = [
    Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0.5, blue: 0),
    Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 0.5, green: 0, blue: 0.5),
    Color(red: 1, green: 0, blue: 0),
  ]

  /// UIKit's rainbow: six colours in 4 s, linear within and over the whole.
  @Test func rainbowChangesColorEverySixthOfFourSeconds() {
    let rainbow = Track(
      Self.colors.indices.map { Keyframe(time: Double($0) / 6, value: Self.colors[$0]) }
    ).timed(by: .linear, over: 4)
    for (index, (from, to)) in zip(Self.colors, Self.colors.dropFirst()).enumerated() {
      let start = 4 * (Double(index) / 6)
      #expect(rainbow.value(at: start) == from)
      let middle = rainbow.value(at: start + 1.0 / 3)
      #expect(abs(middle.red - (from.red + to.red) / 2) < Self.rounding)
      #expect(abs(middle.green - (from.green + to.green) / 2) < Self.rounding)
      #expect(abs(middle.blue - (from.blue + to.blue) / 2) < Self.rounding)
    }
    #expect(rainbow.value(at: 4) == Self.colors[6])
  }

  static let curves: [(x1: Double, y1: Double, x2: Double, y2: Double)] = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
    (0.9, 0.3, 0.1, 0.6),
  ]

  /// The track is at the fraction that the easing has reached, whatever its keyframes.
  @Test(arguments: curves, 1...5 as ClosedRange<UInt64>)
  func trackIsWhereTheEasingIs(
    _ curve: (x1: Double, y1: Double, x2: Double, y2: Double), _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed)
    let track = Track(
      (0..<6).map { _ in
        Keyframe(time: generator.number(0...1), value: generator.number())
      })
    let timed = track.timed(
      by: .cubicBezier(curve.x1, curve.y1, curve.x2, curve.y2), over: 3, from: -1)
    for step in 1..<200 {
      let progress = Double(step) / 200
      let expected = track.value(at: ease(progress, curve.x1, curve.y1, curve.x2, curve.y2))
      // Two keyframes may be close together, so that the track is steep.
      #expect(abs(timed.value(at: progress * 3 - 1) - expected) < 1e-5, "at \(progress)")
    }
  }

  @Test func stepsStaySteps() {
    let timed = ([0: 0, 0.5: 1, 0.5: 5, 1: 6] as Track<Double>).timed(by: .easeInOut, over: 2)
    #expect(timed.keyframes.map(\.value) == [0, 1, 5, 6])
    #expect(abs(timed.value(at: 1 - 1e-9) - 1) < 1e-6)
    #expect(abs(timed.value(at: 1 + 1e-9) - 5) < 1e-6)
  }

  @Test func easingsThatCannotBeAppliedToATrackTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = TrackTests.ramp.timed(by: .cubicBezier(0.3, -0.5, 0.6, 1), over: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = TrackTests.ramp.timed(by: .easeOut(.bounce), over: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = TrackTests.ramp.eased(.hold).timed(by: .easeInOut, over: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ([0: 0, 1.5: 1] as Track<Double>).timed(by: .easeInOut, over: 1)
    }
  }
}
