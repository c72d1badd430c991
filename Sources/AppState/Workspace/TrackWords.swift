package import Editing
import Words

extension TrackPath {
  /// "x of bird".
  package var words: String { localized("\(property.localizedProperty) of \(node.displayName)") }
}
