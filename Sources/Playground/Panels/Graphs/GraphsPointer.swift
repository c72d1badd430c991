import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage

/// A drag that moves the view or the playhead.
enum GraphViewDrag: Sendable {
  case scrub
  case pan(from: Point, TimelineScale, ValueAxis)
  /// About the time or the value where it began.
  case zoomTimes(from: Point, TimelineScale)
  case zoomValues(from: Point, ValueAxis)
  case edge(GraphEdge, from: Point, Rect, names: Double)
}

// Presses, drags and wheels.
extension GraphsPanel: DraggedPanel, WheelPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .graph(let part) = press.part, let plot = refreshedPlot(&workspace) else {
      return .ignored
    }
    let isDouble = press.clicks > 1
    let position = press.position
    switch part {
    case .ruler where isDouble: workspace.perform(.fitTimeline, by: .keys)
    case .ruler where workspace.modifiers.contains(.shift):
      viewDrag = .zoomTimes(from: position, plot.scale)
    case .ruler: return scrub(at: position, plot, &workspace) ? .held : .button
    case .axis where isDouble: state.fitValues()
    case .axis where workspace.modifiers.contains(.shift):
      viewDrag = .pan(from: position, plot.scale, plot.axis)
    case .axis: viewDrag = .zoomValues(from: position, plot.axis)
    case .edge(let edge) where isDouble: resetSize(of: edge, &workspace)
    case .edge(let edge):
      viewDrag = .edge(
        edge, from: position, plot.parts.panel, names: plot.parts.timeline.names.width)
    case .plot: pressPlot(at: position, isDouble: isDouble, plot, &workspace)
    case .list, .field: return .ignored
    }
    return drag == nil && viewDrag == nil ? .button : .editing
  }

  private mutating func pressPlot(
    at position: Point, isDouble: Bool, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let adds = workspace.modifiers.contains(.shift)
    let target = plot.target(at: position)
    doubleClicked = isDouble && !state.showsSpeed ? target : nil
    switch target {
    case _ where state.showsSpeed: pressSpeeds(at: position, plot, &workspace)
    case .key(let key): press(key, at: position, adds: adds, &workspace)
    case .box(let handle): drag = GraphScaleDrag(handle, at: position, plot, &workspace)
    case .curve(let path, _):
      state.choose(path, &workspace)
      drag = GraphMarquee(at: position, adds: true, workspace)
    case .ground where workspace.modifiers.contains(.alt):
      viewDrag = .pan(from: position, plot.scale, plot.axis)
    case .ground: drag = GraphMarquee(at: position, adds: adds, workspace)
    }
    guard drag != nil else { return }
    // The view stays during a drag and after it.
    state.show(values: plot.axis.values, of: plot.tracks)
    state.keepsRanges = true
    let demo = workspace.player.demo.name
    heldView = (
      workspace.window.arrangement.timelineViews[demo],
      workspace.timelineScale(in: plot.parts.panel)
    )
    workspace.window.arrangement.timelineViews[demo] = heldView?.during
    workspace.window.arrangement.holdsTimelineView = true
  }

  private mutating func press(
    _ key: KeyframePath, at position: Point, adds: Bool, _ workspace: inout Workspace
  ) {
    let (before, wasSelected) = (workspace.selection, workspace.selection.keys.contains(key))
    if !wasSelected { workspace.selection.keys = adds ? before.keys.union([key]) : [key] }
    state.choose(key.track, &workspace)
    guard let plot = plot(workspace) else { return }
    drag = GraphKeyDrag(
      key, at: position, wasSelected: wasSelected, adds: adds, before, plot, &workspace)
  }

  /// - Returns: whether the pointer may move time.
  private mutating func scrub(
    at position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) -> Bool {
    guard workspace.allows(.scrubBar) else { return false }
    workspace.playhead.beginScrub()
    viewDrag = .scrub
    move(.scrub, to: position, plot, &workspace)
    return true
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    guard let plot = refreshedPlot(&workspace) else { return .goesOn }
    drag?.move(to: pointer.position, plot, &workspace)
    if let viewDrag { move(viewDrag, to: pointer.position, plot, &workspace) }
    return .goesOn
  }

  private mutating func move(
    _ drag: GraphViewDrag, to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    switch drag {
    case .scrub:
      let snapping = TimeSnapping(
        targets: workspace.snapTargets(), reach: plot.scale.duration(of: TimeSnapping.zone / 2))
      workspace.playhead.scrub(
        to: snapping.snapped(
          plot.scale.time(at: position.x), isInverted: workspace.isSnappingOff))
    case .pan(let start, var scale, var axis):
      scale.pan(by: start.x - position.x)
      axis.pan(by: position.y - start.y)
      show(scale, &workspace)
      state.show(values: axis.values, of: plot.tracks)
    case .zoomTimes(let start, var scale):
      scale.zoom(by: Self.factor(start.x - position.x), at: start.x)
      show(scale, &workspace)
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

  /// Twice as much for every hundred points.
  private static func factor(_ width: Double) -> Double {
    width >= 0 ? 1 + width / 100 : 1 / (1 - width / 100)
  }

  private func show(_ scale: TimelineScale, _ workspace: inout Workspace) {
    workspace.window.arrangement.timelineViews[workspace.player.demo.name] = scale
  }

  private func resetSize(of edge: GraphEdge, _ workspace: inout Workspace) {
    switch edge {
    case .top: workspace.window.arrangement.sizes.heights[PanelSizes.graphs] = nil
    case .names: workspace.window.arrangement.sizes.namesWidth = nil
    }
    workspace.relayout()
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .scrub? = viewDrag { _ = drag(to: pointer, &workspace, &ui) }
    let target = drag?.hasMoved == false ? doubleClicked : nil
    lose(pointer, &workspace, &ui)
    switch target {
    case .key: ui.setFocus(.graph(.field(.time)))
    case .curve(let path, let time): insertKey(on: path, at: time, &workspace)
    case .box, .ground, nil: break
    }
  }

  /// Adds a keyframe that keeps the curve's shape.
  private mutating func insertKey(
    on path: TrackPath, at time: Double, _ workspace: inout Workspace
  ) {
    guard let plot = refreshedPlot(&workspace), let track = plot.track(path) else { return }
    let targets = workspace.snapTargets() + [workspace.player.time]
    let near = workspace.snapped(time, to: targets, in: plot.parts.panel)
    let (inserted, index) = track.track.inserting(at: near)
    let result = KeyEdit(tracks: [path: inserted], keys: [KeyframePath(path, index)])
    workspace.change { _ in result }
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .scrub? = viewDrag { workspace.playhead.endScrub() }
    drag?.end(&workspace)
    endDrag(&workspace)
  }

  private mutating func endDrag(_ workspace: inout Workspace) {
    (drag, viewDrag, doubleClicked) = (nil, nil, nil)
    state.keepsRanges = false
    workspace.window.arrangement.holdsTimelineView = false
    let demo = workspace.player.demo.name
    if let heldView, workspace.window.arrangement.timelineViews[demo] == heldView.during {
      workspace.window.arrangement.timelineViews[demo] = heldView.before
    }
    heldView = nil
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    drag?.cancel(&workspace)
    if let viewDrag, let plot = refreshedPlot(&workspace) {
      switch viewDrag {
      case .scrub: workspace.playhead.endScrub()
      case .pan(let start, _, _), .zoomTimes(let start, _), .zoomValues(let start, _),
        .edge(_, let start, _, _):
        move(viewDrag, to: start, plot, &workspace)
      }
    }
    endDrag(&workspace)
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    switch viewDrag {
    case .scrub, .zoomTimes, .edge(.names, _, _, _): .resizeHorizontally
    case .zoomValues, .edge(.top, _, _, _): .resizeVertically
    case .pan: .grab
    case nil: drag?.pointerShape
    }
  }

  func pointerShape(over part: Part) -> PointerShape? {
    switch part {
    case .graph(.axis), .graph(.edge(.top)): .resizeVertically
    case .graph(.plot): .arrow
    case _: nil
    }
  }

  // MARK: Wheels

  /// Ctrl zooms in time about the pointer, Ctrl and Shift in value; else it pans, in time with Shift.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let plot = refreshedPlot(&workspace), plot.parts.panel.contains(wheel.position) else {
      return false
    }
    if plot.parts.timeline.names.contains(wheel.position) {
      ui.changeList(.graph(.list)) { $0.wheel(wheel.event) }
      return true
    }
    let (x, y) = (wheel.x, wheel.y)
    let isZoom = !wheel.modifiers.isDisjoint(with: [.control, .command])
    let isShifted = wheel.modifiers.contains(.shift)
    // Shift turns the wheel of some devices sideways.
    let turn = y != 0 ? y : x
    let factor = turn > 0 ? 1 / (1 + min(turn, 5) * 0.15) : 1 + min(-turn, 5) * 0.15
    var (scale, axis) = (plot.scale, plot.axis)
    switch (isZoom, isShifted) {
    case (true, true): axis.zoom(by: factor, at: wheel.position.y)
    case (true, false): scale.zoom(by: factor, at: wheel.position.x)
    case (false, true): scale.pan(by: (y != 0 ? -y : x) * 40)
    case (false, false):
      scale.pan(by: x * 40)
      axis.pan(by: y * 40)
    }
    if scale != plot.scale { show(scale, &workspace) }
    if axis != plot.axis { state.show(values: axis.values, of: plot.tracks) }
    return true
  }
}
