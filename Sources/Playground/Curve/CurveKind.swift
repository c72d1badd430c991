import Exporting
import Keyframes

/// The kinds of curve that the editor can bend by numbers.
enum CurveKind: String, CaseIterable {
  case bezier, spring, bounce, elastic, back, power, steps, stops

  var title: String {
    switch self {
    case .bezier: "Bézier"
    case .spring: "Spring"
    case .bounce: "Bounce"
    case .elastic: "Elastic"
    case .back: "Back"
    case .power: "Power"
    case .steps: "Steps"
    case .stops: "Stops"
    }
  }

  /// What can be turned, in the order of the panel; a spring's by one of its pairs.
  func parameters(_ pair: SpringPair) -> [CurveParameter] {
    switch self {
    case .bezier: [.x1, .y1, .x2, .y2]
    case .spring:
      switch pair {
      case .response: [.response, .dampingRatio]
      case .duration: [.duration, .bounce]
      case .physics: [.mass, .stiffness, .damping]
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

/// The ways to describe one spring.
enum SpringPair: String, CaseIterable {
  case response, duration, physics

  var title: String {
    switch self {
    case .response: "Response"
    case .duration: "Duration"
    case .physics: "Physics"
    }
  }
}

extension CurveShape {
  /// Nil for what has no numbers.
  var kind: CurveKind? {
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

  /// The direction of a family.
  var direction: CurveDirection? {
    if case .family(_, let direction) = form { direction } else { nil }
  }
}

extension Easing {
  /// How far stops may lie from the curve that they stand for.
  static let stopTolerance = 0.005

  /// An easing of that kind in the place of this one, and how far it lies from it at most; no error
  /// is told where it is not meant to resemble it.
  ///
  /// A Bézier and stops follow this easing as well as they can; any other kind begins with its usual
  /// numbers, in the direction that this one has.
  func converted(to kind: CurveKind) -> (easing: Easing, largestError: Double?) {
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
