import Editing
import Keyframes
import Stage
import Words

/// The lower half of the panel.
package enum CurveTab: String, CaseIterable, Sendable {
  case presets, shape, nearest

  package var title: String {
    switch self {
    case .presets: localized("Presets")
    case .shape: localized("Shape")
    case .nearest: localized("Nearest")
    }
  }
}
