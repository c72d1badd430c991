import DemoKit
import Formats
import Stage

extension String {
  /// As the name of a property: in the current language, and masks and characters counted from 1.
  var spokenProperty: String {
    switch MaskPlace(self) {
    case .path(let index)?: return Words[.maskPathName, String(index + 1)]
    case .opacity(let index)?: return Words[.maskOpacityName, String(index + 1)]
    case nil: break
    }
    if let range = Range(colorProperty: self) {
      let (first, last) = (String(range.lowerBound + 1), String(range.upperBound))
      return first == last ? Words[.fillOfCharacter, first] : Words[.fillOfRange, first, last]
    }
    let names = Language.current == .chinese ? PropertyNames.chinese : PropertyNames.english
    return names[self] ?? self
  }
}
