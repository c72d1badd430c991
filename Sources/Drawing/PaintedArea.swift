import Keyframes

/// Contours prepared for painting, band by band.
struct PaintedArea {
  /// The corners of all contours in pixels from the box's corner, one contour after another.
  let corners: [GridEdge.Position]
  let isEvenOdd: Bool
  /// The smallest rectangle around the contours.
  let box: PixelRect
  let wholePixels: PixelRect?
  let runs: EdgeRuns

  init(_ contours: Contours) {
    let box = PixelRect(around: contours.bounds)
    let origin = Point(x: Double(box.x), y: Double(box.y))
    self.box = box
    corners = contours.points.map { (Float($0.x - origin.x), Float($0.y - origin.y)) }
    isEvenOdd = contours.isEvenOdd
    wholePixels = contours.wholePixels
    runs = EdgeRuns(corners, ends: contours.ends)
  }
}

extension Contours {
  /// The contours as a rectangle of whole pixels, if they are exactly one.
  var wholePixels: PixelRect? {
    guard points.count == 4, ends.count == 1 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    guard
      a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    else { return nil }
    let box = bounds
    let sides = [box.minX, box.minY, box.maxX, box.maxY]
    guard sides.allSatisfy({ abs($0 - $0.rounded()) < 1e-4 }) else { return nil }
    let whole = sides.map { Int($0.rounded()) }
    return PixelRect(
      x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
  }
}
