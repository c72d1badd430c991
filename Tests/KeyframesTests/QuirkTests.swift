import Keyframes
import TestSupport
import Testing

/// Known problems of the systems that Riff covers, as far as they concern values over time: one
/// test for each, with the number in their list.
struct QuirkTests {
  /// 1. Two keyframes at one time are a step with both sides defined, and the order of adding
  ///    keyframes at different times does not matter.
  @Test(arguments: TrackTests.seeds)
  func equalTimesAreAStep(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (left, right) = (generator.number(), generator.number())
    let others = (-4...4).filter { $0 != 0 }.map {
      Keyframe(time: Double($0), value: generator.number())
    }
    var track = Track(others.shuffled(using: &generator))
    track.add(left, at: 0)
    track.add(generator.number(), at: 0)
    track.add(right, at: 0)
    #expect(track.value(at: 0) == right)
    #expect(abs(track.value(before: 0) - left) < 1e-10)
    #expect(abs(track.value(at: (0.0).nextDown) - left) < 1e-10)
    #expect(abs(track.value(at: (0.0).nextUp) - right) < 1e-10)
    let same = Track(others + [left, 7, right].map { Keyframe(time: 0, value: $0) })
    #expect(track == same)
  }

  /// 2. Every type can overshoot; values are clamped only when shown.
  @Test func overshootIsNotCutOff() {
    let easing = Easing.cubicBezier(0, 2, 1, 2)  // 1.625 halfway
    func half<Value: Interpolatable>(_ from: Value, _ to: Value) -> Value {
      ([0: from, 1: to] as Track<Value>).eased(easing).value(at: 0.5)
    }
    #expect(abs(half(0.0, 8) - 13) < 1e-12)
    #expect(half(0, 8) == 13)
    #expect(half(false, true))
    #expect(half(Point.zero, Point(x: 8, y: 0)).distance(to: Point(x: 13, y: 0)) < 1e-12)
    #expect(abs(half(Size.zero, Size(width: 8, height: 0)).width - 13) < 1e-12)
    #expect(abs(half(Rect.zero, Rect(x: 8, y: 0, width: 8, height: 0)).maxX - 26) < 1e-12)
    #expect(abs(half(Angle(0), Angle(80)).degrees - 130) < 1e-12)
    #expect(abs(half(Transform.identity, .translation(x: 8, y: 0)).tx - 13) < 1e-12)
    let glow = half(Color.black, .white)
    #expect(abs(glow.red - 1.625) < 1e-12)
    #expect(glow.clamped == .white)
  }

  /// 3. Nothing becomes NaN: progress beyond the ends, times that are infinite or NaN, segments of
  ///    length 0, huge values.
  @Test(arguments: EasingLawsTests.everything)
  func noValueIsNotANumber(_ easing: Easing) {
    let most = Double.greatestFiniteMagnitude
    let tracks: [Track<Double>] = [
      [0: 1, 1: 2], [0: 1, 0: 2], [0: 5], [0: -1e307, 1: 1e307], [-most: 0, most: 1],
      [0: 1, .leastNonzeroMagnitude: 2], [0: 5, .leastNonzeroMagnitude: 5],
      [1: 1, 1.0.nextUp: 2],
    ]
    for track in tracks {
      for end in Extrapolation.allCases {
        let track = track.eased(easing).extrapolated(before: end, after: end)
        for time in [-.infinity, -most, -7.3, 0, 1e-300, 0.3, 0.5, 1, 1.5, most, .infinity, .nan] {
          #expect(!track.value(at: time).isNaN, "\(easing) of \(track) at \(time)")
        }
      }
    }
  }

  /// 4. Every easing is exactly 0 at 0 and 1 at 1, so a track is exactly at its keyframes.
  @Test(arguments: EasingLawsTests.everything)
  func everyEasingIsExactAtItsEnds(_ easing: Easing) {
    #expect(easing(0) == 0 && easing(1) == 1)
    let track = ([0.1: 0.1, 0.7: 0.7, 0.9: 1e9] as Track<Double>).eased(easing)
    for keyframe in track.keyframes { #expect(track.value(at: keyframe.time) == keyframe.value) }
  }

  /// 6. 64 bits throughout: long scrolls do not jitter.
  @Test func longTimesKeepPrecision() {
    let track: Track<Double> = [0: 0, 1e9: 1e9]
    for time in [123_456_789.125, 999_999_999.0625] { #expect(track.value(at: time) == time) }
    var animator = Animator()
    let slot = animator.add(track)
    animator.seek(to: 123_456_789.125)
    #expect(abs(animator[slot] - 123_456_789.125) <= 1e-12 * 1e9)
  }

  /// 7. Visibility changes exactly at its time, in both directions.
  @Test(arguments: TrackTests.seeds)
  func flipsExactlyAtItsTimeInBothDirections(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (on, off) = (generator.number(-9...0), generator.number(0.001...9))
    let shown: Track<Bool> = [on - 1: false, on: true, off: false]
    let times = [on.nextDown, on, on.nextUp, off.nextDown, off, off.nextUp]
    let right = [false, true, true, true, false, false]
    #expect(times.map { shown.value(at: $0) } == right)
    #expect(times.reversed().map { shown.value(at: $0) } == right.reversed())
  }

  /// 8. Positive is clockwise on screen, where y points down, for everything that turns.
  @Test func positiveIsClockwise() throws {
    let (right, down) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
    #expect(Transform.rotation(degrees: 90).apply(to: right) == down)
    let turn = Transform3D.rotation(degrees: 90, about: [0, 0, 1])
    #expect(try #require(turn.project(right)).distance(to: down) < 1e-15)
    var path = Path()
    path.move(to: .zero)
    path.line(to: down)
    #expect(PathRoute(path).place(at: 0.5).heading == 90)
    let middles = [TurnDirection.clockwise, .counterclockwise, .shortest, .longest].map {
      Angle(0).interpolated(to: Angle(90, $0), at: 0.5).degrees
    }
    #expect(middles == [45, -135, 45, -135])
  }

  /// 11. Extrapolation can be chosen for each track.
  static let beyond: [(way: Extrapolation, before: Double, after: Double)] = [
    (.hold, 10, 30), (.linear, 0, 40), (.repeat, 20, 20), (.pingPong, 20, 20),
    (.cumulative, 0, 40),
  ]

  @Test(arguments: beyond)
  func timeMayLeaveTheTrack(_ row: (way: Extrapolation, before: Double, after: Double)) {
    let track = ([0: 10, 1: 30] as Track<Double>).extrapolated(before: row.way, after: row.way)
    #expect(abs(track.value(at: -0.5) - row.before) < 1e-12)
    #expect(abs(track.value(at: 1.5) - row.after) < 1e-12)
    let mixed = track.extrapolated(after: row.way)
    #expect(mixed.value(at: -0.5) == 10)
    #expect(mixed.value(at: 1.5) == track.value(at: 1.5))
  }

  /// 14. Progress along a path is length, easings apply to it, the heading wraps without a flip,
  ///     and the ends are exact. The circle of radius 100 is the well-known four cubics.
  @Test func pathsAreMeasuredByTheirLength() {
    let handle = 55.228_474_983_079_34
    let right = Path.Element.move(Point(x: 100, y: 0))
    var circle = Path()
    circle.move(to: Point(x: 100, y: 0))
    for quarter in 0..<4 {
      let map = Transform.rotation(degrees: 90 * Double(quarter))
      let way = [Point(x: 100, y: handle), Point(x: handle, y: 100), Point(x: 0, y: 100)]
        .map { map.apply(to: $0) }
      circle.cubic(way[0], way[1], to: way[2])
    }
    #expect(circle.elements.first == right)
    let route = PathRoute(circle)
    #expect(abs(route.length - 200 * .pi) < 0.2)
    let progress = ([0: 0, 1: 1] as Track<Double>).eased(.easeInOut(.cubic))
    var turned = 90.0
    var previous = route.place(at: 0)
    for step in 1...400 {
      let eased = progress.value(at: Double(step) / 400)
      let place = route.place(at: eased)
      // The four cubics are within 0.03 of the circle.
      let expected = Transform.rotation(degrees: 360 * eased).apply(to: Point(x: 100, y: 0))
      #expect(place.point.distance(to: expected) < 0.2, "at \(eased)")
      let turn = TurnDirection.shortest.turn(from: previous.heading, to: place.heading)
      #expect(turn > -1 && turn < 10, "at \(eased)")
      turned += turn
      previous = place
    }
    #expect(abs(turned - 450) < 3)
    #expect(route.place(at: 1).point.distance(to: Point(x: 100, y: 0)) < 1e-9)
    #expect(route.place(at: 7).point == route.place(at: 1).point)
  }

  /// 17. Removing a keyframe joins its neighbours; adding it again restores the track.
  @Test(arguments: TrackTests.seeds)
  func neighboursAreJoinedAfterRemoval(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let frames = (0..<6).map {
      Keyframe(time: Double($0), value: generator.number(), easing: .easeIn(.quad))
    }
    for index in frames.indices {
      var track = Track(frames)
      let wasThere = track.removeKeyframes(at: Double(index))
      var rest = frames
      rest.remove(at: index)
      #expect(wasThere && track == Track(rest))
      track.add(frames[index])
      #expect(track == Track(frames))
    }
  }

  /// 18. A value costs one blend, however many keyframes there are, and an animator's memory stays
  /// where it is (`AnimatorTests`).
  @Test(arguments: [2, 1000, 100_000])
  func aValueCostsOneBlend(_ count: Int) {
    let track = Track(
      (0..<count).map { Keyframe(time: Double($0), value: Tally(number: Double($0), blends: 0)) })
    for time in [0.5, Double(count) / 2 - 0.25, Double(count) - 1.5] {
      #expect(track.value(at: time) == Tally(number: time, blends: 1))
    }
  }

  /// A number that counts the blends it came from.
  struct Tally: Interpolatable {
    var number: Double
    var blends: Int

    func interpolated(to end: Tally, at progress: Double) -> Tally {
      Tally(
        number: number.interpolated(to: end.number, at: progress),
        blends: blends + end.blends + 1)
    }
  }

  /// 19. A cubic Bézier is solved far beyond 1e-7, however it bends: going back from a parameter to x and
  /// y by Bernstein's polynomials finds the same y.
  @Test(arguments: [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.9, -1, 0.1, 2], [0.001, 0.9, 0.999, 0.1],
  ])
  func bezierIsSolvedToTheLastDigits(_ points: [Double]) {
    let easing = Easing.cubicBezier(points[0], points[1], points[2], points[3])
    func bernstein(_ s: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    for step in 1..<1000 {
      let s = Double(step) / 1000
      let (x, y) = (bernstein(s, points[0], points[2]), bernstein(s, points[1], points[3]))
      #expect(abs(easing(x) - y) < 1e-10, "at \(x)")
    }
  }
}
