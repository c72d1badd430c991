import Keyframes

/// What fields hold, and what writing in them does.
extension Session {
  /// What a field shows while nobody writes in it.
  func text(of field: FieldName) -> String {
    switch field {
    case .search: search
    case .palette: palette.query
    case .timeline(let field): keyText(of: field)
    case .curve(let field): text(ofCurve: field)
    }
  }

  /// The number of a field that holds one.
  func number(of field: FieldName) -> NumberField? {
    switch field {
    case .search, .palette: nil
    case .timeline(let field): keyNumber(of: field)
    case .curve(let field): number(ofCurve: field)
    }
  }

  /// Each time that what is written has changed.
  mutating func fieldChanged(_ field: FieldName, to text: String) {
    switch field {
    case .search: setSearch(text)
    case .palette: setPaletteQuery(text)
    case .timeline: break
    case .curve(let field): curveFieldChanged(field, to: text)
    }
  }

  /// Enter was pressed, or the focus has gone elsewhere with another text than before.
  mutating func fieldCommitted(_ field: FieldName, _ text: String, byEnter: Bool) {
    switch field {
    case .search: if byEnter { chooseFirstMatch() }
    case .palette: break
    case .timeline(let field): commit(text, inKeyField: field)
    case .curve(let field): curveFieldCommitted(field, text, byEnter: byEnter)
    }
  }

  /// A number was dragged or stepped to.
  mutating func set(_ number: Double, in field: FieldName) {
    switch field {
    case .search, .palette: break
    case .timeline(let field): set(number, inKeyField: field)
    case .curve(let field): set(number, inCurve: field)
    }
  }

  /// The keys that mean more in one field than in all.
  /// - Returns: whether the key was one.
  private mutating func takeKey(_ key: Key, in field: FieldName) -> Bool {
    switch field {
    case .search:
      guard key == .down else { return key == .up }
      ui.moveFocus(by: 1) { if case .demo = $0.identity { true } else { false } }
      revealFocus()
      return true
    case .palette, .timeline: return false
    case .curve(let field): return takeKey(key, inCurve: field)
    }
  }

  // MARK: Writing

  /// Begins where a field has got the focus, and ends where it has lost it.
  mutating func followFocus() {
    let focused: FieldName?
    if case .field(let name)? = ui.focus { focused = name } else { focused = nil }
    guard focused != field?.name else { return }
    if let field {
      self.field = nil
      if field.edit.text != field.before {
        fieldCommitted(field.name, field.edit.text, byEnter: false)
      }
    }
    if let focused, case .field(let now)? = ui.focus, now == focused { beginWriting(in: focused) }
  }

  private mutating func beginWriting(in name: FieldName) {
    let text = text(of: name)
    field = FieldEdit(name: name, edit: TextEdit(text), before: text)
  }

  /// - Returns: whether a field has the focus and took the key.
  mutating func keyToField(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard var field, ui.focus == .field(field.name) else { return false }
    if key == .enter {
      fieldCommitted(field.name, field.edit.text, byEnter: true)
      guard self.field?.name == field.name else { return true }
      if case .timeline = field.name {
        // What was written is done, and the next keys are the timeline's.
        self.field = nil
        ui.setFocus(nil)
      } else {
        beginWriting(in: field.name)
      }
      return true
    }
    if stepNumber(key, modifiers, in: field.name) { return true }
    if takeKey(key, in: field.name) { return true }
    let outcome = field.edit.take(key, modifiers)
    guard outcome != .ignored else { return false }
    self.field = field
    switch outcome {
    case .changed: fieldChanged(field.name, to: field.edit.text)
    case .copied(let text): requests.append(.copy(text))
    case .cut(let text):
      requests.append(.copy(text))
      fieldChanged(field.name, to: field.edit.text)
    case .ignored, .moved: break
    }
    return true
  }

  /// Typed or pasted.
  mutating func write(_ string: String) {
    guard var field else { return }
    field.edit.insert(string)
    self.field = field
    fieldChanged(field.name, to: field.edit.text)
  }

  /// Esc: what was written is given up.
  /// - Returns: whether anything was.
  mutating func giveUpField() -> Bool {
    guard let field else { return false }
    let isChanged = field.edit.text != field.before
    if isChanged {
      self.field = FieldEdit(name: field.name, edit: TextEdit(field.before), before: field.before)
      fieldChanged(field.name, to: field.before)
    }
    ui.setFocus(nil)
    self.field = nil
    return true
  }

  private mutating func stepNumber(_ key: Key, _ modifiers: Modifiers, in name: FieldName) -> Bool {
    guard key == .up || key == .down, modifiers.isSubset(of: [.shift, .alt]),
      let number = number(of: name)
    else { return false }
    history.begin()
    let step = number.step * KnobDrag.factor(modifiers) * (key == .up ? 1 : -1)
    set(min(max(number.value + step, number.range.lowerBound), number.range.upperBound), in: name)
    beginWriting(in: name)
    return true
  }

  // MARK: Pointer

  /// A press on a field: a number can be dragged, words are pointed at.
  mutating func press(_ field: Widget, _ name: FieldName, at place: Point, clicks: Int) {
    let isWriting = self.field?.name == name
    followFocus()
    if let number = number(of: name), !isWriting {
      return begin(NumberDrag(field: name, x: place.x, value: number.value))
    }
    guard let edit = self.field?.edit else { return gesture = .button }
    if clicks > 1 {
      self.field?.edit.selectAll()
    } else if isWriting {
      self.field?.edit.move(to: ui.position(in: edit, atX: place.x, of: field))
    }
    begin(CaretDrag(field: field, isSelecting: clicks < 2 && isWriting))
  }
}

/// A hand that drags a number: a point is a step.
struct NumberDrag: PanelDrag {
  let field: FieldName
  /// Where the hand was last; nothing is dragged until it has left the place of its press.
  var x: Double
  var isDragging = false
  /// Sticks at the ends of the range, and comes back at once.
  var value: Double

  mutating func move(to place: Point, in session: inout Session) {
    guard let number = session.number(of: field), isDragging ? place.x != x : abs(place.x - x) > 3
    else { return }
    isDragging = true
    let way = (place.x - x) * number.step * KnobDrag.factor(session.modifiers)
    value = min(max(value + way, number.range.lowerBound), number.range.upperBound)
    x = place.x
    session.set(value, in: field)
    session.field = nil
    session.ui.setFocus(nil)
  }
}

/// A hand that selects words in the field that is written in.
struct CaretDrag: PanelDrag {
  let field: Widget
  let isSelecting: Bool
  var pointerShape: PointerShape { .text }

  mutating func move(to place: Point, in session: inout Session) {
    guard isSelecting, let edit = session.field?.edit else { return }
    let position = session.ui.position(in: edit, atX: place.x, of: field)
    session.field?.edit.move(to: position, extends: true)
  }
}
