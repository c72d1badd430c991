import AppState
import Editing
import Interface
import Keyframes
import Stage

/// Where rows, keyframes and times of the timeline lie at one moment.
struct TimelineView {
  let parts: TimelineParts
  let scale: TimelineScale
  /// The rows that are not folded away, in order.
  let rows: [TimelineRow]
  /// The times of all nodes.
  let spans: NodeSpans
  /// How far the rows are scrolled, in points.
  let scrolled: Double
  let selected: SelectedKeys
  /// The part of time that the clock loops in.
  let loop: ClosedRange<Double>?
  /// Cues and markers below the ruler.
  var flags: [TimelineFlag] = []
  /// The whole timeline, which may end before the visible part.
  let range: ClosedRange<Double>
  /// Whether its end can be dragged.
  var hasEndHandle = false
  /// The target of a press at the pointer's position.
  var hovered: TimelineTarget?
  /// Whether keys go from row to row.
  var hasFocus = false

  /// In points, from the bottom of a row to where its curves begin, and how high they rise.
  static let curveMargin = 6.0
  static let curveHeight = 12.0

  /// Where the row of that index lies, or would lie.
  func rowRect(_ index: Int) -> Rect {
    Rect(
      x: parts.list.minX,
      y: parts.list.minY + Double(index) * TimelineParts.rowHeight - scrolled,
      width: parts.list.width, height: TimelineParts.rowHeight)
  }

  /// The bar of a node, from its first keyframe to its last; nil if it has none.
  func barRect(of node: String, _ row: Rect) -> Rect? {
    spans[node].map { span in
      let left = scale.x(of: span.lowerBound)
      return Rect(
        x: left, y: row.minY + 4, width: max(scale.x(of: span.upperBound) - left, 1),
        height: row.height - 8)
    }
  }

  /// Right of the end of the timeline, in the ruler; nil where it cannot be dragged.
  var endHandle: Rect? {
    guard hasEndHandle else { return nil }
    return Rect(
      x: scale.x(of: range.upperBound), y: parts.ruler.minY + 2, width: 9, height: 14)
  }

  /// The indices of the rows that are seen, at least in part.
  var seenRows: Range<Int> {
    let first = Int((scrolled / TimelineParts.rowHeight).rounded(.down))
    let last = (scrolled + parts.list.height) / TimelineParts.rowHeight
    let low = min(max(first, 0), rows.count)
    return low..<max(low, min(Int(last.rounded(.up)), rows.count))
  }

  /// The index of the row at a height, nil below the last one and outside of the list.
  func rowIndex(atY y: Double) -> Int? {
    guard y >= parts.list.minY, y < parts.list.maxY else { return nil }
    let index = Int(
      ((y - parts.list.minY + scrolled) / TimelineParts.rowHeight).rounded(.down))
    return rows.indices.contains(index) ? index : nil
  }

  /// The height at which a value of a curve is drawn; overshoot beyond a fifth is cut.
  static func curveY(_ value: Double, _ row: Rect) -> Double {
    let shown = value.isFinite ? min(max(value, -0.2), 1.2) : 0
    return row.maxY - curveMargin - curveHeight * shown
  }

  /// Around the selected keyframes that have rows; nil where there is nothing to stretch.
  var selectionBox: Rect? {
    guard let span = selected.span, span.length > 0 else { return nil }
    let mine = rows.indices.filter { index in
      rows[index].path.map { !selected.keys[$0].isEmpty } ?? false
    }
    guard let first = mine.first, let last = mine.last else { return nil }
    let (left, right) = (scale.x(of: span.lowerBound), scale.x(of: span.upperBound))
    let (top, bottom) = (rowRect(first).minY, rowRect(last).maxY)
    // Its edges are clear of the first and the last keyframe.
    return Rect(x: left - 18, y: top, width: right - left + 36, height: bottom - top)
  }
}

extension SelectedKeys {
  static let none = SelectedKeys(keys: [], revision: 0, span: nil)
}
