import Keyframes
import Scrolling
import Stage

// Hands and wheels that move time, or the view of it.
extension Session {
  /// Times that draw others to them: keyframes but those in `keys`, cues, pages, the ends of time,
  /// and those of the loop unless they are what is moved.
  mutating func snapTargets(
    without keys: Set<KeyPlace> = [], withoutLoop: Bool = false
  ) -> [Double] {
    var targets = player.playhead.timeline.ticks + player.cues.map(\.time).filter(\.isFinite)
    let range = player.playhead.timeline.range
    targets += [range.lowerBound, range.upperBound]
    if !withoutLoop, let loop = player.playhead.clock.loopRange {
      targets += [loop.lowerBound, loop.upperBound]
    }
    guard !keys.isEmpty else { return targets + player.keyTimes() }
    for row in player.rows() {
      guard let place = row.place else { continue }
      for (index, time) in row.times.enumerated() where !keys.contains(KeyPlace(place, index)) {
        targets.append(time)
      }
    }
    return targets
  }

  /// What times go by that nothing else is near to: 60ths of a second, hundredths of a page, points.
  var timeGrid: Double {
    switch player.playhead.timeline.unit {
    case .seconds: 60
    case .pages: 100
    case .points: 1
    }
  }

  /// `time` at what is near of `targets`, else on the grid; Ctrl turns that around.
  func snapped(_ time: Double, to targets: [Double], in panel: Rect) -> Double {
    guard modifiers.isDisjoint(with: [.control, .command]) else { return time }
    let reach = timelineScale(in: panel).duration(of: TimeSnapping.zone / 2)
    let near = TimeSnapping(targets: targets, reach: reach).snapped(time)
    return near == time ? (time * timeGrid).rounded() / timeGrid : near
  }

  /// Time follows the hand on the timeline, drawn to keyframes and pages that are near.
  mutating func scrubTimeline(to place: Point) {
    guard let panel = layout.timeline else { return }
    let scale = timelineScale(in: panel)
    let snapping = TimeSnapping(
      targets: snapTargets(), reach: scale.duration(of: TimeSnapping.zone / 2))
    let isInverted = !modifiers.isDisjoint(with: [.control, .command])
    player.playhead.scrub(
      to: snapping.snapped(scale.time(at: place.x), isInverted: isInverted))
  }

  /// Ctrl zooms about the pointer, Shift pans, and a plain wheel scrolls the rows.
  mutating func wheelOverTimeline(
    x: Double, y: Double, at place: Point, _ modifiers: Modifiers, _ time: Double
  ) {
    guard let panel = layout.timeline else { return }
    if modifiers.contains(.control) || modifiers.contains(.command) {
      var scale = timelineScale(in: panel)
      scale.zoom(by: y > 0 ? 1 / (1 + min(y, 5) * 0.15) : 1 + min(-y, 5) * 0.15, at: place.x)
      timelineViews[player.demo.name] = scale
    } else if modifiers.contains(.shift) || abs(x) > abs(y) {
      var scale = timelineScale(in: panel)
      scale.pan(by: (abs(x) > abs(y) ? x : -y) * 40)
      timelineViews[player.demo.name] = scale
    } else {
      resizeTimelineScroller(panel)
      timelineScroller.wheel(by: -y * Session.wheelTick / 2, time: time)
    }
  }

  mutating func resizeTimelineScroller(_ panel: Rect) {
    timelineScroller.resize(
      to: Extent(
        range: 0...timelineOverflow(panel, rows: timelineRows().count),
        viewport: max(timelineParts(in: panel).list.height, 1)))
  }

  mutating func zoomTimeline(by factor: Double) {
    guard let panel = layout.timeline else { return }
    var scale = timelineScale(in: panel)
    let middle = scale.times.contains(player.time) ? scale.x(of: player.time) : panel.centre.x
    scale.zoom(by: factor, at: middle)
    timelineViews[player.demo.name] = scale
  }

  /// The keyframe before or after the playhead.
  mutating func jumpToKeyframe(_ way: Int) {
    let times = player.keyTimes()
    let now = player.time
    let next = way > 0 ? times.first { $0 > now + 1e-9 } : times.last { $0 < now - 1e-9 }
    if let next { player.playhead.jump(to: next) }
  }

  /// A time as the read-outs of drags show it, with its sign if `isChange`.
  func reading(_ time: Double, isChange: Bool = false) -> String {
    let decimals = player.playhead.timeline.unit == .points ? 1 : 3
    return (isChange && time >= 0 ? "+" : "") + time.fixed(decimals)
  }
}
