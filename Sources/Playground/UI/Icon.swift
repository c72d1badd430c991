import Keyframes
import Stage

/// The instrument's signs, drawn in a box of 16 points about the origin, in one weight.
enum Icon: CaseIterable {
  case play, pause, gallery, search, help, reset, loop, pingPong, timeline, knobs, home
  case curve, reverse, mirror, copy, compare, trail, graph

  private static let weight = 1.5

  /// From the lower left to the upper right.
  private static let bend: Path = {
    var path = Path()
    path.move(to: Point(x: -6, y: 6))
    path.cubic(Point(x: 2, y: 6), Point(x: -2, y: -6), to: Point(x: 6, y: -6))
    return path
  }()

  /// What is seen of a sheet behind another.
  private static let corner: Path = {
    var path = Path()
    path.move(to: Point(x: -6, y: 3))
    path.line(to: Point(x: -6, y: -6))
    path.line(to: Point(x: 2.5, y: -6))
    return path
  }()

  func sprites(_ color: Color) -> [Sprite] {
    let line = Stroke(color, width: Icon.weight, cap: .round, join: .round)
    switch self {
    case .play:
      return [
        Sprite(
          .corners([Point(x: -4.5, y: -7), Point(x: 7.5, y: 0), Point(x: -4.5, y: 7)]),
          fill: .color(color), stroke: line)
      ]
    case .pause:
      return [-4.0, 4.0].map { x in
        Sprite(
          .rectangle(4, 14, cornerRadius: 1), transform: .translation(x: x, y: 0),
          fill: .color(color))
      }
    case .gallery:
      return [Point(x: -4, y: -4), Point(x: 4, y: -4), Point(x: -4, y: 4), Point(x: 4, y: 4)].map {
        Sprite(
          .rectangle(6, 6, cornerRadius: 1.5), transform: .translation(x: $0.x, y: $0.y),
          stroke: line)
      }
    case .search:
      return [
        Sprite(.circle(radius: 5), transform: .translation(x: -1.5, y: -1.5), stroke: line),
        Sprite(.line(from: Point(x: 2.2, y: 2.2), to: Point(x: 6.5, y: 6.5)), stroke: line),
      ]
    case .help:
      return [
        Sprite(.text("?", TextStyle(16, .semibold)), fill: .color(color))
      ]
    case .loop:
      return [
        Sprite(.rectangle(14, 9, cornerRadius: 4.5), stroke: line),
        Sprite(
          .corners([Point(x: -2, y: -8), Point(x: 2.5, y: -4.5), Point(x: -2, y: -1)]),
          fill: .color(color)),
      ]
    case .timeline:
      return [(-5.0, -6.0, 2.0), (0, -1, 6), (5, -6, -1)].map { y, from, to in
        Sprite(.line(from: Point(x: from, y: y), to: Point(x: to, y: y)), stroke: line)
      }
    case .pingPong:
      return [-3.5, 3.5].flatMap { y in
        let way = y < 0 ? 1.0 : -1
        return [
          Sprite(
            .line(from: Point(x: -6 * way, y: y), to: Point(x: 4 * way, y: y)), stroke: line),
          Sprite(
            .corners([
              Point(x: 2 * way, y: y - 3.5), Point(x: 7 * way, y: y), Point(x: 2 * way, y: y + 3.5),
            ]), fill: .color(color)),
        ]
      }
    case .compare:
      return [-4.0, 4.0].map { y in
        Sprite(
          .rectangle(14, 6, cornerRadius: 1.5), transform: .translation(x: 0, y: y), stroke: line)
      }
    case .graph:
      var curve = Path()
      curve.move(to: Point(x: -7, y: 5))
      curve.cubic(Point(x: 0, y: 5), Point(x: -2, y: -5), to: Point(x: 7, y: -5))
      return [
        Sprite(.path(curve), stroke: line),
        Sprite(.circle(radius: 2.4), fill: .color(color)),
      ]
    case .trail:
      return [(-6.5, 4.5, 1.4), (-3.5, 0, 1.4), (0.5, -3, 1.4), (5.5, -4, 2.4)].map {
        x, y, radius in
        Sprite(.circle(radius: radius), transform: .translation(x: x, y: y), fill: .color(color))
      }
    case .knobs:
      return [(-5.0, 2.5), (0, -3), (5, 1)].flatMap { y, x in
        [
          Sprite(.line(from: Point(x: -7, y: y), to: Point(x: 7, y: y)), stroke: line),
          Sprite(
            .circle(radius: 2.2), transform: .translation(x: x, y: y), fill: .color(color)),
        ]
      }
    case .curve:
      return [Sprite(.path(Self.bend), stroke: line)]
        + [Point(x: -6, y: 6), Point(x: 6, y: -6)].map {
          Sprite(
            .circle(radius: 2.2), transform: .translation(x: $0.x, y: $0.y), fill: .color(color))
        }
    case .reverse:
      return [
        Sprite(.path(Self.bend), stroke: line),
        Sprite(
          .path(Self.bend), transform: Transform.scale(x: -1, y: 1),
          stroke: Stroke(color.opacity(0.4), width: Icon.weight, cap: .round)),
      ]
    case .mirror:
      return [
        Sprite(.line(from: Point(x: 0, y: -7), to: Point(x: 0, y: 7)), stroke: line),
        Sprite(
          .corners([Point(x: -3, y: -4), Point(x: -3, y: 5), Point(x: -7, y: 5)]),
          fill: .color(color)),
        Sprite(
          .corners([Point(x: 3, y: -4), Point(x: 3, y: 5), Point(x: 7, y: 5)]), stroke: line),
      ]
    case .copy:
      return [
        Sprite(
          .rectangle(8, 9, cornerRadius: 1.5), transform: .translation(x: 2, y: 2), stroke: line),
        Sprite(
          .path(Self.corner), stroke: line),
      ]
    case .home:
      return [-1.0, 1].map { side in
        var path = Path()
        path.move(to: Point(x: 3 * side, y: -5))
        path.line(to: Point(x: 7.5 * side, y: 0))
        path.line(to: Point(x: 3 * side, y: 5))
        return Sprite(.path(path), stroke: line)
      }
    case .reset:
      return [
        Sprite(.arc(radius: 6, from: -300, to: 0), stroke: line),
        Sprite(
          .corners([Point(x: 0, y: -9.5), Point(x: 4.5, y: -6), Point(x: 0, y: -2.5)]),
          fill: .color(color)),
      ]
    }
  }
}
