import Interface
package import Keyframes

/// Where the gallery's cards lie: in one column at the side of a window, in several where it is wide.
package struct GalleryGrid {
  /// Where the cards are shown.
  package let list: Rect
  private let count: Int
  /// The card above which there is a heading, if there is one.
  private let split: Int?
  private let columns: Int
  private let cardWidth: Double

  package static let searchHeight = 56.0
  /// The height of the name and the commands above the search; lower panels are without them.
  private static let headHeight = 56.0
  private static let leastHeight = 300.0

  /// The name and the commands at the top; of no height if there is no room.
  package static func head(of panel: Rect) -> Rect {
    let height = panel.height >= leastHeight ? headHeight : 0
    return Rect(x: panel.minX, y: panel.minY, width: panel.width, height: height)
  }
  private static let leastCard = 216.0

  private static let headingHeight = 32.0

  package init(in panel: Rect, count: Int, headingBefore split: Int? = nil) {
    self.split = split
    let top = Self.head(of: panel).maxY + Self.searchHeight
    list = Rect(
      x: panel.minX, y: top, width: panel.width, height: max(panel.maxY - top, 1))
    self.count = count
    columns = max(1, Int((panel.width - Theme.margin) / (Self.leastCard + Theme.margin)))
    cardWidth = (panel.width - Theme.margin * Double(columns + 1)) / Double(columns)
  }

  /// The height of all cards.
  package var height: Double {
    let first = split ?? count
    let headed = split == nil ? 0 : rows(of: count - first) * rowHeight + Self.headingHeight
    return rows(of: first) * rowHeight + headed + Theme.margin
  }

  private func rows(of cards: Int) -> Double { Double((cards + columns - 1) / columns) }

  /// Where the heading is, in a list that begins at `top`.
  package func heading(from top: Double) -> Rect? {
    guard let split else { return nil }
    return Rect(
      x: list.minX + Theme.margin, y: top + rows(of: split) * rowHeight,
      width: list.width - 2 * Theme.margin, height: Self.headingHeight)
  }

  private var rowHeight: Double { (cardWidth * 9 / 16).rounded() + 68 }

  /// A card's picture and words, without the gap to the next, in a list that begins at `top`.
  package func card(_ index: Int, from top: Double) -> Rect {
    let first = split.map { index >= $0 ? $0 : 0 } ?? 0
    let above = first > 0 || split == 0 ? rows(of: first) * rowHeight + Self.headingHeight : 0
    let position = index - first
    return Rect(
      x: list.minX + Theme.margin + Double(position % columns) * (cardWidth + Theme.margin),
      y: top + 4 + above + Double(position / columns) * rowHeight, width: cardWidth,
      height: rowHeight - 12)
  }
}
