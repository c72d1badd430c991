import Editing
import Keyframes
import Stage

extension SpeedPlot {
  /// Raises the speeds at the selected keyframes, on both sides, by steps of about eight points.
  package func raiseSpeeds(by steps: Int, _ workspace: inout Workspace) {
    guard !plot.selection.keys.isEmpty else { return }
    workspace.editing.history.begin()
    var gesture = workspace.editing.keyEditing.gesture ?? workspace.keyGesture()
    var result = KeyEdit(keys: workspace.selection.keys)
    let change = Double(steps) * plot.axis.step(spacing: 8)
    for graph in graphs {
      var changed = graph.speeds
      for time in graph.speeds.times where isSelected(graph, at: time) {
        for side in [KeySide.incoming, .outgoing] {
          guard let old = graph.speeds.side(side, at: time)?.tangent else { continue }
          let speed = old.slope + graph.speed(onAxis: change)
          let tangent = Tangent(
            slope: graph.isAlongPath ? max(speed, 0) : speed, influence: old.influence)
          changed = changed.setting(tangent, side, at: time) ?? changed
        }
      }
      result.tracks.merge(graph.tracks(with: changed)) { $1 }
    }
    workspace.show(result, in: &gesture)
    workspace.editing.keyEditing.gesture = gesture
  }
}
