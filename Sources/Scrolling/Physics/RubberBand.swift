/// The resistance outside the bounds: positions inside do not change, positions outside are
/// compressed, so that even an infinite pull stretches by at most `dimension`.
///
/// A rubber band is f(x) = (1 − 1 / (give x / dimension + 1)) dimension, for x points outside: the
/// formula of `UIScrollView`, after Ilya Lobanov's ScrollMechanics. An elastic edge is f(x) = x /
/// stiffness, WebKit's, but limited to the dimension. A firm edge does not move.
struct RubberBand: Equatable, Sendable {
  /// The limit of the inverse, in dimensions. Catching content that is stretched further moves it
  /// by less than a millionth of the dimension.
  static let tautest = 0.999999

  var bounds: ClosedRange<Double>
  /// The greatest stretch in points, above `0`.
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

  /// The rubber band for a drag that grabs content at `position`; a firm edge is moved out to that
  /// position.
  func holding(_ position: Double) -> RubberBand {
    guard edge == .firm else { return self }
    var band = self
    band.bounds = min(bounds.lowerBound, position)...max(bounds.upperBound, position)
    return band
  }

  /// The position of the content when it is pulled to `pull`.
  func position(of pull: Double) -> Double {
    let inside = pull.clamped(to: bounds)
    let excess = pull - inside
    return inside + (excess < 0 ? -stretch(-excess) : stretch(excess))
  }

  /// The pull for which the content is at `position`.
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
      // 1 - 1 / (tension + 1), without cancellation for small tensions.
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
