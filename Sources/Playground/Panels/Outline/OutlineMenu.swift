import AppState
import Editing
import Interface
import Keyframes
import Words

extension OutlinePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard let card = card(workspace), request.isIn(card) else { return nil }
    if request.press != nil, case .outline(let part)? = request.widget?.identity,
      let name = part.node, !workspace.selectedNodes.contains(name)
    {
      anchor = name
      select([name], &workspace)
    }
    var menu = Menu(
      groups: workspace.nodeItems + [
        [
          MenuItem("Paste", .paste),
          MenuItem("Undo", .undo, isEnabled: workspace.editing.history.undoCount > 0),
          MenuItem("Redo", .redo, isEnabled: workspace.editing.history.redoCount > 0),
        ]
      ])
    menu.heading = workspace.selectionTitle
    return menu
  }
}

extension OutlinePart {
  fileprivate var node: String? {
    switch self {
    case .row(let name), .fold(let name), .eye(let name), .lock(let name): name
    case .list, .name: nil
    }
  }
}
