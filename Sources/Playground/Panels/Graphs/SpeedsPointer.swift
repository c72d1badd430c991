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
      drag = GraphMarquee(at: position, adds: true, workspace, speeds)
    case .ground where workspace.modifiers.contains(.alt):
      viewDrag = .pan(from: position, plot.scale, plot.axis)
    case .ground:
      let adds = workspace.modifiers.contains(.shift)
      drag = GraphMarquee(at: position, adds: adds, workspace, speeds)
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
}
