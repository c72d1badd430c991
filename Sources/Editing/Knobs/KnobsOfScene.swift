public import Stage

// The knobs of a scene that was made by hand, as those of a demo.
extension Knob {
  /// The knob with the value that it has as its default. Traps for a knob that cannot be; a file with such a
  /// knob is refused when it is read.
  public init(_ knob: SceneKnob) {
    let label = knob.label.isEmpty ? nil : knob.label
    switch (knob.kind, knob.value) {
    case (.number(let range, let step, let unit), .number(let value)):
      self = .number(knob.name, range, step: step, unit: unit, default: value, label: label)
    case (.choice(let choices), .choice(let word)):
      self = .choice(knob.name, choices.map(\.word), default: word, label: label)
    case (.toggle, .toggle(let isOn)): self = .toggle(knob.name, default: isOn, label: label)
    case (.number, _), (.choice, _), (.toggle, _):
      fatalError("The knob \(knob.name) cannot have the value \(knob.value).")
    }
  }
}

extension Scene {
  /// The scene with its knobs at these values.
  ///
  /// - Complexity: as for `turned(to:)`.
  public func turned(to values: KnobValues) -> Scene {
    turned(
      to: Dictionary(
        uniqueKeysWithValues: values.knobs.map { knob in
          (knob.name, values.value(of: knob.name).inScene)
        }))
  }

  /// The scene as it is with its knobs at the values of edits, whatever else was edited.
  func turned(by edits: DemoEdits) -> Scene {
    turned(
      to: Dictionary(knobs.map { ($0.name, edits.value(of: $0).inScene) }) { first, _ in first })
  }
}

extension KnobValue {
  /// The value as scenes have it.
  var inScene: SceneKnob.Value {
    switch self {
    case .number(let number): .number(number)
    case .choice(let word): .choice(word)
    case .toggle(let isOn): .toggle(isOn)
    }
  }
}
