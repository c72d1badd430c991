import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menus of the graph editor.
extension GraphsPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard let plot = refreshedPlot(&workspace), request.isIn(plot.parts.panel) else { return nil }
    guard let position = request.press else {
      return Menu(
        groups: [plot.keyItems, trackItems(workspace.selection.track), state.viewItems])
    }
    if plot.parts.timeline.names.contains(position) {
      let offset = position.y - plot.parts.timeline.names.minY + ui.list(.graph(.list)).position
      let row = Int(offset / TimelineParts.rowHeight)
      guard listed.indices.contains(row) else { return Menu(groups: [state.viewItems]) }
      state.choose(listed[row].path, &workspace)
      return Menu(
        heading: title(of: listed[row]), groups: [trackItems(listed[row].path), state.viewItems])
    }
    if plot.parts.ruler.contains(position) {
      let time = workspace.playhead.timeline.clamp(plot.scale.time(at: position.x))
      return Menu(groups: [[MenuItem("Move playhead here", .goTo(time))], state.viewItems])
    }
    switch isOnSpeeds(position, plot)
      ? speedTarget(at: position, plot) : plot.target(at: position)
    {
    case .key(let key):
      if !workspace.selection.keys.contains(key) { workspace.selection.keys = [key] }
      state.choose(key.track, &workspace)
    case .curve(let path, _): state.choose(path, &workspace)
    case .handle, .box, .ground: break
    }
    let now = self.plot(workspace) ?? plot
    let items = [workspace.tangentsItem(at: position), workspace.extrapolationItem(at: position)]
    return Menu(
      groups: [now.keyItems, items] + workspace.easingItems()
        + [trackItems(workspace.selection.track), state.viewItems])
  }

  private func trackItems(_ path: TrackPath?) -> [MenuItem] {
    listed.first { $0.path == path }?.menuItems ?? []
  }
}
