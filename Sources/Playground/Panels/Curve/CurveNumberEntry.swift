import AppState
import Editing
import Interface

extension CurveParameter {
  /// The number's slider, field and arrow keys.
  func entry(_ value: Double) -> NumberEntry {
    NumberEntry(
      value, step: step, range: range, limits: limits, scale: scale, usual: usual,
      notation: notation)
  }

  /// Shares of 1 can be typed in percent; percentages of other parameters are of the current value.
  private var notation: NumberNotation {
    switch self {
    case .x1, .y1, .x2, .y2, .dampingRatio, .bounce, .restitution, .amplitude:
      NumberNotation(whole: 0...1)
    case .response, .duration, .period: .seconds
    case .mass, .stiffness, .damping, .tension, .friction, .count, .overshoot, .exponent, .steps:
      NumberNotation()
    }
  }

  private var scale: NumberEntry.Scale {
    switch self {
    case .mass, .stiffness, .damping: .square
    case .x1, .y1, .x2, .y2, .response, .dampingRatio, .duration, .bounce, .tension, .friction,
      .count, .restitution, .amplitude, .period, .overshoot, .exponent, .steps:
      .linear
    }
  }

  /// The step on the slider that is nearest to `value`, within the slider's range. A `factor` below 1 makes
  /// the steps finer.
  func stepped(_ value: Double, factor: Double = 1) -> Double {
    let step = step * min(factor, 1)
    let stepped = tidy((value / step).rounded() * step)
    return min(max(stepped, range.lowerBound), range.upperBound)
  }
}
