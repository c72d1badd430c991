import AppState
import Editing
import Interface
import Keyframes
import Stage

// Presses and keys of the speed graph.
extension GraphsPanel {
  func speedPlot(_ plot: GraphPlot) -> SpeedPlot { SpeedPlot(plot, speedGraphs) }

  mutating func pressSpeeds(
    at position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    let (speeds, before) = (speedPlot(plot), workspace.selection)
    switch speeds.target(at: position) {
    case .handle(let handle):
      guard let graph = speeds.graph(handle.path) else { return }
      if !speeds.isSelected(graph, at: handle.time) {
        let keys = graph.keys(at: handle.time)
        let adds = workspace.modifiers.contains(.shift)
        workspace.selection.keys = adds ? before.keys.union(keys) : keys
      }
      state.choose(handle.path, &workspace)
      drag = SpeedDrag(handle, at: position, before, speeds, &workspace)
    case .curve(let path):
      state.choose(path, &workspace)
      drag = SpeedMarquee(at: position, adds: true, speeds, workspace)
    case .ground where workspace.modifiers.contains(.alt):
      viewDrag = .pan(from: position, plot.scale, plot.axis)
    case .ground:
      let adds = workspace.modifiers.contains(.shift)
      drag = SpeedMarquee(at: position, adds: adds, speeds, workspace)
    }
  }

  /// The target of a press as one of the graphs of values, for the menu.
  func speedTarget(at position: Point, _ plot: GraphPlot) -> GraphTarget {
    let speeds = speedPlot(plot)
    switch speeds.target(at: position) {
    case .handle(let handle):
      let key = speeds.graph(handle.path)?.keys(at: handle.time).first
      return key.map { .key($0) } ?? .ground
    case .curve(let path): return .curve(path, time: plot.scale.time(at: position.x))
    case .ground: return .ground
    }
  }

  /// Raises the speeds at the selected keyframes, on both sides, by steps of about eight points.
  mutating func raiseSpeeds(by steps: Double, _ workspace: inout Workspace) {
    guard let plot = refreshedPlot(&workspace) else { return }
    workspace.editing.history.begin()
    var gesture = workspace.editing.keyEditing.gesture ?? workspace.keyGesture()
    var result = KeyEdit(keys: workspace.selection.keys)
    let (speeds, step) = (speedPlot(plot), steps * plot.axis.step(spacing: 8))
    for graph in speedGraphs {
      var changed = graph.speeds
      for time in graph.speeds.times where speeds.isSelected(graph, at: time) {
        for side in [KeySide.incoming, .outgoing] {
          guard let old = graph.speeds.side(side, at: time) else { continue }
          let speed = old.tangent.slope + graph.speed(onAxis: step)
          let tangent = Tangent(
            slope: graph.isAlongPath ? max(speed, 0) : speed, influence: old.tangent.influence)
          changed = changed.setting(tangent, side, at: time) ?? changed
        }
      }
      result.tracks.merge(graph.tracks(with: changed)) { $1 }
    }
    workspace.show(result, in: &gesture)
    workspace.editing.keyEditing.gesture = gesture
  }
}
