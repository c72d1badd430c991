import DemoKit
package import Interface
package import Keyframes

/// A drag in the graph editor that moves the view or the playhead.
package enum GraphViewDrag: Sendable {
  case scrub
  case pan(from: Point, TimelineScale, ValueAxis)
  /// About the time or the value where it began.
  case zoomTimes(from: Point, TimelineScale)
  case zoomValues(from: Point, ValueAxis)
  case edge(GraphEdge, from: Point, Rect, names: Double)

  package var pointerShape: PointerShape {
    switch self {
    case .scrub, .zoomTimes, .edge(.names, _, _, _): .resizeHorizontally
    case .zoomValues, .edge(.top, _, _, _): .resizeVertically
    case .pan: .grab
    }
  }

  package func move(
    to position: Point, _ plot: GraphPlot, _ state: inout GraphState, _ workspace: inout Workspace
  ) {
    switch self {
    case .scrub:
      let snapping = TimeSnapping(
        targets: workspace.snapTargets(), reach: plot.scale.duration(of: TimeSnapping.zone / 2))
      let time = plot.scale.time(at: position.x)
      workspace.playhead.scrub(
        to: snapping.snapped(time, isInverted: workspace.isSnappingOff))
    case .pan(let start, var scale, let axis):
      scale.pan(by: start.x - position.x)
      workspace.show(scale)
      state.show(values: axis.values, of: plot.tracks)
      state.pan(axis, by: position.y - start.y, of: plot.tracks)
    case .zoomTimes(let start, var scale):
      scale.zoom(by: Self.factor(start.x - position.x), at: start.x)
      workspace.show(scale)
    case .zoomValues(let start, var axis):
      axis.zoom(by: Self.factor(position.y - start.y), at: start.y)
      state.show(values: axis.values, of: plot.tracks)
    case .edge(.top, let start, let panel, _):
      workspace.window.arrangement.sizes.heights[PanelSizes.graphs] =
        panel.height + start.y - position.y
      workspace.relayout()
    case .edge(.names, let start, _, let width):
      workspace.window.arrangement.sizes.namesWidth = width + position.x - start.x
    }
  }

  /// Back to the view at the beginning.
  package func cancel(
    _ plot: GraphPlot, _ state: inout GraphState, _ workspace: inout Workspace
  ) {
    switch self {
    case .scrub: workspace.playhead.endScrub()
    case .pan(let start, _, _), .zoomTimes(let start, _), .zoomValues(let start, _),
      .edge(_, let start, _, _):
      move(to: start, plot, &state, &workspace)
    }
  }

  /// Twice as much for every hundred points.
  private static func factor(_ width: Double) -> Double {
    width >= 0 ? 1 + width / 100 : 1 / (1 - width / 100)
  }
}

/// An edge that resizes the panel or its names.
package enum GraphEdge: Hashable, Sendable { case top, names }

extension Workspace {
  /// Shows a part of the times of the demo on the stage.
  package mutating func show(_ scale: TimelineScale) {
    window.arrangement.timelineViews[player.demo.name] = scale
  }

  /// The usual height of the graph editor, or width of its names.
  package mutating func resetSize(of edge: GraphEdge) {
    switch edge {
    case .top: window.arrangement.sizes.heights[PanelSizes.graphs] = nil
    case .names: window.arrangement.sizes.namesWidth = nil
    }
    relayout()
  }
}

extension GraphState {
  /// A turn of the wheel: Ctrl zooms in time about the pointer, Ctrl and Shift in value; else it pans, in
  /// time with Shift.
  package mutating func wheel(
    x: Double, y: Double, _ modifiers: Modifiers, at position: Point, _ plot: GraphPlot,
    _ workspace: inout Workspace
  ) {
    // Shift turns the wheel of some devices sideways.
    let turn = y != 0 ? y : x
    let factor = turn > 0 ? 1 / (1 + min(turn, 5) * 0.15) : 1 + min(-turn, 5) * 0.15
    var (scale, axis) = (plot.scale, plot.axis)
    switch (!modifiers.isDisjoint(with: [.control, .command]), modifiers.contains(.shift)) {
    case (true, true): axis.zoom(by: factor, at: position.y)
    case (true, false): scale.zoom(by: factor, at: position.x)
    case (false, true): scale.pan(by: (y != 0 ? -y : x) * 40)
    case (false, false):
      scale.pan(by: x * 40)
      pan(axis, by: y * 40, of: plot.tracks)
    }
    if scale != plot.scale { workspace.show(scale) }
    if axis != plot.axis { show(values: axis.values, of: plot.tracks) }
  }
}
