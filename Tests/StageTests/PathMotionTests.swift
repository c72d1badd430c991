import Foundation
import Keyframes
import Stage
import Testing

struct PathMotionTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  static let paths: [(name: String, path: Path)] = [
    (
      "curve",
      path { $0.cubic(Point(x: 400, y: 0), Point(x: 0, y: 300), to: Point(x: 300, y: 301)) }
    ),
    (
      "corners",
      path {
        $0.line(to: Point(x: 200, y: 0))
        $0.line(to: Point(x: 200, y: 90))
        $0.cubic(Point(x: 0, y: 90), Point(x: 0, y: 200), to: Point(x: 77, y: 123.4))
      }
    ),
    (
      "closed",
      path {
        $0.line(to: Point(x: 100, y: 0))
        $0.line(to: Point(x: 50, y: 80))
        $0.close()
      }
    ),
    (
      "circles",
      {
        var path = Path(); path.addArc(radius: 100, from: 20, to: 20 + 3 * 360); return path
      }()
    ),
    (
      "back",
      {
        var path = Path(); path.addArc(radius: 60, from: 170, to: -560); return path
      }()
    ),
    (
      "jump",
      path {
        $0.line(to: Point(x: 100, y: 0))
        $0.move(to: Point(x: 0, y: 50))
        $0.line(to: Point(x: 60, y: 50))
      }
    ),
    (
      "standing start",
      path { $0.cubic(Point(x: 5, y: 6), Point(x: 90, y: 6), to: Point(x: 90, y: 90)) }
    ),
  ]

  private static func path(_ draw: (inout Path) -> Void) -> Path {
    var path = Path()
    path.move(to: Point(x: 5, y: 6))
    draw(&path)
    return path
  }

  static let easings: [Easing] = [
    .linear, .ease, .easeInOut(.cubic), .easeOut(.bounce), .easeIn(.back), .spring(bounce: 0.3),
  ]

  private func end(of path: Path) -> Point {
    let line = path.flattened().last
    return (line?.isClosed == true ? line?.points.first : line?.points.last) ?? .zero
  }

  @Test(arguments: paths, easings)
  func theNodeArrivesExactlyAtThePathsEnd(_ row: (name: String, path: Path), _ easing: Easing) {
    for pace in [Route.Pace.even, .raw] {
      let node = Self.box.performing(
        .move(along: row.path, turning: .along, pace: pace, over: 1.7, easing), at: 0.3)
      for time in [2.0, 2.5, 1e6] {
        #expect(Point(x: node.x.value(at: time), y: node.y.value(at: time)) == end(of: row.path))
      }
      #expect(node.x.value(at: 0.2) == 100 && node.y.value(at: 0.2) == 50)
    }
  }

  /// At constant speed, eased: against an independent measure of the path.
  @Test(arguments: paths, easings)
  func evenPaceIsByLength(_ row: (name: String, path: Path), _ easing: Easing) {
    let node = Self.box.performing(.move(along: row.path, over: 2, easing), at: 0)
    let route = PathRoute(row.path)
    for step in 1..<200 {
      let part = (Double(step) + 0.31) / 200
      let progress = easing(part)
      guard (0...1).contains(progress) else { continue }
      let wanted = route.place(at: progress).point
      let place = Point(x: node.x.value(at: 2 * part), y: node.y.value(at: 2 * part))
      // Both lie on the curve within 0.01 points; along it their measures differ a little.
      #expect(place.distance(to: wanted) < 0.15, "\(row.name) at \(part)")
    }
  }

  /// The promise of an even pace, 0.01 points and 0.05°, against 200,000 chords.
  @Test(arguments: [
    [Point(x: 117, y: -74), Point(x: 126, y: -192), Point(x: -21, y: 194), Point(x: 31, y: 179)],
    [Point(x: 0, y: 0), Point(x: 400, y: 0), Point(x: 0, y: 300), Point(x: 300, y: 301)],
    [Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 90, y: 6), Point(x: 90, y: 90)],
  ])
  func evenPaceKeepsItsPromise(_ points: [Point]) {
    var path = Path()
    path.move(to: points[0])
    path.cubic(points[1], points[2], to: points[3])
    let node = Node(.rectangle(4, 2), fill: .white).performing(
      .move(along: path, turning: .along, over: 1), at: 0)
    func place(_ t: Double) -> Point {
      let u = 1 - t
      return points[0] * (u * u * u) + points[1] * (3 * u * u * t) + points[2] * (3 * u * t * t)
        + points[3] * (t * t * t)
    }
    let count = 200_000
    let places = (0...count).map { place(Double($0) / Double(count)) }
    let lengths = places.indices.dropFirst().reduce(into: [0.0]) { sums, index in
      sums.append(sums[index - 1] + places[index - 1].distance(to: places[index]))
    }
    var index = 1
    for step in 1..<512 {
      let time = (Double(step) + 0.27) / 512
      while lengths[index] < time * lengths[count] { index += 1 }
      let found = Point(x: node.x.value(at: time), y: node.y.value(at: time))
      #expect(found.distance(to: places[index]) < 0.012, "at \(time)")
      let way = places[index] - places[index - 1]
      let heading = atan2(way.y, way.x) * 180 / .pi
      let error = (node.rotation.value(at: time) - heading).remainder(dividingBy: 360)
      #expect(abs(error) < 0.06, "at \(time)")
    }
  }

  /// Without an easing across several curves the keyframes follow the path exactly.
  @Test func rawPaceWithoutEasingIsExact() {
    let (a, b) = (Point(x: 5, y: 6), Point(x: 400, y: 0))
    let (c, d) = (Point(x: 0, y: 300), Point(x: 300, y: 301))
    for easing in Self.easings {
      let node = Self.box.performing(
        .move(along: Self.paths[0].path, pace: .raw, over: 2, easing), at: 0)
      #expect(node.x.keyframes.count <= 3)
      for step in 0..<50 {
        let t = easing(Double(step) / 50)
        let u = 1 - t
        let wanted =
          a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
        let place = Point(
          x: node.x.value(at: 2 * Double(step) / 50), y: node.y.value(at: 2 * Double(step) / 50))
        #expect(place.distance(to: wanted) < 1e-9)
      }
    }
  }

  /// Every piece takes equally long, as on a node's route.
  @Test(arguments: paths, easings)
  func rawPaceIsByTheCurvesParameter(_ row: (name: String, path: Path), _ easing: Easing) {
    let node = Self.box.performing(.move(along: row.path, pace: .raw, over: 2, easing), at: 0)
    let route = RawRoute(row.path)
    for step in 1..<200 {
      let part = (Double(step) + 0.31) / 200
      guard (0...1).contains(easing(part)) else { continue }
      let wanted = route.place(at: easing(part)).point
      let place = Point(x: node.x.value(at: 2 * part), y: node.y.value(at: 2 * part))
      #expect(place.distance(to: wanted) < 0.011, "\(row.name) at \(part)")
    }
  }

  /// A path without corners: no easing makes the heading jump, however often it turns round.
  @Test(arguments: easings)
  func theHeadingNeverFlips(_ easing: Easing) {
    for name in ["circles", "back", "curve"] {
      guard let path = Self.paths.first(where: { $0.name == name })?.path else { continue }
      let node = Self.box.performing(
        .move(along: path, turning: .along, over: 2, easing), at: 0)
      var previous = node.rotation.value(at: 0)
      for step in 1...4000 {
        let angle = node.rotation.value(at: 2 * Double(step) / 4000)
        // The circles turn three times in two seconds, about ten times as fast at most where eased.
        #expect(abs(angle - previous) < 15, "\(name) at \(step)")
        previous = angle
      }
    }
    let circles = Self.box.performing(
      .move(along: Self.paths[3].path, turning: .along, over: 1), at: 0)
    let turn = circles.rotation.value(at: 1) - circles.rotation.value(at: 0)
    #expect(abs(turn - 3 * 360) < 0.1)
  }

  @Test(arguments: paths)
  func theNodePointsInItsDirectionOfTravel(_ row: (name: String, path: Path)) {
    for (turning, half) in [(Route.Turning.along, 0.0), (.backwards, 180)] {
      let node = Self.box.rotation(725).performing(
        .move(along: row.path, turning: turning, over: 1), at: 0)
      #expect(abs(node.rotation.value(at: 0) - 725) <= 180.1, "It turns no more than it must.")
      for step in 0..<100 {
        let time = (Double(step) + 0.53) / 100
        func place(_ time: Double) -> Point {
          Point(x: node.x.value(at: time), y: node.y.value(at: time))
        }
        let way = place(time + 1e-4) - place(time - 1e-4)
        let heading = atan2(way.y, way.x) * 180 / .pi + half
        let error = (node.rotation.value(at: time) - heading).remainder(dividingBy: 360)
        // The places are straight pieces within 0.01 points of the curve.
        #expect(abs(error) < 4 || way.length > 0.5, "\(row.name) at \(time): \(error)")
      }
    }
  }

  @Test func overshootContinuesStraight() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 100, y: 0))
    let node = Self.box.performing(.move(along: path, over: 1, .easeOut(.back)), at: 0)
    let farthest = (0...100).map { node.x.value(at: Double($0) / 100) }.max() ?? 0
    #expect(abs(farthest - 110) < 0.1)
  }

  @Test func thePathIsThatOfTheAnchor() {
    let node = Self.box.chain.anchor(.bottomRight).move(along: Self.paths[0].path).over(1).node
    #expect(node.place(of: Point(x: 1, y: 1), at: 1).distance(to: Point(x: 300, y: 301)) < 1e-9)
  }

  @Test func anEmptyPathTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = PathMotionTests.box.performing(.move(along: Path(), over: 1), at: 0)
    }
  }
}
