import Editing
import Interface
import Keyframes
import Stage
import Words

/// A request to the properties panel.
package enum PropertyAction: Equatable, Sendable {
  case toggleKey(String)
  case pickColor(String)
  case setHidden(Bool)
  /// Opens the list of blend modes.
  case chooseBlend
  case showAll(Bool)

  /// The tooltip.
  package var words: String {
    switch self {
    case .toggleKey: localized("Add or remove a keyframe of this property at the playhead")
    case .pickColor: localized("Pick a colour")
    case .setHidden: localized("Hide the node, or show it, from the playhead on")
    case .chooseBlend: localized("Choose how the colours mix with what is below")
    case .showAll(let showsAll):
      localized(showsAll ? "Show all properties" : "Show only properties that are explicitly set")
    }
  }
}
