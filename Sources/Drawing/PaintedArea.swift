import Keyframes

/// Contours with what painting each band of them would compute again.
struct PaintedArea {
  let contours: Contours
  /// The smallest rectangle around the contours.
  let box: PixelRect
  let wholePixels: PixelRect?
  let runs: EdgeRuns

  init(_ contours: Contours) {
    self.contours = contours
    box = PixelRect(around: contours.bounds)
    wholePixels = contours.wholePixels
    runs = EdgeRuns(contours)
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
