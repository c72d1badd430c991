import AppState
import Interface
import Keyframes
import Stage

/// Where the parts of the code lie, in logical points.
struct CodeLayout {
  let room: Rect
  let style: TextStyle
  let title: TextStyle
  /// The height of a row.
  let line: Double
  let heading: Rect
  /// The choice between the track and the file; nil if there is none.
  let choice: Rect?
  let text: Rect

  /// During a talk, type is at least 1/40 of the window's shorter side, so that the last row can read it.
  init(_ room: Rect, window: Rect, isForTalk: Bool, hasChoice: Bool) {
    self.room = room
    let share = window.size.isPortrait ? window.width / 32 : min(window.width, window.height) / 40
    let size = isForTalk ? max(share, 13) : 13
    style = TextStyle(size, .regular, family: .mono, alignment: .leading)
    title = TextStyle(isForTalk ? size : 14, .semibold, alignment: .leading)
    line = (size * 1.5).rounded()
    // Projectors cut off up to 5% at the edges.
    let margin = isForTalk ? max(size * 1.2, min(room.width, room.height) * 0.05) : Theme.margin
    let inside = room.inset(by: margin)
    heading = Rect(x: inside.minX, y: inside.minY, width: inside.width, height: line * 1.4)
    var top = heading.maxY
    if hasChoice, !isForTalk {
      choice = Rect(x: inside.minX, y: top + 4, width: min(inside.width, 160), height: 28)
      top += 40
    } else {
      choice = nil
    }
    // An audience sees no cut row.
    let rows = isForTalk ? ((inside.maxY - top - 8) / line).rounded(.down) : 0
    text = inside.from(
      y: top, to: rows > 0 ? top + rows * line + 8 : max(inside.maxY, top + line))
  }

  /// The width of the numbers beside `lines` lines, and the space before them for a bar, and after them.
  func gutter(_ lines: Int, _ letter: Double) -> Double {
    lines > 0 ? Double(String(lines).count + 3) * letter : 0
  }
}
