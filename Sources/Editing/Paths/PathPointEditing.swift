package import Keyframes

// Changing the points of a path.
extension PathPoints {
  /// Moves points with their handles.
  package mutating func move(_ indices: Set<PathIndex>, by way: Point) {
    for index in indices where contains(index) {
      self[index].position = self[index].position + way
    }
  }

  /// Moves a handle. At a smooth point the opposite handle turns along and keeps its length, unless
  /// `isBroken`.
  package mutating func move(
    _ side: PathSide, of index: PathIndex, to handle: Point, isBroken: Bool
  ) {
    guard contains(index) else { return }
    let opposite = self[index][side.other].length
    if !isBroken, self[index].isSmooth, handle.length > 1e-9 {
      self[index][side.other] = handle * (-opposite / handle.length)
    }
    self[index][side] = handle
  }

  /// Removes points; subpaths with fewer than two points go too.
  package mutating func remove(_ indices: Set<PathIndex>) {
    for index in indices.sorted(by: >) where contains(index) {
      contours[index.contour].points.remove(at: index.point)
    }
    contours.removeAll { $0.points.count < 2 }
  }

  /// Makes corners of smooth points, and smooth points of corners: their handles lie along the line
  /// between the neighbours, a third as long as the way to these.
  package mutating func toggleSmooth(_ indices: Set<PathIndex>) {
    let found = indices.filter(contains)
    let areCorners = found.contains {
      self[$0].incoming == .zero && self[$0].outgoing == .zero || !self[$0].isSmooth
    }
    let before = self
    for index in found {
      let (last, next) = before.neighbours(of: index)
      let position = before[index].position
      let way = (next ?? position) - (last ?? position)
      guard areCorners, way.length > 1e-9 else {
        (self[index].incoming, self[index].outgoing) = (.zero, .zero)
        continue
      }
      let unit = way * (1 / way.length)
      self[index].incoming = last.map { unit * (-position.distance(to: $0) / 3) } ?? .zero
      self[index].outgoing = next.map { unit * (position.distance(to: $0) / 3) } ?? .zero
    }
  }

  /// The positions of the points before and after one; nil at the ends of an open subpath.
  private func neighbours(of index: PathIndex) -> (last: Point?, next: Point?) {
    let contour = contours[index.contour]
    let count = contour.points.count
    let (last, next) = (index.point - 1, index.point + 1)
    guard contour.isClosed else {
      return (
        last >= 0 ? contour.points[last].position : nil,
        next < count ? contour.points[next].position : nil
      )
    }
    return (
      contour.points[(last + count) % count].position, contour.points[next % count].position
    )
  }

  /// Adds a point on the segment that begins at a point, at a part of it from 0 to 1. The path looks the
  /// same.
  ///
  /// - Returns: the new point.
  package mutating func insert(after index: PathIndex, at part: Double) -> PathIndex? {
    guard contains(index), index.point < contours[index.contour].segmentCount else { return nil }
    let next = PathIndex(
      index.contour, (index.point + 1) % contours[index.contour].points.count)
    let (from, to) = (self[index], self[next])
    let new = PathIndex(index.contour, index.point + 1)
    let isLine = from.outgoing == .zero && to.incoming == .zero
    let (first, second) = (from.position + from.outgoing, to.position + to.incoming)
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * part }
    let (a, b, c) = (mix(from.position, first), mix(first, second), mix(second, to.position))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = isLine ? mix(from.position, to.position) : mix(d, e)
    if !isLine {
      self[index].outgoing = a - from.position
      self[next].incoming = c - to.position
    }
    contours[index.contour].points.insert(
      isLine ? PathPoint(middle) : PathPoint(middle, incoming: d - middle, outgoing: e - middle),
      at: new.point)
    return new
  }

  /// The place on the path that is nearest to a position: the point at which its segment begins, the part
  /// of the segment, and the distance. Nil for an empty path.
  ///
  /// - Complexity: O(*n*)
  package func nearest(
    to position: Point
  ) -> (index: PathIndex, part: Double, distance: Double)? {
    var best: (index: PathIndex, part: Double, distance: Double)?
    for index in indices where index.point < contours[index.contour].segmentCount {
      let points = contours[index.contour].points
      let (from, to) = (points[index.point], points[(index.point + 1) % points.count])
      var (part, distance) = (0.0, Double.infinity)
      func test(_ candidate: Double) {
        let found = Self.point(from, to, at: candidate).distance(to: position)
        if found < distance { (part, distance) = (candidate, found) }
      }
      for step in 0...24 { test(Double(step) / 24) }
      var width = 1.0 / 24
      for _ in 0..<8 {
        let middle = part
        test(max(middle - width / 2, 0))
        test(min(middle + width / 2, 1))
        width /= 2
      }
      if distance < best?.distance ?? .infinity { best = (index, part, distance) }
    }
    return best
  }

  private static func point(_ from: PathPoint, _ to: PathPoint, at part: Double) -> Point {
    if from.outgoing == .zero, to.incoming == .zero {
      return from.position + (to.position - from.position) * part
    }
    let (first, second) = (from.position + from.outgoing, to.position + to.incoming)
    let rest = 1 - part
    return from.position * (rest * rest * rest) + first * (3 * rest * rest * part)
      + second * (3 * rest * part * part) + to.position * (part * part * part)
  }
}
