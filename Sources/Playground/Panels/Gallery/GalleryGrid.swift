import Interface
import Keyframes
import Stage

/// Where the gallery's cards lie: in one column at the side of a window, in several where it is wide.
struct GalleryGrid {
  /// Where the cards are shown.
  let list: Rect
  let count: Int
  private let columns: Int
  private let cardWidth: Double

  static let searchHeight = 56.0
  private static let leastCard = 216.0

  init(in panel: Rect, count: Int) {
    list = Rect(
      x: panel.minX, y: panel.minY + Self.searchHeight, width: panel.width,
      height: max(panel.height - Self.searchHeight, 1))
    self.count = count
    columns = max(1, Int((panel.width - Theme.margin) / (Self.leastCard + Theme.margin)))
    cardWidth = (panel.width - Theme.margin * Double(columns + 1)) / Double(columns)
  }

  /// Of all cards.
  var height: Double {
    Double((count + columns - 1) / columns) * rowHeight + Theme.margin
  }

  private var rowHeight: Double { (cardWidth * 9 / 16).rounded() + 68 }

  /// A card's picture and words, without the gap to the next, in a list that begins at `top`.
  func card(_ index: Int, from top: Double) -> Rect {
    Rect(
      x: list.minX + Theme.margin + Double(index % columns) * (cardWidth + Theme.margin),
      y: top + 4 + Double(index / columns) * rowHeight, width: cardWidth,
      height: rowHeight - 12)
  }
}
