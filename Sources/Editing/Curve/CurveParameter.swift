import Keyframes

/// A number that defines a curve.
package enum CurveParameter: String, CaseIterable {
  case x1, y1, x2, y2
  case response, dampingRatio, duration, bounce, mass, stiffness, damping, tension, friction
  case count, restitution, amplitude, period, overshoot, exponent, steps

  /// The range from one end of the slider to the other. Lengths of time are in seconds.
  package var range: ClosedRange<Double> {
    switch self {
    case .x1, .x2: 0...1
    case .y1, .y2: -1...2
    case .response, .duration: 0.05...2
    case .dampingRatio: 0.05...2
    case .bounce: -0.9...0.95
    case .mass: 0.1...10
    case .stiffness: 1...1000
    case .damping: 0.1...100
    case .tension: 0...200
    case .friction: 0...40
    case .count: 0...10
    case .restitution: 0...1
    case .amplitude: 1...4
    case .period: 0.05...1
    case .overshoot: 0...10
    case .exponent: 0.1...10
    case .steps: 1...24
    }
  }

  /// The values that can be typed into its field; others are clamped.
  package var limits: ClosedRange<Double> {
    switch self {
    case .x1, .x2, .restitution: range
    case .y1, .y2: -100...100
    case .response, .duration: 0.001...100
    case .dampingRatio: 0.01...20
    case .bounce: -0.95...0.99
    case .mass: 0.01...100
    case .stiffness: 0.1...10_000
    case .damping: 0.01...1000
    case .tension: -23...2700
    case .friction: -0.3...320
    case .count: 0...100
    case .amplitude: 1...100
    case .period: 0.01...10
    case .overshoot, .exponent: range.lowerBound...100
    case .steps: 1...1000
    }
  }

  /// The amount that an arrow key adds.
  package var step: Double {
    switch self {
    case .count, .steps, .stiffness, .tension: 1
    case .mass, .damping, .friction, .overshoot, .exponent, .amplitude: 0.1
    case .x1, .y1, .x2, .y2, .response, .dampingRatio, .duration, .bounce, .restitution, .period:
      0.01
    }
  }

  package var isWhole: Bool { self == .count || self == .steps }

  /// The default, where the slider has its mark.
  package var usual: Double {
    switch self {
    case .x1, .y1: 0.25
    case .x2, .y2: 0.75
    case .response, .duration: 0.5
    case .dampingRatio: 0.7
    case .bounce: 0.3
    case .mass, .amplitude: 1
    case .stiffness: 100
    case .damping: 10
    case .tension: 40
    case .friction: 7
    case .count: 3
    case .restitution: 0.5
    case .period: 0.3
    case .overshoot: 1.70158
    case .exponent: 2
    case .steps: 4
    }
  }

  /// `value` clamped to the limits, and rounded if it must be whole.
  package func fitted(_ value: Double) -> Double {
    let inside = min(max(value, limits.lowerBound), limits.upperBound)
    return isWhole ? inside.rounded() : inside
  }
}

/// `value` rounded to 9 decimals, which removes the errors of repeated addition.
package func tidy(_ value: Double) -> Double {
  abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
}
