import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of the stage while it is edited: of the node under the pointer.
extension EditorPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let isByKey = request.press == nil && request.widget == nil && isShown(workspace)
    guard isByKey || request.widget?.identity == .editor(.stage) else { return nil }
    if let press = request.press {
      let names = workspace.nodes(at: workspace.layout.stagePoint(press), ui)
      if let top = names.first, !names.contains(where: workspace.selectedNodes.contains) {
        workspace.select(nodes: [top])
      }
    }
    var menu = Menu(groups: groups(workspace))
    if request.press == nil { menu.anchor = workspace.layout.stage.centre }
    if workspace.editing.stageEditing.points != nil {
      menu.groups.insert(
        PointCommand.allCases.map { MenuItem($0.phrase, .editor(.points($0))) }
          + [MenuItem("Edit points", .editor(.editPoints), isOn: true)], at: 0)
    } else if let node = workspace.selectedNodes.last {
      menu.heading = workspace.selectionTitle
      menu.groups.insert([workspace.copyItem], at: 0)
      menu.groups.insert(contentsOf: nodeItems(workspace), at: 0)
      let outline = TrackPath(node: node, property: "outline")
      if workspace.words(ofText: node) != nil {
        menu.groups.insert([MenuItem("Edit the text", .editor(.writeText))], at: 0)
      } else if workspace.anyTrack(at: outline) != nil {
        menu.groups.insert([MenuItem("Edit points", .editor(.editPoints))], at: 0)
      }
    }
    return menu
  }

  /// The commands for nodes, with those for groups and for the outline's marks behind one of them.
  private func nodeItems(_ workspace: Workspace) -> [[MenuItem]] {
    let items = workspace.nodeItems
    return [items[0], items[2] + [MenuItem("Group, hide, lock …", [items[1], items[3]])]]
  }

  private func groups(_ workspace: Workspace) -> [[MenuItem]] {
    let hasNodes = !nodes.isEmpty
    let keys = workspace.editing.stageEditing.setsKeys
    return [
      [
        MenuItem("Paste", .paste),
        MenuItem(
          "Select …",
          [
            [
              MenuItem("Select all nodes", .nodes(.selectAll), isEnabled: hasNodes),
              MenuItem("Select next node", .editor(.selectNext(1)), isEnabled: hasNodes),
              MenuItem("Select previous node", .editor(.selectNext(-1)), isEnabled: hasNodes),
            ]
          ]),
      ],
      [
        MenuItem(
          "Panels",
          [
            [workspace.menuItem(.properties), workspace.menuItem(.outline)],
            [MenuItem("Auto-key", .editor(.toggleAutoKey), isOn: keys)],
          ])
      ],
      [
        MenuItem("Undo", .undo, isEnabled: workspace.editing.history.undoCount > 0),
        MenuItem("Redo", .redo, isEnabled: workspace.editing.history.redoCount > 0),
      ],
      [MenuItem("Edit on stage", .editor(.toggle), isOn: true)],
    ]
  }
}
