package import Keyframes
package import Stage

// Painting of colours and gradients, and of what picks them.
extension UI {
  /// The squares that are seen through clear colours.
  package mutating func checks(_ rect: Rect, corner: Double = 2) {
    box(rect, Theme.lightCheck, corner: corner)
    let side = 6.0
    let stroke = Stroke(Theme.darkCheck, width: side, dash: [side, side])
    for row in 0..<max(Int((rect.height / side).rounded(.up)), 0) {
      let start = rect.origin + Point(x: row % 2 == 0 ? 0 : side, y: (Double(row) + 0.5) * side)
      let line = Shape.line(from: start, to: Point(x: rect.maxX, y: start.y))
      sprites.append(Sprite(line, stroke: stroke, clips: [Clip(rect, cornerRadius: corner)]))
    }
  }

  /// A box of a colour or gradient, with checks behind one that is not opaque.
  package mutating func swatch(_ rect: Rect, _ fill: Paint) {
    if !fill.isOpaque { checks(rect, corner: 4) }
    box(rect, fill: fill, corner: 4)
  }

  /// A disc of a colour with a ring that is seen on any ground.
  package mutating func ring(
    at position: Point, radius: Double, _ color: Color, _ line: Color = .white
  ) {
    disc(centre: position, radius: radius + 1, Theme.ground.opacity(0.6))
    disc(centre: position, radius: radius, line)
    disc(centre: position, radius: radius - 2, color)
  }

  /// An eyedropper.
  package mutating func dropper(_ centre: Point, _ color: Color) {
    var path = Path()
    path.move(to: centre + Point(x: -6, y: 6))
    path.line(to: centre + Point(x: -5, y: 2))
    path.line(to: centre + Point(x: 1, y: -4))
    path.line(to: centre + Point(x: 4, y: -1))
    path.line(to: centre + Point(x: -2, y: 5))
    path.close()
    path.move(to: centre + Point(x: 0, y: -6))
    path.line(to: centre + Point(x: 6, y: 0))
    path.move(to: centre + Point(x: 3, y: -3))
    path.line(to: centre + Point(x: 6, y: -6))
    sprites.append(
      Sprite(.path(path), stroke: Stroke(color, width: 1.5, cap: .round, join: .round)))
  }
}

extension Paint {
  /// Whether nothing is seen through it.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
