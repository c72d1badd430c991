import Editing
import Formats
import Keyframes
import Stage
import Testing

/// Tangents of keyframes as slope and influence, against closed forms.
@Suite struct TangentTests {
  /// Times are not equally far apart, and values go up, stay and come back.
  static let values: [(Double, Double)] = [
    (0, 0), (1, 0.1), (1.2, 1), (3, 1.05), (4, -2), (4.5, -2),
  ]

  static func track(_ easing: Easing = .linear, kind: TangentKind? = nil) -> Track<Double> {
    Track(values.map { Keyframe(time: $0.0, value: $0.1, easing: easing, tangents: kind) })
  }

  static let cubics: [Easing] = [
    .linear, .ease, .easeInOut, .cubicBezier(0.9, -1, 0.1, 2), .cubicBezier(1, 0.3, 0, 0.7),
    .easeIn(.quad), .easeOut(.quad), .easeIn(.cubic), .easeOut(.cubic),
  ]

  // MARK: Reading

  @Test(arguments: cubics)
  func theCurveOfASegmentHasItsValues(_ easing: Easing) throws {
    let track: Track<Double> = Track([
      Keyframe(time: 1, value: -20, easing: easing), Keyframe(time: 3, value: 80),
    ])
    let curve = try #require(track.curve(after: 0))
    for time in stride(from: 1, through: 3, by: 0.03) {
      #expect(abs(curve.value(at: time) - track.value(at: time)) < 1e-7, "at \(time)")
      let parameter = curve.parameter(at: time)
      let (slope, velocity) = (curve.slope(at: parameter), track.velocity(at: time))
      guard time > 1, time < 3 else { continue }
      #expect(abs(slope - velocity) <= 1e-5 * max(1, abs(velocity)), "at \(time)")
    }
  }

  @Test func slopeAndInfluenceFollowFromTheControlPoints() throws {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 10, easing: .cubicBezier(0.4, 0.2, 0.7, 1.1)),
      Keyframe(time: 2, value: 30),
    ])
    let (out, into) = (track.outgoing(0)?.tangent, track.incoming(1)?.tangent)
    // s0 = (y1 / x1) · D / T, s1 = ((1 − y2) / (1 − x2)) · D / T.
    #expect(try abs(#require(out).slope - 0.2 / 0.4 * 10) < 1e-12)
    #expect(out?.influence == 0.4)
    #expect(try abs(#require(into).slope - -0.1 / 0.3 * 10) < 1e-12)
    #expect(try abs(#require(into).influence - 0.3) < 1e-12)
    #expect(track.incoming(0) == nil && track.outgoing(1) == nil)
  }

  @Test func aHandleWithoutLengthHasTheSlopeTowardsTheOther() {
    func slope(_ easing: Easing) -> Double? {
      Track([Keyframe(time: 0, value: 0, easing: easing), Keyframe(time: 2, value: 10.0)])
        .outgoing(0)?.slope
    }
    #expect(slope(.cubicBezier(0, 0, 0.5, 1)) == 10)
    #expect(slope(.cubicBezier(0, 0, 1, 1)) == 5)
    #expect(slope(.cubicBezier(0, 0.2, 0.5, 1)) == .infinity)
  }

  @Test func springsAreReadByTheirRealSlopeAndStepsNotAtAll() throws {
    let spring = Easing.spring(.bouncy, velocity: 4)
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, easing: spring), Keyframe(time: 2, value: 10, easing: .hold),
      Keyframe(time: 3, value: 0, easing: .steps(3)), Keyframe(time: 4, value: 1),
    ])
    #expect(track.outgoing(0) == .fixed(slope: spring.slope(at: 0) * 5))
    #expect(track.incoming(1) == .fixed(slope: spring.slope(before: 1) * 5))
    #expect(track.outgoing(1) == nil && track.incoming(2) == nil && track.outgoing(2) == nil)
  }

  // MARK: Writing

  @Test(arguments: [-300, -1, 0, 1e-9, 5, 1e6], [-40, 0, 1e-4, 7, 1e5])
  func tangentsAreReadAsTheyWereWritten(_ rise: Double, _ slope: Double) throws {
    for (i0, i1) in [(1.0 / 3, 1.0 / 3), (0.001, 1), (0.7, 0.8), (1, 1)] {
      let first = Keyframe(time: 2, value: 50.0, easing: .easeIn)
      let last = Keyframe(time: 3.5, value: 50 + rise)
      var curve = try #require(ValueCurve(from: first, to: last))
      curve.startTangent = Tangent(slope: slope, influence: i0)
      curve.endTangent = Tangent(slope: -slope / 3, influence: i1)
      let track = Track([curve.stored(in: first), last])
      let read = try #require(track.curve(after: 0))
      let size = max(1, abs(rise), abs(slope))
      #expect(abs(read.startTangent.slope - slope) < 1e-9 * size)
      #expect(abs(read.endTangent.slope + slope / 3) < 1e-9 * size)
      #expect(abs(read.startTangent.influence - i0) < 1e-12)
      #expect(abs(read.endTangent.influence - i1) < 1e-12)
      // Where a curve is steep, a value is as inexact as its time: of crossed handles it is vertical in the middle.
      for time in stride(from: 2, through: 3.5, by: 0.05) {
        let near = [-1e-9, 0, 1e-9].map { curve.value(at: time + $0) }
        let (low, high) = (near.min() ?? 0, near.max() ?? 0)
        let value = track.value(at: time)
        #expect(low - 1e-9 * size <= value && value <= high + 1e-9 * size, "\(i0) \(i1) at \(time)")
      }
    }
  }

  /// Progress alone cannot leave a value and return to it.
  @Test func aBumpBetweenEqualValuesIsKept() throws {
    let level: Track<Double> = [0: 5, 1: 5]
    var bump = level.setting(Tangent(slope: 30), .outgoing, ofKey: 0)
    bump = bump.setting(Tangent(slope: -30), .incoming, ofKey: 1)
    // A cubic Hermite curve: 5 + 30 · t · (1 − t).
    for time in stride(from: 0, through: 1, by: 0.1) {
      let expected = 5 + 30 * time * (1 - time)
      #expect(abs(bump.value(at: time) - expected) < 1e-9)
    }
    let text = ExportFormat.json.export(bump, of: .x).text
    #expect(try Pasted(text) == .track(.number(.x, bump)))
  }

  @Test func writingALineIsLinearAgain() throws {
    let eased: Track<Double> = Track([
      Keyframe(time: 0, value: 1, easing: .easeInOut), Keyframe(time: 2, value: 5),
    ])
    let line = eased.setting(Tangent(slope: 2), .outgoing, ofKey: 0)
      .setting(Tangent(slope: 2), .incoming, ofKey: 1)
    #expect(line.keyframes[0].easing == .linear && line.keyframes[0].controls == nil)
  }

  @Test func durationTokensStay() {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 1, easing: .easeInOut.lasting("short")), Keyframe(time: 2, value: 5),
    ])
    let changed = track.setting(Tangent(slope: 9), .outgoing, ofKey: 0)
    #expect(changed.keyframes[0].easing.durationToken == "short")
  }

  /// Also where it crosses the value of an end.
  @Test func anInsertedKeyframeKeepsTheShape() throws {
    let easing = Easing.cubicBezier(0.3, 2.8, 0.6, 0.2)
    let bump: Track<Double> = Track([
      Keyframe(time: 0, value: 10, easing: easing), Keyframe(time: 2, value: 30),
      Keyframe(time: 3, value: 30),
    ]).setting(Tangent(slope: 50), .outgoing, ofKey: 1)
    let parameter = try #require(
      (1...999).map { Double($0) / 1000 }.first { easing($0) > 1 })
    var (low, high) = (parameter - 0.001, parameter)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if easing(middle) < 1 { low = middle } else { high = middle }
    }
    for time in [0.001, 0.7, 2 * low, 2 * high, 1.99, 2.0001, 2.5, 2.9] {
      let (inserted, index) = PropertyTrack.number(.x, bump).inserting(at: time)
      let numbers = try #require(inserted.numbers)
      #expect(numbers.keyframes[index].time == time && numbers.keyframes.count == 4)
      for other in stride(from: 0, through: 3, by: 0.01) {
        #expect(abs(numbers.value(at: other) - bump.value(at: other)) < 1e-6, "\(time), \(other)")
      }
    }
  }

  /// Lottie can store a bump between equal values.
  @Test func exportsToLottieAreExact() throws {
    let bump = Track<Double>([0: 100, 1: 100, 2: 300])
      .setting(Tangent(slope: 400, influence: 0.7), .outgoing, ofKey: 0)
    let node = Node(.rectangle(40, 40), fill: .white).at(x: bump, y: 200).named("box")
    let scene = Scene(ground: .black) { node }
    let text = ExportFormat.lottie.export(scene, .seconds(2)).text
    let read = try LottieReader.read(Array(text.utf8), name: "a") { source throws(FileError) in
      throw FileError(sentence: "There is no picture \(source).")
    }
    func x(_ scene: Scene, _ time: Double) -> Double {
      scene.frame(at: time).last?.transform.apply(to: .zero).x ?? .nan
    }
    for time in stride(from: 0, through: 1.9, by: 0.05) {
      let (now, then) = (x(read.scene, time) - x(read.scene, 0), x(scene, time) - x(scene, 0))
      #expect(abs(now - then) < 0.01, "at \(time)")
    }
  }

  // MARK: Sides

  @Test func smoothSidesTurnTogetherAndBrokenOnesAlone() throws {
    let track = Self.track(.easeInOut, kind: .smooth).settlingTangents()
    let joined = track.setting(Tangent(slope: 3, influence: 0.6), .outgoing, ofKey: 2)
    let (one, other) = (joined.incoming(2), joined.outgoing(2))
    #expect(try abs(#require(one).slope - 3) < 1e-9 && abs(#require(other).slope - 3) < 1e-9)
    #expect(other?.tangent.map { abs($0.influence - 0.6) < 1e-12 } == true)
    #expect(one?.tangent?.influence == track.incoming(2)?.tangent?.influence)
    #expect(joined.keyframes[2].tangents == .smooth)
    let broken = joined.setting(Tangent(slope: -7), .incoming, ofKey: 2, breaks: true)
    #expect(try abs(#require(broken.outgoing(2)).slope - 3) < 1e-9)
    #expect(try abs(#require(broken.incoming(2)).slope + 7) < 1e-9)
    #expect(broken.keyframes[2].tangents == nil)
  }

  @Test(arguments: [TangentKind.automatic, .spline, .flat])
  func draggingAHandleMakesItSmooth(_ kind: TangentKind) {
    let track = Self.track(kind: kind).settlingTangents()
    let changed = track.setting(Tangent(slope: 1), .incoming, ofKey: 1)
    #expect(changed.keyframes[1].tangents == .smooth)
    #expect(changed.settlingTangents() == changed)
  }

  @Test func besideASpringASmoothTangentKeepsTheSpeedOfTheSpring() throws {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, easing: .spring(.bouncy)),
      Keyframe(time: 0.3, value: 10, tangents: .smooth), Keyframe(time: 2, value: 0),
    ]).settlingTangents()
    let spring = try #require(track.incoming(1))
    #expect(spring.tangent == nil && track.keyframes[0].easing == .spring(.bouncy))
    #expect(try abs(#require(track.outgoing(1)).slope - spring.slope) < 1e-9)
  }

  @Test func aSpringStaysASpring() {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, easing: .spring(.bouncy)), Keyframe(time: 2, value: 10),
    ])
    let kept = track.setting(.automatic, ofKeys: [0, 1])
    #expect(kept.keyframes[0].easing == .spring(.bouncy))
  }
}
