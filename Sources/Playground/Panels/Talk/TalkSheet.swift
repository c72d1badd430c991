import Interface
import Keyframes
import Stage

/// Where the stops of a contact sheet lie, in logical points.
struct TalkSheet: Equatable {
  /// Where the stops are shown, below the heading.
  let list: Rect
  let heading: Rect
  let columns: Int
  /// The size of its type: 1/40 of the height that a stage has in this window, or more.
  let type: Double
  /// How many tiles lie before the stops: 1 if there is a test card, else 0.
  let first: Int
  private let count: Int
  private let cell: Size

  private static let margin = 24.0
  private static let gap = 20.0
  private static let leastWidth = 212.0
  /// In sizes of its type.
  private static let wordsHeight = 3.4

  init(_ window: Rect, count: Int, hasCard: Bool = false) {
    first = hasCard ? 1 : 0
    self.count = count + first
    let stage = Layout.fitted(into: window, pixelsPerPoint: 1)
    type = max(stage.height * Presentation.leastType, 14)
    let width = max(window.width - 2 * Self.margin, 1)
    columns = max(2, Int((width + Self.gap) / (Self.leastWidth + Self.gap)))
    let own = (width - Self.gap * Double(columns - 1)) / Double(columns)
    cell = Size(width: own, height: (own * 9 / 16).rounded() + (type * Self.wordsHeight).rounded())
    heading = Rect(
      x: window.minX + Self.margin, y: window.minY, width: width, height: 44 + 2 * type)
    list = Rect(
      x: window.minX, y: heading.maxY, width: window.width,
      height: max(window.maxY - heading.maxY, 1))
  }

  /// Of all stops.
  var height: Double {
    Double((count + columns - 1) / columns) * (cell.height + Self.gap) + Self.gap
  }

  /// A stop's picture and words, in a list that begins at `top`; the test card is −1.
  func cell(_ stop: Int, from top: Double) -> Rect {
    let index = stop + first
    return Rect(
      x: list.minX + Self.margin + Double(index % columns) * (cell.width + Self.gap),
      y: top + 8 + Double(index / columns) * (cell.height + Self.gap), width: cell.width,
      height: cell.height)
  }
}

extension TalkSheet {
  init(_ window: Rect, _ workspace: Workspace) {
    self.init(
      window, count: workspace.presentation?.stops.count ?? 0, hasCard: workspace.testCard != nil)
  }
}
