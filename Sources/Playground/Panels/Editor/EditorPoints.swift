import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The points of a path on the stage: a double-click on a path begins, Esc ends.
extension EditorPanel {
  /// Where the points of the edited path lie; nil while none is edited.
  func pointFrame(_ workspace: Workspace) -> PointFrame? {
    guard let points = workspace.editing.stageEditing.points,
      let node = nodes.first(where: { $0.name == points.node })
    else { return nil }
    return PointFrame(node, workspace.layout.stageTransform)
  }

  /// - Returns: whether there is a path at a position.
  mutating func editPoints(
    at position: Point, _ workspace: inout Workspace, _ ui: UI
  ) -> Bool {
    let names = workspace.nodes(at: workspace.layout.stagePoint(position), ui)
    let selected = workspace.selectedNodes.last.flatMap { names.contains($0) ? $0 : nil }
    guard let name = selected ?? names.first, workspace.hasPoints(name) else { return false }
    beginPoints(of: name, &workspace)
    return true
  }

  /// Edits the points of the selected node's outline. A star or a rectangle becomes a path with its first
  /// change.
  mutating func editSelectedPoints(_ workspace: inout Workspace) {
    guard workspace.editing.stageEditing.points == nil else {
      return workspace.editing.stageEditing.points = nil
    }
    guard let name = workspace.primaryNode,
      workspace.player.scene.anyTrack(at: TrackPath(node: name, property: "outline")) != nil
    else { return workspace.say(localized("None of the selected nodes has an outline.")) }
    workspace.editing.stageEditing.isOn = true
    beginPoints(of: name, &workspace)
  }

  private mutating func beginPoints(of name: String, _ workspace: inout Workspace) {
    workspace.select(nodes: [name])
    workspace.editing.stageEditing.points = PointEditing(node: name)
    workspace.say(
      localized(
        "Drag points and handles. A click on the line adds a point, Delete removes it, a double-click makes it smooth. Esc ends."
      ))
  }

  mutating func perform(_ command: PointCommand, _ workspace: inout Workspace) {
    guard let frame = pointFrame(workspace), var editing = workspace.editing.stageEditing.points
    else {
      return workspace.say(localized("Double-click a path to edit its points first."))
    }
    workspace.perform(command, frame, &editing)
    workspace.editing.stageEditing.points = editing
  }

  // MARK: Pointer

  /// A press on a point selects it, so that it can be dragged at once; on the line it adds one.
  mutating func pressPoint(
    _ press: Press, _ frame: PointFrame, _ workspace: inout Workspace
  ) -> PressReply {
    guard var editing = workspace.editing.stageEditing.points else { return .ignored }
    let adds = workspace.modifiers.contains(.shift)
    let start = workspace.layout.stagePoint(press.position)
    var (kind, base) = (PathPointDrag.Kind?.none, frame.points)
    switch frame.target(at: press.position, editing) {
    case .handle(let index, let side):
      (editing.selected, editing.side) = ([index], side)
      kind = .handle(index, side)
    case .point(let index):
      if press.clicks > 1 {
        (editing.selected, editing.side) = ([index], nil)
        workspace.editing.stageEditing.points = editing
        perform(.toggleSmooth, &workspace)
        return .button
      }
      editing.side = nil
      if adds { editing.selected.formSymmetricDifference([index]) }
      if !adds, !editing.selected.contains(index) { editing.selected = [index] }
      kind = .points(editing.selected)
    case .line(let index, let part):
      workspace.editing.history.begin()
      base = workspace.addPoint(after: index, at: part, frame, &editing) ?? base
      kind = .points(editing.selected)
    case .ground:
      if press.clicks > 1 {
        workspace.editing.stageEditing.points = nil
        return .button
      }
      if !adds { (editing.selected, editing.side) = ([], nil) }
    }
    workspace.editing.stageEditing.points = editing
    guard let kind else {
      grip = .pointBox(from: press.position, to: press.position, adding: editing.selected)
      return .held
    }
    guard var drag = PathPointDrag(kind, of: frame.node, base, from: start, &workspace) else {
      return .button
    }
    // A new point is there before it is dragged.
    if base != frame.points { drag.move(by: .zero, &workspace) }
    grip = .points(drag, from: press.position)
    return .editing
  }

  mutating func selectPoints(in box: Rect, adding: Set<PathIndex>, _ workspace: inout Workspace) {
    guard let frame = pointFrame(workspace) else { return }
    workspace.editing.stageEditing.points?.selected = adding.union(frame.points(in: box))
  }

  // MARK: Keys

  /// Tab goes from point to point and to their handles, arrows move them, Delete removes points.
  mutating func keyToPoints(_ stroke: KeyStroke, _ workspace: inout Workspace) -> Bool {
    guard let frame = pointFrame(workspace), var editing = workspace.editing.stageEditing.points
    else { return false }
    let isShifted = stroke.modifiers.contains(.shift)
    if stroke.key == .character("a"), [.control, .command].contains(stroke.modifiers) {
      perform(.selectAll, &workspace)
      return true
    }
    guard stroke.modifiers.isSubset(of: .shift) else { return false }
    switch stroke.key {
    case .tab:
      editing.selectNext(by: isShifted ? -1 : 1, of: frame.points)
      workspace.editing.stageEditing.points = editing
    case .delete, .backspace: perform(.remove, &workspace)
    case .enter: workspace.editing.stageEditing.points = nil
    case let key:
      guard let way = key.way, !editing.selected.isEmpty else { return false }
      nudgePoints(by: way * (isShifted ? 10 : 1), frame, editing, &workspace)
    }
    return true
  }

  /// All repeats of a key are one step of undo.
  private mutating func nudgePoints(
    by way: Point, _ frame: PointFrame, _ editing: PointEditing, _ workspace: inout Workspace
  ) {
    workspace.editing.history.begin()
    var kind = PathPointDrag.Kind.points(editing.selected)
    if let side = editing.side, let index = editing.selected.first { kind = .handle(index, side) }
    let new = PathPointDrag(kind, of: frame.node, frame.points, from: .zero, &workspace)
    guard var drag = nudgedPoints ?? new else { return }
    drag.move(by: way, &workspace)
    nudgedPoints = drag
  }

  // MARK: Drawing

  func drawPoints(
    _ frame: PointFrame, _ points: PointEditing, _ clips: [Clip], _ ui: inout UI
  ) {
    draw(frame.points.path.transformed(by: frame.map), Theme.brass, width: 1.5, clips, &ui)
    for (index, side) in frame.handles(points) {
      let (start, end) = (frame.position(of: index), frame.position(of: index, side))
      draw(Path(through: [start, end]), Theme.brass, width: 1, clips, &ui)
      let isChosen = points.side == side && points.selected == [index]
      ui.sprites.append(
        Sprite(
          .circle(radius: 4), transform: .translation(x: end.x, y: end.y),
          fill: .color(isChosen ? Theme.brass : Theme.text),
          stroke: Stroke(Theme.ground, width: 1.5), clips: clips))
    }
    for index in frame.points.indices {
      let position = frame.position(of: index)
      let isSelected = points.selected.contains(index)
      ui.sprites.append(
        Sprite(
          .rectangle(isSelected ? 9 : 7, isSelected ? 9 : 7, cornerRadius: 1),
          transform: .translation(x: ui.snap(position.x), y: ui.snap(position.y)),
          fill: .color(isSelected ? Theme.brass : Theme.text),
          stroke: Stroke(Theme.ground, width: 1.5), clips: clips))
    }
  }
}
