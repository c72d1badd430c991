import AppState
import Interface

extension UI {
  /// Gives the focus to the field of a panel while that is open, and takes it from the field once it is
  /// closed. If the panel has another `text` than the field, the field shows it, all of it selected.
  mutating func holdFocus(
    on field: Part, while isOpen: Bool, showing text: String? = nil
  ) {
    if isOpen, let text, let writing, writing.name == field, writing.edit.text != text {
      beginWriting(text, in: field)
    }
    if isOpen, focus != field {
      setFocus(field)
    } else if !isOpen, focus == field {
      setFocus(nil)
    }
  }
}
