import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct RouteTests {
  static let rounding = 1e-9
  static let seeds: ClosedRange<UInt64> = 1...20

  /// One cubic, with its formula written out.
  struct Cubic {
    let points: [Point]

    init(_ generator: inout SeededGenerator) {
      points = (0..<4).map { _ in Point(x: generator.number(), y: generator.number()) }
    }

    var path: Path {
      var path = Path()
      path.move(to: points[0])
      path.cubic(points[1], points[2], to: points[3])
      return path
    }

    func point(_ t: Double) -> Point {
      let u = 1 - t
      let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return Point(
        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
    }

    /// Degrees, of the derivative.
    func heading(_ t: Double) -> Double {
      let u = 1 - t
      let way =
        (points[1] - points[0]) * (3 * u * u) + (points[2] - points[1]) * (6 * u * t)
        + (points[3] - points[2]) * (3 * t * t)
      return atan2(way.y, way.x) * 180 / .pi
    }

    /// Lengths from the start at many equal steps of the parameter.
    var lengths: [Double] {
      let places = (0...20_000).map { point(Double($0) / 20_000) }
      return zip(places, places.dropFirst()).reduce(into: [0]) { sums, pair in
        sums.append(sums[sums.count - 1] + pair.0.distance(to: pair.1))
      }
    }
  }

  /// The same direction, whole turns aside.
  private func gap(_ a: Double, _ b: Double) -> Double {
    abs((a - b).remainder(dividingBy: 360))
  }

  @Test(arguments: seeds)
  func rawPaceFollowsTheCurvesParameter(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let cubic = Cubic(&generator)
    let route = Route(cubic.path, turning: .along, pace: .raw)
    for t in stride(from: 0, through: 1, by: 0.05) {
      let place = route.place(at: t)
      #expect(place.point.distance(to: cubic.point(t)) < Self.rounding)
      #expect(gap(place.turn, cubic.heading(t)) < 1e-6)
    }
  }

  @Test(arguments: seeds)
  func evenPaceFollowsArcLength(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let cubic = Cubic(&generator)
    let lengths = cubic.lengths
    let whole = lengths[lengths.count - 1]
    let route = Route(cubic.path)
    for part in stride(from: 0, through: 1, by: 0.05) {
      let step = try #require(lengths.lastIndex { $0 <= part * whole })
      let expected = cubic.point(Double(step) / 20_000)
      // The flattening's tolerance, and the length that it cuts off.
      #expect(route.place(at: part).point.distance(to: expected) < 0.02 + whole * 2e-3)
    }
  }

  /// Each piece takes an equal share, however long it is; the evenly paced one is halfway.
  @Test func piecesShareRawProgress() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 30, y: 0))
    path.line(to: Point(x: 30, y: 90))
    let raw = Route(path, pace: .raw)
    let even = Route(path)
    let quarters = [
      Point(x: 15, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 45), Point(x: 30, y: 90),
    ]
    for (index, place) in quarters.enumerated() {
      let found = raw.place(at: Double(index + 1) / 4).point
      #expect(found.distance(to: place) < Self.rounding)
    }
    #expect(even.place(at: 0.5).point.distance(to: Point(x: 30, y: 30)) < Self.rounding)
  }

  @Test(arguments: [Route.Pace.even, .raw], seeds)
  func theEndsAreExactAndHoldBeyond(_ pace: Route.Pace, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let cubic = Cubic(&generator)
    let route = Route(cubic.path, turning: .along, pace: pace)
    for progress in [0, -0.1, -1e9, -Double.infinity] {
      #expect(route.place(at: progress).point == cubic.points[0])
    }
    for progress in [1, 1.1, 1e9, Double.infinity] {
      #expect(route.place(at: progress).point == cubic.points[3])
      #expect(route.place(at: progress) == route.place(at: 1))
    }
  }

  @Test(arguments: [Route.Pace.even, .raw], seeds)
  func turningBackwardsIsHalfATurnFromAlong(_ pace: Route.Pace, _ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let path = Cubic(&generator).path
    let (never, along, backwards) = (
      Route(path, turning: .never, pace: pace), Route(path, turning: .along, pace: pace),
      Route(path, turning: .backwards, pace: pace)
    )
    for progress in stride(from: 0, through: 1, by: 0.1) {
      #expect(never.place(at: progress).turn == 0)
      let turn = along.place(at: progress).turn
      #expect(gap(backwards.place(at: progress).turn, turn + 180) < Self.rounding)
    }
  }

  /// Along a curve the right side goes ahead; backwards the left one does.
  @Test(arguments: [Route.Turning.along, .backwards], [Route.Pace.even, .raw])
  func theRightSidePointsForwards(_ turning: Route.Turning, _ pace: Route.Pace) {
    var generator = SeededGenerator(3)
    let node = Node(.rectangle(20, 10), fill: .white).at(x: 7, y: 5)
      .along(Cubic(&generator).path, [0: 0, 1: 1], turning: turning, pace: pace)
    for time in stride(from: 0.1, through: 0.9, by: 0.1) {
      let here = node.place(of: Anchor.centre.unit, at: time)
      let way = node.place(of: Anchor.centre.unit, at: time + 1e-3) - here
      let side = turning == .along ? Anchor.right : .left
      let ahead = node.place(of: side.unit, at: time) - here
      let cosine = (way.x * ahead.x + way.y * ahead.y) / (way.length * ahead.length)
      #expect(cosine > 0.98)
    }
  }

  /// Round a circle and through the heading of ±180° the picture never leaps.
  @Test(arguments: [Route.Pace.even, .raw])
  func turningPastHalfATurnDoesNotFlip(_ pace: Route.Pace) {
    let node = Node(.rectangle(20, 10), fill: .white)
      .along(.circleOfTests, [0: 0, 1: 1], turning: .along, pace: pace)
    var before = node.sprite(at: 0).transform
    for step in 1...720 {
      let now = node.sprite(at: Double(step) / 720).transform
      // Half a degree a step; twice that with the flattened pieces.
      #expect(abs(now.a - before.a) < 0.1 && abs(now.b - before.b) < 0.1, "at \(step)")
      before = now
    }
  }

  @Test func easingsApplyToTheProgress() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 0))
    let progress = ([0: 0, 1: 1] as Track<Double>).eased(.easeIn(.quad))
    let node = Node(.circle(radius: 1), fill: .white).along(path, progress)
    for time in stride(from: 0, through: 1, by: 0.1) {
      #expect(abs(node.sprite(at: time).transform.tx - 100 * time * time) < Self.rounding)
    }
  }

  @Test(arguments: [Route.Pace.even, .raw])
  func emptyPathsDoNotMoveTheNode(_ pace: Route.Pace) {
    var lone = Path()
    lone.move(to: Point(x: 9, y: 9))
    for path in [Path(), lone] {
      let node = Node(.circle(radius: 1), fill: .white).at(x: 3, y: 4)
        .along(path, [0: 0, 1: 1], turning: .along, pace: pace)
      for time in [0, 0.5, 1] {
        #expect(node.sprite(at: time).transform == .translation(x: 3, y: 4))
      }
    }
  }

  /// A curve with velocity 0 at its start, because its control point is there.
  @Test func aHandleOnTheEndStillHasADirection() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(.zero, Point(x: 0, y: 50), to: Point(x: 50, y: 50))
    let route = Route(path, turning: .along, pace: .raw)
    #expect(route.place(at: 0).turn == 90)
    #expect(route.place(at: 1).turn == 0)
  }
}

extension Path {
  fileprivate static let circleOfTests: Path = {
    var path = Path()
    path.addArc(radius: 100, from: 0, to: 360)
    path.close()
    return path
  }()
}
