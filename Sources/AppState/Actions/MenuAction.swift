import Interface
import Keyframes
import Stage

package enum MenuAction: Equatable, Sendable {
  case open(Menu, MenuAnchor)
  /// Performs the command of that index.
  case perform(Int)
  /// Shows the commands behind one of the open menu, or goes back from there.
  case enter(Menu)
  case back
}
