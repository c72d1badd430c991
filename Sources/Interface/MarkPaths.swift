package import Keyframes

// Outlines of small marks, such as keyframes.
extension Path {
  package static func squares(at points: [Point], radius: Double) -> Path {
    var path = Path()
    path.reserve(5 * points.count)
    for point in points {
      let (left, right) = (point.x - radius, point.x + radius)
      let (top, bottom) = (point.y - radius, point.y + radius)
      path.move(to: Point(x: left, y: top))
      path.line(to: Point(x: right, y: top))
      path.line(to: Point(x: right, y: bottom))
      path.line(to: Point(x: left, y: bottom))
      path.close()
    }
    return path
  }

  package mutating func addDiamond(at centre: Point, radius: Double) {
    move(to: centre + Point(x: 0, y: -radius))
    line(to: centre + Point(x: radius, y: 0))
    line(to: centre + Point(x: 0, y: radius))
    line(to: centre + Point(x: -radius, y: 0))
    close()
  }

  package mutating func addBox(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }
}
