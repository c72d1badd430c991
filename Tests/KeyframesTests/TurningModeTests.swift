import Keyframes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paced and cubic tracks of angles and of maps.
struct TurningModeTests {
  /// Rounding of numbers below 1000 through sines and square roots.
  static let rounding = 1e-9

  /// Two turns with uneven times: 90° clockwise, 270° on, 60° back.
  static let angles: Track<Angle> = [
    0: Angle(0), 0.1: Angle(90, .clockwise), 3: Angle(0, .clockwise),
    4: Angle(300, .counterclockwise),
  ]
  static let turns: Track<Double> = [0: 0, 0.1: 90, 3: 360, 4: 300]

  @Test func pacedAnglesTurnAtConstantSpeed() {
    let paced = Self.angles.calculated(.paced)
    let speed = (90.0 + 270 + 60) / 4
    for time in stride(from: 0.0, through: 4, by: 0.01) {
      let way = time * speed
      let wanted = way < 360 ? way : 720 - way
      #expect(abs(paced.value(at: time).degrees - wanted) < Self.rounding, "at \(time)")
    }
  }

  @Test(arguments: [
    CalculationMode.cubic(), .cubicPaced(), .cubic(CurveShape(tension: -1, bias: 0.5)),
  ])
  func angleCurvesAreThoseOfTheTurns(_ mode: CalculationMode) {
    let shapes = [0.1: CurveShape(continuity: -1)]
    let (angles, turns) = (
      Self.angles.calculated(mode, shapes: shapes), Self.turns.calculated(mode, shapes: shapes)
    )
    for time in stride(from: 0.0, through: 4, by: 0.01) {
      #expect(abs(angles.value(at: time).degrees - turns.value(at: time)) < Self.rounding)
    }
  }

  @Test func linearAndDiscreteAnglesKeepTheirDirections() {
    #expect(Self.angles.calculated(.linear) == Self.angles)
    #expect(Self.angles.calculated(.discrete) == Self.angles.eased(.hold))
    let endless = Self.angles.extrapolated(after: .repeat)
    #expect(endless.calculated(.paced).after == .repeat)
    let constant = Track(Angle(7))
    #expect(constant.calculated(.cubic()) == constant)
  }

  // MARK: Maps

  private func map(_ degrees: Double, _ x: Double, _ scale: Double) -> Transform {
    Transform.scale(scale).then(.rotation(degrees: degrees)).then(.translation(x: x, y: 0))
  }

  /// The distance of 2-D matrices as browsers compute it for CSS animations: the root of the squared
  /// differences of translation, scale, angle in radians, and the rest.
  @Test func distanceWithRadiusOneIsThatOfBrowsers() {
    let (a, b) = (map(10, 30, 1), map(130, -10, 3))
    let turn = 120 * Double.pi / 180
    #expect(
      abs(a.distance(to: b, radius: 1) - (40 * 40 + 2 * 2 + 2 * 2 + turn * turn).squareRoot())
        < Self.rounding)
    #expect(a.distance(to: a) == 0)
    let (c, d) = (Transform3D(a), Transform3D(b))
    #expect(abs(c.distance(to: d, radius: 1) - a.distance(to: b, radius: 1)) < Self.rounding)
    #expect(abs(c.distance(to: d) - a.distance(to: b)) < 1e-6)
  }

  /// A rotation counts as the way of a point 100 points from the origin.
  @Test func aRotationCountsAsAnArc() {
    let turn = Transform.identity.distance(to: .rotation(degrees: 90))
    #expect(abs(turn - 50 * Double.pi) < Self.rounding)
  }

  @Test func pacedMapsCoverEqualDistancesInEqualTimes() {
    let maps = [map(0, 0, 1), map(80, 10, 1), map(-60, 200, 2), map(-60, 260, 0.5)]
    func check<Value: Measurable>(_ values: [Value]) {
      let track = Track(
        zip([0, 1, 1.5, 9], values).map { Keyframe(time: $0, value: $1) }
      ).calculated(.paced)
      let total = zip(values, values.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) {
        let speed = from.value.distance(to: to.value) / (to.time - from.time)
        #expect(abs(speed - total / 9) < 1e-6)
        // Within a segment too.
        let width = (to.time - from.time) / 8
        for step in 0..<8 {
          let time = from.time + Double(step) * width
          let part = track.value(at: time).distance(to: track.value(at: time + width * 0.999))
          #expect(abs(part / (width * 0.999) - speed) < 1e-4 * speed)
        }
      }
    }
    check(maps)
    check(maps.map { Transform3D($0) })
  }

  /// The curve runs through the parts: a rotation's is that of its degrees, a translation's that of
  /// its points.
  @Test func cubicMapsFollowTheCurvesOfTheirParts() {
    let degrees: Track<Double> = [0: 10, 1: 80, 1.5: -40, 3: 20]
    let xs: Track<Double> = [0: 0, 1: 50, 1.5: 70, 3: -200]
    let scales: Track<Double> = [0: 1, 1: 2, 1.5: 0.5, 3: 1]
    let maps = Track(
      degrees.keyframes.indices.map { index in
        Keyframe(
          time: degrees.keyframes[index].time,
          value: map(
            degrees.keyframes[index].value, xs.keyframes[index].value,
            scales.keyframes[index].value))
      }
    ).calculated(.cubic())
    let (turn, x, scale) = (
      degrees.calculated(.cubic()), xs.calculated(.cubic()), scales.calculated(.cubic())
    )
    for time in stride(from: 0.0, through: 3, by: 0.01) {
      let wanted = map(turn.value(at: time), x.value(at: time), scale.value(at: time))
      let value = maps.value(at: time)
      #expect(abs(value.a - wanted.a) < 1e-9 && abs(value.b - wanted.b) < 1e-9, "at \(time)")
      #expect(abs(value.c - wanted.c) < 1e-9 && abs(value.tx - wanted.tx) < 1e-9, "at \(time)")
    }
  }

  /// A spherical curve: through all rotations, without a jump of the angular velocity.
  @Test func cubicRotationsInSpaceDoNotJump() {
    let turns: [Transform3D] = [
      .rotation(degrees: 0, about: [0, 0, 1]), .rotation(degrees: 70, about: [1, 0, 0]),
      .rotation(degrees: 60, about: [0, 1, 0]), .rotation(degrees: 50, about: [1, 1, 1]),
    ]
    let track = Track(turns.enumerated().map { Keyframe(time: Double($0), value: $1) })
      .calculated(.cubic())
    let width = 1e-4
    for (index, turn) in turns.enumerated() {
      #expect(track.value(at: Double(index)).distance(to: turn) < 1e-9)
      guard index > 0, index < 3 else { continue }
      let time = Double(index)
      let (before, here, after) = (
        track.value(at: time - width), track.value(at: time), track.value(at: time + width)
      )
      let (arriving, leaving) = (before.distance(to: here), here.distance(to: after))
      // Degrees over the width, in points of arc.
      #expect(abs(arriving - leaving) < 0.01 * arriving)
      #expect(abs(before.distance(to: after) - arriving - leaving) < 0.01 * arriving)
    }
  }
}
