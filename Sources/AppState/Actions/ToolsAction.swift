import Editing
import Interface
import Keyframes
import Stage
import Words

/// Using the tools.
package enum ToolsAction: Equatable, Sendable {
  /// Selects a tool; nil puts it away.
  case choose(StageTool?)
}
