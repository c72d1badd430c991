import DemoKit
import Editing
import Keyframes
import Stage
import Words

// Going through keyframes by keys, and commands for the selected ones.
extension GraphState {
  /// Selects the next or previous shown track.
  package mutating func chooseTrack(
    by step: Int, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard !plot.shown.isEmpty else { return }
    let now = plot.shown.firstIndex { $0.path == workspace.selection.track }
    let next = now.map { min(max($0 + step, 0), plot.shown.count - 1) } ?? 0
    choose(plot.shown[next].path, &workspace)
  }

  /// Selects the next keyframe of the selected track: after the last selected one, or the playhead.
  package mutating func walk(
    by step: Int, adds: Bool, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard let track = workspace.selection.track.flatMap(plot.track) ?? plot.shown.first else {
      return
    }
    let times = track.numbers.keyframes.map(\.time)
    let chosen = workspace.selection.keys[track.path]
    let next: Int?
    if let now = step > 0 ? chosen.max() : chosen.min() {
      next = times.indices.contains(now + step) ? now + step : nil
    } else {
      let time = workspace.keyTime
      next =
        step > 0 ? times.firstIndex { $0 >= time - 1e-9 } : times.lastIndex { $0 <= time + 1e-9 }
    }
    guard let next else { return }
    choose(track.path, &workspace)
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
      workspace.show(scale)
    }
    // Speeds are all visible, unless somebody zooms, and so are bars.
    if showsSpeed || track.colors != nil { return }
    var axis = plot.axis
    axis.reveal(track.onAxis(keyframe.value))
    if axis != plot.axis { show(values: axis.values, of: plot.tracks) }
  }

  package mutating func fitSelection(_ plot: GraphPlot, _ workspace: inout Workspace) {
    guard let bounds = plot.bounds else {
      return workspace.say(localized("Select keyframes to fit"))
    }
    var scale = plot.scale
    scale.fit(bounds.times)
    if bounds.times.length > 0 { workspace.show(scale) }
    // The bounds are of values.
    if showsSpeed { return fitValues() }
    let axis = ValueAxis.fitting(bounds.values, over: plot.axis.points)
    show(values: axis.values, of: plot.tracks)
  }

  /// Selects all keyframes of the selected track, or then of all shown ones.
  package func selectAll(_ plot: GraphPlot, _ workspace: inout Workspace) {
    let own = workspace.selection.track.map { plot.allKeys.only($0) } ?? []
    let isNext = own.isEmpty || own == workspace.selection.keys
    workspace.selection.keys = isNext ? plot.allKeys : own
  }

  /// The frozen curves, on the axes of their tracks.
  package func frozenTracks(among tracks: [GraphTrack]) -> [GraphTrack] {
    let frozen = frozen
    guard !frozen.isEmpty else { return [] }
    let units = Dictionary(tracks.map { ($0.path, $0.unit) }) { first, _ in first }
    return frozen.map { old in
      var old = old
      if let unit = units[old.path] { old.unit = unit }
      return old
    }
  }
}

extension Workspace {
  /// Raises the values of the selected keyframes, each by steps of its track.
  package mutating func raiseKeys(by steps: Int) {
    guard !selection.keys.isEmpty else { return }
    editing.history.begin()
    var gesture = editing.keyEditing.gesture ?? keyGesture()
    gesture.steps += Double(steps)
    let (base, count, time) = (gesture.base, gesture.steps, gesture.time)
    let result = base.moved { path in
      KeyMove(
        time: KeyMove.Axis(shift: time),
        value: KeyMove.Axis(shift: count * (base.tracks[path]?.step ?? 0)))
    }
    show(result, in: &gesture)
    editing.keyEditing.gesture = gesture
  }

  /// Adds a keyframe that keeps the curve's shape, and selects it.
  package mutating func insertKey(on track: GraphTrack, at time: Double, _ plot: GraphPlot) {
    let near = snapped(time, to: snapTargets() + [player.time], in: plot.parts.panel)
    let (inserted, index) = track.track.inserting(at: near)
    let result = KeyEdit(
      tracks: [track.path: inserted], keys: [KeyframePath(track.path, index)])
    change { _ in result }
  }
}
