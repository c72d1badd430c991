import Editing
import Keyframes
import Stage

/// How nodes are edited on the stage.
package struct StageEditing: Equatable {
  /// Whether dragging on the stage edits nodes instead of moving time.
  package var isOn = false
  /// Auto-key: whether changes become keyframes at the playhead.
  package var setsKeys = false
  /// How far fitted keyframes may be from the pointer's path, in points on the stage.
  package var tolerance = 2.0
  /// The path whose points are edited.
  package var points: PointEditing?
  /// The nodes that were copied last.
  package var copied: CopiedNodes?

  package init() {}
}

extension Workspace {
  /// The title of a node on the screen: "circle 3", "bird".
  package func title(ofNode name: String) -> String {
    player.scene.node(named: name).map { NodeTitles.title(of: $0, name) } ?? name.displayName
  }
}
