import AppState
import Interface
import Keyframes
import Stage

extension UI {
  /// The problem of a stop: in place of its picture, or in a line over its last version's picture.
  mutating func trouble(
    _ words: String, type: Double, in picture: Rect, hasPicture: Bool
  ) {
    let style = TextStyle(type, .medium, alignment: .leading)
    let (step, margin) = (type * 1.3, type * 0.7)
    let room = Int((picture.height - 2 * margin) / step)
    let lines = wrapped(
      words, style, width: picture.width - 2 * margin, lines: hasPicture ? 1 : max(room, 1))
    let height = step * Double(lines.count) + 2 * margin
    let strip = Rect(
      x: picture.minX, y: picture.maxY - height, width: picture.width, height: height)
    if hasPicture { box(strip, Theme.panel, corner: Theme.corner) }
    let top = hasPicture ? strip.minY : picture.minY
    for (index, line) in lines.enumerated() {
      let y = top + margin + step * (Double(index) + 0.5)
      text(line, style, Theme.coral, at: Point(x: picture.minX + margin, y: y))
    }
  }
}
