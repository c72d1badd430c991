import Keyframes
import Testing

/// Speed in place of duration.
struct TrackSpeedTests {
  static let route: Track<Point> = [
    1: .zero, 2: Point(x: 300, y: 400), 2.5: Point(x: 300, y: 0),
  ]

  @Test func theDurationIsTheWayDividedByTheSpeed() {
    #expect(Self.route.travel == 900)
    #expect(Self.route.atSpeed(200).times == 1...5.5)
    // Parts keep their shares of time.
    #expect(Self.route.atSpeed(200).keyframes.map(\.time) == [1, 4, 5.5])
  }

  @Test func aPacedTrackHasTheSpeedEverywhere() {
    let track = Self.route.calculated(.paced).atSpeed(200)
    for time in stride(from: 1.0, to: 5.45, by: 0.05) {
      let way = track.value(at: time).distance(to: track.value(at: time + 1e-3))
      // Not over the corner.
      #expect(abs(way - 0.2) < 1e-9 || abs(time - 3.5) < 0.002, "at \(time)")
    }
  }

  /// A quarter of a circle as a cubic: its length is that of the arc, within the cubic's own error.
  @Test func curvesAreMeasuredAlongTheirArcs() {
    let k = 0.5522847498 * 100
    var track = Track([
      Keyframe(
        time: 0, value: Point(x: 100, y: 0),
        controls: Controls(Point(x: 100, y: k), Point(x: k, y: 100)))
    ])
    track.add(Point(x: 0, y: 100), at: 1)
    #expect(abs(track.travel - 50 * Double.pi) < 0.05)
  }

  @Test func everyMeasurableTypeHasASpeed() {
    let angles: Track<Angle> = [0: Angle(0), 1: Angle(90, .clockwise), 2: Angle(0, .clockwise)]
    #expect(angles.travel == 360)
    #expect(angles.atSpeed(90).times == 0...4)
    let numbers: Track<Double> = [0: 0, 1: 10, 1: 0, 2: 10]
    #expect(numbers.travel == 30, "A step counts.")
    let colors: Track<Color> = [0: .black, 1: Color(red: 1, green: 0, blue: 0)]
    #expect(colors.atSpeed(0.5).times == 0...2)
  }

  @Test func easingsAndExtrapolationStay() {
    let track = ([0: 0, 1: 10] as Track<Double>).eased(.easeOut(.back))
      .extrapolated(after: .pingPong)
    #expect(
      track.atSpeed(5)
        == ([0: 0, 2: 10] as Track<Double>).eased(.easeOut(.back)).extrapolated(after: .pingPong))
    #expect(Track<Double>(3).atSpeed(7) == 3)
    #expect(([1: 3, 2: 3] as Track<Double>).atSpeed(7).times == 1...1)
  }

  @Test func wrongSpeedsTrap() async {
    await #expect(processExitsWith: .failure) { _ = TrackSpeedTests.route.atSpeed(0) }
    await #expect(processExitsWith: .failure) { _ = TrackSpeedTests.route.atSpeed(-1) }
    await #expect(processExitsWith: .failure) { _ = TrackSpeedTests.route.atSpeed(.infinity) }
  }
}
