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
          MenuItem("Undo", .undo, isEnabled: workspace.editing.history.undoCount > 0),
          MenuItem("Redo", .redo, isEnabled: workspace.editing.history.redoCount > 0),
        ]
      ])
    menu.heading = workspace.primaryNode.map { workspace.title(ofNode: $0) } ?? ""
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

extension Workspace {
  /// Commands for the selected nodes.
  var nodeItems: [[MenuItem]] {
    let hasNodes = !selectedNodes.isEmpty
    let edits = player.edits
    let isHidden = hasNodes && selectedNodes.allSatisfy(edits.hiddenNodes.contains)
    let isLocked = hasNodes && selectedNodes.allSatisfy(edits.lockedNodes.contains)
    func item(_ phrase: Message, _ action: Action, isOn: Bool = false) -> MenuItem {
      MenuItem(phrase, action, isOn: isOn, isEnabled: hasNodes, reason: "No node is selected.")
    }
    return [
      [
        item("Rename", .outline(.rename)), item("Duplicate", .nodes(.duplicate)),
        item("Delete", .nodes(.delete)),
      ],
      [item("Group the selection", .nodes(.group)), item("Ungroup", .nodes(.ungroup))],
      [
        MenuItem(
          "Order",
          [
            [
              item("Bring to front", .nodes(.order(.toFront))),
              item("Bring forward", .nodes(.order(.forward))),
              item("Send backward", .nodes(.order(.backward))),
              item("Send to back", .nodes(.order(.toBack))),
            ]
          ]),
        item("Hidden in the editor", .nodes(.toggleHidden(nil)), isOn: isHidden),
        item("Locked", .nodes(.toggleLocked(nil)), isOn: isLocked),
      ],
    ]
  }
}
