import Keyframes
import TestSupport
import Testing

struct CalculationModeTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-10

  /// Core Animation's documented sample.
  static let sample: Track<Double> = [0: 0, 0.4: 1, 0.8: 3, 1: 1]
  /// Apple's bouncing sample.
  static let bouncing: Track<Double> = [0: 310, 0.25: 60, 0.5: 120, 0.75: 60, 1: 310]

  static let modes: [CalculationMode] = [
    .linear, .discrete, .paced, .cubic(), .cubicPaced(),
    .cubic(CurveShape(tension: 0.5, continuity: -0.3, bias: 0.7)),
  ]

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < Self.rounding }
  }

  // MARK: The documented samples

  @Test func pacedNodesOfTheDocumentedSample() {
    let paced = Self.sample.calculated(.paced)
    #expect(isNear(paced.keyframes.map(\.time), [0, 0.2, 0.6, 1]))
    #expect(paced.keyframes.map(\.value) == [0, 1, 3, 1])
    for time in stride(from: 0.0, through: 0.6, by: 0.01) {
      #expect(abs(paced.value(at: time) - 5 * time) < Self.rounding)
    }
  }

  @Test func discreteJumpsAtTheEndOfEachPart() {
    let discrete = Self.sample.calculated(.discrete)
    let rows: [(time: Double, value: Double)] = [
      (0, 0), (0.4.nextDown, 0), (0.4, 1), (0.8.nextDown, 1), (0.8, 3), (1.0.nextDown, 3), (1, 1),
    ]
    for row in rows { #expect(discrete.value(at: row.time) == row.value, "at \(row.time)") }
  }

  /// With the textbook's tangents the curve is level at the 3 between two equal neighbours, so 3 is
  /// its maximum, and its first segment starts along the chord, so 0 is its minimum. A picture that
  /// overshoots here shows another spline.
  @Test func cubicOfTheDocumentedSampleStaysWithinIt() {
    let cubic = Self.sample.calculated(.cubic())
    let values = (0...1000).map { cubic.value(at: Double($0) / 1000) }
    #expect(values.allSatisfy { $0 >= 0 && $0 <= 3 })
    #expect(cubic.value(at: 0.4) == 1 && cubic.value(at: 0.8) == 3)
  }

  /// The curve dips below both 60s, on their inner sides: the tangent there is (120 − 310) / 2 per
  /// segment, and 0 at the 120.
  @Test func cubicOfTheBouncingSampleDips() {
    let cubic = Self.bouncing.calculated(.cubic())
    let low = (0...1000).map { cubic.value(at: Double($0) / 1000) }.min() ?? 0
    let least = (0...1000).map { hermite(60, 120, -95, 0, Double($0) / 1000) }.min() ?? 0
    #expect(abs(low - least) < 0.01)
    #expect(low < 54)
    for step in 0...100 {
      let time = Double(step) / 200
      #expect(abs(cubic.value(at: time) - cubic.value(at: 1 - time)) < Self.rounding)
    }
  }

  // MARK: Laws of all modes

  @Test(arguments: modes)
  func everyModePassesThroughItsValues(_ mode: CalculationMode) {
    for track in [Self.sample, Self.bouncing] {
      let other = track.calculated(mode)
      let values = other.keyframes.map(\.value)
      var index = 0
      for value in values where index < 4 && value == track.keyframes[index].value { index += 1 }
      #expect(index == 4, "\(values)")
      #expect(other.value(at: 0) == track.value(at: 0))
      #expect(other.value(at: 1) == track.value(at: 1))
      #expect(other.times == 0...1)
      #expect(other.value(at: -1) == track.value(at: 0))
      #expect(other.value(at: 2) == track.value(at: 1))
    }
  }

  @Test(arguments: modes)
  func shortTracksWorkInEveryMode(_ mode: CalculationMode) {
    let tracks: [Track<Double>] = [
      7, [3: 7], [3: 7, 3: 8], [0: 7, 2: 7], [0: 1, 1: 2], [0: 7, 1: 7, 2: 7],
    ]
    for track in tracks {
      let other = track.calculated(mode)
      #expect(other.times == track.times)
      #expect(other.isConstant == track.isConstant)
      for time in [-1, 0, 0.5, 1, 1.5, 2, 3, 4] {
        let value = other.value(at: time)
        #expect(value.isFinite && value >= 1 && value <= 8)
      }
    }
  }

  @Test(arguments: modes)
  func extrapolationWorksInEveryMode(_ mode: CalculationMode) {
    let track = Self.sample.extrapolated(before: .pingPong, after: .repeat).calculated(mode)
    #expect(track.before == .pingPong && track.after == .repeat)
  }

  @Test func linearAndDiscreteDropTheCurve() {
    let eased = Self.sample.eased(.easeIn(.quad))
    #expect(eased.calculated(.cubic()).calculated(.linear) == eased)
    #expect(
      eased.calculated(.cubic()).calculated(.discrete).eased(.easeIn(.quad)) == eased)
  }

  @Test func cubicKeepsTheEasings() {
    let cubic = Self.sample.calculated(.cubic())
    let eased = Self.sample.eased(.easeIn(.quad)).calculated(.cubic())
    for u in stride(from: 0.0, to: 1, by: 0.1) {
      let (plain, slow) = (cubic.value(at: 0.4 + 0.4 * u * u), eased.value(at: 0.4 + 0.4 * u))
      #expect(abs(plain - slow) < Self.rounding)
    }
  }

  // MARK: Paced

  @Test func pacedWithoutDistancesIsEvenlySpaced() {
    let paced = ([0: 5, 0.1: 5, 0.2: 5, 8: 5] as Track<Double>).calculated(.paced)
    #expect(isNear(paced.keyframes.map(\.time), [0, 8.0 / 3, 16.0 / 3, 8]))
  }

  @Test func pacedEndsExactlyWhereTheTrackDid() {
    for (start, end) in [(0.1, 0.7), (-1.0 / 3, 1e9 + 1.0 / 3), (0.3, 0.9)] {
      let track: Track<Double> = [start: 0, (start + end) / 2: 0.1, end: 0.3]
      #expect(track.calculated(.paced).times == start...end)
      #expect(track.calculated(.cubicPaced()).times == start...end)
    }
  }

  @Test func infiniteDistancesNeitherTrapNorPace() {
    let track: Track<Double> = [0: -1e308, 0.9: 1e308, 1: 0]
    #expect(track.calculated(.paced).keyframes.map(\.time) == [0, 0.5, 1])
  }

  @Test func pacedUsesEuclideanDistancesForEveryType() {
    func nodes<Value: Measurable>(_ values: [Value]) -> [Double] {
      Track(values.indices.map { Keyframe(time: Double($0), value: values[$0]) })
        .calculated(.paced).keyframes.map(\.time)
    }
    // 5 and 15 of 20, over times 0…2.
    let expected = [0, 0.5, 2]
    #expect(nodes([Point.zero, Point(x: 3, y: 4), Point(x: 3, y: 19)]) == expected)
    #expect(nodes([Vector.zero, Vector(dx: 3, dy: 4), Vector(dx: 3, dy: 19)]) == expected)
    #expect(
      nodes([Size.zero, Size(width: 3, height: 4), Size(width: 3, height: 19)]) == expected)
    #expect(
      nodes([
        Rect.zero, Rect(x: 3, y: 0, width: 4, height: 0), Rect(x: 3, y: 15, width: 4, height: 0),
      ]) == expected)
    #expect(
      nodes([Insets.zero, Insets(top: 3, right: 4), Insets(top: 3, left: 15, right: 4)])
        == expected)
    #expect(nodes([[0, 0], [3.0, 4], [18, 4]]) == expected)
    #expect(
      isNear(
        nodes([
          Color(red: 0, green: 0, blue: 0), Color(red: 0.3, green: 0, blue: 0.4),
          Color(red: 0.3, green: 0.9, blue: 0.4, alpha: -0.2),
        ]), [0, 2 * 0.5 / (0.5 + 2.25.squareRoot()), 2]))
  }

  // MARK: Cubic, against Kochanek and Bartels' formulas

  private func hermite(_ p: Double, _ q: Double, _ m: Double, _ n: Double, _ u: Double) -> Double {
    let (u2, u3) = (u * u, u * u * u)
    return p * (2 * u3 - 3 * u2 + 1) + m * (u3 - 2 * u2 + u) + q * (3 * u2 - 2 * u3)
      + n * (u3 - u2)
  }

  /// DD and DS of the paper, times 2·own/(before + after) for unequal times; chords at the ends.
  private func tangents(
    _ times: [Double], _ values: [Double], _ index: Int, _ shape: CurveShape
  ) -> (arriving: Double, leaving: Double) {
    let (t, c, b) = (shape.tension, shape.continuity, shape.bias)
    if index == 0 { return (0, (1 - t) * (values[1] - values[0])) }
    let last = values.count - 1
    if index == last { return ((1 - t) * (values[last] - values[last - 1]), 0) }
    let back = values[index] - values[index - 1]
    let forth = values[index + 1] - values[index]
    let arriving = (1 - t) * (1 + b) * (1 - c) / 2 * back + (1 - t) * (1 - b) * (1 + c) / 2 * forth
    let leaving = (1 - t) * (1 + b) * (1 + c) / 2 * back + (1 - t) * (1 - b) * (1 - c) / 2 * forth
    let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
    return (arriving * 2 * before / (before + after), leaving * 2 * after / (before + after))
  }

  @Test(arguments: TrackTests.seeds)
  func cubicFollowsKochanekAndBartels(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func part() -> Double { seed == 1 ? 0 : generator.number(-1...1) }
    let shape = CurveShape(tension: part(), continuity: part(), bias: part())
    var times = [generator.number()]
    for _ in 0..<6 { times.append((times.last ?? 0) + generator.number(0.1...9)) }
    let values = times.map { _ in generator.number() }
    let track = Track(zip(times, values).map { Keyframe(time: $0, value: $1) })
      .calculated(.cubic(shape))
    for index in 0..<6 {
      let leaving = tangents(times, values, index, shape).leaving
      let arriving = tangents(times, values, index + 1, shape).arriving
      for u in stride(from: 0.0, to: 1, by: 0.0625) {
        let time = times[index] + u * (times[index + 1] - times[index])
        let expected = hermite(values[index], values[index + 1], leaving, arriving, u)
        #expect(abs(track.value(at: time) - expected) < 1e-9, "\(index) + \(u)")
      }
    }
  }

  /// Without continuity or bias the speed does not jump, whatever the times.
  @Test(arguments: TrackTests.seeds)
  func speedDoesNotJump(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let times = [0, generator.number(0.5...9), generator.number(10...30), 40]
    let track = Track(
      times.map { Keyframe(time: $0, value: Point(x: generator.number(), y: generator.number())) }
    ).calculated(.cubic(CurveShape(tension: generator.number(-1...1))))
    for time in times[1...2] {
      let width = 1e-5
      let here = track.value(at: time)
      let before = (here - track.value(at: time - width)) * (1 / width)
      let after = (track.value(at: time + width) - here) * (1 / width)
      #expect(before.distance(to: after) < 0.01)
    }
  }

  @Test func tensionOneIsStraight() {
    let cubic = Self.bouncing.calculated(.cubic(CurveShape(tension: 1)))
    let eased = Self.bouncing.eased(.cubicBezier(1.0 / 3, 0, 2.0 / 3, 1))
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(cubic.value(at: time) - eased.value(at: time)) < 1e-6)
    }
  }

  /// Continuity −1 gives corners: straight lines at constant speed.
  @Test func continuityMinusOneIsLinear() {
    let cubic = Self.bouncing.calculated(.cubic(CurveShape(continuity: -1)))
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(cubic.value(at: time) - Self.bouncing.value(at: time)) < Self.rounding)
    }
  }

  @Test func aStepSeparatesCurves() {
    let left: Track<Double> = [0: 0, 1: 5, 2: 3]
    let right: Track<Double> = [2: 50, 3: 90, 4: 70]
    let both: Track<Double> = [0: 0, 1: 5, 2: 3, 2: 50, 3: 90, 4: 70]
    for time in stride(from: 0.0, through: 4, by: 0.05) {
      let expected = (time < 2 ? left : right).calculated(.cubic()).value(at: time)
      #expect(abs(both.calculated(.cubic()).value(at: time) - expected) < Self.rounding)
    }
  }

  @Test func everyComponentRunsAlongItsOwnCurve() {
    let x = Self.bouncing.calculated(.cubic())
    let points = Self.bouncing.map { Point(x: $0, y: 2 * $0) }.calculated(.cubic())
    let colors = Self.bouncing.map { Color(red: $0, green: 0, blue: 1) }.calculated(.cubic())
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      let value = x.value(at: time)
      #expect(abs(points.value(at: time).x - value) < Self.rounding)
      #expect(abs(points.value(at: time).y - 2 * value) < 1e-9)
      #expect(abs(colors.value(at: time).red - value) < Self.rounding)
    }
  }

  // MARK: Cubic paced

  /// With 64 straight pieces per segment, chords are less than a thousandth shorter than the arcs.
  @Test(arguments: TrackTests.seeds)
  func cubicPacedRunsAtConstantSpeed(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let corners = (0...5).map {
      Keyframe(
        time: Double($0 * $0), value: Point(x: generator.number(), y: generator.number()))
    }
    let track = Track(corners).calculated(.cubicPaced())
    let steps = 5000
    let width = 25 / Double(steps)
    let speeds = (0..<steps).map { step in
      let time = Double(step) * width
      return track.value(at: time).distance(to: track.value(at: time + width)) / width
    }
    let mean = speeds.reduce(0, +) / Double(steps)
    // A step across a bend between two pieces is shorter, especially where the curve reverses.
    let slow = speeds.count { abs($0 - mean) > mean * 0.02 }
    #expect(slow < steps / 50, "\(slow) of \(steps) steps are not at \(mean)")
    #expect(speeds.allSatisfy { $0 < mean * 1.02 })
  }

  @Test func cubicPacedRunsAlongTheCubic() {
    let corners: [Double: Point] = [
      0: .zero, 1: Point(x: 50, y: 10), 3: Point(x: 20, y: 90), 4: Point(x: 100, y: 100),
    ]
    let track = Track(corners.map { Keyframe(time: $0.key, value: $0.value) })
    let (cubic, paced) = (track.calculated(.cubic()), track.calculated(.cubicPaced()))
    let curve = (0...4000).map { cubic.value(at: Double($0) / 1000) }
    for time in stride(from: 0.0, through: 4, by: 0.01) {
      let place = paced.value(at: time)
      #expect(curve.contains { $0.distance(to: place) < 0.2 }, "at \(time)")
    }
  }
}
