import Editing
import Formats
import Interface
import Keyframes
import Stage

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
          .menuSelectNode, .timeline(.chooseRow(row)), isEnabled: isOpen && hasRows,
          reason: hasRows ? .whyNoTimeline : .whyNotAnimated)
      ],
      Array(workspace.nodeItems[0]),
      [ExportFormat.swiftUI, .css, .json].map {
        MenuItem(Words[.menuCopyAs, $0.title], .export(.copyAs(.node, $0)))
      },
    ]
  }

  private func groups(_ workspace: Workspace) -> [[MenuItem]] {
    let (player, saved) = (workspace.player, workspace.savedVersions)
    return [
      [
        MenuItem(player.playhead.isPlaying ? .menuPause : .menuPlay, .togglePlay),
        MenuItem(.menuStart, .goToStart),
        MenuItem(.menuTypeTime, .typeTime, isEnabled: workspace.layout.transport != nil),
      ],
      [
        MenuItem(.menuUndo, .undo, isEnabled: workspace.editing.history.undoCount > 0),
        MenuItem(.menuRedo, .redo, isEnabled: workspace.editing.history.redoCount > 0),
        workspace.menuItem(.history),
        MenuItem(.menuPaste, .paste),
      ] + workspace.resetItems,
      [MenuItem(.menuEditOnStage, .editor(.toggle))],
      workspace.panelItems, workspace.openedFile.map(workspace.notesItems) ?? [],
      [
        MenuItem(.menuSaveVersion, .keepVersion, isEnabled: saved.nextLetter != nil),
        MenuItem(
          .menuSwapVersions, .exchangeVersion, isEnabled: !saved.isEmpty, reason: .whyNoVersion),
      ],
      workspace.windowItems,
    ]
  }
}
