import Editing
import Interface
import Keyframes

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
          MenuItem(.menuUndo, .undo, isEnabled: workspace.editing.history.undoCount > 0),
          MenuItem(.menuRedo, .redo, isEnabled: workspace.editing.history.redoCount > 0),
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
  /// The outline, and new scenes.
  var outlineItems: [MenuItem] {
    [
      menuItem(.outline),
      MenuItem(.newScene, .newScene),
    ]
  }

  /// Commands for the selected nodes.
  var nodeItems: [[MenuItem]] {
    let hasNodes = !selectedNodes.isEmpty
    let edits = player.edits
    let isHidden = hasNodes && selectedNodes.allSatisfy(edits.hiddenNodes.contains)
    let isLocked = hasNodes && selectedNodes.allSatisfy(edits.lockedNodes.contains)
    func item(_ phrase: Phrase, _ action: Action, isOn: Bool = false) -> MenuItem {
      MenuItem(phrase, action, isOn: isOn, isEnabled: hasNodes, reason: .noNodesSelected)
    }
    return [
      [
        item(.menuRename, .outline(.rename)), item(.menuDuplicate, .nodes(.duplicate)),
        item(.menuDelete, .nodes(.delete)),
      ],
      [item(.menuGroup, .nodes(.group)), item(.menuUngroup, .nodes(.ungroup))],
      [
        item(.menuToFront, .nodes(.order(.toFront))),
        item(.menuForward, .nodes(.order(.forward))),
        item(.menuBackward, .nodes(.order(.backward))),
        item(.menuToBack, .nodes(.order(.toBack))),
      ],
      [
        item(.menuHidden, .nodes(.toggleHidden(nil)), isOn: isHidden),
        item(.menuLocked, .nodes(.toggleLocked(nil)), isOn: isLocked),
      ],
    ]
  }
}
