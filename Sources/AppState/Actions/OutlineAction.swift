package import DemoKit
package import Editing
package import Interface
package import Keyframes
package import Stage
package import Words

/// Using the outline.
package enum OutlineAction: Equatable, Sendable {
  /// Folds a group, or unfolds it.
  case fold(String)
  /// Types a name for the selected node.
  case rename
}
