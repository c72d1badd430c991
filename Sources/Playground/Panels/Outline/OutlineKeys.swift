import AppState
import Editing
import Interface
import Keyframes

// Keys in the outline, and keys for selected nodes.
extension OutlinePanel: KeyPanel {
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    let hasFocus = ui.focus == .outline(.list)
    guard hasFocus || workspace.nodesGetKeys, ui.writing == nil else { return false }
    if takes(stroke, &workspace, &ui) { return true }
    guard hasFocus, workspace.layout.shows(.outline) else { return false }
    return walk(stroke, &workspace)
  }

  private mutating func takes(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    let isCommand = stroke.modifiers == .control || stroke.modifiers == .command
    switch stroke.key {
    case .delete, .backspace:
      guard stroke.modifiers.isEmpty, !workspace.selectedNodes.isEmpty else { return false }
      anchor = workspace.primaryNode.flatMap { neighbour(of: $0) }
      workspace.perform(.delete)
    case .character("a") where isCommand && ui.focus == .outline(.list):
      workspace.perform(.selectAll)
    // Ctrl+C copies the code of an open export panel.
    case .character("c") where isCommand && !workspace.layout.shows(.export):
      workspace.perform(.copy)
    case .character("x") where isCommand: workspace.perform(.cut)
    case .function(2) where stroke.modifiers.isEmpty:
      beginNaming(workspace.primaryNode, &workspace, &ui)
    case .character("d") where isCommand: workspace.perform(.duplicate)
    case _: return false
    }
    return true
  }

  /// Up and down go from row to row, with Shift selecting; left and right fold and unfold.
  private mutating func walk(_ stroke: KeyStroke, _ workspace: inout Workspace) -> Bool {
    guard stroke.modifiers.isSubset(of: .shift), !outline.rows.isEmpty else { return false }
    let now = (workspace.primaryNode ?? anchor).flatMap { outline.index(of: $0) }
    let extends = stroke.modifiers.contains(.shift)
    switch stroke.key {
    case .up: go(to: now.map { $0 - 1 } ?? 0, extends: extends, &workspace)
    case .down: go(to: now.map { $0 + 1 } ?? 0, extends: extends, &workspace)
    case .pageUp: go(to: (now ?? 0) - 10, extends: extends, &workspace)
    case .pageDown: go(to: (now ?? 0) + 10, extends: extends, &workspace)
    case .home: go(to: 0, extends: extends, &workspace)
    case .end: go(to: outline.rows.count - 1, extends: extends, &workspace)
    case .left: if let now { fold(now, &workspace) }
    case .right: if let now { unfold(now, &workspace) }
    case .space, .tab, .enter, .escape, .backspace, .delete, .menu, .function, .character:
      return false
    }
    return true
  }

  /// The row below a node, or else above it, from which arrow keys go on once the node is deleted.
  private func neighbour(of node: String) -> String? {
    guard let index = outline.index(of: node) else { return nil }
    let rest = outline.rows[index...].first { !$0.name.hasPrefix(node + "/") && $0.name != node }
    return rest?.name ?? outline.rows[..<index].last?.name
  }

  private mutating func go(to row: Int, extends: Bool, _ workspace: inout Workspace) {
    let row = min(max(row, 0), outline.rows.count - 1)
    let name = outline.rows[row].name
    guard extends, let start = (anchor ?? workspace.primaryNode).flatMap({ outline.index(of: $0) })
    else {
      anchor = name
      return select([name], &workspace)
    }
    anchor = outline.rows[start].name
    let names = outline.rows[min(start, row)...max(start, row)].map(\.name)
    select(names.filter { $0 != name } + [name], &workspace)
  }

  /// For a row without children, or a folded one, the group around it is selected.
  private mutating func fold(_ index: Int, _ workspace: inout Workspace) {
    let row = outline.rows[index]
    if row.hasChildren, !outline.folded.contains(row.name) {
      setFolded(row.name, true, workspace)
    } else if let group = row.name.group, let index = outline.index(of: group) {
      go(to: index, extends: false, &workspace)
    }
  }

  private mutating func unfold(_ index: Int, _ workspace: inout Workspace) {
    let row = outline.rows[index]
    guard row.hasChildren else { return }
    if outline.folded.contains(row.name) {
      setFolded(row.name, false, workspace)
    } else {
      go(to: index + 1, extends: false, &workspace)
    }
  }
}
