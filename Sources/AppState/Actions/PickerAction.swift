import Editing
import Interface
package import Keyframes
import Stage
import Words

/// The actions of the picker's buttons.
package enum PickerAction: Equatable, Sendable {
  /// The next press on the stage picks a colour there; again gives that up.
  case toggleDropper
  case use(Color)

  package var words: String {
    switch self {
    case .toggleDropper: localized("Pick a colour from the stage")
    case .use(let color): color.hexText
    }
  }
}
