import Exporting
import Keyframes
import Stage

/// What a press on the timeline takes hold of.
enum TimelineTarget: Equatable {
  case ruler
  case ground
  case loop(LoopDrag.Part)
  case key(KeyPlace)
  /// The easing with which that keyframe is left.
  case curve(KeyPlace)
  /// Of the box around the selected keyframes.
  case edge(StretchDrag.Edge)
}

extension Session {
  /// A keyframe is hit as far away, in points to either side; a curve so far above or below.
  static let keyReach = 9.0
  static let curveReach = 5.0

  /// What lies at a place of the field: keyframes before edges, edges before curves.
  mutating func timelineTarget(at place: Point) -> TimelineTarget {
    guard let panel = layout.timeline else { return .ground }
    let parts = timelineParts(in: panel)
    let scale = timelineScale(in: panel)
    if parts.ruler.contains(place) { return rulerTarget(at: place, parts, scale) }
    let rows = timelineRows()
    let index = rowIndex(atY: place.y, of: rows.count, in: parts)
    if let index, let key = key(of: rows[index], atX: place.x, scale) { return .key(key) }
    let view = TimelineView(
      parts: parts, scale: scale, selected: selectedKeys(), hovered: nil, hasFocus: false)
    if let box = selectionBox(rows, view), place.y >= box.minY, place.y <= box.maxY {
      if abs(place.x - box.minX) <= 6 { return .edge(.start) }
      if abs(place.x - box.maxX) <= 6 { return .edge(.end) }
    }
    guard let index else { return .ground }
    let rect = rowRect(index, in: parts)
    return curve(of: rows[index], at: place, rect, scale).map { .curve($0) } ?? .ground
  }

  /// The keyframe nearest to `x`, of two as near the later one.
  private func key(of row: TimelineRow, atX x: Double, _ scale: TimelineScale) -> KeyPlace? {
    guard let place = row.place else { return nil }
    let (low, high) = (scale.time(at: x - Self.keyReach), scale.time(at: x + Self.keyReach))
    let near = row.keys(from: low, to: high).min { one, other in
      let distances = [one, other].map { abs(scale.x(of: row.keyframes[$0].time) - x) }
      return (distances[0], -one) < (distances[1], -other)
    }
    return near.map { KeyPlace(place, $0) }
  }

  private func curve(
    of row: TimelineRow, at place: Point, _ rect: Rect, _ scale: TimelineScale
  ) -> KeyPlace? {
    let next = row.keys(from: scale.time(at: place.x), to: .infinity).lowerBound
    guard let track = row.place, next > 0, next < row.keyframes.count else { return nil }
    let (from, to) = (row.keyframes[next - 1], row.keyframes[next])
    let (left, right) = (scale.x(of: from.time), scale.x(of: to.time))
    guard right > left else { return nil }
    // Steep curves are hit beside as well.
    let near = [-4.0, 0, 4].contains { shift in
      let progress = (place.x + shift - left) / (right - left)
      return abs(Self.curveY(from, progress, rect) - place.y) <= Self.curveReach
    }
    return near ? KeyPlace(track, next - 1) : nil
  }

  private func rulerTarget(
    at place: Point, _ parts: TimelineParts, _ scale: TimelineScale
  ) -> TimelineTarget {
    guard let loop = player.playhead.clock.loopRange else { return .ruler }
    let (left, right) = (scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound))
    let isLow = place.y >= parts.ruler.minY + 12
    guard isLow, place.x >= left - 8, place.x <= right + 8 else { return .ruler }
    // Of a short loop its outer halves are the ends.
    let reach = min(8, (right - left) / 3)
    if place.x <= left + reach { return .loop(.start) }
    if place.x >= right - reach { return .loop(.end) }
    return place.y >= parts.ruler.minY + 16 ? .loop(.whole) : .ruler
  }

  // MARK: Presses

  mutating func pressTimeline(at place: Point, clicks: Int) {
    gesture = .button
    let adds = modifiers.contains(.shift)
    switch timelineTarget(at: place) {
    // The first of the clicks has selected it.
    case .key where clicks > 1, .curve where clicks > 1: show(.curve)
    case .key(let key): press(key: key, at: place, adds: adds)
    case .curve(let key): press(curve: key, at: place, adds: adds)
    case .edge(let edge): beginStretch(edge, at: place)
    case .loop(let part):
      if clicks > 1 { return player.playhead.clock.clearLoop() }
      beginLoop(part, at: place)
    case .ruler where adds: beginLoop(.new, at: place)
    case .ground where adds:
      begin(MarqueeDrag(at: place, in: self))
    case .ruler, .ground: beginTimelineScrub(at: place)
    }
  }

  mutating func beginTimelineScrub(at place: Point) {
    guard driver.admits(.scrubBar) else { return gesture = .button }
    gesture = .timelineScrub
    player.playhead.beginScrub()
    scrubTimeline(to: place)
  }

  private mutating func press(key: KeyPlace, at place: Point, adds: Bool) {
    let wasSelected = selection.keys.contains(key)
    let before = selection
    if !wasSelected {
      let keys = bothHalves(of: key)
      selection.keys = adds ? selection.keys.union(keys) : keys
    }
    select(track: key.track)
    guard let drag = KeyDrag(key, at: place, wasSelected: wasSelected, adds: adds, before, &self)
    else { return }
    begin(drag)
  }

  /// A keyframe, and the other one at its time where they are a step: they lie on one another, and move
  /// as one unless one is pressed again.
  func bothHalves(of key: KeyPlace) -> Set<KeyPlace> {
    guard let marks = track(at: key.track)?.marks, marks.indices.contains(key.index) else {
      return [key]
    }
    let near = [key.index - 1, key.index, key.index + 1].filter { index in
      marks.indices.contains(index) && marks[index].time == marks[key.index].time
    }
    return Set(near.map { KeyPlace(key.track, $0) })
  }

  private mutating func press(curve key: KeyPlace, at place: Point, adds: Bool) {
    if adds {
      selection.keys.formSymmetricDifference([key])
    } else {
      selection.keys = [key]
    }
    select(track: key.track)
    begin(CurvePress(at: place, adds: adds))
  }

  private mutating func select(track: TrackPlace) {
    if selection.track != track { timeline.showsColors = false }
    selection.track = track
    timeline.cursor = TimelineRow.Name(node: track.node, property: track.property)
  }
}
