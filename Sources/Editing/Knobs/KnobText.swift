import Stage

extension Knob {
  /// A value as the panel shows it: "0.90 s", "bounce", "on". Numbers have as many decimals as the
  /// step, or more if the value needs them, up to 5.
  package func text(_ value: KnobValue) -> String {
    switch (kind, value) {
    case (.number(_, let step, let unit), .number(let number)):
      number.fixed(Self.decimals(of: number, step: step)) + Self.spaced(unit)
    case (_, .number(let number)): number.short
    case (_, .choice(let word)): word
    case (_, .toggle(let isOn)): isOn ? "on" : "off"
    }
  }

  /// Degrees, factors and percent follow their number without a space.
  private static func spaced(_ unit: String) -> String {
    unit.isEmpty || ["°", "×", "%"].contains(unit) ? unit : " " + unit
  }

  private static func decimals(of number: Double, step: Double) -> Int {
    max(decimals(of: step), decimals(of: number))
  }

  /// The number of decimals, 0…5, that `number` needs.
  package static func decimals(of number: Double) -> Int {
    var power = 1.0
    for count in 0..<5 {
      let scaled = number * power
      if abs(scaled - scaled.rounded()) < 1e-9 * max(1, abs(scaled)) { return count }
      power *= 10
    }
    return 5
  }

  /// `number` rounded to the knob's step, or to a finer one for a `factor` below 1, and clamped to
  /// the range. The result has no rounding errors beyond the step's decimals.
  package func stepped(_ number: Double, factor: Double = 1) -> KnobValue {
    guard case .number(let range, let whole, _) = kind else { return defaultValue }
    let step = whole * min(factor, 1)
    let steps = (number / step).rounded()
    var power = 1.0
    for _ in 0..<Self.decimals(of: step) { power *= 10 }
    let value = (steps * step * power).rounded() / power
    return .number(min(max(value, range.lowerBound), range.upperBound))
  }
}
