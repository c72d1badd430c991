import Formats
import Interface
import Keyframes
import Stage

/// Where the parts of the export panel lie, in logical points.
struct ExportLayout {
  static let line = 16.0
  static let code = TextStyle(12, .regular, family: .mono, alignment: .leading)

  /// All of the room beside the stage, or a card over it.
  let card: Rect
  /// Without the margins at the left and right.
  let inside: Rect
  let subjects, formats, stepper, copyRow: Rect
  /// The exported text.
  let text: Rect
  /// The lines about what can't be exported.
  let losses: Rect

  private static let header = 48.0
  private static let row = 36.0

  /// `losses` is how many lines there are about what can't be exported.
  init(_ layout: Layout, losses count: Int) {
    let room = layout.sideRoom
    let card =
      layout.sideCovers
      ? Rect(
        x: room.minX, y: room.minY + 8, width: room.width - 8, height: max(room.height - 16, 1))
      : room
    self.card = card
    inside = card.inset(x: Theme.margin, y: 0)
    subjects = Rect(
      x: inside.minX, y: card.minY + Self.header, width: inside.width, height: 28)
    formats = subjects.offset(y: Self.row)
    stepper = formats.offset(y: Self.row)
    copyRow = stepper.offset(y: Self.row)
    let height = Double(count) * Self.line
    losses = Rect(
      x: inside.minX, y: card.maxY - 12 - height, width: inside.width, height: height)
    let top = copyRow.maxY + 8
    text = Rect(
      x: inside.minX, y: top, width: inside.width, height: max(losses.minY - 8 - top, 24))
  }

  /// How many lines about losses there is room for, 6 at most.
  var mostLossLines: Int {
    min(6, max(Int((card.maxY - 12 - inside.minY - 280) / Self.line), 1))
  }
}
