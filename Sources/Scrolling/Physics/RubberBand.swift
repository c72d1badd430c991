/// The resistance outside the bounds: positions inside are left alone, what is outside is pressed
/// together, so that an endless pull stretches by `dimension` at most.
///
/// A rubber band is f(x) = (1 − 1 / (give x / dimension + 1)) dimension, for x points outside: the
/// formula of `UIScrollView`, after Ilya Lobanov's ScrollMechanics. An elastic edge is
/// f(x) = x / stiffness, WebKit's; its end at the dimension is ours. A firm edge gives nothing.
struct RubberBand: Equatable, Sendable {
  /// Where the inverse stops growing, in dimensions. What is pulled further loses less than a
  /// millionth of the dimension when it is caught.
  static let tautest = 0.999999

  var bounds: ClosedRange<Double>
  /// In points, above `0`.
  var dimension: Double
  private let edge: Physics.Edge
  private let give: Double

  init(bounds: ClosedRange<Double>, dimension: Double, _ physics: Physics) {
    self.bounds = bounds
    self.dimension = dimension
    edge = physics.edge
    switch physics.edge {
    case .firm: give = 0
    case .rubberBand: give = physics.give
    case .elastic: give = 1 / physics.elasticStiffness
    }
  }

  /// The same for a hand that takes hold of content at `position`: a firm edge, which could not
  /// have been passed, moves out to it.
  func holding(_ position: Double) -> RubberBand {
    guard edge == .firm else { return self }
    var band = self
    band.bounds = min(bounds.lowerBound, position)...max(bounds.upperBound, position)
    return band
  }

  /// Where the content is when the hand has pulled it to `pull`.
  func position(of pull: Double) -> Double {
    let inside = pull.clamped(to: bounds)
    let excess = pull - inside
    return inside + (excess < 0 ? -stretch(-excess) : stretch(excess))
  }

  /// Where the hand must have pulled the content that is at `position`.
  func pull(at position: Double) -> Double {
    let inside = position.clamped(to: bounds)
    let stretch = position - inside
    return inside + (stretch < 0 ? -excess(-stretch) : excess(stretch))
  }

  private func stretch(_ excess: Double) -> Double {
    switch edge {
    case .firm: return 0
    case .elastic: return min(give * excess, dimension)
    case .rubberBand:
      let tension = give * excess / dimension
      // 1 - 1 / (tension + 1), without the loss of digits where tension is small.
      return tension / (tension + 1) * dimension
    }
  }

  private func excess(_ stretch: Double) -> Double {
    switch edge {
    case .firm: return 0
    case .elastic: return min(stretch, dimension) / give
    case .rubberBand:
      let share = min(stretch / dimension, Self.tautest)
      return share / (1 - share) * dimension / give
    }
  }
}
