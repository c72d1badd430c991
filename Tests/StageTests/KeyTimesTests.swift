import Keyframes
import Stage
import Testing

/// Key times of paths: every line and curve arrives at its own time.
struct KeyTimesTests {
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white)
  static let times = [0, 0.5, 0.6, 1.0]

  /// Lines of 30, 40 and 100 points.
  static let steps: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 40, y: 10))
    path.line(to: Point(x: 40, y: 50))
    path.line(to: Point(x: 140, y: 50))
    return path
  }()

  private func place(_ node: Node, _ time: Double) -> Point {
    Point(x: node.x.value(at: time), y: node.y.value(at: time))
  }

  /// Along straight lines both paces are linear between the key times, as Core Animation has it.
  @Test(arguments: [Route.Pace.even, .raw])
  func motionsAreLinearBetweenTheKeyTimes(_ pace: Route.Pace) {
    let node = Self.box.performing(
      .move(along: Self.steps, pace: pace, keyTimes: Self.times, over: 4), at: 1)
    let wanted: Track<Point> = [
      1: Point(x: 10, y: 10), 3: Point(x: 40, y: 10), 3.4: Point(x: 40, y: 50),
      5: Point(x: 140, y: 50),
    ]
    for step in 0...160 {
      let time = 1 + Double(step) / 40
      // An even pace is within 0.01 points.
      #expect(place(node, time).distance(to: wanted.value(at: time)) < 0.011, "at \(time)")
    }
    #expect(place(node, 3).distance(to: Point(x: 40, y: 10)) < Self.rounding)
    #expect(place(node, 9) == Point(x: 140, y: 50))
  }

  @Test func anEasingAppliesToTheWhole() {
    let easing = Easing.easeInOut(.cubic)
    let node = Self.box.performing(
      .move(along: Self.steps, keyTimes: Self.times, over: 2, easing), at: 0)
    let plain = Self.box.performing(.move(along: Self.steps, keyTimes: Self.times, over: 2), at: 0)
    for step in 0...40 {
      let part = Double(step) / 40
      #expect(place(node, 2 * part).distance(to: place(plain, 2 * easing(part))) < 0.025)
    }
  }

  @Test(arguments: [Route.Pace.even, .raw])
  func equalKeyTimesAreAJump(_ pace: Route.Pace) {
    let node = Self.box.performing(
      .move(along: Self.steps, pace: pace, keyTimes: [0, 0.5, 0.5, 1], over: 2), at: 0)
    #expect(place(node, 1.0.nextDown).distance(to: Point(x: 40, y: 10)) < 0.011)
    #expect(place(node, 1).distance(to: Point(x: 40, y: 50)) < Self.rounding)
  }

  @Test func theHeadingFollows() {
    let node = Self.box.performing(
      .move(along: Self.steps, turning: .along, keyTimes: Self.times, over: 1), at: 0)
    for (time, heading) in [(0.3, 0.0), (0.55, 90), (0.8, 0)] {
      #expect(abs(node.rotation.value(at: time) - heading) < 0.1)
    }
  }

  @Test func theShareOfThePaceIsTheDefault() {
    let shares = [0, 30.0 / 170, 70.0 / 170, 1]
    let (one, other) = (
      Self.box.performing(.move(along: Self.steps, keyTimes: shares, over: 2), at: 0),
      Self.box.performing(.move(along: Self.steps, over: 2), at: 0)
    )
    for step in 0...100 {
      let time = Double(step) / 50
      #expect(place(one, time).distance(to: place(other, time)) < 0.021)
    }
  }

  // MARK: Routes

  @Test func stopsAreWhereThePiecesEnd() {
    let rows: [(Route.Pace, [Double])] = [
      (.even, [0, 30.0 / 170, 70.0 / 170, 1]), (.raw, [0, 1.0 / 3, 2.0 / 3, 1]),
    ]
    for (pace, wanted) in rows {
      let route = Route(Self.steps, pace: pace)
      #expect(zip(route.stops, wanted).allSatisfy { abs($0 - $1) < Self.rounding })
      let corners = [
        Point(x: 10, y: 10), Point(x: 40, y: 10), Point(x: 40, y: 50), Point(x: 140, y: 50),
      ]
      for (stop, corner) in zip(route.stops, corners) {
        #expect(route.place(at: stop).point.distance(to: corner) < 1e-6)
      }
    }
    #expect(Route(Path()).stops.isEmpty)
  }

  /// A closed curve counts its closing line; stops of curves are by their lengths.
  @Test func curvesAndClosingLinesArePieces() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(Point(x: 0, y: 100), Point(x: 100, y: 100), to: Point(x: 100, y: 0))
    path.close()
    let stops = Route(path).stops
    #expect(stops.count == 3)
    // The curve is 200 points long: its speed is 300 · √((1 − 2t)⁴ … ) integrated by Simpson's rule.
    let length = simpson { t in
      let u = 1 - t
      let (x, y) = (6 * u * t * 100, 3 * (u * u - t * t) * 100)
      return (x * x + y * y).squareRoot()
    }
    #expect(abs(stops[1] - length / (length + 100)) < 1e-4)
  }

  private func simpson(_ f: (Double) -> Double) -> Double {
    let n = 1000
    return (0...n).reduce(0) { sum, i in
      sum + f(Double(i) / Double(n)) * (i == 0 || i == n ? 1 : i % 2 == 1 ? 4 : 2)
    } / Double(3 * n)
  }

  @Test(arguments: [Route.Pace.even, .raw])
  func aNodesRouteArrivesAtItsKeyTimes(_ pace: Route.Pace) {
    let node = Self.box.along(Self.steps, keyTimes: [1, 2, 2, 6], pace: pace)
    let rows: [(Double, Point)] = [
      (0, Point(x: 10, y: 10)), (1.5, Point(x: 25, y: 10)), (2, Point(x: 40, y: 50)),
      (4, Point(x: 90, y: 50)), (7, Point(x: 140, y: 50)),
    ]
    for (time, wanted) in rows {
      let sprite = node.sprite(at: time)
      let place = Point(x: sprite.transform.tx, y: sprite.transform.ty)
      #expect(place.distance(to: wanted) < 1e-6, "at \(time)")
    }
  }

  @Test func wrongKeyTimesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = KeyTimesTests.box.performing(
        .move(along: KeyTimesTests.steps, keyTimes: [0, 1], over: 1), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = KeyTimesTests.box.performing(
        .move(along: KeyTimesTests.steps, keyTimes: [0, 0.6, 0.5, 1], over: 1), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = KeyTimesTests.box.performing(
        .move(along: KeyTimesTests.steps, keyTimes: [0, 0.2, 0.5, 0.9], over: 1), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = KeyTimesTests.box.along(Path(), keyTimes: [0])
    }
  }
}
