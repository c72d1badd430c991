import Interface
import Keyframes
import Stage

package enum MoreAction: Equatable, Sendable {
  /// Opens the list, or closes it.
  case toggle
  /// Performs the command of that index in the list.
  case choose(Int)
}
