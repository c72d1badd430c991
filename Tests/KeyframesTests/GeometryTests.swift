import Keyframes
import TestSupport
import Testing

struct GeometryTests {
  /// Small whole rectangles, some of them empty.
  static let rects: [Rect] = {
    var generator = SeededGenerator(7)
    return (0..<40).map { _ in
      Rect(
        x: Double(Int.random(in: -4...4, using: &generator)),
        y: Double(Int.random(in: -4...4, using: &generator)),
        width: Double(Int.random(in: 0...5, using: &generator)),
        height: Double(Int.random(in: 0...5, using: &generator)))
    }
  }()
  /// Corners and middles of whole squares.
  static let places: [Point] = stride(from: -6.0, through: 11, by: 0.5).flatMap { x in
    stride(from: -6.0, through: 11, by: 0.5).map { y in Point(x: x, y: y) }
  }

  @Test func pythagoras() {
    #expect(Point(x: 3, y: -4).length == 5)
    #expect(Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5)) == 5)
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: 4) * 2 - Point(x: 7, y: 10) == .zero)
  }

  @Test func edgesAgreeWithTheInitializers() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(rect == Rect(origin: Point(x: 1, y: 2), size: Size(width: 30, height: 40)))
    #expect(rect == Rect(centre: rect.centre, size: rect.size))
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [1, 2, 31, 42])
    #expect([rect.width, rect.height] == [30, 40])
    #expect(rect.offset(x: 5, y: -2) == Rect(x: 6, y: 0, width: 30, height: 40))
  }

  @Test func tilesShareNoPointAndLeaveNoneOut() {
    let tiles = [(0.0, 0.0), (2, 0), (0, 3), (2, 3)].map {
      Rect(x: $0.0, y: $0.1, width: 2, height: 3)
    }
    let whole = Rect(x: 0, y: 0, width: 4, height: 6)
    for place in Self.places {
      #expect(tiles.count { $0.contains(place) } == (whole.contains(place) ? 1 : 0), "\(place)")
    }
  }

  @Test(arguments: rects)
  func intersectionHasThePointsThatBothHave(_ a: Rect) {
    for b in Self.rects {
      let both = a.intersection(b)
      #expect(both.width >= 0 && both.height >= 0)
      for place in Self.places
      where both.contains(place) != (a.contains(place) && b.contains(place)) {
        Issue.record("\(a) and \(b) at \(place)")
      }
      if !a.isEmpty, !b.isEmpty { #expect(a.intersects(b) == !both.isEmpty) }
    }
  }

  @Test(arguments: rects)
  func unionIsTheSmallestAround(_ a: Rect) {
    for b in Self.rects {
      let union = a.union(b)
      let filled = [a, b].filter { !$0.isEmpty }
      if let left = filled.map(\.minX).min(), let right = filled.map(\.maxX).max(),
        let top = filled.map(\.minY).min(), let bottom = filled.map(\.maxY).max()
      {
        #expect([union.minX, union.maxX, union.minY, union.maxY] == [left, right, top, bottom])
      } else {
        #expect(union.isEmpty)
      }
    }
  }

  @Test(arguments: rects)
  func insetKeepsTheCentreAndIsNeverNegative(_ rect: Rect) {
    for distance in [-3.0, 0, 0.5, 2, 100] {
      let inner = rect.inset(by: distance)
      #expect(inner.centre == rect.centre)
      #expect(inner.width == max(0, rect.width - 2 * distance))
      #expect(inner.height == max(0, rect.height - 2 * distance))
    }
    #expect(rect.inset(x: 0, y: 100).width == rect.width)
  }
}
