extension Knob {
  /// The value `steps` steps after `value`. Numbers stop at the ends of the range; choices wrap
  /// around; a toggle is on for positive steps.
  package func next(after value: KnobValue, by steps: Int) -> KnobValue {
    switch (kind, value) {
    case (.number(_, let step, _), .number(let number)): stepped(number + Double(steps) * step)
    case (.choice(let choices), .choice(let word)):
      .choice(
        choices[((choices.firstIndex(of: word) ?? 0) + steps + choices.count) % choices.count])
    case (.toggle, _): .toggle(steps > 0)
    case (.number, _), (.choice, _): defaultValue
    }
  }
}
