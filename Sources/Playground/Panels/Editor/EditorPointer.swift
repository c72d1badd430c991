import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The pointer while the stage is edited.
extension EditorPanel: MovingPanel, DraggedPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard press.part == .editor(.stage) else { return .ignored }
    if let frame = pointFrame(workspace) { return pressPoint(press, frame, &workspace) }
    if press.clicks > 1 {
      if writeText(at: press.position, &workspace, &ui) { return .button }
      if editPoints(at: press.position, &workspace, ui) { return .button }
    }
    let adds = workspace.modifiers.contains(.shift)
    if frame(workspace)?.target(at: press.position, movesAnchor: false) == nil,
      !isRecordKeyHeld, let reply = pressMotion(press, &workspace, ui)
    {
      return reply
    }
    let target = target(at: press.position, workspace, ui)
    var held = EditorPress(pointer: press.pointer, target: target, isAdding: adds)
    if case .nodes(let names) = target {
      held.selecting = choose(among: names, at: press.position, adds: adds, &workspace)
    }
    if target == .ground, !adds { held.selecting = [] }
    grip = .press(held)
    return target == .ground ? .held : .editing
  }

  /// Selects the pressed node, so that it can be dragged at once.
  /// - Returns: the selection instead if there is no drag.
  private func choose(
    among names: [String], at position: Point, adds: Bool, _ workspace: inout Workspace
  ) -> [String]? {
    guard let top = names.first else { return nil }
    let selected = workspace.selectedNodes
    if adds {
      guard selected.contains(top) else {
        workspace.select(nodes: selected + [top])
        return nil
      }
      return selected.filter { $0 != top }
    }
    let isAgain = lastClick.map { $0.distance(to: position) <= Gesture.slop } ?? false
    // A press on one of several selects it alone; a second click on one selects the node below.
    if let held = selected.last(where: names.contains) {
      guard isAgain, selected.count == 1, let index = names.firstIndex(of: held) else {
        return selected.count > 1 ? [held] : isAgain ? nil : [top]
      }
      return [names[(index + 1) % names.count]]
    }
    workspace.select(nodes: [top])
    return nil
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    switch grip {
    case .press(let press)
    where press.pointer.position.distance(to: pointer.position) > Gesture.slop:
      begin(press, &workspace, ui)
      return drag(to: pointer, &workspace, &ui)
    case .drag(var drag):
      let position = workspace.layout.stagePoint(pointer.position)
      drag.move(to: position, workspace)
      if drag.recording != nil {
        drag.recording?.add(drag.result, at: pointer.time, of: drag.edit)
        drag.recording?.show(in: &drag.edit, &workspace)
      } else {
        drag.edit.show(drag.result.values, &workspace)
      }
      grip = .drag(drag)
    case .box(let start, _, let others):
      grip = .box(from: start, to: pointer.position, adding: others)
      selectBox(&workspace)
    case .points(var drag, let start):
      guard start.distance(to: pointer.position) > 0 else { break }
      let modifiers = workspace.modifiers
      drag.move(
        to: workspace.layout.stagePoint(pointer.position), isStraight: modifiers.contains(.shift),
        isBroken: modifiers.contains(.alt), &workspace)
      grip = .points(drag, from: start)
    case .motion(var drag, let start):
      guard start.distance(to: pointer.position) > KeyDrag.slop || !drag.words.isEmpty else {
        break
      }
      let modifiers = workspace.modifiers
      drag.move(
        to: workspace.layout.stagePoint(pointer.position), isStraight: modifiers.contains(.shift),
        isBroken: modifiers.contains(.alt), &workspace)
      grip = .motion(drag, from: start)
    case .pointBox(let start, _, let others):
      grip = .pointBox(from: start, to: pointer.position, adding: others)
      selectPoints(in: Rect(around: start, pointer.position), adding: others, &workspace)
    case .press, .nothing, nil: break
    }
    return .goesOn
  }

  /// The press has become a drag.
  private mutating func begin(_ press: EditorPress, _ workspace: inout Workspace, _ ui: UI) {
    lastClick = nil
    guard press.target != .ground else {
      let others = press.isAdding ? workspace.selectedNodes : []
      grip = .box(from: press.pointer.position, to: press.pointer.position, adding: others)
      return
    }
    if isRecordKeyHeld { makeRoom(&workspace, ui) }
    let edit = NumberEdit(&workspace, setsKeys: isRecordKeyHeld ? true : nil)
    let start = workspace.layout.stagePoint(press.pointer.position)
    guard let kind = kind(of: press.target, from: start, edit, workspace) else {
      workspace.say(
        localized("This node can't be changed here: it or a group around it is scaled to 0."))
      return grip = .nothing
    }
    var drag = EditorDrag(kind: kind, edit: edit)
    if isRecordKeyHeld {
      drag.recording = MotionRecording(
        of: drag, nodes: nodes, at: press.pointer.time, workspace)
    }
    grip = .drag(drag)
  }

  /// Time stands still until the pointer moves; at the end of the timeline it starts again.
  private mutating func makeRoom(_ workspace: inout Workspace, _ ui: UI) {
    let range = workspace.playhead.timeline.range
    let isAtEnd = workspace.player.time >= range.upperBound - workspace.playhead.frame
    workspace.playhead.jump(to: isAtEnd ? range.lowerBound : workspace.keyTime)
    nodes = workspace.stageNodes(ui.measure)
  }

  private func kind(
    of target: EditorTarget, from start: Point, _ edit: NumberEdit, _ workspace: Workspace
  ) -> EditorDrag.Kind? {
    let stage = workspace.player.scene.size
    let selected = selected(workspace)
    let node = workspace.selectedNodes.count == 1 ? selected.first : nil
    return switch target {
    case .handle(let handle) where node == nil:
      SelectionScaling(selected, handle, from: start, nodes, edit, stage: stage)
        .map { .scaleSelection($0) }
    case .handle(let handle):
      node.flatMap { NodeScaling($0, handle, from: start, nodes, edit, stage: stage) }
        .map { .scale($0) }
    case .turn where node == nil:
      SelectionTurning(selected, from: start, edit).map { .turnSelection($0) }
    case .turn: node.flatMap { NodeTurning($0, from: start, edit) }.map { .turn($0) }
    case .anchor: node.flatMap { AnchorMove($0, from: start, edit) }.map { .anchor($0) }
    case .nodes:
      NodeMove(workspace.selectedNodes, from: start, nodes, edit, stage: stage).map { .move($0) }
    case .ground: nil
    }
  }

  /// All visible nodes that lie wholly in the box, but not the contents of groups that do.
  private mutating func selectBox(_ workspace: inout Workspace) {
    guard case .box(let start, let end, let others) = grip else { return }
    let (from, to) = (workspace.layout.stagePoint(start), workspace.layout.stagePoint(end))
    let box = Rect(around: from, to)
    var inside: [String] = []
    var names: Set<String> = []
    for node in nodes where node.isVisible && node.box != .zero && !workspace.isLocked(node.name) {
      let bounds = node.bounds
      guard bounds.minX >= box.minX, bounds.maxX <= box.maxX, bounds.minY >= box.minY,
        bounds.maxY <= box.maxY, !names.coversGroup(of: node.name)
      else { continue }
      inside.append(node.name)
      names.insert(node.name)
    }
    workspace.select(nodes: others.filter { !names.contains($0) } + inside)
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    let ended = grip
    grip = nil
    switch ended {
    case .press(let press):
      lastClick = press.pointer.position
      if let names = press.selecting { workspace.select(nodes: names) }
    case .drag(var drag): finish(&drag, at: pointer, &workspace)
    case .box, .points, .motion, .pointBox, .nothing, nil: break
    }
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    if case .drag(let drag) = grip, let recording = drag.recording {
      workspace.playhead.jump(to: recording.start)
    }
    if case .motion(let drag, _) = grip { drag.cancel(&workspace) }
    grip = nil
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    switch grip {
    case .drag, .points, .motion: .grab
    case .press, .box, .pointBox, .nothing, nil: .arrow
    }
  }

  func pointerShape(over part: Part) -> PointerShape? {
    guard part == .editor(.stage) else { return nil }
    switch pointed {
    case .handle, .turn, .anchor: return .grab
    case .nodes, .ground, nil: return nil
    }
  }

  func isMoving(_ workspace: Workspace) -> Bool {
    if case .drag(let drag) = grip { drag.recording != nil } else { false }
  }
}

extension Rect {
  /// The smallest rectangle with two points as corners.
  init(around one: Point, _ other: Point) {
    self.init(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }
}
