import AppState
import Interface
import Keyframes
import Stage

extension UI {
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
