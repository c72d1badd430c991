import AppState
import Formats
import Interface
import Keyframes
import Stage

/// Where the parts of the export panel lie, in logical points.
struct ExportLayout {
  static let line = 16.0
  static let code = TextStyle(12, .regular, family: .mono, alignment: .leading)

  let card: Rect
  /// Without the margins at the left and right.
  let inside: Rect
  /// Whether a title fits.
  let hasTitle: Bool
  let subjects, formats, stepper, copyRow: Rect
  /// The exported text.
  let text: Rect
  /// The lines about what can't be exported.
  let losses: Rect

  private static let header = 48.0
  /// Lower rooms have no title.
  private static let small = 340.0
  private static let row = 36.0
  private static let leastCode = 72.0
  private static let mostLossLines = 8

  /// `losses` is the number of lines about what can't be exported; they scroll if they don't fit.
  init(_ layout: Layout, losses count: Int) {
    card = layout.roomOrNone(of: .export)
    hasTitle = card.height >= Self.small
    inside = card.inset(x: Theme.margin, y: 0)
    subjects = Rect(
      x: inside.minX, y: card.minY + (hasTitle ? Self.header : 12), width: inside.width, height: 28)
    formats = subjects.offset(y: Self.row)
    stepper = formats.offset(y: Self.row)
    copyRow = stepper.offset(y: Self.row)
    let fixed = copyRow.maxY - card.minY + 28 + Self.leastCode
    let most = max(Int((card.height - fixed) / Self.line), 1)
    let height = Double(min(count, most, Self.mostLossLines)) * Self.line
    losses = Rect(
      x: inside.minX, y: card.maxY - 12 - height, width: inside.width, height: height)
    let top = copyRow.maxY + 8
    text = Rect(
      x: inside.minX, y: top, width: inside.width, height: max(losses.minY - 8 - top, 24))
  }
}
