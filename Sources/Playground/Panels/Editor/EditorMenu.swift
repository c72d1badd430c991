import Editing
import Interface
import Keyframes

// The context menu of a node while the stage is edited.
extension EditorPanel {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard isShown(workspace), let part = request.widget?.identity, owns(part) else { return nil }
    if let press = request.press,
      let name = workspace.nodes(at: workspace.layout.stagePoint(press), ui).first,
      !workspace.selectedNodes.contains(name)
    {
      workspace.select(nodes: [name])
    }
    var menu = Menu(groups: workspace.nodeItems + [workspace.outlineItems])
    menu.heading = workspace.primaryNode?.spokenName ?? ""
    return menu
  }
}
