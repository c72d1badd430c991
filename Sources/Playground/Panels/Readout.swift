import AppState
import Interface
import Keyframes
import Stage

extension UI {
  /// A few words or a number for an audience, at the top of `room`, where no demo has its caption. Words that
  /// are longer than the room are smaller.
  mutating func readout(_ words: String, _ style: TextStyle, in room: Rect, opacity: Double = 1) {
    let size = style.size
    var style = style
    style.size *= min((room.width * 0.9 - size) / max(measure(Text(words, style)), 1), 1)
    let rect = Rect(
      centre: Point(x: room.centre.x, y: room.minY + size * 1.3),
      size: Size(width: measure(Text(words, style)) + size, height: size * 1.5))
    box(rect, Theme.panel.opacity(0.9 * opacity), corner: Theme.corner * 2)
    text(words, style, Theme.text.opacity(opacity), at: rect.centre)
  }

  /// A few words during a drag, just above the timeline and the pointer, where they cover no keyframes.
  mutating func readout(_ words: String, above position: Point, _ timeline: TimelineParts) {
    let style = Theme.index.aligned(.centre)
    let width = measure(Text(words, style)) + 20
    let field = timeline.field
    let x = min(max(position.x - width / 2, field.minX + 4), field.maxX - width - 4)
    let rect = Rect(
      x: x, y: max(timeline.panel.minY - 32, 4), width: width, height: 24)
    box(rect, Theme.raised, corner: Theme.corner)
    outline(rect, Theme.hairline, width: 1, corner: Theme.corner)
    text(words, style, Theme.text, at: rect.centre)
  }
}
