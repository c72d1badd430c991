import Editing
package import Interface
package import Keyframes
import Stage

/// A drag of a handle: its direction is the speed, its length the influence. Joined handles turn together;
/// Alt breaks them. Shift keeps the direction.
package struct GraphHandleDrag: GraphDrag {
  package let handle: GraphHandle
  private var gesture: KeyGesture
  private let track: GraphTrack
  private let numbers: Track<Double>
  private let keyframe: Keyframe<Double>
  private let before: Tangent
  private let duration: Double
  private let start: Point
  /// From the pointer to the end of the handle.
  private let offset: Point
  package private(set) var readout: String?
  package private(set) var snapped = GraphSnap()
  package var hasMoved: Bool { readout != nil }
  package var pointerShape: PointerShape { .grab }

  /// Nil if there is no such handle.
  package init?(
    _ handle: GraphHandle, at position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let (path, index) = (handle.key.track, handle.key.index)
    guard let track = plot.track(path),
      let curve = track.numbers.curve(after: handle.side == .outgoing ? index : index - 1),
      let end = plot.handles.first(where: { $0.handle == handle })?.end
    else { return nil }
    self.handle = handle
    (self.track, numbers, keyframe) = (track, track.numbers, track.numbers.keyframes[index])
    (before, duration) = (curve[handle.side], curve.duration)
    (start, offset) = (position, end - position)
    gesture = workspace.keyGesture(of: plot.selection.keys)
  }

  package mutating func move(
    to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard hasMoved || position.distance(to: start) > 2 else { return }
    let tangent = tangent(at: position + offset, plot, workspace)
    let changed = numbers.setting(
      tangent, handle.side, ofKey: handle.key.index, breaks: workspace.modifiers.contains(.alt))
    guard let result = track.track.with(changed) else { return }
    workspace.show(
      KeyEdit(tracks: [handle.key.track: result], keys: gesture.base.keys), in: &gesture)
    let unit = workspace.playhead.timeline.unit
    readout =
      unit.speed(track.reading(tangent.slope)) + "  " + (tangent.influence * 100).fixed(1) + "%"
  }

  /// The tangent whose handle ends at a point, without going back in time or beyond the segment. Near the
  /// horizontal it is level, unless Ctrl is held.
  private mutating func tangent(
    at end: Point, _ plot: GraphPlot, _ workspace: Workspace
  ) -> Tangent {
    let sign = handle.side == .outgoing ? 1.0 : -1
    let time = sign * (plot.scale.time(at: end.x) - keyframe.time)
    let isLevel =
      !workspace.isSnappingOff
      && abs(end.y - plot.axis.y(of: track.onAxis(keyframe.value))) <= TimeSnapping.zone / 3
    let rise =
      isLevel
      ? 0 : sign * (track.value(onAxis: plot.axis.value(at: end.y)) - keyframe.value)
    snapped = GraphSnap(value: isLevel ? track.onAxis(keyframe.value) : nil)
    let least = Tangent.leastInfluence * duration
    let influence = min(max(time, least) / duration, 1)
    if workspace.modifiers.contains(.shift), before.slope.isFinite {
      return Tangent(slope: before.slope, influence: influence)
    }
    return Tangent(slope: rise / max(time, least), influence: influence)
  }

  package func cancel(_ workspace: inout Workspace) { workspace.selection = gesture.selection }
}
