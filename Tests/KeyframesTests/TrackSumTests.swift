import Keyframes
import TestSupport
import Testing

/// The sum of two tracks against the sum of their values.
struct TrackSumTests {
  static let exactEasings: [Easing] = [
    .linear, .easeIn(.quad), .easeOut(.cubic), .easeInOut(.quad), .easeInOut(.cubic),
    .easeOut(.bounce), .easeIn(.back), .hold, .steps(4),
  ]
  static let otherEasings: [Easing] = [
    .easeOut(.quint), .easeInOut(.sine), .easeIn(.expo), .easeInOut(.circ), .easeOut(.elastic),
    .ease, .spring(bounce: 0.4), Easing.easeIn(.quad).mirrored,
  ]

  private func track(
    _ easings: [Easing], _ generator: inout SeededGenerator, curved: Bool = false
  ) -> Track<Double> {
    var time = generator.number(-2...2)
    var keyframes: [Keyframe<Double>] = []
    for _ in 0..<5 {
      let easing = easings[Int(generator.next() % UInt64(easings.count))]
      keyframes.append(Keyframe(time: time, value: generator.number(), easing: easing))
      // One in four keyframes is a step.
      time += generator.next().isMultiple(of: 4) ? 0 : generator.number(0.2...2)
    }
    let track = Track(keyframes)
    return curved ? track.eased(.linear).calculated(.cubic()) : track
  }

  private func greatestError(
    _ a: Track<Double>, _ b: Track<Double>, _ generator: inout SeededGenerator
  ) -> Double {
    let sum = a.adding(b)
    var animator = Animator()
    let slot = animator.add(sum)
    let own = (a.keyframes + b.keyframes).map(\.time)
    let others = (0..<400).map { _ in generator.number(-4...12) }
    return (own + others).reduce(0) { error, time in
      let wanted = a.value(at: time) + b.value(at: time)
      animator.seek(to: time)
      return max(error, abs(sum.value(at: time) - wanted), abs(animator[slot] - wanted))
    }
  }

  @Test(arguments: TrackTests.seeds)
  func polynomialsAddUpExactly(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    for round in 0..<8 {
      let a = track(Self.exactEasings, &generator, curved: round.isMultiple(of: 2))
      let b = track(Self.exactEasings, &generator)
      // A few hundred roundings of numbers up to 1000.
      #expect(greatestError(a, b, &generator) < 1e-10)
    }
  }

  @Test(arguments: TrackTests.seeds)
  func othersAddUpWithinAMillionth(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<4 {
      let a = track(Self.otherEasings, &generator)
      let b = track(Self.otherEasings + Self.exactEasings, &generator)
      let spans = [a, b].map { $0.keyframes.map(\.value) }.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let sum = a.adding(b)
      #expect(sum.keyframes.count < 4000, "\(sum.keyframes.count)")
      #expect(greatestError(a, b, &generator) < 2e-6 * (spans[0] + spans[1]))
    }
  }

  /// What moves alone keeps its easing, so that exports and the timeline show it.
  @Test func aSegmentOnARestStaysAsItIs() {
    let first = ([0: 0, 1: 10] as Track<Double>).eased(.spring(bounce: 0.4))
    let second = ([1: 5, 2: 25] as Track<Double>).eased(.easeOut(.elastic))
    let sum = first.adding(second)
    #expect(sum.keyframes.map(\.time) == [0, 1, 2])
    #expect(sum.keyframes.map(\.value) == [5, 15, 35])
    #expect(sum.keyframes[0].easing == first.keyframes[0].easing)
    #expect(sum.keyframes[1].easing == second.keyframes[0].easing)
  }

  @Test func straightLinesStayStraight() {
    let sum = ([0: 0, 2: 200] as Track<Double>).adding([1: 0, 1.5: 10, 1.75: 0])
    #expect(sum == [0: 0, 1: 100, 1.5: 160, 1.75: 175, 2: 200])
  }

  @Test func stepsStaySteps() {
    let sum = ([0: 0, 1: 10, 1: 50, 2: 60] as Track<Double>).adding([0: 0, 1.5: 3, 1.5: -3, 2: 0])
    #expect(abs(sum.value(at: 1.0.nextDown) - 12) < 1e-12 && abs(sum.value(at: 1) - 52) < 1e-12)
    #expect(abs(sum.value(at: 1.5.nextDown) - 58) < 1e-12 && abs(sum.value(at: 1.5) - 52) < 1e-12)
  }

  @Test func aConstantMovesTheWholeTrack() {
    let endless = ([0: 0, 1: 10] as Track<Double>).extrapolated(after: .cumulative)
    #expect(endless.adding(5).value(at: 7.5) == 80)
    #expect(Track<Double>(5).adding(endless).value(at: 7.5) == 80)
    #expect(Track<Double>(5).adding(7).isConstant)
  }

  @Test func additionCommutes() {
    var generator = SeededGenerator(9)
    let a = track(Self.exactEasings, &generator)
    let b = track(Self.exactEasings, &generator)
    for step in 0..<200 {
      let time = Double(step) / 20 - 2
      #expect(abs(a.adding(b).value(at: time) - b.adding(a).value(at: time)) < 1e-10)
    }
  }

  @Test func endlessTracksTrap() async {
    await #expect(processExitsWith: .failure) {
      let endless = ([0: 0, 1: 10] as Track<Double>).extrapolated(after: .repeat)
      _ = endless.adding([0: 0, 1: 1])
    }
  }
}
