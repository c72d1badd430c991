import Keyframes
import Testing

/// Every value type of the systems that Riff covers: one test for each, under the same laws.
struct ValueUnionTests {
  /// A few rounding errors of numbers below 1000.
  static let rounding = 1e-10
  static let overshooting: [Easing] = [
    .easeIn(.back), .easeOut(.elastic), .spring(bounce: 0.6), .cubicBezier(0.2, -3, 0.8, 4),
  ]

  /// Ends are exact, tracks pass through their values whatever the easing, and time outside holds.
  private func obeysTheLaws<Value: Interpolatable>(
    _ values: [Value], _ location: SourceLocation = #_sourceLocation
  ) {
    for (from, to) in zip(values, values.dropFirst()) {
      #expect(from.interpolated(to: to, at: 0) == from, sourceLocation: location)
      #expect(from.interpolated(to: to, at: 1) == to, sourceLocation: location)
    }
    for easing in Self.overshooting + [.linear, .hold, .steps(3)] {
      let track = Track(
        values.indices.map { Keyframe(time: Double($0), value: values[$0], easing: easing) })
      for (index, value) in values.enumerated() {
        #expect(track.value(at: Double(index)) == value, "\(easing)", sourceLocation: location)
      }
      #expect(track.value(at: -9) == values[0], sourceLocation: location)
      #expect(track.value(at: 1e9) == values[values.count - 1], sourceLocation: location)
      for time in stride(from: 0.0, to: Double(values.count - 1), by: 1.0 / 64) {
        #expect(track.value(at: time).isFinite, "\(easing) at \(time)", sourceLocation: location)
      }
    }
  }

  /// The components of a blend behave like numbers, also beyond both ends.
  private func blendsLikeNumbers<Value: Interpolatable>(
    _ from: Value, _ to: Value, _ numbers: (Value) -> [Double],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for progress in InterpolatableTests.progresses {
      let blend = numbers(from.interpolated(to: to, at: progress))
      for (number, (start, end)) in zip(blend, zip(numbers(from), numbers(to))) {
        let expected = start * (1 - progress) + end * progress
        #expect(abs(number - expected) < Self.rounding, "at \(progress)", sourceLocation: location)
      }
    }
  }

  @Test func scalar() {
    obeysTheLaws([0, 1, -3.5, 1e-300, 100])
    blendsLikeNumbers(3, -7) { [$0] }
    // 64 bits: 32 would step by 64 here.
    #expect(1e9.interpolated(to: 1e9 + 1, at: 0.25) == 1e9 + 0.25)
  }

  /// It changes exactly at the later time, also when time runs backwards.
  @Test func boolAndDiscrete() {
    obeysTheLaws([false, true, false])
    obeysTheLaws(["a", "b"] as [Discrete<String>])
    let shown: Track<Bool> = [0: false, 1: true, 2: false]
    for time in [0, 1.0.nextDown, 1, 1.0.nextUp, 2.0.nextDown, 2, 3] {
      #expect(shown.value(at: time) == (time >= 1 && time < 2), "at \(time)")
    }
  }

  /// Rounded to the nearest, halves away from zero.
  @Test func integer() {
    obeysTheLaws([0, 7, -3, .max, .min])
    let count: Track<Int> = [0: 0, 1: 3]
    #expect([0, 0.16, 0.17, 0.5, 0.84, 1].map { count.value(at: $0) } == [0, 0, 1, 2, 3, 3])
  }

  @Test func stringAndEnumFlip() {
    enum Mood { case calm, glad }
    obeysTheLaws([.calm, .glad].map { Discrete<Mood>($0) })
    let word: Track<Discrete<String>> = [0: "calm", 2: "glad"]
    #expect(word.value(at: 1.999).value == "calm")
    #expect(word.value(at: 2).value == "glad")
  }

  /// Straight alpha: each component is independent, and clamped only when shown.
  @Test func colourRGBA() {
    obeysTheLaws([Color(0xFF7F50), Color(0x102030, alpha: 0.25), .white, .black])
    blendsLikeNumbers(Color(0xFF7F50), Color(0x102030, alpha: 0.25)) {
      [$0.red, $0.green, $0.blue, $0.alpha]
    }
    let beyond = Color.black.interpolated(to: .white, at: 1.5)
    #expect(beyond.red == 1.5 && beyond.clamped == .white)
  }

  /// The straight line in each space: halfway is the mean of the coordinates there.
  @Test(arguments: [ColorSpace.sRGB, .okLab, .hsl(.shortest), .hsl(.longest)])
  func colourInOtherSpaces(_ space: ColorSpace) {
    let (coral, navy) = (Color(0xFF7F50), Color(0x1040A0))
    obeysTheLaws([coral, navy, .white].map { BlendedColor($0, in: space) })
    let middle = coral.interpolated(to: navy, at: 0.5, in: space)
    switch space {
    case .sRGB: #expect(abs(middle.green - (coral.green + navy.green) / 2) < Self.rounding)
    case .okLab:
      let mean = (OKLab(coral).lightness + OKLab(navy).lightness) / 2
      #expect(abs(OKLab(middle).lightness - mean) < 1e-7)
    case .hsl(let direction):
      let (start, end) = (HSL(coral).hue, HSL(navy).hue)
      let hue = start + direction.turn(from: start, to: end) / 2
      #expect(abs((HSL(middle).hue - hue).remainder(dividingBy: 360)) < Self.rounding)
    }
  }

  @Test func pointSizeRectVector() {
    obeysTheLaws([Point(x: 1, y: 2), Point(x: -30, y: 400), .zero])
    obeysTheLaws([Size(width: 1, height: 2), Size(width: 50, height: 0), .zero])
    obeysTheLaws([Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: -9, y: 8, width: 7, height: 0)])
    obeysTheLaws([Vector(dx: 1, dy: 2), Vector(dx: -30, dy: 400), .zero])
    blendsLikeNumbers(Point(x: 1, y: 2), Point(x: -30, y: 400)) { [$0.x, $0.y] }
    blendsLikeNumbers(Size(width: 1, height: 2), .zero) { [$0.width, $0.height] }
    blendsLikeNumbers(Rect(x: 1, y: 2, width: 3, height: 4), .zero) {
      [$0.minX, $0.minY, $0.width, $0.height]
    }
    blendsLikeNumbers(Vector(dx: 1, dy: 2), Vector(dx: -30, dy: 4)) { [$0.dx, $0.dy] }
  }

  @Test func insetsAndOffset() {
    obeysTheLaws([Insets(top: 1, left: 2, bottom: 3, right: 4), Insets(8), .zero])
    blendsLikeNumbers(Insets(top: 1, left: 2, bottom: 3, right: 4), Insets(8)) {
      [$0.top, $0.left, $0.bottom, $0.right]
    }
    let offset: Track<Vector> = [0: .zero, 1: Vector(dx: 10, dy: 0)]
    #expect(Point(x: 1, y: 1).offset(by: offset.value(at: 0.5)) == Point(x: 6, y: 1))
  }

  /// Halfway from 350 to 20 degrees, in every direction.
  static let turns: [(direction: TurnDirection, middle: Double)] = [
    (.shortest, 365), (.longest, 185), (.clockwise, 365), (.counterclockwise, 185),
    (.asWritten, 185),
  ]

  @Test(arguments: turns)
  func angle(_ row: (direction: TurnDirection, middle: Double)) {
    obeysTheLaws([Angle(350), Angle(20, row.direction), Angle(-700, row.direction)])
    let middle = Angle(350).interpolated(to: Angle(20, row.direction), at: 0.5)
    #expect(abs(middle.degrees - row.middle) < Self.rounding)
  }

  /// Decomposed: a rotating square keeps its area, while blended numbers would shrink it.
  @Test func affineTransform() {
    let turned = Transform.rotation(degrees: 120).then(.translation(x: 40, y: -7))
    obeysTheLaws([.identity, turned, .scale(x: -2, y: 3)])
    for progress in InterpolatableTests.progresses {
      let map = Transform.identity.interpolated(to: turned, at: progress)
      #expect(abs(map.determinant - 1) < Self.rounding, "at \(progress)")
      #expect(abs(map.tx - 40 * progress) < Self.rounding)
    }
  }

  /// The rotation is a quaternion's, at constant speed about one axis; perspective is blended too.
  @Test func transform3D() {
    let turned = Transform3D.rotation(degrees: 120, about: [0, 1, 0])
      .then(.translation(x: 40, y: 0, z: -7)).then(.perspective(distance: 400))
    obeysTheLaws([.identity, turned])
    let half = Transform3D.identity.interpolated(
      to: .rotation(degrees: 120, about: [1, 1, 1]), at: 0.5)
    let expected = Transform3D.rotation(degrees: 60, about: [1, 1, 1])
    for (found, right) in [(half.x, expected.x), (half.y, expected.y), (half.z, expected.z)] {
      #expect(((found - right) * (found - right)).sum() < 1e-20)
    }
    let seen = Transform3D.identity.interpolated(to: .perspective(distance: 400), at: 0.5)
    #expect(abs(seen.z.w + 1 / 800) < Self.rounding)
  }

  /// Points of similar paths move straight; others are cut first.
  @Test func path() {
    var (line, far, bend) = (Path(), Path(), Path())
    line.move(to: .zero)
    line.line(to: Point(x: 10, y: 0))
    far.move(to: Point(x: 0, y: 20))
    far.line(to: Point(x: 30, y: 20))
    bend.move(to: .zero)
    bend.cubic(Point(x: 1, y: 9), Point(x: 5, y: 9), to: Point(x: 6, y: 0))
    bend.close()
    obeysTheLaws([line, far, bend])
    #expect(
      line.interpolated(to: far, at: 0.5).elements
        == [.move(Point(x: 0, y: 10)), .line(Point(x: 20, y: 10))])
  }

  /// Element by element; a user-defined type needs only one function.
  @Test func arraysAndComposites() {
    struct Pose: Interpolatable {
      var place: Point
      var joints: [Double]
      func interpolated(to end: Pose, at progress: Double) -> Pose {
        Pose(
          place: place.interpolated(to: end.place, at: progress),
          joints: joints.interpolated(to: end.joints, at: progress))
      }
    }
    let (low, high) = (
      Pose(place: .zero, joints: [0, 90]), Pose(place: Point(x: 4, y: 8), joints: [10, -90])
    )
    obeysTheLaws([low, high, low])
    obeysTheLaws([[Point.zero], [Point(x: 1, y: 2), .zero], []])
    blendsLikeNumbers(low, high) { [$0.place.x, $0.place.y] + $0.joints }
  }
}
