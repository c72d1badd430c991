import Foundation
import Keyframes
import Testing

struct PathMorphTests {
  /// Splitting curves of some 100 points.
  static let rounding = 1e-9

  private func polygon(_ corners: [(Double, Double)], closed: Bool = true) -> Path {
    var path = Path()
    for (index, (x, y)) in corners.enumerated() {
      if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
    }
    if closed { path.close() }
    return path
  }

  private var square: Path { polygon([(0, 0), (100, 0), (100, 100), (0, 100)]) }
  private var triangle: Path { polygon([(50, -20), (120, 110), (-20, 110)]) }

  /// Four arcs, clockwise from the right.
  private func circle(_ centre: Point, radius: Double, from degrees: Double = 0) -> Path {
    let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
    var path = Path()
    path.move(to: Point(x: 1, y: 0))
    for quarter in 0..<4 {
      let turn = Transform.rotation(degrees: Double(quarter) * 90)
      path.cubic(
        turn.apply(to: Point(x: 1, y: handle)), turn.apply(to: Point(x: handle, y: 1)),
        to: turn.apply(to: Point(x: 0, y: 1)))
    }
    path.close()
    return path.transformed(
      by: Transform.rotation(degrees: degrees).then(.scale(radius))
        .then(.translation(x: centre.x, y: centre.y)))
  }

  private func kinds(_ path: Path) -> [Int] {
    path.elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .cubic: 2
      case .close: 3
      }
    }
  }

  private func numbers(_ path: Path) -> [Double] {
    path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let a), .line(let a): [a.x, a.y]
      case .cubic(let a, let b, let c): [a.x, a.y, b.x, b.y, c.x, c.y]
      case .close: []
      }
    }
  }

  /// The greatest distance from the outline of one to that of the other.
  private func distance(_ a: Path, to b: Path) -> Double {
    let lines = b.flattened(tolerance: 0.001)
    return a.flattened(tolerance: 0.5).flatMap(\.points).reduce(0) { most, point in
      var nearest = Double.infinity
      for line in lines {
        let points = line.points + (line.isClosed ? [line.points[0]] : [])
        for (from, to) in zip(points, points.dropFirst()) {
          let (along, away) = (to - from, point - from)
          let squared = along.x * along.x + along.y * along.y
          let part = squared > 0 ? (away.x * along.x + away.y * along.y) / squared : 0
          nearest = min(nearest, point.distance(to: from + along * min(max(part, 0), 1)))
        }
      }
      return max(most, nearest)
    }
  }

  private var pairs: [(Path, Path)] {
    var two = square
    two.append(circle(Point(x: 300, y: 0), radius: 20))
    let wave = polygon([(0, 0), (10, 40), (50, 5), (90, 60), (200, 0)], closed: false)
    return [
      (square, triangle), (triangle, square), (circle(.zero, radius: 30), square),
      (square, circle(.zero, radius: 30)), (two, triangle), (triangle, two),
      (wave, polygon([(0, 0), (50, 50)], closed: false)), (wave, square), (square, wave),
      (circle(.zero, radius: 5), triangle), (two, wave),
    ]
  }

  @Test func endsAreExactAndTheirCutVersionsLookTheSame() {
    for (start, end) in pairs {
      let morph = PathMorph(from: start, to: end)
      #expect(morph.path(at: 0) == start && morph.path(at: 1) == end)
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      #expect(kinds(morph.matched.start) == kinds(morph.matched.end))
      #expect(distance(start, to: morph.path(at: 1e-9)) < 1e-3)
      #expect(distance(end, to: morph.path(at: 1.0.nextDown)) < 1e-3)
    }
  }

  /// No corner of either is lost, and no outline gains anything.
  @Test func pairedOutlinesAreUnchanged() {
    for (start, end) in [(square, triangle), (circle(.zero, radius: 30), square)] {
      let morph = PathMorph(from: start, to: end)
      for (given, cut) in [(start, morph.matched.start), (end, morph.matched.end)] {
        #expect(distance(given, to: cut) < 1e-3)
        #expect(distance(cut, to: given) < 1e-3)
      }
    }
  }

  @Test func pointsMoveAtConstantSpeedAlsoBeyondTheEnds() {
    for (start, end) in pairs {
      let morph = PathMorph(from: start, to: end)
      let (from, to) = (numbers(morph.matched.start), numbers(morph.matched.end))
      for progress in [-0.5, 0.25, 0.9, 1.5] {
        let blend = numbers(morph.path(at: progress))
        #expect(blend.count == from.count)
        for index in blend.indices {
          let expected = from[index] * (1 - progress) + to[index] * progress
          #expect(abs(blend[index] - expected) < Self.rounding)
        }
      }
    }
  }

  /// As in SVG and CSS, equal elements are the author's pairs.
  @Test func likePathsBlendPointByPoint() {
    let other = polygon([(100, 0), (100, 100), (0, 100), (0, 0)])
    let middle = square.interpolated(to: other, at: 0.5)
    #expect(middle == polygon([(50, 0), (100, 50), (50, 100), (0, 50)]))
  }

  /// A rotated circle stays a circle throughout: the best start is found. 64 points around it are
  /// within 3 degrees of any.
  @Test(arguments: [0, 30, 45, 90, 137, 200, 315])
  func closedPathsStartWhereTheyFitBest(_ degrees: Double) throws {
    // A line in one of them makes their elements differ.
    var other = circle(Point(x: 50, y: 50), radius: 70, from: degrees)
    other = Path(elementsOf: other, splitting: true)
    let morph = PathMorph(from: circle(Point(x: 50, y: 50), radius: 70), to: other)
    for progress in [0.25, 0.5, 0.75] {
      for polyline in morph.path(at: progress).flattened() {
        for point in polyline.points {
          #expect(abs(point.distance(to: Point(x: 50, y: 50)) - 70) < 0.3)
        }
      }
    }
  }

  /// A square becomes a circle by its corners coming in, not by turning.
  @Test func aSquareBecomesACircleWithoutTurning() {
    let morph = PathMorph(from: square, to: circle(Point(x: 50, y: 50), radius: 50))
    let corner = Point(x: 100, y: 100)
    let cut = morph.path(at: 0.5).flattened().flatMap(\.points)
    let farthest = cut.max { $0.distance(to: .zero) < $1.distance(to: .zero) }
    let expected = 50 + (50 + 50 / 2.0.squareRoot() - 50) / 2 + 25
    #expect((farthest ?? .zero).distance(to: Point(x: expected, y: expected)) < 0.5)
    #expect((farthest ?? .zero).distance(to: corner) < 20)
  }

  /// Drawn in the other direction it does not turn inside out.
  @Test func closedPathsHaveTheSameDirection() {
    let backwards = polygon([(0, 0), (0, 100), (50, 100), (100, 100), (100, 0)])
    let middle = PathMorph(from: square, to: backwards).path(at: 0.5)
    #expect(distance(middle, to: square) < 1e-6)
    #expect(middle.bounds == square.bounds)
  }

  @Test func openPathsKeepTheirDirection() throws {
    let there = polygon([(0, 0), (100, 0)], closed: false)
    let back = polygon([(100, 10), (40, 10), (0, 10)], closed: false)
    let middle = PathMorph(from: there, to: back).path(at: 0.5)
    #expect(middle.bounds.width < 1e-9)
    #expect(kinds(middle) == [0, 2, 2])
  }

  @Test func aSubpathWithoutAPartnerGrowsFromItsMiddle() throws {
    var two = square
    two.append(circle(Point(x: 300, y: 40), radius: 20))
    let early = PathMorph(from: triangle, to: two).path(at: 0.1)
    let dot = try #require(early.flattened().last)
    for point in dot.points {
      #expect(abs(point.distance(to: Point(x: 300, y: 40)) - 2) < 0.01)
    }
    #expect(dot.isClosed)
  }

  @Test func emptyAndDegeneratePathsGiveNumbers() {
    var dot = Path()
    dot.move(to: Point(x: 5, y: 5))
    dot.close()
    var lone = Path()
    lone.move(to: Point(x: 1, y: 1))
    var headless = Path()
    headless.line(to: Point(x: 1, y: 1))
    headless.cubic(.zero, .zero, to: Point(x: 9, y: 9))
    var closing = Path()
    closing.close()
    let still = polygon([(3, 3), (3, 3), (3, 3)])
    let odd = [Path(), dot, lone, headless, closing, still, square]
    for start in odd {
      for end in odd {
        for progress in InterpolatableTests.progresses {
          #expect(numbers(start.interpolated(to: end, at: progress)).allSatisfy { $0.isFinite })
        }
      }
    }
    #expect(Path().interpolated(to: Path(), at: 0.5) == Path())
    let growing = Path().interpolated(to: square, at: 0.5)
    #expect(growing.bounds == Rect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test func infinitePathsDoNotTrap() {
    let wild = polygon([(0, 0), (.infinity, 3), (.nan, 2)])
    _ = wild.interpolated(to: triangle, at: 0.5)
    _ = circle(.zero, radius: 3).interpolated(to: wild, at: 0.5)
  }

  // MARK: Tracks

  @Test func matchedTracksLookTheSame() {
    let track = Track<Path>([
      Keyframe(time: 0, value: square, easing: .easeIn(.quad)),
      Keyframe(time: 1, value: triangle), Keyframe(time: 2, value: circle(.zero, radius: 30)),
      Keyframe(time: 2, value: triangle), Keyframe(time: 3, value: square),
    ]).extrapolated(after: .repeat)
    let matched = track.matched
    #expect(matched.times == track.times && matched.after == .repeat)
    for time in stride(from: -0.5, through: 5, by: 0.05) {
      let (one, two) = (track.value(at: time), matched.value(at: time))
      #expect(distance(one, to: two) < 1e-3, "at \(time)")
      #expect(distance(two, to: one) < 1e-3, "at \(time)")
    }
    for (from, to) in zip(matched.keyframes, matched.keyframes.dropFirst())
    where from.time < to.time {
      #expect(kinds(from.value) == kinds(to.value))
    }
    #expect(Track<Path>(square).matched == Track(square))
  }
}

extension Path {
  /// The same path with each cubic split in the middle.
  fileprivate init(elementsOf path: Path, splitting: Bool) {
    self.init()
    var here = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        move(to: point)
        here = point
      case .line(let point):
        line(to: point)
        here = point
      case .cubic(let b, let c, let d):
        let (ab, bc, cd) = ((here + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
        let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
        cubic(ab, abc, to: (abc + bcd) * 0.5)
        cubic(bcd, cd, to: d)
        here = d
      case .close: close()
      }
    }
  }
}
