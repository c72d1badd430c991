import Keyframes
import Stage

// Icons of nodes, drawing tools and the outline.
extension Icon {
  static func nodeSprites(_ icon: Icon, _ color: Color, _ line: Stroke) -> [Sprite] {
    switch icon {
    case .rectangle: [Sprite(.rectangle(13, 10, cornerRadius: 1), stroke: line)]
    case .ellipse: [Sprite(.circle(radius: 6), stroke: line)]
    case .star:
      [
        Sprite(
          .star(points: 5, radius: 7.5), transform: .translation(x: 0, y: 0.5), stroke: line)
      ]
    case .polygon: [Sprite(.polygon(sides: 6, radius: 6.8), stroke: line)]
    case .text: textSprites(line)
    case .pen: penSprites(color, line)
    case .picture: pictureSprites(color, line)
    case .group: groupSprites(line)
    case .outline: outlineSprites(color, line)
    case .eye: eyeSprites(color, line)
    case .hidden: hiddenSprites(line)
    case .locked: lockSprites(color, line, isOpen: false)
    case .unlocked: lockSprites(color, line, isOpen: true)
    case .folded: [Sprite(.corners((-3, -6), (5, 0), (-3, 6)), fill: .color(color))]
    case .unfolded: [Sprite(.corners((-6, -3), (6, -3), (0, 5)), fill: .color(color))]
    case _: []
    }
  }

  private static func textSprites(_ line: Stroke) -> [Sprite] {
    [
      Sprite(.line((-5.5, -3.5), (-5.5, -6), (5.5, -6), (5.5, -3.5)), stroke: line),
      Sprite(.line((0, -6), (0, 6)), stroke: line), Sprite(.line((-2, 6), (2, 6)), stroke: line),
    ]
  }

  /// A curve through its points.
  private static func penSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    var curve = Path()
    curve.move(to: Point(x: -5.5, y: 5))
    curve.cubic(Point(x: -5.5, y: -3), Point(x: 1, y: -5), to: Point(x: 5.5, y: -5))
    return [Sprite(.path(curve), stroke: line)]
      + [Point(x: -5.5, y: 5), Point(x: 5.5, y: -5)].map {
        Sprite(
          .rectangle(4, 4), transform: .translation(x: $0.x, y: $0.y), fill: .color(color))
      }
  }

  private static func pictureSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.rectangle(14, 11, cornerRadius: 1.5), stroke: line),
      Sprite(.line((-6, 4), (-2, -0.5), (1, 2.5), (3, 0.5), (6, 4)), stroke: line),
      Sprite(
        .circle(radius: 1.3), transform: .translation(x: 3, y: -2.5), fill: .color(color)),
    ]
  }

  private static func groupSprites(_ line: Stroke) -> [Sprite] {
    [
      Sprite(
        .line((-7, 5.5), (-7, -5.5), (-2, -5.5), (-0.5, -3.5), (7, -3.5), (7, 5.5), (-7, 5.5)),
        stroke: line)
    ]
  }

  private static func outlineSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [(-6.0, -5.0, 6.0), (-2, 0, 6), (-2, 5, 6)].flatMap { from, y, to in
      [
        Sprite(
          .circle(radius: 1.3), transform: .translation(x: from, y: y), fill: .color(color)),
        Sprite(.line((from + 4, y), (to, y)), stroke: line),
      ]
    }
  }

  private static let lid: Path = {
    var path = Path()
    path.move(to: Point(x: -7, y: 0))
    path.cubic(Point(x: -3.5, y: -6), Point(x: 3.5, y: -6), to: Point(x: 7, y: 0))
    path.cubic(Point(x: 3.5, y: 6), Point(x: -3.5, y: 6), to: Point(x: -7, y: 0))
    path.close()
    return path
  }()

  private static func eyeSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [Sprite(.path(lid), stroke: line), Sprite(.circle(radius: 2), fill: .color(color))]
  }

  /// A closed eye.
  private static func hiddenSprites(_ line: Stroke) -> [Sprite] {
    var lid = Path()
    lid.move(to: Point(x: -7, y: -1.5))
    lid.cubic(Point(x: -3.5, y: 4), Point(x: 3.5, y: 4), to: Point(x: 7, y: -1.5))
    return [Sprite(.path(lid), stroke: line)]
      + [(-5.0, 1.5, -6.5, 4.0), (0, 3, 0, 5.5), (5, 1.5, 6.5, 4)].map { x, y, toX, toY in
        Sprite(.line((x, y), (toX, toY)), stroke: line)
      }
  }

  private static func lockSprites(
    _ color: Color, _ line: Stroke, isOpen: Bool
  ) -> [Sprite] {
    let shackle = Shape.path(
      Path { path in
        path.move(to: Point(x: -3.5, y: -1))
        path.addArc(
          centre: Point(x: 0, y: -3), radius: 3.5, from: -180, to: isOpen ? -20 : 0)
        if !isOpen { path.line(to: Point(x: 3.5, y: -1)) }
      })
    let body = Sprite(
      .rectangle(11, 8, cornerRadius: 1.5), transform: .translation(x: 0, y: 3),
      fill: isOpen ? nil : .color(color), stroke: line)
    return [Sprite(shackle, stroke: line), body]
  }
}
