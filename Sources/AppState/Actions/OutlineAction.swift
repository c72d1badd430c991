import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// Using the outline.
package enum OutlineAction: Equatable, Sendable {
  /// Folds a group, or unfolds it.
  case fold(String)
  /// Types a name for the selected node.
  case rename
}
