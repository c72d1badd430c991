package import Editing
package import Interface
package import Keyframes
import Stage

/// A drag of the selected keyframes, or of a segment with both its keyframes, in time and value. Shift keeps the
/// direction in which they have moved further, and Alt the speeds at their neighbours.
package struct GraphKeyDrag: GraphDrag {
  private let key: KeyframePath
  /// Whether it was selected before the press, and whether Shift was down.
  private let wasSelected, adds: Bool
  /// Whether a click leaves the selection as it was.
  private var isOfSegment = false
  private let before: Selection
  private var gesture: KeyGesture
  private let span: ClosedRange<Double>
  /// The tracks of the dragged keyframes, whose views are kept.
  private let tracks: [TrackPath: GraphTrack]
  private let track: GraphTrack
  private let keyframe: Keyframe<Double>
  private let snapping: GraphSnapping
  private let start: Point
  package private(set) var hasMoved = false
  package private(set) var readout: String?
  package private(set) var snapped = GraphSnap()
  package var pointerShape: PointerShape { hasMoved ? .grab : .hand }

  /// How far the pointer may move before a press becomes a drag, in points.
  private static let slop = 3.0

  /// `plot` has the selection with the keyframe. Nil if there is no such keyframe.
  package init?(
    _ key: KeyframePath, at position: Point, wasSelected: Bool, adds: Bool, _ before: Selection,
    _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let keys = plot.selection.keys
    gesture = workspace.keyGesture(of: keys)
    guard let track = plot.track(key.track), let span = gesture.base.span,
      track.numbers.keyframes.indices.contains(key.index)
    else { return nil }
    self.key = key
    (self.wasSelected, self.adds) = (wasSelected, adds)
    (self.before, self.span, self.track) = (before, span, track)
    keyframe = track.numbers.keyframes[key.index]
    tracks = Dictionary(
      plot.tracks.filter { !keys[$0.path].isEmpty }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    snapping = GraphSnapping(without: keys, plot, &workspace)
    start = position
  }

  /// A drag of the keyframes around a segment; of all selected ones, if both are among them. Nil beyond the first and
  /// the last keyframe.
  package init?(
    segmentOf path: TrackPath, at time: Double, _ position: Point, _ before: Selection,
    _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard let numbers = plot.track(path)?.numbers, let span = numbers.times, span.contains(time)
    else { return nil }
    let next = numbers.indices(from: time, to: span.upperBound).lowerBound
    let index = max(next, 1) - 1
    let keys = KeySet([KeyframePath(path, index), KeyframePath(path, index + 1)])
    let known = plot.selection.keys
    let all = keys.sorted.allSatisfy { known.contains($0) } ? known : keys
    let selected = GraphPlot(
      plot.parts, plot.scale, plot.axis, plot.shown, Selection(keys: all, track: path))
    self.init(
      KeyframePath(path, index), at: position, wasSelected: false, adds: false, before, selected,
      &workspace)
    isOfSegment = true
  }

  package mutating func move(
    to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard hasMoved || position.distance(to: start) > Self.slop else { return }
    hasMoved = true
    let (width, height) = (position.x - start.x, position.y - start.y)
    let isKept = workspace.modifiers.contains(.shift)
    let time = isKept && abs(width) < abs(height) ? 0 : plot.scale.duration(of: width)
    let value = isKept && abs(height) <= abs(width) ? 0 : plot.axis.change(of: -height)
    move(by: time, value, plot, &workspace)
  }

  /// By a time and by a distance on the axis.
  private mutating func move(
    by time: Double, _ value: Double, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    snapped = GraphSnap()
    let own = track.onAxis(keyframe.value)
    var (delta, rise) = (0.0, 0.0)
    if time != 0 {
      let near = snapping.time(keyframe.time + time, plot, workspace)
      delta = kept(near.time - keyframe.time, in: workspace.playhead.timeline.range)
      if near.isSnapped { snapped.time = near.time }
    }
    if value != 0, track.colors == nil {
      let near = snapping.value(own + value, plot, workspace)
      rise = near.value - own
      if near.isSnapped { snapped.value = near.value }
    }
    let keeping: KeyMove.Keeping = workspace.modifiers.contains(.alt) ? .speeds : .shape
    let result = gesture.base.moved { path in
      KeyMove(
        time: KeyMove.Axis(shift: delta),
        value: KeyMove.Axis(shift: rise == 0 ? 0 : tracks[path]?.change(onAxis: rise) ?? 0),
        keeping: keeping)
    }
    workspace.show(result, in: &gesture)
    readout = words(delta, track.change(onAxis: rise), workspace)
  }

  /// The new time and value, and their changes.
  private func words(_ delta: Double, _ change: Double, _ workspace: Workspace) -> String {
    let times = [keyframe.time + delta, delta]
    let changed = workspace.reading(times[1], isChange: true)
    guard track.colors == nil else {
      return "\(workspace.reading(times[0]))  \(track.reading(at: keyframe.time))   \(changed)"
    }
    return workspace.reading(times[0]) + "  " + track.reading(keyframe.value + change)
      + "   " + changed + "  " + (change < 0 ? "" : "+") + track.reading(change)
  }

  /// Keyframes that were within the timeline stay inside it.
  private func kept(_ delta: Double, in range: ClosedRange<Double>) -> Double {
    let low = min(range.lowerBound - span.lowerBound, 0)
    let high = max(range.upperBound - span.upperBound, 0)
    return min(max(delta, low), high)
  }

  /// A click on one of several selected keyframes selects it alone; with Shift it is deselected.
  package func end(_ workspace: inout Workspace) {
    if isOfSegment, !hasMoved { return workspace.selection.keys = before.keys }
    guard !hasMoved, wasSelected else { return }
    if adds {
      workspace.selection.keys.subtract([key])
    } else {
      workspace.selection.keys = [key]
    }
  }

  package func cancel(_ workspace: inout Workspace) {
    workspace.selection = before
  }
}
