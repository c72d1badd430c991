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
  case key(KeyPlace)
  /// The easing of the segment that begins with that keyframe.
  case curve(KeyPlace)
  /// An edge of the box around the selected keyframes.
  case edge(StretchDrag.Edge)
}

// The target under the pointer.
extension TimelineView {
  /// A keyframe is hit as far away, in points to either side; a curve so far above or below.
  static let keyReach = 9.0
  static let curveReach = 5.0

  /// The target at a position in the field: keyframes before edges, edges before curves.
  func target(at place: Point) -> TimelineTarget {
    if parts.ruler.contains(place) { return rulerTarget(at: place) }
    let index = rowIndex(atY: place.y)
    if let index, let key = key(of: rows[index], atX: place.x) { return .key(key) }
    if let box = selectionBox, place.y >= box.minY, place.y <= box.maxY {
      if abs(place.x - box.minX) <= 6 { return .edge(.start) }
      if abs(place.x - box.maxX) <= 6 { return .edge(.end) }
    }
    guard let index else { return .ground }
    return curve(of: rows[index], at: place, rowRect(index)).map { .curve($0) } ?? .ground
  }

  /// The keyframe nearest to `x`; of two as near, the later one.
  private func key(of row: TimelineRow, atX x: Double) -> KeyPlace? {
    guard let place = row.place else { return nil }
    let (low, high) = (scale.time(at: x - Self.keyReach), scale.time(at: x + Self.keyReach))
    let indices = row.keys(from: low, to: high)
    let distances = row.keyframes(indices).map { abs(scale.x(of: $0.time) - x) }
    let near = zip(indices, distances).min { ($0.1, -$0.0) < ($1.1, -$1.0) }
    return near.map { KeyPlace(place, $0.0) }
  }

  private func curve(of row: TimelineRow, at place: Point, _ rect: Rect) -> KeyPlace? {
    let next = row.keys(from: scale.time(at: place.x), to: .infinity).lowerBound
    guard let track = row.place, next > 0, next < row.keyframeCount else { return nil }
    let around = row.keyframes((next - 1)..<(next + 1))
    let (from, to) = (around[0], around[1])
    let (left, right) = (scale.x(of: from.time), scale.x(of: to.time))
    guard right > left else { return nil }
    // A steep curve is also hit a little beside it.
    let near = [-4.0, 0, 4].contains { shift in
      let progress = (place.x + shift - left) / (right - left)
      return abs(Self.curveY(from.curve(at: progress), rect) - place.y) <= Self.curveReach
    }
    return near ? KeyPlace(track, next - 1) : nil
  }

  private func rulerTarget(at place: Point) -> TimelineTarget {
    if let flag = flags.last(where: { $0.isMarker && $0.rect.contains(place) }) {
      return .marker(flag.cue)
    }
    if let endHandle, endHandle.inset(by: -3).contains(place), place.x >= endHandle.minX {
      return .end
    }
    guard let loop else { return .ruler }
    let (left, right) = (scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound))
    let isLow = place.y >= parts.ruler.minY + 12
    guard isLow, place.x >= left - 8, place.x <= right + 8 else { return .ruler }
    // A short loop is moved by its middle third alone.
    let reach = min(8, (right - left) / 3)
    if place.x <= left + reach { return .loop(.start) }
    if place.x >= right - reach { return .loop(.end) }
    return place.y >= parts.ruler.minY + 16 ? .loop(.whole) : .ruler
  }
}
