package import Keyframes

// Outlines of small marks, such as keyframes.
extension Path {
  package static func squares(at points: [Point], radius: Double) -> Path {
    var path = Path()
    path.reserve(5 * points.count)
    for point in points {
      path.addBox(
        Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
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
}
