import Keyframes
import TestSupport
import Testing

/// Tension, continuity and bias of single keyframes.
struct CurveShapeTests {
  static let times = [0.0, 0.7, 1, 2.5, 3, 4.2]

  private static func shape(_ generator: inout SeededGenerator) -> CurveShape {
    CurveShape(
      tension: generator.number(-1...1), continuity: generator.number(-1...1),
      bias: generator.number(-1...1))
  }

  /// The paper's Hermite form, with the tangents DS and DD of each keyframe's own parameters, scaled
  /// for unequal times; chords at the ends.
  private func expected(
    _ values: [Double], _ shapes: [CurveShape], _ index: Int, _ u: Double
  ) -> Double {
    let times = Self.times
    func tangent(_ i: Int, leaves: Bool) -> Double {
      let (t, c, b) = (shapes[i].tension, shapes[i].continuity, shapes[i].bias)
      if i == 0 { return (1 - t) * (values[1] - values[0]) }
      if i == values.count - 1 { return (1 - t) * (values[i] - values[i - 1]) }
      let (back, forth) = (values[i] - values[i - 1], values[i + 1] - values[i])
      let sign = leaves ? 1.0 : -1
      let sum =
        (1 - t) * (1 + b) * (1 + sign * c) / 2 * back
        + (1 - t) * (1 - b) * (1 - sign * c) / 2 * forth
      let (before, after) = (times[i] - times[i - 1], times[i + 1] - times[i])
      return sum * 2 * (leaves ? after : before) / (before + after)
    }
    let (u2, u3) = (u * u, u * u * u)
    return values[index] * (2 * u3 - 3 * u2 + 1) + values[index + 1] * (3 * u2 - 2 * u3)
      + tangent(index, leaves: true) * (u3 - 2 * u2 + u)
      + tangent(index + 1, leaves: false) * (u3 - u2)
  }

  @Test(arguments: TrackTests.seeds)
  func everyKeyframeHasItsOwnShape(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let values = Self.times.map { _ in generator.number() }
    let shapes = Self.times.map { _ in Self.shape(&generator) }
    let track = Track(zip(Self.times, values).map { Keyframe(time: $0, value: $1) })
      .calculated(.cubic(), shapes: Dictionary(uniqueKeysWithValues: zip(Self.times, shapes)))
    var animator = Animator()
    let slot = animator.add(track)
    for index in 0..<5 {
      for u in stride(from: 0.0, to: 1, by: 0.0625) {
        let time = Self.times[index] + u * (Self.times[index + 1] - Self.times[index])
        let wanted = expected(values, shapes, index, u)
        #expect(abs(track.value(at: time) - wanted) < 1e-9, "\(index) + \(u)")
        animator.seek(to: time)
        #expect(abs(animator[slot] - wanted) < 1e-9, "\(index) + \(u)")
      }
    }
  }

  @Test func theOthersHaveTheShapeOfTheMode() {
    let track: Track<Double> = [0: 0, 1: 5, 2: -3, 3: 4]
    let round = CurveShape(tension: -0.5, continuity: 0.2, bias: 0.3)
    let times = [0.0, 1, 2, 3]
    let all = Dictionary(uniqueKeysWithValues: times.map { ($0, round) })
    #expect(track.calculated(.cubic(round)) == track.calculated(.cubic(), shapes: all))
    let one = track.calculated(.cubic(round), shapes: [2: CurveShape(tension: 1)])
    let plain = track.calculated(.cubic(round))
    // Only the two segments at that keyframe differ, and only on its side.
    #expect(one.keyframes[0] == plain.keyframes[0])
    #expect(one.keyframes[1].controls?.first == plain.keyframes[1].controls?.first)
    #expect(one.keyframes[1].controls?.second == -3, "Tension 1 stops there.")
    #expect(one.keyframes[2].controls?.first == -3)
  }

  /// A corner at one keyframe of an otherwise smooth route.
  @Test func aPointCanBeACorner() {
    let route: Track<Point> = [
      0: .zero, 1: Point(x: 100, y: 0), 2: Point(x: 100, y: 100), 3: Point(x: 0, y: 100),
    ]
    let track = route.calculated(.cubic(), shapes: [1: CurveShape(continuity: -1)])
    let width = 1e-6
    let arriving = (track.value(at: 1) - track.value(at: 1 - width)) * (1 / width)
    let leaving = (track.value(at: 1 + width) - track.value(at: 1)) * (1 / width)
    #expect(arriving.distance(to: Point(x: 100, y: 0)) < 1e-3)
    #expect(leaving.distance(to: Point(x: 0, y: 100)) < 1e-3)
  }

  @Test func cubicPacedFollowsTheSameCurve() {
    let track: Track<Double> = [0: 0, 1: 90, 3: 10, 4: 50]
    let shapes = [1.0: CurveShape(tension: 0.8), 3.0: CurveShape(bias: 1)]
    let cubic = track.calculated(.cubic(), shapes: shapes)
    let extremes = (0...4000).map { cubic.value(at: Double($0) / 1000) }
    let paced = track.calculated(.cubicPaced(), shapes: shapes).keyframes.map(\.value)
    #expect(abs((paced.max() ?? 0) - (extremes.max() ?? 0)) < 0.1)
    #expect(abs((paced.min() ?? 0) - (extremes.min() ?? 0)) < 0.1)
  }

  @Test func aShapeWithoutItsKeyframeTraps() async {
    await #expect(processExitsWith: .failure) {
      let track: Track<Double> = [0: 0, 1: 1]
      _ = track.calculated(.cubic(), shapes: [0.5: CurveShape()])
    }
  }
}
