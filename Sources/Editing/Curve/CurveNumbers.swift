import Keyframes

// Reading and setting a shape's parameters.
extension CurveShape {
  /// Nil if the shape has no such parameter. A spring's stiffness and damping apply to `mass`.
  package func value(of parameter: CurveParameter, mass: Double) -> Double? {
    switch (form, parameter) {
    case (.bezier(let x1, _, _, _), .x1): x1
    case (.bezier(_, let y1, _, _), .y1): y1
    case (.bezier(_, _, let x2, _), .x2): x2
    case (.bezier(_, _, _, let y2), .y2): y2
    case (.spring(let spring, _), _): spring.value(of: parameter, mass: mass)
    case (.family(let family, let direction), _): family.value(of: parameter, direction)
    case (.steps(let count, _), .steps): Double(count)
    case (.bezier, _), (.steps, _), (.stops, _), (.other, _): nil
    }
  }

  /// The shape with a parameter set to `value`, clamped to its limits; unchanged if it has no such
  /// parameter.
  package func setting(_ parameter: CurveParameter, to value: Double, mass: Double) -> CurveShape {
    guard self.value(of: parameter, mass: mass) != nil, !value.isNaN else { return self }
    var copy = self
    let value = parameter.fitted(value)
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      copy.form = .bezier(
        x1: parameter == .x1 ? value : x1, y1: parameter == .y1 ? value : y1,
        x2: parameter == .x2 ? value : x2, y2: parameter == .y2 ? value : y2)
    case .spring(let spring, let velocity):
      copy.form = .spring(spring.setting(parameter, to: value, mass: mass), velocity: velocity)
    case .family(let family, let direction):
      copy.form = .family(family.setting(parameter, to: value), direction)
    case .steps(_, let position):
      let least = position == .jumpNone ? 2 : 1
      copy.form = .steps(max(Int(value), least), position)
    case .stops, .other: break
    }
    return copy
  }
}

extension Spring {
  fileprivate func value(of parameter: CurveParameter, mass: Double) -> Double? {
    switch parameter {
    case .response, .duration: response
    case .dampingRatio: dampingRatio
    case .bounce: bounce
    case .mass: mass
    case .stiffness: physics(mass: mass).stiffness
    case .damping: physics(mass: mass).damping
    case .tension: tension
    case .friction: friction
    case .x1, .y1, .x2, .y2, .count, .restitution, .amplitude, .period, .overshoot, .exponent,
      .steps:
      nil
    }
  }

  /// The spring with one parameter changed; the other parameters of the same set stay.
  fileprivate func setting(
    _ parameter: CurveParameter, to value: Double, mass: Double
  ) -> Spring {
    let (stiffness, damping) = physics(mass: mass)
    return switch parameter {
    case .response: Spring(response: value, dampingRatio: dampingRatio)
    case .dampingRatio: Spring(response: response, dampingRatio: value)
    case .duration: Spring(duration: value, bounce: bounce)
    case .bounce: Spring(duration: response, bounce: value)
    case .mass: Spring(stiffness: stiffness, damping: damping, mass: value)
    case .stiffness: Spring(stiffness: value, damping: damping, mass: mass)
    case .damping: Spring(stiffness: stiffness, damping: value, mass: mass)
    case .tension: Spring(tension: value, friction: max(friction, -0.33))
    case .friction: Spring(tension: tension, friction: value)
    case .x1, .y1, .x2, .y2, .count, .restitution, .amplitude, .period, .overshoot, .exponent,
      .steps:
      self
    }
  }
}

extension CurveFamily {
  fileprivate func value(of parameter: CurveParameter, _ direction: CurveDirection) -> Double? {
    switch (self, parameter) {
    case (.bounce(let count, _), .count): Double(count)
    case (.bounce(_, let restitution), .restitution): restitution
    case (.elastic(let amplitude, _), .amplitude): amplitude
    case (.elastic(_, let period), .period): period ?? (direction == .easeInOut ? 0.45 : 0.3)
    case (.back(let overshoot), .overshoot): overshoot
    case (.power(let exponent), .exponent): exponent
    case (.bounce, _), (.elastic, _), (.back, _), (.power, _): nil
    }
  }

  fileprivate func setting(_ parameter: CurveParameter, to value: Double) -> CurveFamily {
    switch (self, parameter) {
    case (.bounce(_, let restitution), .count):
      .bounce(count: Int(value), restitution: restitution)
    case (.bounce(let count, _), .restitution): .bounce(count: count, restitution: value)
    case (.elastic(_, let period), .amplitude): .elastic(amplitude: value, period: period)
    case (.elastic(let amplitude, _), .period): .elastic(amplitude: amplitude, period: value)
    case (.back, .overshoot): .back(overshoot: value)
    case (.power, .exponent): .power(value)
    case (.bounce, _), (.elastic, _), (.back, _), (.power, _): self
    }
  }
}
