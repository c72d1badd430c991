import Interface
import Keyframes
import Stage
import Words

/// Pointing things out to an audience.
package enum PointingAction: Equatable, Sendable {
  /// Selects a tool, or puts it away if it is selected already.
  case choose(PointingTool)
  /// A ring around the pointer, which shows presses and touches.
  case toggleRing
  case undo, redo, erase
  /// How long marks stay: the next choice.
  case cycleLifetime
  /// Makes the selected tool larger by so many steps, or smaller.
  case resize(by: Int)
  /// The next colour of marks.
  case cycleColor
}
