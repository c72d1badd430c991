package import Editing
package import Interface
package import Keyframes
package import Stage
package import Words

/// Using the tools.
package enum ToolsAction: Equatable, Sendable {
  /// Takes a tool in hand; nil puts it away.
  case choose(StageTool?)
}
