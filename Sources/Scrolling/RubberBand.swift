/// The resistance outside the bounds: positions inside are left alone, what is outside is pressed
/// together, so that an endless pull stretches by `dimension` at most.
///
/// f(x) = (1 − 1 / (0.55 x / dimension + 1)) dimension, for x points outside: the formula of
/// `UIScrollView`, after Ilya Lobanov's ScrollMechanics.
struct RubberBand: Equatable, Sendable {
  /// At the edge a point of pull moves by this much.
  static let stiffness = 0.55
  /// Where the inverse stops growing, in dimensions. What is pulled further loses less than a
  /// millionth of the dimension when it is caught.
  static let tautest = 0.999999

  var bounds: ClosedRange<Double>
  /// In points, above `0`.
  var dimension: Double

  /// Where the content is when the hand has pulled it to `pull`.
  func position(of pull: Double) -> Double {
    let inside = pull.clamped(to: bounds)
    return inside + stretch(pull - inside)
  }

  /// Where the hand must have pulled the content that is at `position`.
  func pull(at position: Double) -> Double {
    let inside = position.clamped(to: bounds)
    return inside + unstretch(position - inside)
  }

  /// Odd in `excess`, and less than `dimension`.
  private func stretch(_ excess: Double) -> Double {
    let tension = Self.stiffness * abs(excess) / dimension
    // 1 - 1 / (tension + 1), without the loss of digits where tension is small.
    let stretch = tension / (tension + 1) * dimension
    return excess < 0 ? -stretch : stretch
  }

  private func unstretch(_ stretch: Double) -> Double {
    let share = min(abs(stretch) / dimension, Self.tautest)
    let excess = share / (1 - share) * dimension / Self.stiffness
    return stretch < 0 ? -excess : excess
  }
}
