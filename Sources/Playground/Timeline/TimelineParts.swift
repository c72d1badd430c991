import Keyframes
import Scrolling
import Stage

/// Where the parts of the timeline panel lie.
struct TimelineParts: Equatable {
  let panel: Rect
  /// Buttons, and what is selected.
  let header: Rect
  /// Names at the left, times at the right.
  let list: Rect
  /// Times, with cues above them.
  let ruler: Rect
  /// Where times lie: the ruler and the rows, right of the names.
  let field: Rect

  static let headerHeight = 32.0
  static let rulerHeight = 26.0
  static let cueHeight = 16.0
  static let rowHeight = 24.0

  init(_ panel: Rect, hasCues: Bool) {
    self.panel = panel
    let names = min(176, panel.width * 0.3)
    let ruler = Self.rulerHeight + (hasCues ? Self.cueHeight : 0)
    let top = panel.minY + Self.headerHeight
    header = Rect(x: panel.minX, y: panel.minY, width: panel.width, height: Self.headerHeight)
    field = Rect(
      x: panel.minX + names, y: top, width: panel.width - names, height: panel.maxY - top)
    self.ruler = Rect(x: field.minX, y: top, width: field.width, height: ruler)
    list = Rect(
      x: panel.minX, y: top + ruler, width: panel.width,
      height: max(panel.maxY - top - ruler, 1))
  }

  /// The part of the list that has times.
  var keys: Rect { list.intersection(field) }
}

extension Session {
  func timelineParts(in panel: Rect) -> TimelineParts {
    TimelineParts(panel, hasCues: !player.cues.isEmpty)
  }

  /// The view of the demo on the stage, over the panel as it lies now.
  func timelineScale(in panel: Rect) -> TimelineScale {
    let field = timelineParts(in: panel).field
    let points = (field.minX + 16)...(max(field.maxX - 16, field.minX + 17))
    let kept = timelineViews[player.demo.name]
    let range = player.playhead.timeline.range
    guard let kept, kept.whole == TimelineScale(range, over: points).whole else {
      return TimelineScale(range, over: points)
    }
    return kept.over(points)
  }

  /// How far the rows can be scrolled, in points.
  func timelineOverflow(_ panel: Rect, rows: Int) -> Double {
    max(0, Double(rows) * TimelineParts.rowHeight + 8 - timelineParts(in: panel).list.height)
  }

  /// The rows that are not folded away, in order: those of constants only where they are wanted, or
  /// selected.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func timelineRows() -> [TimelineRow] {
    let folded = timeline.folded[player.demo.name] ?? []
    var rows: [TimelineRow] = []
    var head: TimelineRow?
    var isInside = false
    for row in player.rows() {
      if row.isNode {
        head = row
        isInside = folded.contains { row.node.hasPrefix($0 + "/") }
        continue
      }
      guard !isInside, shows(row) else { continue }
      if let node = head { rows.append(node) }
      head = nil
      if !folded.contains(row.node) { rows.append(row) }
    }
    return rows
  }

  private func shows(_ row: TimelineRow) -> Bool {
    !row.isConstant || timeline.showsConstants || row.place == selection.track
  }

  /// Where the row of that index lies, or would lie.
  func rowRect(_ index: Int, in parts: TimelineParts) -> Rect {
    Rect(
      x: parts.list.minX,
      y: parts.list.minY + Double(index) * TimelineParts.rowHeight - timelineScroller.position,
      width: parts.list.width, height: TimelineParts.rowHeight)
  }

  /// The indices of the rows that are seen, at least in part.
  func seenRows(of count: Int, in parts: TimelineParts) -> Range<Int> {
    let first = Int((timelineScroller.position / TimelineParts.rowHeight).rounded(.down))
    let last = (timelineScroller.position + parts.list.height) / TimelineParts.rowHeight
    let low = min(max(first, 0), count)
    return low..<max(low, min(Int(last.rounded(.up)), count))
  }

  /// The index of the row at a height, nil below the last one and outside of the list.
  func rowIndex(atY y: Double, of count: Int, in parts: TimelineParts) -> Int? {
    guard y >= parts.list.minY, y < parts.list.maxY else { return nil }
    let index = Int(
      ((y - parts.list.minY + timelineScroller.position) / TimelineParts.rowHeight)
        .rounded(.down))
    return (0..<count).contains(index) ? index : nil
  }
}

extension TimelineRow {
  /// The indices of the keyframes in a stretch of time, by halving.
  ///
  /// - Complexity: O(log *n*) in the keyframes.
  func keys(from start: Double, to end: Double) -> Range<Int> {
    func first(where isBeyond: (Double) -> Bool) -> Int {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(times[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let low = first { $0 >= start }
    return low..<max(low, first { $0 > end })
  }
}
