import Keyframes
import Stage

extension Icon {
  static func warningSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    [
      Sprite(
        .corners([Point(x: 0, y: -6.5), Point(x: 7, y: 6), Point(x: -7, y: 6)]), stroke: line),
      Sprite(.line(from: Point(x: 0, y: -2), to: Point(x: 0, y: 1.5)), stroke: line),
      Sprite(.circle(radius: 1), transform: .translation(x: 0, y: 3.9), fill: .color(color)),
    ]
  }

  /// An arrow, like that of a mouse pointer.
  static func pointerSprites(_ color: Color, _ line: Stroke) -> [Sprite] {
    let corners = [
      Point(x: -4, y: -6.5), Point(x: 6, y: 1.5), Point(x: 0.5, y: 2), Point(x: -3, y: 6.5),
    ]
    return [Sprite(.corners(corners), stroke: line)]
  }

  static func closeSprites(_ line: Stroke) -> [Sprite] {
    [-4.5, 4.5].map { x in
      Sprite(.line(from: Point(x: -x, y: -4.5), to: Point(x: x, y: 4.5)), stroke: line)
    }
  }
}
