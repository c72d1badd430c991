import AppState
import DemoKit
import Interface
import Keyframes
import Words

// Editing text in fields.
extension Session {
  /// The text of a field while it is not being edited.
  func text(of part: Part) -> String { typed(part)?.text(of: part, workspace) ?? "" }

  /// The panel of a field.
  private func typed(_ part: Part) -> (any TypedPanel)? {
    owner(of: part).flatMap { panel($0, as: (any TypedPanel).self) }
  }

  var isFieldFocused: Bool { focusedField != nil }

  private var focusedField: Part? {
    ui.focus.flatMap { typed($0)?.isField($0) == true ? $0 : nil }
  }

  /// Begins editing the field that has got the focus, and ends editing the one that has lost it.
  mutating func followFocus() {
    let focused = focusedField
    guard focused != ui.writing?.name else { return }
    if let ended = ui.writing {
      ui.writing = nil
      if ended.edit.text != ended.before { commit(ended.edit.text, in: ended.name, byEnter: false) }
    }
    if let focused, focused == focusedField { beginWriting(in: focused) }
  }

  mutating func beginWriting(in part: Part) { ui.beginWriting(text(of: part), in: part) }

  /// - Returns: whether a field has the focus and took the key.
  mutating func keyToField(_ stroke: KeyStroke) -> Bool {
    guard var field = ui.writing, ui.focus == field.name else { return false }
    if stroke.key == .enter {
      commit(field.edit.text, in: field.name, byEnter: true)
      guard ui.writing?.name == field.name else { return true }
      if typed(field.name)?.endsWriting(in: field.name) == true {
        // Editing is over, and the next keys are for the panel.
        ui.writing = nil
        ui.setFocus(nil)
      } else {
        beginWriting(in: field.name)
      }
      return true
    }
    if stepNumber(stroke) { return true }
    if let index = owner(of: field.name), offer(stroke, to: index) { return true }
    let outcome = field.edit.take(stroke.key, stroke.modifiers)
    guard outcome != .ignored else { return false }
    ui.writing = field
    switch outcome {
    case .changed: textChanged(field.edit.text, in: field.name)
    case .copied(let text): workspace.copy(text)
    case .cut(let text):
      workspace.copy(text)
      textChanged(field.edit.text, in: field.name)
    case .ignored, .moved: break
    }
    return true
  }

  /// Inserts typed or pasted text.
  mutating func write(_ string: String) {
    guard var field = ui.writing else { return }
    // A panel over the field gets the keys and their text.
    if let modalPanel, owner(of: field.name) != modalPanel { return }
    field.edit.insert(string)
    ui.writing = field
    textChanged(field.edit.text, in: field.name)
  }

  /// Ends editing and restores the text.
  /// - Returns: whether a field was being edited.
  mutating func giveUpField() -> Bool {
    guard let field = ui.writing else { return false }
    if field.edit.text != field.before {
      ui.beginWriting(field.before, in: field.name)
      textChanged(field.before, in: field.name)
    }
    ui.setFocus(nil)
    ui.writing = nil
    return true
  }

  /// Pastes the system's clipboard into the field being edited, else into the demo.
  mutating func paste(_ string: String) {
    guard !string.isEmpty else {
      return workspace.say(localized("The clipboard has no text to paste, or more than 16 MB."))
    }
    if ui.writing != nil { return write(string) }
    workspace.paste(string)
  }

  private mutating func textChanged(_ text: String, in part: Part) {
    guard let index = owner(of: part) else { return }
    change(index, as: (any TypedPanel).self) { $0.textChanged(text, in: part, &$1, &$2) }
  }

  mutating func commit(_ text: String, in part: Part, byEnter: Bool) {
    guard let index = owner(of: part) else { return }
    change(index, as: (any TypedPanel).self) {
      $0.commit(text, in: part, byEnter: byEnter, &$1, &$2)
      $0.prepare(&$1, &$2)
    }
  }
}
