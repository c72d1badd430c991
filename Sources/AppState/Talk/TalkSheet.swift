import Interface
package import Keyframes
import Stage

/// Where the stops of a contact sheet lie, in logical points.
package struct TalkSheet: Equatable {
  /// Where the stops are shown, below the heading.
  package let list: Rect
  package let heading: Rect
  package let columns: Int
  /// The size of its type: 1/40 of the height that a stage has in this window, or more.
  package let type: Double
  /// How many tiles lie before the stops: 1 if there is a test card, else 0.
  package let first: Int
  private let count: Int
  private let cell: Size

  private static let margin = 24.0
  private static let gap = 20.0
  private static let leastWidth = 212.0
  /// In sizes of its type.
  private static let wordsHeight = 3.4

  package init(_ window: Rect, count: Int, hasCard: Bool = false) {
    first = hasCard ? 1 : 0
    self.count = count + first
    let stage = Layout.fitted(into: window, pixelsPerPoint: 1)
    type = max(stage.height * Presentation.leastType, 14)
    let width = max(window.width - 2 * Self.margin, 1)
    let words = (type * Self.wordsHeight).rounded()
    func cell(_ columns: Int) -> Size {
      let own = (width - Self.gap * Double(columns - 1)) / Double(columns)
      return Size(width: own, height: (own * 9 / 16).rounded() + words)
    }
    let most = max(2, Int((width + Self.gap) / (Self.leastWidth + Self.gap)))
    heading = Rect(
      x: window.minX + Self.margin, y: window.minY, width: width, height: 44 + 2 * type)
    let room = window.maxY - heading.maxY
    let all = self.count
    // As large as lets all be seen at once.
    columns =
      (2...most).first { Self.height(of: all, columns: $0, cell($0)) <= room } ?? most
    self.cell = cell(columns)
    list = Rect(
      x: window.minX, y: heading.maxY, width: window.width,
      height: max(window.maxY - heading.maxY, 1))
  }

  /// The height of all stops.
  package var height: Double { Self.height(of: count, columns: columns, cell) }

  private static func height(of count: Int, columns: Int, _ cell: Size) -> Double {
    Double((count + columns - 1) / columns) * (cell.height + gap) + gap
  }

  /// A stop's picture and words, in a list that begins at `top`; the test card is −1.
  package func cell(_ stop: Int, from top: Double) -> Rect {
    let index = stop + first
    return Rect(
      x: list.minX + Self.margin + Double(index % columns) * (cell.width + Self.gap),
      y: top + 8 + Double(index / columns) * (cell.height + Self.gap), width: cell.width,
      height: cell.height)
  }
}

extension TalkSheet {
  package init(_ window: Rect, _ workspace: Workspace) {
    self.init(
      window, count: workspace.talk.presentation?.stops.count ?? 0,
      hasCard: workspace.testCard != nil)
  }
}
