package import Keyframes
import Stage

// Painting of colours and gradients, and of what picks them.
extension UI {
  /// The squares that are seen through clear colours, as one path.
  package mutating func checks(_ rect: Rect) {
    box(rect, Theme.lightCheck, corner: 2)
    let side = 6.0
    var squares = Path()
    for row in 0..<max(Int((rect.height / side).rounded(.up)), 0) {
      for column in 0..<max(Int((rect.width / side).rounded(.up)), 0)
      where (row + column).isMultiple(of: 2) {
        let square = Rect(
          x: rect.minX + Double(column) * side, y: rect.minY + Double(row) * side, width: side,
          height: side
        ).intersection(rect)
        squares.move(to: Point(x: square.minX, y: square.minY))
        squares.line(to: Point(x: square.maxX, y: square.minY))
        squares.line(to: Point(x: square.maxX, y: square.maxY))
        squares.line(to: Point(x: square.minX, y: square.maxY))
        squares.close()
      }
    }
    sprites.append(Sprite(.path(squares), fill: .color(Theme.darkCheck)))
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
