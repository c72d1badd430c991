package import Interface
package import Keyframes
package import Stage

package enum MenuAction: Equatable, Sendable {
  case open(Menu, MenuAnchor)
  /// Performs the command of that index.
  case perform(Int)
}
