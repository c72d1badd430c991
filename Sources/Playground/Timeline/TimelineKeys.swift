import Exporting
import Keyframes
import Scrolling
import Stage

// Keys that mean more on the timeline than elsewhere.
extension Session {
  /// - Returns: whether the timeline took the key.
  mutating func keyToTimeline(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .colorPart(let part)? = ui.focus { return turn(part, key, modifiers) }
    let time = Widget.Identity.field(.timeline(.playhead))
    if key == .enter, modifiers.isEmpty, ui.focused == nil,
      ui.widgets.contains(where: { $0.identity == time })
    {
      ui.setFocus(time)
      return true
    }
    guard ui.focus == .timeline else { return false }
    switch (key, modifiers) {
    case (.up, []): moveCursor(by: -1)
    case (.down, []): moveCursor(by: 1)
    case (.enter, []), (.enter, .shift): selectAtCursor(adding: modifiers == .shift)
    case (.left, .shift) where timeline.cursor?.property == nil: foldCursor(true)
    case (.right, .shift) where timeline.cursor?.property == nil: foldCursor(false)
    case (_, _): return false
    }
    return true
  }

  /// To the row above or below, which is scrolled to; a track's row selects it.
  private mutating func moveCursor(by way: Int) {
    let rows = timelineRows()
    guard !rows.isEmpty else { return }
    let current = rows.firstIndex { $0.name == timeline.cursor }
    let next = current.map { min(max($0 + way, 0), rows.count - 1) } ?? 0
    let name = rows[next].name
    timeline.cursor = name
    if let place = name.place, selection.track != place {
      timeline.showsColors = false
      selection.track = place
    }
    // A constant that was shown because it was selected may have gone.
    let index = timelineRows().firstIndex { $0.name == name } ?? next
    reveal(row: index)
  }

  private mutating func reveal(row index: Int) {
    guard let panel = layout.timeline else { return }
    resizeTimelineScroller(panel)
    let list = timelineParts(in: panel).list
    let rect = rowRect(index, in: timelineParts(in: panel))
    if rect.minY < list.minY {
      timelineScroller.jump(to: timelineScroller.position - (list.minY - rect.minY))
    } else if rect.maxY > list.maxY {
      timelineScroller.jump(to: timelineScroller.position + rect.maxY - list.maxY)
    }
  }

  /// The keyframe at the playhead of the row that keys have chosen; of a node's row all of its keyframes.
  private mutating func selectAtCursor(adding: Bool) {
    guard let name = timeline.cursor else { return }
    guard let place = name.place, let track = timelineTracks()[place] else {
      return perform(.chooseRow(name))
    }
    selection.track = place
    guard let index = nearestKey(of: track) else { return }
    let key = KeyPlace(place, index)
    if adding {
      selection.keys.formSymmetricDifference([key])
    } else {
      selection.keys = [key]
    }
  }

  /// The keyframe at the playhead, or within half a frame of it.
  private func nearestKey(of track: PropertyTrack) -> Int? {
    let time = keyTime
    if let index = track.index(at: time) { return index }
    guard !track.isConstant else { return nil }
    let distances = track.marks.map { abs($0.time - time) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.flatMap { distances[$0] <= player.playhead.frame / 2 ? $0 : nil }
  }

  private mutating func foldCursor(_ folds: Bool) {
    guard let node = timeline.cursor?.node else { return }
    if folds {
      timeline.folded[player.demo.name, default: []].insert(node)
    } else {
      timeline.folded[player.demo.name]?.remove(node)
    }
  }
}
