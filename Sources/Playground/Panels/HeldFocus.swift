import AppState
import Interface

extension UI {
  /// Gives the focus to the field of a panel while that is open, and takes it from the field once it is
  /// closed.
  mutating func holdFocus(on field: Part, while isOpen: Bool) {
    if isOpen, focus != field {
      setFocus(field)
    } else if !isOpen, focus == field {
      setFocus(nil)
    }
  }
}
