package import Editing
package import Formats
package import Interface
package import Keyframes
package import Stage

package enum PaletteAction: Equatable, Sendable {
  /// What the line of that index does.
  case perform(Int)
}
