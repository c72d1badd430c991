package import Keyframes

/// The kinds of curve that the editor can edit.
package enum CurveKind: String, CaseIterable {
  case bezier, spring, bounce, elastic, back, power, steps, stops

  /// The parameters in the order of the panel; for a spring, the parameters of `pair`.
  package func parameters(_ pair: SpringPair) -> [CurveParameter] {
    switch self {
    case .bezier: [.x1, .y1, .x2, .y2]
    case .spring:
      switch pair {
      case .response: [.response, .dampingRatio]
      case .duration: [.duration, .bounce]
      case .physics: [.mass, .stiffness, .damping]
      case .origami: [.tension, .friction]
      }
    case .bounce: [.count, .restitution]
    case .elastic: [.amplitude, .period]
    case .back: [.overshoot]
    case .power: [.exponent]
    case .steps: [.steps]
    case .stops: []
    }
  }
}

/// The sets of parameters that describe a spring.
package enum SpringPair: String, CaseIterable {
  case response, duration, physics, origami
}

extension CurveShape {
  /// Nil for easings that the editor cannot edit.
  package var kind: CurveKind? {
    switch form {
    case .bezier: .bezier
    case .spring: .spring
    case .family(.bounce, _): .bounce
    case .family(.elastic, _): .elastic
    case .family(.back, _): .back
    case .family(.power, _): .power
    case .steps: .steps
    case .stops: .stops
    case .other: nil
    }
  }

  /// The direction of an easing of a family; nil for other easings.
  package var direction: CurveDirection? {
    if case .family(_, let direction) = form { direction } else { nil }
  }
}

extension Easing {
  /// How far stops may be from the curve that they approximate, in progress.
  package static let stopTolerance = 0.005

  /// An easing of another kind that replaces this one, and its largest distance from this one; nil
  /// if it is not meant to resemble it.
  ///
  /// A Bézier curve and stops approximate this easing. Other kinds begin with their default
  /// parameters, in this easing's direction.
  package func converted(to kind: CurveKind) -> (easing: Easing, largestError: Double?) {
    let direction = CurveShape(self).direction ?? .easeOut
    switch kind {
    case .bezier:
      let fit = BezierFit(self)
      return (fit.easing, fit.largestError)
    case .stops:
      let sampled = SampledEasing(self, tolerance: Self.stopTolerance)
      let stops = sampled.stops.map { LinearStop($0.output, at: $0.input) }
      return (.linear(stops), sampled.largestError)
    case .spring: return (.bouncy, nil)
    case .bounce: return (direction.easing(.bounce), nil)
    case .elastic: return (direction.easing(.elastic), nil)
    case .back: return (direction.easing(.back), nil)
    case .power: return (direction.easing(.power(2)), nil)
    case .steps: return (.steps(4), nil)
    }
  }
}
