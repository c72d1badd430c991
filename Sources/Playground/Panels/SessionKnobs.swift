import Keyframes

/// A hand that holds a knob.
struct KnobDrag: PanelDrag {
  let demo: String
  let knob: Knob
  /// Where the slider goes from the knob's least to its greatest; nil where the label is dragged.
  let track: ClosedRange<Double>?
  /// Where the hand was last, in logical points.
  var x: Double
  /// Not rounded to steps.
  var number: Double

  /// A label takes a number through its range in so many points.
  static let labelWidth = 200.0

  mutating func move(to place: Point, in session: inout Session) {
    guard case .number(let range, _, _) = knob.kind else { return }
    let factor = Self.factor(session.modifiers)
    let length = range.upperBound - range.lowerBound
    if let track {
      let part = (place.x - track.lowerBound) / (track.upperBound - track.lowerBound)
      number = range.lowerBound + min(max(part, 0), 1) * length
    } else {
      guard place.x != x else { return }
      // Beyond an end it sticks, and comes back at once when the hand does.
      let moved = number + (place.x - x) * length / Self.labelWidth * factor
      number = min(max(moved, range.lowerBound), range.upperBound)
    }
    x = place.x
    let value = knob.stepped(number, factor: factor)
    session.edit { $0.turn(knob, of: demo, to: value) }
  }

  /// What a modifier makes of a step: 10 times as much, or a tenth.
  static func factor(_ modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) ? 10 : modifiers.contains(.alt) ? 0.1 : 1
  }
}

/// Hands and keys on knobs.
extension Session {
  func knob(_ name: String) -> Knob? { player.demo.knobs.first { $0.name == name } }

  /// A press, or another value for a moment: one step.
  mutating func turn(knob name: String, to value: KnobValue?) {
    guard let knob = knob(name) else { return }
    let demo = player.demo.name
    edit { $0.turn(knob, of: demo, to: value ?? knob.defaultValue) }
  }

  /// Gives up all edits of the demo on the stage.
  mutating func dropEdits() {
    let demo = player.demo.name
    edit { $0[demo] = DemoEdits() }
  }

  // MARK: Pointer

  mutating func hold(slider name: String, in rect: Rect, at place: Point) {
    let inside = rect.inset(x: UI.sliderMargin, y: 0)
    take(hold: name, track: inside.minX...max(inside.maxX, inside.minX + 1), at: place)
  }

  mutating func hold(label name: String, clicks: Int, at place: Point) {
    guard clicks < 2 else {
      gesture = .button
      return turn(knob: name, to: nil)
    }
    take(hold: name, track: nil, at: place)
  }

  private mutating func take(hold name: String, track: ClosedRange<Double>?, at place: Point) {
    gesture = .button
    guard let knob = knob(name), case .number(let now) = player.demo.values.value(of: name) else {
      return
    }
    let drag = KnobDrag(
      demo: player.demo.name, knob: knob, track: track, x: place.x, number: now)
    begin(drag)
    if track != nil { moveDrag(to: place) }
  }

  // MARK: Keys

  /// - Returns: whether a knob has the focus and took the key. All repeats of a key are one step.
  mutating func turnKnob(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard case .knob(let name)? = ui.focus, let knob = knob(name),
      modifiers.isSubset(of: [.shift, .alt])
    else { return false }
    let now = player.demo.values.value(of: name)
    let value: KnobValue
    switch key {
    case .left: value = knob.next(after: now, by: -1, modifiers)
    case .right: value = knob.next(after: now, by: 1, modifiers)
    case .delete, .backspace: value = knob.defaultValue
    case .space, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape, .function,
      .character:
      return false
    }
    history.begin()
    turn(knob: name, to: value)
    return true
  }

  /// The step that keys were at is done.
  mutating func endKeyEdits() {
    if gesture == .panel || gesture == .demo { return }
    history.commit()
    timeline.gesture = nil
  }
}

extension Knob {
  /// The value a step on; 10 with Shift, a tenth with Alt. The ends of a range stay, choices go round.
  func next(after value: KnobValue, by way: Int, _ modifiers: Modifiers = []) -> KnobValue {
    switch (kind, value) {
    case (.number(_, let step, _), .number(let number)):
      let factor = KnobDrag.factor(modifiers)
      return stepped(number + Double(way) * step * factor, factor: factor)
    case (.choice(let choices), .choice(let word)):
      let index = (choices.firstIndex(of: word) ?? 0) + way
      return .choice(choices[(index + choices.count) % choices.count])
    case (.toggle, _): return .toggle(way > 0)
    case (.number, _), (.choice, _): return defaultValue
    }
  }
}
