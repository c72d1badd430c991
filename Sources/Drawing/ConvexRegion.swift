import Keyframes
import Stage

/// A convex polygon that clips contours, in pixels.
struct ConvexRegion {
  /// Points where `x · point.x + y · point.y + offset` is negative are outside.
  struct Edge {
    var x: Double
    var y: Double
    var offset: Double

    func distance(to point: Point) -> Double { x * point.x + y * point.y + offset }
  }

  private(set) var edges: [Edge] = []
  /// The smallest rectangle around it.
  let box: Rect

  /// The region of a rectangle.
  init(_ rect: Rect) {
    box = rect
    edges = [
      Edge(x: 1, y: 0, offset: -rect.minX), Edge(x: -1, y: 0, offset: rect.maxX),
      Edge(x: 0, y: 1, offset: -rect.minY), Edge(x: 0, y: -1, offset: rect.maxY),
    ]
  }

  /// The region of a clip on a surface with `scale` pixels per point, or nil if it is empty.
  init?(_ clip: Clip, scale: Double) {
    let map = clip.transform.then(.scale(scale))
    guard map.isFinite, map.determinant != 0, !clip.rect.isEmpty else { return nil }
    var contour = Contours()
    forEachRectanglePoint(clip.rect, cornerRadius: clip.cornerRadius, scale: map.maxScale) {
      contour.add(map.apply(to: $0))
    }
    let corners = contour.points
    guard corners.allSatisfy({ ($0.x + $0.y).isFinite }) else { return nil }
    box = contour.bounds
    let side = map.determinant > 0 ? 1.0 : -1
    for (index, corner) in corners.enumerated() {
      let way = corners[(index + 1) % corners.count] - corner
      guard way.length > 1e-9 else { continue }
      let normal = Point(x: -way.y, y: way.x) * (side / way.length)
      edges.append(
        Edge(x: normal.x, y: normal.y, offset: -(normal.x * corner.x + normal.y * corner.y)))
    }
  }

  /// The signed distances from `edge` of the corners of `box` farthest outside and inside.
  private func reach(of box: Rect, from edge: Edge) -> ClosedRange<Double> {
    let middle = edge.distance(to: box.centre)
    let half = abs(edge.x) * box.width / 2 + abs(edge.y) * box.height / 2
    return (middle - half)...(middle + half)
  }

  /// In pixels: the distances of wider or higher contours from an edge could overflow.
  private static let widest = 1e307

  /// Clips contours to the region. They may then run back and forth along the region's edge, which
  /// does not change winding numbers. Nothing is left of contours that are wider or higher than `widest`. `spare` is
  /// temporary storage.
  func cut(_ contours: inout Contours, spare: inout Contours) {
    guard !contours.isEmpty else { return }
    var box = contours.bounds
    guard max(box.width, box.height) <= Self.widest else { return contours.removeAll() }
    for edge in edges {
      let reach = reach(of: box, from: edge)
      if reach.lowerBound >= -1e-9 { continue }
      if reach.upperBound <= 0 {
        contours.removeAll()
        return
      }
      cut(contours, at: edge, into: &spare)
      swap(&contours, &spare)
      box = contours.bounds
      if contours.isEmpty { return }
    }
  }

  private func cut(_ contours: Contours, at edge: Edge, into result: inout Contours) {
    result.removeAll()
    result.isEvenOdd = contours.isEvenOdd
    for contour in contours.ends.indices {
      let range = contours.range(of: contour)
      var previous = contours.points[range.upperBound - 1]
      var before = edge.distance(to: previous)
      for index in range {
        let point = contours.points[index]
        let here = edge.distance(to: point)
        if before < 0 && here > 0 || before > 0 && here < 0 {
          result.add(edge.snapped(previous + (point - previous) * (before / (before - here))))
        }
        if here >= 0 { result.add(point) }
        (previous, before) = (point, here)
      }
      result.close()
    }
  }
}

extension ConvexRegion.Edge {
  /// The point moved exactly onto a vertical or horizontal edge, so that whole pixels stay whole.
  fileprivate func snapped(_ point: Point) -> Point {
    if y == 0 { return Point(x: -offset / x, y: point.y) }
    if x == 0 { return Point(x: point.x, y: -offset / y) }
    return point
  }
}

extension ConvexRegion {
  /// The part of `range` on the horizontal line at `y` that is inside.
  func span(at y: Double, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    var (low, high) = (range.lowerBound, range.upperBound)
    for edge in edges {
      let rest = edge.y * y + edge.offset
      if edge.x == 0 {
        if rest < 0 { return nil }
      } else if edge.x > 0 {
        low = max(low, -rest / edge.x)
      } else {
        high = min(high, -rest / edge.x)
      }
    }
    return low <= high ? low...high : nil
  }
}
