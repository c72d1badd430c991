import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage

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
    case .edge(let edge) where isDouble: workspace.resetSize(of: edge)
    case .edge(let edge):
      viewDrag = .edge(
        edge, from: position, plot.parts.panel, names: plot.parts.timeline.names.width)
    case .plot: pressPlot(at: position, isDouble: isDouble, plot, &workspace)
    case .list, .bars, .field: return .ignored
    }
    return drag == nil && viewDrag == nil ? .button : .editing
  }

  private mutating func pressPlot(
    at position: Point, isDouble: Bool, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    if isOnSpeeds(position, plot) {
      pressSpeeds(at: position, plot, &workspace)
    } else {
      pressValues(at: position, isDouble: isDouble, plot, &workspace)
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

  func isOnSpeeds(_ position: Point, _ plot: GraphPlot) -> Bool {
    state.showsSpeed && plot.bar(at: position) == nil
  }

  private mutating func pressValues(
    at position: Point, isDouble: Bool, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let adds = workspace.modifiers.contains(.shift)
    let target = plot.target(at: position)
    doubleClicked = isDouble ? target : nil
    switch target {
    case .key(let key): press(key, at: position, adds: adds, &workspace)
    case .handle(let handle): drag = GraphHandleDrag(handle, at: position, plot, &workspace)
    case .box(let handle): drag = GraphScaleDrag(handle, at: position, plot, &workspace)
    case .curve(let path, let time):
      let before = workspace.selection
      state.choose(path, &workspace)
      drag =
        adds ? nil : GraphKeyDrag(segmentOf: path, at: time, position, before, plot, &workspace)
      if drag == nil { drag = GraphMarquee(at: position, adds: true, workspace) }
    case .ground where workspace.modifiers.contains(.alt):
      viewDrag = .pan(from: position, plot.scale, plot.axis)
    case .ground: drag = GraphMarquee(at: position, adds: adds, workspace)
    }
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
    GraphViewDrag.scrub.move(to: position, plot, &state, &workspace)
    return true
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    // Keyframes are dragged on the plot that is seen.
    let seen = viewDrag == nil ? drawnPlot : nil
    guard let plot = seen ?? refreshedPlot(&workspace) else { return .goesOn }
    drag?.move(to: pointer.position, plot, &workspace)
    viewDrag?.move(to: pointer.position, plot, &state, &workspace)
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .scrub? = viewDrag { _ = drag(to: pointer, &workspace, &ui) }
    let target = drag?.hasMoved == false ? doubleClicked : nil
    lose(pointer, &workspace, &ui)
    switch target {
    case .key: _ = perform(.graph(.typeKey), &workspace, &ui)
    case .curve(let path, let time):
      guard let plot = refreshedPlot(&workspace), let track = plot.track(path) else { return }
      workspace.insertKey(on: track, at: time, plot)
    // Joins both sides, or breaks them.
    case .handle:
      workspace.setTangents(workspace.tangentKinds().contains(nil) ? .smooth : nil)
    case .box, .ground, nil: break
    }
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
    if let plot = refreshedPlot(&workspace) { viewDrag?.cancel(plot, &state, &workspace) }
    endDrag(&workspace)
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    viewDrag?.pointerShape ?? drag?.pointerShape
  }

  func pointerShape(over part: Part) -> PointerShape? {
    guard case .graph(let part) = part else { return nil }
    return switch part {
    case .axis, .edge(.top): .resizeVertically
    case .plot: .arrow
    case .ruler, .list, .bars, .field, .edge(.names): nil
    }
  }

  // MARK: Wheels

  /// Over the names it scrolls the list; over the bars of colours it scrolls the bars, unless all are visible.
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
    if plot.parts.barField.contains(wheel.position), wheel.modifiers.isEmpty,
      ui.list(.graph(.bars)).overflow > 0
    {
      ui.changeList(.graph(.bars)) { $0.wheel(wheel.event) }
      return true
    }
    state.wheel(x: wheel.x, y: wheel.y, wheel.modifiers, at: wheel.position, plot, &workspace)
    return true
  }
}
