import Keyframes
import TestSupport
import Testing

struct TrackTests {
  /// A few rounding errors of numbers below 100.
  static let rounding = 1e-12
  static let seeds: ClosedRange<UInt64> = 1...40

  /// Times from −2 on, to include negative ones; the first segment is eased.
  static let plain = Track<Double>([
    Keyframe(time: -2, value: 10, easing: .easeIn(.quad)),
    Keyframe(time: 0, value: 20),
    Keyframe(time: 4, value: 0, easing: .easeIn(.bounce)),
  ])
  /// 1 from the left, 3 at the time and onwards, 2 never.
  static let step = Track<Double>([
    Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1, easing: .easeIn(.bounce)),
    Keyframe(time: 1, value: 2, easing: .easeIn(.bounce)), Keyframe(time: 1, value: 3),
    Keyframe(time: 2, value: 4),
  ])

  static let ramp: Track<Double> = [0: 0, 1: 1]

  struct Row: Sendable {
    let rule: String
    let track: Track<Double>
    let time: Double
    let value: Double

    init(_ rule: String, _ track: Track<Double>, _ time: Double, _ value: Double) {
      (self.rule, self.track, self.time, self.value) = (rule, track, time, value)
    }
  }

  /// The keyframe semantics of Jazz Hands, row by row.
  static let rows: [Row] = [
    Row("before the first: the first value", plain, -2.001, 10),
    Row("long before the first: no extrapolation", plain, -1e300, 10),
    Row("at the first", plain, -2, 10),
    Row("between: the earlier keyframe's easing", plain, -1, 12.5),
    Row("between: linear unless said otherwise", plain, 1, 15),
    Row("exactly at a keyframe: its value", plain, 0, 20),
    Row("at the last: the last value", plain, 4, 0),
    Row("after the last: the last value, its easing is never used", plain, 4.5, 0),
    Row("long after the last: no extrapolation", plain, 1e300, 0),
    Row("at minus infinity", plain, -.infinity, 10),
    Row("at infinity", plain, .infinity, 0),
    Row("not a number: the first value", plain, .nan, 10),
    Row("a step is reached from the left by the first added", step, 0.5, 0.5),
    Row("at a step: the last added", step, 1, 3),
    Row("after a step: on from the last added, with its easing", step, 1.5, 3.5),
    Row("a constant", 7, -3, 7),
    Row(
      "an overshooting easing leaves the values", ramp.eased(.cubicBezier(0, 2, 1, 2)), 0.5, 1.625),
  ]

  @Test(arguments: rows)
  func valueFollowsTheTable(_ row: Row) {
    #expect(abs(row.track.value(at: row.time) - row.value) < Self.rounding, "\(row.rule)")
  }

  @Test func documentedExample() {
    let opacity: Track<Double> = [0: 0, 0.5: 1, 2: 1, 2.5: 0]
    #expect(opacity.value(at: 0.25) == 0.5)
    #expect(opacity.value(at: -7) == 0)
  }

  /// Jazz Hands' algorithm: a list into which each keyframe is inserted before the first with a
  /// greater time, searched from its beginning.
  struct Filmstrip {
    var frames: [Keyframe<Double>] = []

    mutating func insert(_ frame: Keyframe<Double>) {
      let index = frames.firstIndex { $0.time > frame.time } ?? frames.endIndex
      frames.insert(frame, at: index)
    }

    func value(at time: Double) -> Double {
      if time < frames[0].time { return frames[0].value }
      for (from, to) in zip(frames, frames.dropFirst()) where from.time <= time && time < to.time {
        let progress = (time - from.time) / (to.time - from.time)
        return from.value + (to.value - from.value) * from.easing(progress)
      }
      return frames[frames.count - 1].value
    }
  }

  static let easings: [Easing] = [
    .linear, .easeIn(.quad), .easeOut(.back), .hold, .easeInOut(.cubic), .steps(3),
  ]

  /// Whole times, so that many are equal.
  private func frames(_ generator: inout SeededGenerator) -> [Keyframe<Double>] {
    (0..<Int.random(in: 1...14, using: &generator)).map { _ in
      Keyframe(
        time: Double(Int.random(in: -5...5, using: &generator)), value: generator.number(),
        easing: Self.easings[Int.random(in: 0..<Self.easings.count, using: &generator)])
    }
  }

  @Test(arguments: seeds)
  func agreesWithAListSearchedFromItsBeginning(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let frames = frames(&generator)
    var filmstrip = Filmstrip()
    for frame in frames { filmstrip.insert(frame) }
    let track = Track(frames)
    for time in stride(from: -6.0, through: 6, by: 0.125) {
      #expect(abs(track.value(at: time) - filmstrip.value(at: time)) < Self.rounding, "at \(time)")
    }
  }

  @Test(arguments: seeds)
  func addingOneByOneIsTheSameAsAllAtOnce(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let frames = frames(&generator)
    var track: Track<Double> = 99
    for frame in frames { track.add(frame) }
    #expect(track == Track(frames))
    let times = track.keyframes.map(\.time)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { time in times.count { $0 == time } <= 2 })
  }

  @Test(arguments: seeds)
  func orderOfAddingDoesNotMatterWhereTimesDiffer(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let frames = (0..<10).map { Keyframe(time: Double($0 * $0), value: generator.number()) }
    #expect(Track(frames.shuffled(using: &generator)) == Track(frames))
  }

  @Test func aStepKeepsItsFirstAndLast() {
    #expect(Self.step.keyframes.map(\.value) == [0, 1, 3, 4])
    #expect(Self.step.value(at: 1.0.nextDown) < 1)
    #expect(Self.step.value(at: 1.0.nextDown) > 1 - Self.rounding)
    #expect(abs(Self.step.value(before: 1) - 1) < Self.rounding)
    #expect(
      Track([Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 2, value: 5)])
        .value(before: 2) == 1)
    #expect(([1: false, 2: true] as Track<Bool>).value(before: 2) == false)
    #expect(Self.step.value(before: 0.5) == 0.5)
    #expect(Self.step.value(before: 0) == 0)
    #expect(Self.step.value(before: 9) == 4)
  }

  /// Exactly at the time, whatever the times.
  @Test(arguments: seeds)
  func flipsExactlyAtTheLaterKeyframe(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<50 {
      let start = generator.number(-10...0)
      let end = generator.number(0.001...1)
      let shown: Track<Bool> = [start: false, end: true]
      #expect(!shown.value(at: end.nextDown), "\(start)...\(end)")
      #expect(shown.value(at: end))
      let held = ([start: 0, end: 1] as Track<Double>).eased(.hold)
      #expect(held.value(at: end.nextDown) == 0, "\(start)...\(end)")
      #expect(held.value(at: end) == 1)
    }
  }

  /// 32 bits would drift by 64 here.
  @Test func longTracksKeepTheirPrecision() {
    let track: Track<Double> = [1_000_000_000: 1_000_000_000, 1_000_000_001: 1_000_000_001]
    #expect(track.value(at: 1_000_000_000.5) == 1_000_000_000.5)
  }

  // MARK: Building

  @Test func aConstantIsReplacedByTheFirstKeyframe() {
    var track: Track<Double> = 5
    #expect(track.isConstant)
    #expect(track.times == nil)
    track.add(8, at: 3)
    #expect(!track.isConstant)
    #expect(track.times == 3...3)
    #expect(track.value(at: 0) == 8)
    let written: Track<Double> = [0: 5]
    #expect(!written.isConstant)
  }

  @Test func literalsAreTracks() {
    let number: Track<Double> = 1
    let fraction: Track<Double> = 0.5
    let flag: Track<Bool> = true
    #expect(number == Track(1))
    #expect(fraction == .always(0.5))
    #expect(flag == Track(true))
    let written: Track<Double> = [1: 2, 0: 1, 1: 3]
    #expect(written.keyframes.map(\.value) == [1, 2, 3])
  }

  @Test func leavingBeginsASegmentFromTheTracksValue() {
    var track: Track<Double> = 5
    track.leave(1, with: .easeIn(.quad))
    track.add(9, at: 3)
    #expect(track.value(at: 0) == 5)
    #expect(track.value(at: 2) == 6)
    track.leave(3, with: .hold)
    #expect(track.keyframes.count == 2)
    track.leave(4, with: .linear)
    track.add(0, at: 5)
    #expect(track.keyframes.map(\.value) == [5, 9, 9, 0])
    #expect(track.value(at: 4.5) == 4.5)
  }

  @Test func neighboursAreJoinedWhereAKeyframeIsRemoved() {
    var track = Self.step
    let first = track.removeKeyframes(at: 1)
    #expect(first)
    #expect(track == [0: 0, 2: 4])
    #expect(track.value(at: 1) == 2)
    let second = track.removeKeyframes(at: 1)
    #expect(!second)
  }

  @Test func theOnlyKeyframeStays() {
    for track in [[1: 2], [1: 2, 1: 3]] as [Track<Double>] {
      var copy = track
      let removed = copy.removeKeyframes(at: 1)
      #expect(!removed)
      #expect(copy == track)
    }
  }

  @Test func easedChangesEverySegmentAndNothingElse() {
    let eased = Self.plain.eased(.hold)
    #expect(eased.keyframes.map(\.easing) == [.hold, .hold, .hold])
    #expect(eased.keyframes.map(\.value) == Self.plain.keyframes.map(\.value))
    #expect(eased.keyframes.map(\.time) == Self.plain.keyframes.map(\.time))
    #expect(eased.value(at: -0.001) == 10)
  }

  @Test func mapChangesValuesAndNothingElse() {
    let points = Self.plain.map { Point(x: $0, y: -$0) }
    for time in stride(from: -3.0, through: 5, by: 0.25) {
      let value = Self.plain.value(at: time)
      let point = points.value(at: time)
      #expect(abs(point.x - value) < Self.rounding)
      #expect(abs(point.y + value) < Self.rounding)
    }
    #expect(Track<Double>(3).map { $0 * 2 } == 6)
  }

  @Test func wrongTracksTrap() async {
    await #expect(processExitsWith: .failure) { _ = Track<Double>([]) }
    await #expect(processExitsWith: .failure) { _ = Keyframe(time: .nan, value: 1.0) }
    await #expect(processExitsWith: .failure) { _ = Keyframe(time: .infinity, value: 1.0) }
  }
}
