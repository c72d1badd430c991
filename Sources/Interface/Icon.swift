package import Keyframes
package import Stage

/// The icons of the interface, drawn with one line width in a box of 16 points around the origin.
package enum Icon: CaseIterable {
  case play, pause, gallery, search, help, reset, loop, pingPong, timeline, knobs, export
  case rectangle, ellipse, star, polygon, text, pen, picture, group, outline
  case eye, hidden, locked, unlocked, folded, unfolded
  case curve, pinned, reverse, mirror, copy, compare, trail, graph, more, warning, close, pointer
  case add, folder

  private static let weight = 1.5

  /// An easing curve, from the lower left to the upper right.
  private static let bend: Path = {
    var path = Path()
    path.move(to: Point(x: -6, y: 6))
    path.cubic(Point(x: 2, y: 6), Point(x: -2, y: -6), to: Point(x: 6, y: -6))
    return path
  }()

  /// The visible corner of a sheet behind another.
  private static let corner: Path = {
    var path = Path()
    path.move(to: Point(x: -6, y: 3))
    path.line(to: Point(x: -6, y: -6))
    path.line(to: Point(x: 2.5, y: -6))
    return path
  }()

  /// The icon around the origin, 16 points wide and high.
  package func sprites(_ color: Color) -> [Sprite] {
    let line = Stroke(color, width: Icon.weight, cap: .round, join: .round)
    return switch self {
    case .play: Self.playSprites(color, line)
    case .pause: Self.pauseSprites(color, line)
    case .gallery: Self.gallerySprites(color, line)
    case .search: Self.searchSprites(color, line)
    case .help: Self.helpSprites(color, line)
    case .loop: Self.loopSprites(color, line)
    case .timeline: Self.timelineSprites(color, line)
    case .pingPong: Self.pingPongSprites(color, line)
    case .compare: Self.compareSprites(color, line)
    case .graph: Self.graphSprites(color, line)
    case .trail: Self.trailSprites(color, line)
    case .knobs: Self.knobsSprites(color, line)
    case .curve: Self.curveSprites(color, line)
    case .pinned: Self.pinnedSprites(color, line)
    case .reverse: Self.reverseSprites(color, line)
    case .mirror: Self.mirrorSprites(color, line)
    case .copy: Self.copySprites(color, line)
    case .export: Self.exportSprites(color, line)
    case .reset: Self.resetSprites(color, line)
    case .more: Self.moreSprites(color)
    case .warning: Self.warningSprites(color, line)
    case .close: Self.closeSprites(line)
    case .add: Self.addSprites(line)
    case .folder: [Sprite(.path(Self.openFolder), stroke: line)]
    case .pointer: Self.pointerSprites(color, line)
    case .rectangle, .ellipse, .star, .polygon, .text, .pen, .picture, .group, .outline,
      .eye, .hidden, .locked, .unlocked, .folded, .unfolded:
      Self.nodeSprites(self, color, line)
    }
  }

  private static let openFolder = Path(
    through: [
      Point(x: -7, y: -5), Point(x: -2, y: -5), Point(x: 0, y: -3), Point(x: 7, y: -3),
      Point(x: 7, y: 5.5), Point(x: -7, y: 5.5), Point(x: -7, y: -5),
    ])

  private static func addSprites(_ line: Stroke) -> [Sprite] {
    [
      Sprite(.line(from: Point(x: -6, y: 0), to: Point(x: 6, y: 0)), stroke: line),
      Sprite(.line(from: Point(x: 0, y: -6), to: Point(x: 0, y: 6)), stroke: line),
    ]
  }

  private static func playSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(
        .corners([Point(x: -4.5, y: -7), Point(x: 7.5, y: 0), Point(x: -4.5, y: 7)]),
        fill: .color(color), stroke: line)
    ]
  }

  private static func pauseSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [-4.0, 4.0].map { x in
      Sprite(
        .rectangle(4, 14, cornerRadius: 1), transform: .translation(x: x, y: 0),
        fill: .color(color))
    }
  }

  private static func gallerySprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [Point(x: -4, y: -4), Point(x: 4, y: -4), Point(x: -4, y: 4), Point(x: 4, y: 4)].map {
      Sprite(
        .rectangle(6, 6, cornerRadius: 1.5), transform: .translation(x: $0.x, y: $0.y),
        stroke: line)
    }
  }

  private static func searchSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.circle(radius: 5), transform: .translation(x: -1.5, y: -1.5), stroke: line),
      Sprite(.line(from: Point(x: 2.2, y: 2.2), to: Point(x: 6.5, y: 6.5)), stroke: line),
    ]
  }

  private static func helpSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.text("?", TextStyle(16, .semibold)), fill: .color(color))
    ]
  }

  private static func loopSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.rectangle(14, 9, cornerRadius: 4.5), stroke: line),
      Sprite(
        .corners([Point(x: -2, y: -8), Point(x: 2.5, y: -4.5), Point(x: -2, y: -1)]),
        fill: .color(color)),
    ]
  }

  private static func timelineSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [(-5.0, -6.0, 2.0), (0, -1, 6), (5, -6, -1)].map { y, from, to in
      Sprite(.line(from: Point(x: from, y: y), to: Point(x: to, y: y)), stroke: line)
    }
  }

  private static func pingPongSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [-3.5, 3.5].flatMap { y in
      let sign = y < 0 ? 1.0 : -1
      return [
        Sprite(
          .line(from: Point(x: -6 * sign, y: y), to: Point(x: 4 * sign, y: y)), stroke: line),
        Sprite(
          .corners([
            Point(x: 2 * sign, y: y - 3.5), Point(x: 7 * sign, y: y),
            Point(x: 2 * sign, y: y + 3.5),
          ]), fill: .color(color)),
      ]
    }
  }

  private static func compareSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [-4.0, 4.0].map { y in
      Sprite(
        .rectangle(14, 6, cornerRadius: 1.5), transform: .translation(x: 0, y: y), stroke: line)
    }
  }

  private static func graphSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    var curve = Path()
    curve.move(to: Point(x: -7, y: 5))
    curve.cubic(Point(x: 0, y: 5), Point(x: -2, y: -5), to: Point(x: 7, y: -5))
    return [
      Sprite(.path(curve), stroke: line),
      Sprite(.circle(radius: 2.4), fill: .color(color)),
    ]
  }

  private static func trailSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [(-6.5, 4.5, 1.4), (-3.5, 0, 1.4), (0.5, -3, 1.4), (5.5, -4, 2.4)].map {
      x, y, radius in
      Sprite(.circle(radius: radius), transform: .translation(x: x, y: y), fill: .color(color))
    }
  }

  private static func knobsSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [(-5.0, 2.5), (0, -3), (5, 1)].flatMap { y, x in
      [
        Sprite(.line(from: Point(x: -7, y: y), to: Point(x: 7, y: y)), stroke: line),
        Sprite(
          .circle(radius: 2.2), transform: .translation(x: x, y: y), fill: .color(color)),
      ]
    }
  }

  private static func curveSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [Sprite(.path(Self.bend), stroke: line)]
      + [Point(x: -6, y: 6), Point(x: 6, y: -6)].map {
        Sprite(
          .circle(radius: 2.2), transform: .translation(x: $0.x, y: $0.y), fill: .color(color))
      }
  }

  /// A curve and a dashed one behind it.
  private static func pinnedSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    var behind = line
    behind.dash = [1, 3]
    return [
      Sprite(.path(Self.bend), transform: .translation(x: 2, y: 1), stroke: line),
      Sprite(.path(Self.bend), transform: .translation(x: -3, y: -1), stroke: behind),
    ]
  }

  private static func reverseSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.path(Self.bend), stroke: line),
      Sprite(
        .path(Self.bend), transform: Transform.scale(x: -1, y: 1),
        stroke: Stroke(color.opacity(0.4), width: Icon.weight, cap: .round)),
    ]
  }

  private static func mirrorSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.line(from: Point(x: 0, y: -7), to: Point(x: 0, y: 7)), stroke: line),
      Sprite(
        .corners([Point(x: -3, y: -4), Point(x: -3, y: 5), Point(x: -7, y: 5)]),
        fill: .color(color)),
      Sprite(
        .corners([Point(x: 3, y: -4), Point(x: 3, y: 5), Point(x: 7, y: 5)]), stroke: line),
    ]
  }

  private static func copySprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(
        .rectangle(8, 9, cornerRadius: 1.5), transform: .translation(x: 2, y: 2), stroke: line),
      Sprite(
        .path(Self.corner), stroke: line),
    ]
  }

  private static func exportSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [-1.0, 1].map { side in
      var path = Path()
      path.move(to: Point(x: 3 * side, y: -5))
      path.line(to: Point(x: 7.5 * side, y: 0))
      path.line(to: Point(x: 3 * side, y: 5))
      return Sprite(.path(path), stroke: line)
    }
  }

  private static func moreSprites(_ color: Color) -> [Sprite] {
    [-5.0, 0, 5].map {
      Sprite(
        .circle(radius: 1.6), transform: .translation(x: $0, y: 0), fill: .color(color))
    }
  }

  private static func resetSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(.arc(radius: 6, from: -390, to: -90), stroke: line),
      Sprite(
        .corners([Point(x: 0, y: -9.5), Point(x: 4.5, y: -6), Point(x: 0, y: -2.5)]),
        fill: .color(color)),
    ]
  }
}
