import AppState
import Editing
import Interface
import Keyframes
import Stage

/// The target of a press on the timeline.
enum TimelineTarget: Equatable {
  case ruler
  case ground
  case loop(LoopDrag.Part)
  case marker(Cue)
  /// The end of the timeline.
  case end
  case key(KeyframePath)
  /// The bar of a node, or an end of it.
  case bar(String, BarDrag.Part)
  /// The easing of the segment that begins with that keyframe.
  case curve(KeyframePath)
  /// An edge of the box around the selected keyframes.
  case edge(StretchDrag.Edge)
}

// The target under the pointer.
extension TimelineView {
  /// A keyframe is hit as far away, in points to either side; a curve so far above or below.
  static let keyReach = 9.0
  static let curveReach = 5.0
  private static let barReach = 6.0

  /// The target at a position in the field: keyframes before edges, edges before curves.
  func target(at position: Point) -> TimelineTarget {
    if parts.ruler.contains(position) { return rulerTarget(at: position) }
    let index = rowIndex(atY: position.y)
    if let index, let key = key(of: rows[index], atX: position.x) { return .key(key) }
    if let box = selectionBox, position.y >= box.minY, position.y <= box.maxY {
      if abs(position.x - box.minX) <= 6 { return .edge(.start) }
      if abs(position.x - box.maxX) <= 6 { return .edge(.end) }
    }
    guard let index else { return .ground }
    if rows[index].isNode { return bar(of: rows[index].node, at: position, rowRect(index)) }
    return curve(of: rows[index], at: position, rowRect(index)).map { .curve($0) } ?? .ground
  }

  /// The keyframe nearest to `x`; of two as near, the later one.
  private func key(of row: TimelineRow, atX x: Double) -> KeyframePath? {
    guard let path = row.path else { return nil }
    let (low, high) = (scale.time(at: x - Self.keyReach), scale.time(at: x + Self.keyReach))
    let indices = row.keys(from: low, to: high)
    let distances = row.keyframes(indices).map { abs(scale.x(of: $0.time) - x) }
    let near = zip(indices, distances).min { ($0.1, -$0.0) < ($1.1, -$1.0) }
    return near.map { KeyframePath(path, $0.0) }
  }

  /// A bar of some length has ends, which reach beyond it.
  private func bar(of node: String, at position: Point, _ row: Rect) -> TimelineTarget {
    guard let bar = barRect(of: node, row) else { return .ground }
    let wide = bar.inset(x: -Self.barReach, y: 0)
    guard wide.contains(position) else { return .ground }
    let inside = min(Self.barReach, bar.width / 4)
    if bar.width > 2, position.x < bar.minX + inside { return .bar(node, .start) }
    if bar.width > 2, position.x > bar.maxX - inside { return .bar(node, .end) }
    return .bar(node, .whole)
  }

  private func curve(of row: TimelineRow, at position: Point, _ rect: Rect) -> KeyframePath? {
    let next = row.keys(from: scale.time(at: position.x), to: .infinity).lowerBound
    guard let track = row.path, next > 0, next < row.keyframeCount else { return nil }
    let around = row.keyframes((next - 1)..<(next + 1))
    let (from, to) = (around[0], around[1])
    let (left, right) = (scale.x(of: from.time), scale.x(of: to.time))
    guard right > left else { return nil }
    // A steep curve is also hit a little beside it.
    let near = [-4.0, 0, 4].contains { shift in
      let progress = (position.x + shift - left) / (right - left)
      return abs(Self.curveY(from.curve(at: progress), rect) - position.y) <= Self.curveReach
    }
    return near ? KeyframePath(track, next - 1) : nil
  }

  private func rulerTarget(at position: Point) -> TimelineTarget {
    if let flag = flags.last(where: { $0.isMarker && $0.rect.contains(position) }) {
      return .marker(flag.cue)
    }
    if let endHandle, endHandle.inset(by: -3).contains(position), position.x >= endHandle.minX {
      return .end
    }
    guard let loop else { return .ruler }
    let (left, right) = (scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound))
    let isLow = position.y >= parts.ruler.minY + 12
    guard isLow, position.x >= left - 8, position.x <= right + 8 else { return .ruler }
    // A short loop is moved by its middle third alone.
    let reach = min(8, (right - left) / 3)
    if position.x <= left + reach { return .loop(.start) }
    if position.x >= right - reach { return .loop(.end) }
    return position.y >= parts.ruler.minY + 16 ? .loop(.whole) : .ruler
  }
}
