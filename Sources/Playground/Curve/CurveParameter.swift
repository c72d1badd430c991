import Keyframes

/// A number that a curve is bent by.
enum CurveParameter: String, CaseIterable {
  case x1, y1, x2, y2
  case response, dampingRatio, duration, bounce, mass, stiffness, damping
  case count, restitution, amplitude, period, overshoot, exponent, steps

  var title: String {
    switch self {
    case .dampingRatio: "Damping ratio"
    case .x1, .y1, .x2, .y2: rawValue
    case .response, .duration, .bounce, .mass, .stiffness, .damping, .count, .restitution,
      .amplitude, .period, .overshoot, .exponent, .steps:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// From one end of its slider to the other.
  var range: ClosedRange<Double> {
    switch self {
    case .x1, .x2: 0...1
    case .y1, .y2: -1...2
    case .response, .duration: 0.05...2
    case .dampingRatio: 0.05...2
    case .bounce: -0.9...0.95
    case .mass: 0.1...10
    case .stiffness: 1...1000
    case .damping: 0.1...100
    case .count: 0...10
    case .restitution: 0...1
    case .amplitude: 1...4
    case .period: 0.05...1
    case .overshoot: 0...10
    case .exponent: 0.1...10
    case .steps: 1...24
    }
  }

  /// What can be written in its field; beyond is brought to the nearer end.
  var limits: ClosedRange<Double> {
    switch self {
    case .x1, .x2, .restitution: range
    case .y1, .y2: -100...100
    case .response, .duration: 0.001...100
    case .dampingRatio: 0.01...20
    case .bounce: -0.95...0.99
    case .mass: 0.01...100
    case .stiffness: 0.1...10_000
    case .damping: 0.01...1000
    case .count: 0...100
    case .amplitude: 1...100
    case .period: 0.01...10
    case .overshoot, .exponent: range.lowerBound...100
    case .steps: 1...1000
    }
  }

  /// What an arrow key adds.
  var step: Double {
    switch self {
    case .count, .steps, .stiffness: 1
    case .mass, .damping, .overshoot, .exponent, .amplitude: 0.1
    case .x1, .y1, .x2, .y2, .response, .dampingRatio, .duration, .bounce, .restitution, .period:
      0.01
    }
  }

  var isWhole: Bool { self == .count || self == .steps }

  /// Where the slider has its mark.
  var usual: Double {
    switch self {
    case .x1, .y1: 0.25
    case .x2, .y2: 0.75
    case .response, .duration: 0.5
    case .dampingRatio: 0.7
    case .bounce: 0.3
    case .mass, .amplitude: 1
    case .stiffness: 100
    case .damping: 10
    case .count: 3
    case .restitution: 0.5
    case .period: 0.3
    case .overshoot: 1.70158
    case .exponent: 2
    case .steps: 4
    }
  }

  /// Whether the slider goes by squares, so that there is room for small numbers.
  private var isSquare: Bool { self == .mass || self == .stiffness || self == .damping }

  /// Where `value` lies on the slider, 0…1.
  func part(of value: Double) -> Double {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    let part = (inside - range.lowerBound) / (range.upperBound - range.lowerBound)
    return isSquare ? part.squareRoot() : part
  }

  /// The value at a place on the slider, in steps.
  func value(at part: Double) -> Double {
    let inside = min(max(part, 0), 1)
    let way = isSquare ? inside * inside : inside
    let value = range.lowerBound + way * (range.upperBound - range.lowerBound)
    let stepped = tidy((value / step).rounded() * step)
    return min(max(stepped, range.lowerBound), range.upperBound)
  }

  /// In its limits, whole where it must be.
  func fitted(_ value: Double) -> Double {
    let inside = min(max(value, limits.lowerBound), limits.upperBound)
    return isWhole ? inside.rounded() : inside
  }
}

/// Without the rounding that adding steps leaves: to 9 decimals.
func tidy(_ value: Double) -> Double {
  abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
}
