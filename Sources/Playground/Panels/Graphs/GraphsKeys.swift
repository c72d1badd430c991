import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Keys and commands of the graph editor.
extension GraphsPanel: KeyPanel, CommandPanel {
  /// On the plot, up and down go from track to track, and Alt with left and right from keyframe to
  /// keyframe; with Shift they are added to the selection. Enter types the selected keyframe's value, on the plot,
  /// or if nothing has the focus. Ctrl+A selects all visible keyframes after one or a curve was selected here.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    if workspace.layout.graphs != nil, workspace.hasKeyframeToType,
      stroke.isFreeEnter(workspace, ui)
    {
      perform(.typeKey, &workspace, &ui)
      return true
    }
    if stroke.key == .character("a"), [.control, .command].contains(stroke.modifiers),
      ui.writing == nil, workspace.keyframesGetKeys,
      workspace.layout.timeline == nil || state.chose(workspace),
      let plot = refreshedPlot(&workspace)
    {
      workspace.selection.keys = plot.allKeys
      return true
    }
    guard ui.focus == .graph(.plot) else { return false }
    switch (stroke.key, stroke.modifiers) {
    case (.up, []): chooseTrack(by: -1, &workspace, &ui)
    case (.down, []): chooseTrack(by: 1, &workspace, &ui)
    case (.left, .alt): walk(by: -1, adds: false, &workspace)
    case (.right, .alt): walk(by: 1, adds: false, &workspace)
    case (.left, [.alt, .shift]): walk(by: -1, adds: true, &workspace)
    case (.right, [.alt, .shift]): walk(by: 1, adds: true, &workspace)
    case (.enter, []): perform(.typeKey, &workspace, &ui)
    case (_, _): return false
    }
    return true
  }

  /// Selects the next or previous track, and scrolls to its row.
  private mutating func chooseTrack(
    by step: Int, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let plot = refreshedPlot(&workspace) else { return }
    state.chooseTrack(by: step, plot, &workspace)
    let chosen = workspace.selection.track
    guard let row = listed.firstIndex(where: { $0.path == chosen }) else { return }
    let top = Double(row) * TimelineParts.rowHeight
    ui.changeList(.graph(.list)) {
      $0.reveal(from: top, to: top + TimelineParts.rowHeight, atOnce: true)
    }
  }

  private mutating func walk(by step: Int, adds: Bool, _ workspace: inout Workspace) {
    guard let plot = refreshedPlot(&workspace) else { return }
    state.walk(by: step, adds: adds, plot, &workspace)
  }

  // MARK: Commands

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .graph(let command): perform(command, &workspace, &ui)
    // While the graph editor is in the room of the timeline, its tracks count.
    case .timeline(.selectAll)
    where workspace.layout.keyPanel == workspace.layout.graphs
      && workspace.layout.graphs != nil:
      perform(.selectAll, &workspace, &ui)
    case _: return false
    }
    return true
  }

  private mutating func perform(
    _ command: GraphCommand, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if case .raise(let steps) = command {
      guard state.showsSpeed, let plot = refreshedPlot(&workspace) else {
        return workspace.raiseKeys(by: steps)
      }
      return speedPlot(plot).raiseSpeeds(by: steps, &workspace)
    }
    if workspace.layout.graphs == nil {
      workspace.perform(.toggleValues, by: .keys)
      prepare(&workspace, &ui)
    }
    guard let plot = refreshedPlot(&workspace) else { return }
    switch command {
    case .fit:
      workspace.perform(.fitTimeline, by: .keys)
      state.fitValues()
    case .fitSelection: state.fitSelection(plot, &workspace)
    case .zoomValues(let factor):
      var axis = plot.axis
      axis.zoom(by: factor, at: plot.parts.plot.centre.y)
      state.show(values: axis.values, of: plot.tracks)
    case .toggleNormalised: state.toggleNormalised()
    case .toggleSpeed: state.toggleSpeed()
    case .freeze: state.freeze(plot.tracks)
    case .clearFrozen: state.freeze([])
    case .selectAll: state.selectAll(plot, &workspace)
    case .raise: break
    case .typeKey: typeKey(&workspace, &ui)
    case .choose(let path):
      state.choose(path, &workspace)
      workspace.selection.keys = workspace.selection.keys.only(path)
    case .toggleTrack(let path):
      if workspace.modifiers.contains(.alt) {
        state.showOnly([path])
      } else {
        state.toggle(path, of: listed)
      }
    case .showOnly(let path): state.showOnly([path])
    case .showAll: state.showAll()
    }
  }

  private func typeKey(_ workspace: inout Workspace, _ ui: inout UI) {
    // A colour has no number.
    let field = [GraphField.value, .time].first { workspace.number(of: $0) != nil }
    guard let field else {
      return workspace.say(localized("Select a keyframe to type its numbers"))
    }
    ui.setFocus(.graph(.field(field)))
  }
}
