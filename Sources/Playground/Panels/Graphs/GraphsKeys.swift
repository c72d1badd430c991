import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// Keys and commands of the graph editor.
extension GraphsPanel: KeyPanel, CommandPanel {
  /// On the plot, up and down go from track to track, and Alt with left and right from keyframe to
  /// keyframe; with Shift they are added to the selection. Enter types the keyframe's numbers.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
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

  private mutating func chooseTrack(
    by step: Int, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let plot = refreshedPlot(&workspace), !plot.tracks.isEmpty else { return }
    let now = plot.tracks.firstIndex { $0.path == workspace.selection.track }
    let next = now.map { min(max($0 + step, 0), plot.tracks.count - 1) } ?? 0
    state.choose(plot.tracks[next].path, &workspace)
    guard let row = listed.firstIndex(where: { $0.path == plot.tracks[next].path }) else { return }
    let top = Double(row) * TimelineParts.rowHeight
    ui.changeList(.graph(.list)) {
      $0.reveal(from: top, to: top + TimelineParts.rowHeight, atOnce: true)
    }
  }

  /// Selects the next keyframe of the selected track: after the last selected one, or the playhead.
  private mutating func walk(by step: Int, adds: Bool, _ workspace: inout Workspace) {
    guard let plot = refreshedPlot(&workspace) else { return }
    guard let track = workspace.selection.track.flatMap(plot.track) ?? plot.tracks.first else {
      return
    }
    let times = track.numbers.keyframes.map(\.time)
    let chosen = workspace.selection.keys[track.path]
    let now = step > 0 ? chosen.max() : chosen.min()
    let next: Int?
    if let now {
      next = times.indices.contains(now + step) ? now + step : nil
    } else {
      let time = workspace.keyTime
      next =
        step > 0 ? times.firstIndex { $0 >= time - 1e-9 } : times.lastIndex { $0 <= time + 1e-9 }
    }
    guard let next else { return }
    state.choose(track.path, &workspace)
    let key = KeyframePath(track.path, next)
    workspace.selection.keys = adds ? workspace.selection.keys.union([key]) : [key]
    reveal(track, next, plot, &workspace)
  }

  /// Moves the view to a keyframe that is not visible.
  private mutating func reveal(
    _ track: GraphTrack, _ index: Int, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let keyframe = track.numbers.keyframes[index]
    let x = plot.scale.x(of: keyframe.time)
    if !plot.scale.points.contains(x) {
      var scale = plot.scale
      scale.pan(by: x - (scale.points.lowerBound + scale.points.upperBound) / 2)
      workspace.window.arrangement.timelineViews[workspace.player.demo.name] = scale
    }
    var axis = plot.axis
    axis.reveal(track.onAxis(keyframe.value))
    if axis != plot.axis { state.show(values: axis.values, of: plot.tracks) }
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
    if command == .raise(steps: 0) { return }
    if case .raise(let steps) = command { return raise(by: steps, &workspace) }
    if workspace.layout.graphs == nil {
      workspace.perform(.toggleValues, by: .keys)
      prepare(&workspace, &ui)
    }
    guard let plot = refreshedPlot(&workspace) else { return }
    switch command {
    case .fit:
      workspace.perform(.fitTimeline, by: .keys)
      state.fitValues()
    case .fitSelection: fitSelection(plot, &workspace)
    case .zoomValues(let factor):
      var axis = plot.axis
      axis.zoom(by: factor, at: plot.parts.plot.centre.y)
      state.show(values: axis.values, of: plot.tracks)
    case .toggleNormalised: state.toggleNormalised()
    case .toggleSpeed: state.toggleSpeed()
    case .freeze: state.freeze(plot.tracks)
    case .clearFrozen: state.freeze([])
    case .selectAll:
      let own = workspace.selection.track.map { plot.allKeys.only($0) } ?? []
      let isNext = own.isEmpty || own == workspace.selection.keys
      workspace.selection.keys = isNext ? plot.allKeys : own
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

  private mutating func fitSelection(_ plot: GraphPlot, _ workspace: inout Workspace) {
    guard let bounds = plot.bounds else {
      return workspace.say(localized("Select keyframes to fit"))
    }
    var scale = plot.scale
    scale.fit(bounds.times)
    if bounds.times.length > 0 {
      workspace.window.arrangement.timelineViews[workspace.player.demo.name] = scale
    }
    let axis = ValueAxis.fitting(bounds.values, over: plot.axis.points)
    // The bounds are of values.
    if !state.showsSpeed { state.show(values: axis.values, of: plot.tracks) }
  }

  private func typeKey(_ workspace: inout Workspace, _ ui: inout UI) {
    let part = workspace.chosenTime == nil ? GraphField.value : .time
    guard number(of: .graph(.field(part)), workspace) != nil else {
      return workspace.say(localized("Select a keyframe to type its numbers"))
    }
    ui.setFocus(.graph(.field(part)))
  }

  /// Raises the values of the selected keyframes, each by steps of its track.
  private mutating func raise(by steps: Int, _ workspace: inout Workspace) {
    guard !workspace.selection.keys.isEmpty else { return }
    if state.showsSpeed, workspace.layout.graphs != nil {
      return raiseSpeeds(by: Double(steps), &workspace)
    }
    workspace.editing.history.begin()
    var gesture = workspace.editing.keyEditing.gesture ?? workspace.keyGesture()
    gesture.steps += Double(steps)
    let base = gesture.base
    let count = gesture.steps
    let result = base.mapped(times: NumberMap(adding: gesture.time)) { path in
      NumberMap(adding: count * (base.tracks[path]?.step ?? 0))
    }
    workspace.show(result, in: &gesture)
    workspace.editing.keyEditing.gesture = gesture
  }
}
