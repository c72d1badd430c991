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
        groups: [keyItems(plot, workspace), trackItems(workspace.selection.track), viewItems])
    }
    if plot.parts.timeline.names.contains(position) {
      let offset = position.y - plot.parts.timeline.names.minY + ui.list(.graph(.list)).position
      let row = Int(offset / TimelineParts.rowHeight)
      guard listed.indices.contains(row) else { return Menu(groups: [viewItems]) }
      state.choose(listed[row].path, &workspace)
      return Menu(
        heading: title(of: listed[row]), groups: [trackItems(listed[row].path), viewItems])
    }
    if plot.parts.ruler.contains(position) {
      let time = workspace.playhead.timeline.clamp(plot.scale.time(at: position.x))
      return Menu(groups: [[MenuItem("Move playhead here", .goTo(time))], viewItems])
    }
    switch state.showsSpeed ? speedTarget(at: position, plot) : plot.target(at: position) {
    case .key(let key):
      if !workspace.selection.keys.contains(key) { workspace.selection.keys = [key] }
      state.choose(key.track, &workspace)
    case .curve(let path, _): state.choose(path, &workspace)
    case .box, .ground: break
    }
    let now = self.plot(workspace) ?? plot
    return Menu(
      groups: [keyItems(now, workspace)] + workspace.easingItems()
        + [trackItems(workspace.selection.track), viewItems])
  }

  private func keyItems(_ plot: GraphPlot, _ workspace: Workspace) -> [MenuItem] {
    let hasKeys = !plot.selection.keys.isEmpty
    func item(_ title: Message, _ action: Action) -> MenuItem {
      MenuItem(title, action, isEnabled: hasKeys, reason: "No keyframes are selected")
    }
    return [
      item("Type its numbers", .graph(.typeKey)), item("Cut", .timeline(.cut)),
      item("Copy", .copy), MenuItem("Paste", .paste), item("Delete", .timeline(.delete)),
      item("Fit the selection", .graph(.fitSelection)),
    ]
  }

  private func trackItems(_ path: TrackPath?) -> [MenuItem] {
    guard let track = listed.first(where: { $0.path == path }) else { return [] }
    return [
      MenuItem("Show this curve", .graph(.toggleTrack(track.path)), isOn: track.isShown),
      MenuItem("Show only this curve", .graph(.showOnly(track.path))),
      MenuItem("Select all keyframes of the track", .graph(.selectAll)),
    ]
  }

  private var viewItems: [MenuItem] {
    [
      MenuItem("Fit", .graph(.fit)),
      MenuItem("Speeds instead of values", .graph(.toggleSpeed), isOn: state.showsSpeed),
      MenuItem("Normalise", .graph(.toggleNormalised), isOn: state.isNormalised),
      MenuItem("Freeze the curves to compare with", .graph(.freeze)),
      MenuItem("Clear frozen curves", .graph(.clearFrozen), isEnabled: !state.frozen.isEmpty),
      MenuItem("Show all curves", .graph(.showAll)),
      MenuItem("Values and graph editor", .toggleValues, isOn: true),
    ]
  }
}
