import DemoKit
import Formats
import Stage
import Words

extension String {
  /// As the name of a property: in the current language, and masks and characters counted from 1.
  package var localizedProperty: String {
    switch MaskProperty(self) {
    case .path(let index)?: return localized("mask \(index + 1)")
    case .opacity(let index)?: return localized("mask \(index + 1) opacity")
    case nil: break
    }
    if let range = Range(colorProperty: self) {
      let (first, last) = (String(range.lowerBound + 1), String(range.upperBound))
      return first == last ? localized("fill \(first)") : localized("fill \(first)–\(last)")
    }
    return Message(key: Self.propertyNames[self] ?? self, context: "property").localized
  }

  /// The properties that have other names in files and in code.
  private static let propertyNames = [
    "string": "text", "pathMasks": "masks", "isComposited": "group opacity",
    "blend": "blend mode", "route": "motion path",
  ]
}
