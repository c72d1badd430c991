/// The selection in the demo on the stage, shared by all panels.
package struct Selection: Equatable, Sendable {
  /// The selected keyframes; the curve editor changes the easings of the segments that begin with
  /// them.
  package var keys: KeySet = []
  /// The track that was clicked last, whether or not any of its keyframes are selected.
  package var track: TrackPath?

  package init(keys: KeySet = [], track: TrackPath? = nil) {
    (self.keys, self.track) = (keys, track)
  }

  package var isEmpty: Bool { keys.isEmpty && track == nil }
}

/// A selection, and the demo to which it belongs.
package struct StageSelection: Equatable, Sendable {
  /// The demo's name.
  package var demo: String
  package var selection: Selection
  /// The names of the selected nodes, the primary one last.
  package var nodes: [String] = []

  package init(
    demo: String = "", _ selection: Selection = Selection(), nodes: [String] = []
  ) {
    (self.demo, self.selection, self.nodes) = (demo, selection, nodes)
  }

  /// Returns the same selection in `demo`, which must have the same nodes.
  package func inDemo(_ demo: String) -> StageSelection {
    StageSelection(demo: demo, selection, nodes: nodes)
  }
}
