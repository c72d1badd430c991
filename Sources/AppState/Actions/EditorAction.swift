import Keyframes
import Stage
import Words

/// A request to editing on the stage.
package enum EditorAction: Equatable, Sendable {
  /// The pointer on the stage edits nodes, or moves time again.
  case toggle
  /// Changes become keyframes at the playhead, or change tracks as a whole again.
  case toggleAutoKey
  /// Until its key is released, dragging a node records its motion.
  case record
  /// Selects the next node (1) or the previous one (−1).
  case selectNext(Int)
  /// Writes the words of the selected text on the stage.
  case writeText
  /// Edits the points of the selected node's outline, or ends that.
  case editPoints
  case points(PointCommand)
  case align(NodeAlignment)
  case distribute(NodeDistribution)

  /// Its name in the palette and in tooltips.
  package var words: String {
    switch self {
    case .toggle: localized("Edit on the stage: select, move, scale and rotate nodes")
    case .toggleAutoKey: localized("Auto-key: changes become keyframes at the playhead")
    case .record: localized("Record a motion: hold and drag a node, its handles or a corner")
    case .writeText: localized("Edit the selected text")
    case .editPoints: localized("Edit the points of the selected path")
    case .points(let command): command.words
    case .align(let alignment): alignment.words
    case .distribute(let distribution): distribution.words
    case .selectNext(let step):
      localized(step > 0 ? "Select the next node" : "Select the previous node")
    }
  }
}
