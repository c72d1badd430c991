import AppState
import Editing
import Interface
import Keyframes
import Stage

/// The state of a press on a row.
enum OutlineGrip {
  /// The pointer has not moved far enough for a drag; a release selects that row alone.
  case press(PointerSample, row: String, selectsAlone: Bool)
  /// Drags the selected nodes to a position in the list.
  case drag(OutlineDrop?)
}

/// Where dragged nodes would go.
struct OutlineDrop: Equatable {
  var slot: NodeSlot
  /// The row above the line that shows the slot, −1 for the top; for a drop into a group, its row.
  var row: Int
  var depth: Int
  var isInto: Bool
}

extension OutlinePanel: DraggedPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .outline(let part) = press.part else { return .ignored }
    switch part {
    case .row(let name):
      ui.setFocus(.outline(.list))
      if press.clicks == 2, workspace.modifiers.isEmpty {
        beginNaming(name, &workspace, &ui)
        return .button
      }
      let isSelected = workspace.selectedNodes.contains(name)
      let isPlain = workspace.modifiers.intersection([.shift, .control, .command]).isEmpty
      if !isSelected || !isPlain { choose(name, &workspace) }
      grip = .press(press.pointer, row: name, selectsAlone: isSelected && isPlain)
      return .held
    case .fold, .eye, .lock: return .button
    case .list, .name: return .ignored
    }
  }

  /// Ctrl adds a row or takes it out, Shift selects all up to it.
  private mutating func choose(_ name: String, _ workspace: inout Workspace) {
    var names = workspace.selectedNodes
    if workspace.modifiers.contains(.shift), let anchor = anchor ?? names.last,
      let from = outline.index(of: anchor), let to = outline.index(of: name)
    {
      names = outline.rows[min(from, to)...max(from, to)].map(\.name).filter { $0 != name }
      names.append(name)
    } else {
      anchor = name
      if workspace.modifiers.isDisjoint(with: [.control, .command]) {
        names = [name]
      } else if names.contains(name) {
        names.removeAll { $0 == name }
      } else {
        names.append(name)
      }
    }
    select(names, &workspace)
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    switch grip {
    case .press(let start, _, _) where start.position.distance(to: pointer.position) <= Gesture.slop:
      break
    case .press, .drag:
      scrollAlong(pointer.position, &ui)
      grip = .drag(drop(at: pointer.position, workspace, ui))
    case nil: break
    }
    return .goesOn
  }

  /// Rows out of sight come into sight.
  private func scrollAlong(_ position: Point, _ ui: inout UI) {
    let view = ui.list(.outline(.list)).view
    let beyond = position.y < view.minY ? position.y - view.minY : max(position.y - view.maxY, 0)
    guard beyond != 0 else { return }
    ui.changeList(.outline(.list)) {
      $0.jump(to: min(max($0.position + beyond / 4, 0), $0.overflow))
    }
  }

  /// The middle of a group's row is the group itself; elsewhere it is between rows.
  private func drop(at position: Point, _ workspace: Workspace, _ ui: UI) -> OutlineDrop? {
    let list = ui.list(.outline(.list))
    let along = (position.y - list.view.minY + list.position) / Self.row
    let rows = outline.rows
    guard !rows.isEmpty, along.isFinite else { return nil }
    let index = min(max(Int(along.rounded(.down)), 0), rows.count - 1)
    let part = along - Double(index)
    let moved = Set(workspace.selectedNodes)
    let drop: OutlineDrop
    if rows[index].kind == .group, (0.3...0.7).contains(part) {
      drop = OutlineDrop(
        slot: NodeSlot(in: rows[index].name), row: index, depth: rows[index].depth + 1, isInto: true
      )
    } else {
      drop = line(above: part < 0.5 ? index : index + 1)
    }
    let goesIntoItself = drop.slot.group.map { moved.coversNode($0) } ?? false
    return goesIntoItself ? nil : drop
  }

  /// Between two rows: before the lower one if that is a child of the upper one, else behind the upper
  /// one.
  private func line(above index: Int) -> OutlineDrop {
    let rows = outline.rows
    guard index > 0 else { return OutlineDrop(slot: NodeSlot(), row: -1, depth: 0, isInto: false) }
    let upper = rows[index - 1]
    if rows.indices.contains(index), rows[index].depth > upper.depth {
      return OutlineDrop(
        slot: NodeSlot(in: upper.name), row: index - 1, depth: rows[index].depth, isInto: false)
    }
    return OutlineDrop(
      slot: NodeSlot(in: upper.name.group, before: upper.name), row: index - 1, depth: upper.depth,
      isInto: false)
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    let ended = grip
    grip = nil
    switch ended {
    case .press(_, let row, selectsAlone: true):
      anchor = row
      select([row], &workspace)
    case .drag(let drop?):
      let names = workspace.selectedNodes
      if let group = drop.slot.group, drop.isInto { setFolded(group, false, workspace) }
      if isElsewhere(drop.slot, names) { workspace.perform(.move(Set(names), to: drop.slot)) }
    case .press, .drag, nil: break
    }
  }

  /// Whether a move to the slot would change anything.
  private func isElsewhere(_ slot: NodeSlot, _ names: [String]) -> Bool {
    guard names.count == 1, let name = names.first else { return true }
    return slot.before != name || slot.group != name.group
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    grip = nil
  }
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) { grip = nil }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    if case .drag = grip { .grab } else { nil }
  }

  func pointerShape(over part: Part) -> PointerShape? {
    if case .outline(.row) = part { .arrow } else { nil }
  }
}
