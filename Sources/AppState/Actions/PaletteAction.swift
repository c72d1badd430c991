import Editing
import Formats
import Interface
import Keyframes
import Stage

package enum PaletteAction: Equatable, Sendable {
  /// What the line of that index does.
  case perform(Int)
}
