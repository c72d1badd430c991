import Editing
import Formats
import Interface
import Keyframes
import Stage

package enum PaletteAction: Equatable, Sendable {
  /// Performs the line with that index.
  case perform(Int)
}
