import Stage

extension Knob {
  /// A value as the panel shows it: "0.90 s", "bounce", "on". It has as many decimals as the step,
  /// and more where the value needs them, up to 5.
  func text(_ value: KnobValue) -> String {
    switch (kind, value) {
    case (.number(_, let step, let unit), .number(let number)):
      number.fixed(Self.decimals(of: number, step: step)) + Self.spaced(unit)
    case (_, .number(let number)): number.short
    case (_, .choice(let word)): word
    case (_, .toggle(let isOn)): isOn ? "on" : "off"
    }
  }

  /// Degrees, factors and percent stand close to their number.
  private static func spaced(_ unit: String) -> String {
    unit.isEmpty || ["°", "×", "%"].contains(unit) ? unit : " " + unit
  }

  private static func decimals(of number: Double, step: Double) -> Int {
    let least = decimals(of: step)
    return max(least, decimals(of: number))
  }

  /// The least number of decimals, up to 5, that say a number.
  static func decimals(of number: Double) -> Int {
    var power = 1.0
    for count in 0..<5 {
      let scaled = number * power
      if abs(scaled - scaled.rounded()) < 1e-9 * max(1, abs(scaled)) { return count }
      power *= 10
    }
    return 5
  }

  /// `number` at the nearest of the steps, times `factor`, in the range. The result is the number that
  /// its few decimals say, so that it reads as it was meant.
  func stepped(_ number: Double, factor: Double = 1) -> KnobValue {
    guard case .number(let range, let whole, _) = kind else { return defaultValue }
    let step = whole * min(factor, 1)
    let steps = (number / step).rounded()
    var power = 1.0
    for _ in 0..<Self.decimals(of: step) { power *= 10 }
    let value = (steps * step * power).rounded() / power
    return .number(min(max(value, range.lowerBound), range.upperBound))
  }
}
