import DemoKit
package import Editing
import Interface
package import Keyframes
import Stage

/// Where the parts of the timeline panel lie.
package struct TimelineParts: Equatable {
  package let panel: Rect
  /// Buttons, and the selected keyframe's numbers.
  package let header: Rect
  /// The rows: names at the left, times at the right.
  package let list: Rect
  /// Times, with cues below them.
  package let ruler: Rect
  /// The names of the rows.
  package let names: Rect
  /// Where times lie: the ruler and the rows, right of the names. With the graph editor, the numbers of its values are
  /// between the names and the times; the timeline below it leaves the same room, so that times lie above each other.
  package let field: Rect
  /// Whether the graph editor is open.
  private let hasGraphs: Bool

  package static let headerHeight = 32.0
  package static let rulerHeight = 26.0
  package static let cueHeight = 16.0
  package static let rowHeight = 24.0
  private static let axisWidth = 52.0
  /// From this width on there is room for names right of the curves.
  private static let widthForCurveNames = 420.0
  private static let curveNamesWidth = 112.0

  /// `names` is the width that the names should have; nil is the usual one.
  package init(
    _ panel: Rect, hasCues: Bool, hasGraphs: Bool = false, names wanted: Double? = nil
  ) {
    self.panel = panel
    self.hasGraphs = hasGraphs
    let usual = max(min(panel.width * 0.2, 256), 176)
    let width = min(max((wanted ?? usual).rounded(), 88), panel.width * (wanted == nil ? 0.3 : 0.6))
    let left = width + (hasGraphs ? min(Self.axisWidth, (panel.width - width) / 4) : 0)
    let ruler = Self.rulerHeight + (hasCues ? Self.cueHeight : 0)
    let top = panel.minY + Self.headerHeight
    header = Rect(x: panel.minX, y: panel.minY, width: panel.width, height: Self.headerHeight)
    field = Rect(
      x: panel.minX + left, y: top, width: panel.width - left, height: panel.maxY - top)
    self.ruler = Rect(x: field.minX, y: top, width: field.width, height: ruler)
    list = Rect(
      x: panel.minX, y: top + ruler, width: panel.width,
      height: max(panel.maxY - top - ruler, 1))
    names = Rect(x: panel.minX, y: list.minY, width: width, height: list.height)
  }

  /// Whether the graph editor has the names of curves right of them.
  package var hasCurveNames: Bool { hasGraphs && field.width >= Self.widthForCurveNames }

  /// Where the visible times lie, in points.
  package var timePoints: ClosedRange<Double> {
    let left = field.minX + 16
    return left...max(field.maxX - (hasCurveNames ? Self.curveNamesWidth : 16), left + 1)
  }

  /// Beside the ruler, above the names.
  package var corner: Rect {
    Rect(x: panel.minX, y: ruler.minY, width: ruler.minX - panel.minX, height: ruler.height)
  }

  /// The part of the list where keyframes are.
  package var keys: Rect { list.intersection(field) }
}

extension Workspace {
  package func timelineParts(in panel: Rect) -> TimelineParts {
    TimelineParts(
      panel,
      hasCues: !player.cues.isEmpty || !player.markers.isEmpty || !player.takeStarts.isEmpty,
      hasGraphs: layout.graphs != nil, names: window.arrangement.sizes.namesWidth)
  }

  /// The visible times of the demo on the stage, mapped to the points of the panel.
  package func timelineScale(in panel: Rect) -> TimelineScale {
    let points = timelineParts(in: panel).timePoints
    let whole = TimelineScale(timelineWhole, over: points)
    guard let kept = window.arrangement.timelineViews[player.demo.name] else { return whole }
    if kept.whole == whole.whole || window.arrangement.holdsTimelineView {
      return kept.over(points)
    }
    return kept.over(points, of: timelineWhole)
  }

  /// The timeline, and all keyframes beyond its ends.
  private var timelineWhole: ClosedRange<Double> {
    let range = player.playhead.timeline.range
    guard let keys = player.keySpan else { return range }
    return min(range.lowerBound, keys.lowerBound)...max(range.upperBound, keys.upperBound)
  }

  /// The times to snap to: keyframes except those in `keys`, cues, pages, the ends of the timeline,
  /// and the ends of the loop unless `withoutLoop`.
  package mutating func snapTargets(
    without keys: KeySet = [], withoutLoop: Bool = false
  ) -> [Double] {
    var targets = player.playhead.timeline.ticks + landmarks.map(\.cue.time)
    let range = player.playhead.timeline.range
    targets += [range.lowerBound, range.upperBound]
    if !withoutLoop, let loop = player.playhead.clock.loopRange {
      targets += [loop.lowerBound, loop.upperBound]
    }
    guard !keys.isEmpty else { return targets + player.keyTimes() }
    for row in player.rows() {
      guard let path = row.path else { continue }
      let left = keys[path]
      guard left.count < row.keyframeCount else { continue }
      let times = row.times(0..<row.keyframeCount)
      for (index, time) in times.enumerated() where !left.contains(index) { targets.append(time) }
    }
    return targets
  }

  /// Times are rounded to this many steps per unit if there is nothing to snap to: 60ths of a second,
  /// hundredths of a page, whole points.
  package var timeGrid: Double {
    switch player.playhead.timeline.unit {
    case .seconds: 60
    case .pages: 100
    case .points: 1
    }
  }

  /// `time` snapped to the nearest of `targets` within reach, else to the grid; unchanged with Ctrl.
  package func snapped(_ time: Double, to targets: [Double], in panel: Rect) -> Double {
    guard modifiers.isDisjoint(with: [.control, .command]) else { return time }
    let reach = timelineScale(in: panel).duration(of: TimeSnapping.zone / 2)
    let near = TimeSnapping(targets: targets, reach: reach).snapped(time)
    return near == time ? (time * timeGrid).rounded() / timeGrid : near
  }

  /// The time of the nearest frame while nodes are edited, so that keyframes come to lie on frames; unchanged
  /// with Ctrl.
  package func onFrame(_ time: Double) -> Double {
    guard editing.stageEditing.isOn, modifiers.isDisjoint(with: [.control, .command]) else {
      return time
    }
    return player.playhead.timeline.clamp((time * timeGrid).rounded() / timeGrid)
  }

  package mutating func zoomTimeline(by factor: Double) {
    guard let panel = layout.keyPanel else { return }
    var scale = timelineScale(in: panel)
    let middle = scale.times.contains(player.time) ? scale.x(of: player.time) : panel.centre.x
    scale.zoom(by: factor, at: middle)
    window.arrangement.timelineViews[player.demo.name] = scale
  }

  /// A time as shown during a drag, with its sign if `isChange`.
  package func reading(_ time: Double, isChange: Bool = false) -> String {
    let decimals = player.playhead.timeline.unit == .points ? 1 : 3
    return (isChange && time >= 0 ? "+" : "") + time.fixed(decimals)
  }
}
