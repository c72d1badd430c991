import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage

// Presses, drags and wheels.
extension TimelinePanel: DraggedPanel, WheelPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard let view = refreshedView(&workspace, ui) else { return .ignored }
    if press.part == .timeline(.namesEdge) { return pressNamesEdge(press, view, &workspace) }
    let isTake = if case .timeline(.take) = press.part { true } else { false }
    guard isTake || press.part == .timeline(.tracks) else { return .ignored }
    defer { if drag != nil { holdView(view, &workspace) } }
    let position = press.position
    let adds = workspace.modifiers.contains(.shift)
    doubleClicked = press.clicks > 1 ? view.target(at: position) : nil
    switch view.target(at: position) {
    // The first of the clicks has selected it.
    case .curve where press.clicks > 1: drag = GroundPress(start: position, adds: adds)
    case .key(let key): drag = self.press(key: key, at: position, adds: adds, view, &workspace)
    case .curve(let key): drag = self.press(curve: key, at: position, adds: adds, &workspace)
    case .bar(let node, let part): drag = BarDrag(node, part, at: position, view, workspace)
    case .edge(let edge): drag = StretchDrag(edge, at: position, view, workspace)
    case .marker(let marker): drag = self.press(marker: marker, at: position, view, &workspace)
    case .end: drag = LengthDrag(at: position, view, &workspace)
    case .loop(let part): drag = LoopDrag(part, at: position, view, &workspace)
    case .ruler where adds: drag = LoopDrag(.new, at: position, view, &workspace)
    case .ground: drag = GroundPress(start: position, adds: adds)
    case .ruler: return scrub(at: position, view, &workspace) ? .held : .button
    }
    return drag == nil ? .button : .editing
  }

  /// A double-click restores the usual width.
  private mutating func pressNamesEdge(
    _ press: Press, _ view: TimelineView, _ workspace: inout Workspace
  ) -> PressReply {
    guard press.clicks < 2 else {
      workspace.window.arrangement.sizes.namesWidth = nil
      workspace.relayout()
      return .button
    }
    drag = NamesDrag(at: press.position, view, workspace)
    return .editing
  }

  private mutating func press(
    marker: Cue, at position: Point, _ view: TimelineView, _ workspace: inout Workspace
  ) -> MarkerDrag {
    selectedMarker = marker
    workspace.selection.keys = []
    workspace.editing.chosenNode = nil
    return MarkerDrag(marker, at: position, view, &workspace)
  }

  /// - Returns: whether the pointer may move time.
  private mutating func scrub(
    at position: Point, _ view: TimelineView, _ workspace: inout Workspace
  ) -> Bool {
    guard workspace.allows(.scrubBar) else {
      drag = nil
      return false
    }
    workspace.playhead.beginScrub()
    let scrub = TimelineScrub()
    scrub.move(to: position, view, &workspace)
    drag = scrub
    return true
  }

  private mutating func press(
    key: KeyframePath, at position: Point, adds: Bool, _ view: TimelineView,
    _ workspace: inout Workspace
  ) -> (any TimelineDrag)? {
    let wasSelected = workspace.selection.keys.contains(key)
    let before = workspace.selection
    if !wasSelected {
      let keys = workspace.bothHalves(of: key)
      workspace.selection.keys = adds ? workspace.selection.keys.union(keys) : keys
    }
    select(track: key.track, &workspace)
    return KeyDrag(key, at: position, wasSelected: wasSelected, adds: adds, before, view)
  }

  private mutating func press(
    curve key: KeyframePath, at position: Point, adds: Bool, _ workspace: inout Workspace
  ) -> (any TimelineDrag)? {
    if adds {
      workspace.selection.keys.toggle(key)
    } else {
      workspace.selection.keys = [key]
    }
    select(track: key.track, &workspace)
    return GroundPress(start: position, adds: adds, isOnCurve: true)
  }

  /// Selects a track, whose row keys have chosen from now on.
  mutating func select(track: TrackPath, _ workspace: inout Workspace) {
    if workspace.selection.track != track { workspace.editing.picksColors = false }
    workspace.selection.track = track
    cursor = TimelineRow.Name(node: track.node, property: track.property)
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    guard let view = refreshedView(&workspace, ui) else { return .goesOn }
    if let press = drag as? GroundPress {
      select(from: press.start, adds: press.adds, to: pointer, view, &workspace)
    }
    drag?.move(to: pointer.position, view, &workspace)
    return .goesOn
  }

  /// Beside keyframes, a press becomes a box once the pointer moves. With Shift the selection is kept.
  private mutating func select(
    from start: Point, adds: Bool, to pointer: PointerSample, _ view: TimelineView,
    _ workspace: inout Workspace
  ) {
    guard start.distance(to: pointer.position) > Gesture.slop else { return }
    drag = MarqueeDrag(at: start, adds: adds, view, workspace)
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if drag is TimelineScrub { _ = drag(to: pointer, &workspace, &ui) }
    if drag?.hasMoved == false, perform(doubleClickOn: doubleClicked, &workspace, &ui) {
      drag = nil
    }
    click(at: pointer, &workspace, ui)
    lose(pointer, &workspace, &ui)
  }

  /// A click beside keyframes moves the playhead there, and one on a bar selects its node.
  private mutating func click(
    at pointer: PointerSample, _ workspace: inout Workspace, _ ui: UI
  ) {
    if let bar = drag as? BarDrag, !bar.hasMoved {
      choose(row: TimelineRow.Name(node: bar.node, property: nil), &workspace)
    }
    guard let ground = drag as? GroundPress, !ground.isOnCurve, let view = view(workspace, ui),
      scrub(at: ground.start, view, &workspace)
    else { return }
  }

  /// A double-click counts once it is released where it was pressed: until then it may become a drag.
  private mutating func perform(
    doubleClickOn target: TimelineTarget?, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch target {
    case .key, .curve: workspace.show(.curve)
    case .loop: workspace.playhead.clock.clearLoop()
    case .end: workspace.setLength(nil)
    case .marker(let marker):
      rename(marker, workspace)
      ui.setFocus(.timeline(.markerName))
    case .ruler, .ground, .edge, .bar, nil: return false
    }
    return true
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    drag?.end(&workspace)
    if let drag = drag as? MarkerDrag { selectedMarker = drag.now }
    drag = nil
    letGoOfView(&workspace)
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    drag?.cancel(&workspace)
    drag = nil
    letGoOfView(&workspace)
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? { drag?.pointerShape }

  // MARK: Wheels

  /// Ctrl zooms about the pointer, Shift pans, and a plain wheel scrolls the rows.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let panel = workspace.layout.timeline, panel.contains(wheel.position) else {
      return false
    }
    var scale = workspace.timelineScale(in: panel)
    let (x, y) = (wheel.x, wheel.y)
    if !wheel.modifiers.isDisjoint(with: [.control, .command]) {
      scale.zoom(
        by: y > 0 ? 1 / (1 + min(y, 5) * 0.15) : 1 + min(-y, 5) * 0.15, at: wheel.position.x)
    } else if wheel.modifiers.contains(.shift) || abs(x) > abs(y) {
      scale.pan(by: (abs(x) > abs(y) ? x : -y) * 40)
    } else {
      ui.changeList(.timeline(.list)) { $0.wheel(wheel.event) }
      return true
    }
    workspace.window.arrangement.timelineViews[workspace.player.demo.name] = scale
    return true
  }
}
