import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of the stage, and of the node under the pointer.
extension StagePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    // Beside all widgets only the stage's surroundings are left.
    if let widget = request.widget, !owns(widget.identity) { return nil }
    var menu = Menu(groups: groups(workspace))
    if request.press == nil { menu.anchor = workspace.layout.stage.centre }
    let layout = workspace.layout
    if let press = request.press, layout.stage.contains(press),
      let node = workspace.node(at: layout.stagePoint(press), ui)
    {
      let hasRows = workspace.select(nodes: [node])
      menu.heading = workspace.title(ofNode: node)
      menu.groups.insert(contentsOf: items(ofNode: node, hasRows: hasRows, workspace), at: 0)
    }
    return menu
  }

  private func items(
    ofNode node: String, hasRows: Bool, _ workspace: Workspace
  ) -> [[MenuItem]] {
    let isOpen = workspace.layout.timeline != nil
    let row = TimelineRow.Name(node: node, property: nil)
    return [
      [
        MenuItem(
          "Select all keyframes of the node", .timeline(.chooseRow(row)),
          isEnabled: isOpen && hasRows,
          reason: hasRows ? "Open the timeline first" : "Nothing of this node is animated")
      ],
      Array(workspace.nodeItems[0]) + [workspace.copyItem],
    ]
  }

  private func groups(_ workspace: Workspace) -> [[MenuItem]] {
    let (player, saved) = (workspace.player, workspace.savedVersions)
    return [
      [
        MenuItem(player.playhead.isPlaying ? "Pause" : "Play", .togglePlay),
        MenuItem("Go to the start", .goToStart),
        MenuItem("Type a time", .typeTime, isEnabled: workspace.layout.transport != nil),
      ],
      [
        MenuItem("Undo", .undo, isEnabled: workspace.editing.history.undoCount > 0),
        MenuItem("Redo", .redo, isEnabled: workspace.editing.history.redoCount > 0),
        MenuItem("Paste", .paste),
      ],
      [MenuItem("Edit on stage", .editor(.toggle))],
      workspace.openedFile.map(workspace.notesItems) ?? [],
      [
        MenuItem("Panels", [workspace.sideItems]),
        MenuItem("View", [workspace.seeingItems, workspace.windowItems]),
        MenuItem(
          "Edits and versions",
          [
            [workspace.menuItem(.history)] + workspace.resetItems,
            [
              MenuItem("Save as a new version", .keepVersion, isEnabled: saved.nextLetter != nil),
              MenuItem(
                "Swap versions", .exchangeVersion, isEnabled: !saved.isEmpty,
                reason: "No other version has been saved"),
            ],
          ]),
      ],
    ]
  }
}
