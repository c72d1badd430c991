import Interface
package import Keyframes
package import Stage

/// A mark that a speaker has drawn over the stage.
package struct Mark: Equatable {
  package let tool: PointingTool
  package let color: Color
  /// Whether it began on the stage, whose picture it then follows; else it follows the window.
  package let isOnStage: Bool
  /// In the points of marks, as `points`.
  package let width: Double
  /// The pointer's path, in points of which a stage of the usual size has as many; for an arrow and a box the first and the last count.
  package private(set) var points: [Point]
  /// Seconds since it was finished; nil while it is being drawn.
  package var age: Double?

  /// More points are not added.
  private static let most = 4000
  /// Points nearer than this to the last one are left out.
  private static let least = 1.5

  package init(
    _ tool: PointingTool, _ color: Color, width: Double, onStage: Bool = true, from start: Point
  ) {
    (self.tool, self.color, self.width, isOnStage) = (tool, color, width, onStage)
    points = [start]
  }

  /// Goes on to a point.
  package mutating func draw(to point: Point) {
    switch tool {
    case .arrow, .box: points = [points[0], point]
    case .pen, .highlighter, .laser, .spotlight, .lens:
      guard let last = points.last, last.distance(to: point) >= Self.least,
        points.count < Self.most
      else { return }
      points.append(point)
    }
  }

  /// Whether there is more than the press that began it. A dot of a pen is a mark too.
  package var isSeen: Bool {
    switch tool {
    case .pen, .highlighter: true
    case .arrow, .box: points[0].distance(to: points[points.count - 1]) > 4
    case .laser, .spotlight, .lens: false
    }
  }

  /// The sprite, in the points of marks.
  package var sprite: Sprite {
    let isBroad = tool == .highlighter
    return Sprite(
      .path(path), name: tool.rawValue, opacity: isBroad ? 0.4 : 1,
      stroke: Stroke(color, width: width, cap: isBroad ? .butt : .round, join: .round))
  }

  private var path: Path {
    switch tool {
    case .arrow: arrow
    case .box: box
    case .pen, .highlighter, .laser, .spotlight, .lens: line
    }
  }

  /// Smooth, through the middles of the path's segments; a dot if the pointer did not move.
  private var line: Path {
    var path = Path()
    path.move(to: points[0])
    guard points.count > 2 else {
      let end = points[points.count - 1]
      path.line(to: end == points[0] ? end + Point(x: 0.1, y: 0) : end)
      return path
    }
    var last = points[0]
    for (one, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      let middle = one.interpolated(to: next, at: 0.5)
      // The quadratic curve that bends towards `one`.
      path.cubic(
        last.interpolated(to: one, at: 2.0 / 3), middle.interpolated(to: one, at: 2.0 / 3),
        to: middle)
      last = middle
    }
    path.line(to: points[points.count - 1])
    return path
  }

  private var arrow: Path {
    let (start, end) = (points[0], points[points.count - 1])
    let length = start.distance(to: end)
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    guard length > 0 else { return path }
    let head = min(max(width * 4, 18), length)
    let along = (start - end) * (head / length)
    for side in [-1.0, 1] {
      // 30° to both sides of the shaft.
      let (cosine, sine) = (0.866_025_403_784_438_6, 0.5 * side)
      let wing = Point(
        x: along.x * cosine - along.y * sine, y: along.x * sine + along.y * cosine)
      path.move(to: end + wing)
      path.line(to: end)
    }
    return path
  }

  private var box: Path {
    let (a, b) = (points[0], points[points.count - 1])
    var path = Path()
    path.move(to: a)
    for corner in [Point(x: b.x, y: a.y), b, Point(x: a.x, y: b.y)] { path.line(to: corner) }
    path.close()
    return path
  }
}
