#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import Keyframes

extension Path {
  /// Draws an arc of an ellipse as SVG 2 defines it (appendix B.2): radii that are too small grow, without
  /// one the arc is a line, and between equal points there is nothing.
  ///
  /// Each quarter is one cubic, within 0.03 % of the radius.
  package mutating func arc(
    from start: Point, to end: Point, radii: (x: Double, y: Double), degrees: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end else { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else { return line(to: end) }
    let turn = Transform.rotation(degrees: degrees)
    let back = Transform.rotation(degrees: -degrees)
    // Half of the way, in the ellipse's own directions.
    let half = back.apply(to: (start - end) * 0.5)
    let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let rest = max(0, 1 / min(max(excess, 1e-300), 1) - 1).squareRoot()
    let side = isLarge == isClockwise ? -rest : rest
    let offset = Point(x: side * rx * half.y / ry, y: -side * ry * half.x / rx)
    let centre = turn.apply(to: offset) + (start + end) * 0.5
    func angle(_ point: Point) -> Double {
      let own = back.apply(to: point - centre)
      return atan2(own.y / ry, own.x / rx)
    }
    let first = angle(start)
    var sweep = angle(end) - first
    if isClockwise, sweep <= 0 { sweep += 2 * .pi }
    if !isClockwise, sweep >= 0 { sweep -= 2 * .pi }
    let shape = Transform.scale(x: rx, y: ry).then(turn).then(
      .translation(x: centre.x, y: centre.y))
    quarters(of: shape, from: first, sweep: sweep, to: end)
  }

  private mutating func quarters(
    of shape: Transform, from first: Double, sweep: Double, to end: Point
  ) {
    guard sweep.isFinite else { return line(to: end) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for piece in 0..<count {
      let (a, b) = (first + step * Double(piece), first + step * Double(piece + 1))
      let one = Point(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a))
      let two = Point(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))
      let last = piece == count - 1 ? end : shape.apply(to: Point(x: cos(b), y: sin(b)))
      cubic(shape.apply(to: one), shape.apply(to: two), to: last)
    }
  }
}
