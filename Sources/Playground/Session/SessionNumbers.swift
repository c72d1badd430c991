import AppState
import Editing
import Interface
import Keyframes
import Stage

// Numbers: dragging on sliders, labels and fields, and stepping by keys.
extension Session {
  func number(of part: Part) -> NumberEntry? {
    owner(of: part)
      .flatMap { panel($0, as: (any NumberedPanel).self)?.number(of: part, workspace) }
  }

  /// A press on a slider or a label. A double-click on a label sets the default.
  mutating func pressNumber(_ press: Press, _ entry: NumberEntry) {
    if press.clicks > 1, press.widget.role == .label {
      gesture = .button
      return resetNumber(of: press.part)
    }
    workspace.editing.history.begin()
    if press.widget.role == .slider {
      gesture = .slider(press.part, SliderDrag(press.widget.rect, margin: UI.sliderMargin))
      dragNumber(to: press.position)
    } else {
      gesture = .number(press.part, NumberDrag(atX: press.position.x, entry.value))
    }
  }

  /// A press on a field begins dragging a number that is not being edited; in other text it moves the
  /// caret.
  mutating func pressField(_ press: Press) {
    let isWriting = ui.writing?.name == press.part
    followFocus()
    if let entry = number(of: press.part), !isWriting {
      workspace.editing.history.begin()
      return gesture = .number(press.part, NumberDrag(atX: press.position.x, entry.value))
    }
    guard let edit = ui.writing?.edit else { return gesture = .button }
    if press.clicks > 1 {
      ui.writing?.edit.selectAll()
    } else if isWriting {
      let position = ui.position(in: edit, atX: press.position.x, of: press.widget)
      ui.writing?.edit.move(to: position)
    }
    gesture = .caret(press.part, isSelecting: press.clicks < 2 && isWriting)
  }

  mutating func select(to point: Point, in field: Part) {
    guard let edit = ui.writing?.edit, let widget = ui.widgets.last(where: { $0.identity == field })
    else { return }
    let position = ui.position(in: edit, atX: point.x, of: widget)
    ui.writing?.edit.move(to: position, extends: true)
  }

  mutating func dragNumber(to position: Point) {
    switch gesture {
    case .number(let part, var drag):
      guard let entry = number(of: part) else { return }
      let number = drag.move(toX: position.x, entry, workspace.modifiers)
      gesture = .number(part, drag)
      guard let number else { return }
      set(number, of: part, factor: NumberEntry.factor(workspace.modifiers))
      // A number that is dragged is no longer being edited.
      if ui.writing?.name == part {
        ui.writing = nil
        ui.setFocus(nil)
      }
    case .slider(let part, let drag):
      guard let entry = number(of: part) else { return }
      let number = entry.fitted(entry.value(at: drag.part(atX: position.x)))
      set(number, of: part, factor: NumberEntry.factor(workspace.modifiers))
    case .none, .button, .listPress, .list, .bar, .caret, .panel, .fingers: break
    }
  }

  /// The arrow keys on a number: left and right on a slider, up and down in a field. All repeats of a
  /// key are one undo step.
  /// - Returns: whether the key was for a number.
  mutating func stepNumber(_ stroke: KeyStroke) -> Bool {
    guard let widget = ui.focused, stroke.modifiers.isSubset(of: [.shift, .alt]),
      var entry = number(of: widget.identity)
    else { return false }
    let isField = widget.role == .field
    let direction: Double
    switch stroke.key {
    case .up where isField: direction = 1
    case .down where isField: direction = -1
    case .right where !isField: direction = 1
    case .left where !isField: direction = -1
    case .delete where !isField, .backspace where !isField:
      workspace.editing.history.begin()
      resetNumber(of: widget.identity)
      return true
    case .up, .down, .left, .right, .delete, .backspace, .space, .home, .end, .pageUp, .pageDown,
      .tab, .enter, .escape, .menu, .function, .character:
      return false
    }
    // Steps start from the typed number.
    if isField, let field = ui.writing, field.edit.text != field.before,
      (try? entry.typed(field.edit.text)) != nil
    {
      commit(field.edit.text, in: field.name, byEnter: false)
      entry = number(of: field.name) ?? entry
    }
    let factor = NumberEntry.factor(stroke.modifiers)
    workspace.editing.history.begin()
    set(
      entry.fitted(entry.value + direction * entry.step * factor), of: widget.identity,
      factor: factor)
    if isField { beginWriting(in: widget.identity) }
    return true
  }

  private mutating func set(_ number: Double, of part: Part, factor: Double) {
    guard let index = owner(of: part) else { return }
    change(index, as: (any NumberedPanel).self) { panel, workspace, ui in
      panel.set(number, of: part, factor: factor, &workspace)
      panel.prepare(&workspace, &ui)
    }
  }

  private mutating func resetNumber(of part: Part) {
    guard let index = owner(of: part) else { return }
    change(index, as: (any NumberedPanel).self) { panel, workspace, _ in
      panel.reset(part, &workspace)
    }
  }
}
