import AppState
import Interface
import Keyframes
import Stage
import Words

// The context menu of the graphs.
extension GraphsPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard let panel = workspace.layout.graphs, request.isIn(panel) else { return nil }
    var ways: [MenuItem] = []
    if let press = request.press {
      let time = workspace.timelineScale(in: panel).time(at: press.x)
      ways = [MenuItem("Move playhead here", .goTo(workspace.playhead.timeline.clamp(time)))]
    }
    return Menu(groups: [ways, workspace.seeingItems, workspace.windowItems])
  }
}
