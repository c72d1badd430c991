import Editing

// What the kinds of curve and their numbers are called.
extension CurveKind {
  var title: String {
    switch self {
    case .bezier: Words[.kindBezier]
    case .spring: Words[.kindSpring]
    case .bounce: Words[.kindBounce]
    case .elastic: Words[.kindElastic]
    case .back: Words[.kindBack]
    case .power: Words[.kindPower]
    case .steps: Words[.kindSteps]
    case .stops: Words[.kindStops]
    }
  }
}

extension SpringPair {
  var title: String {
    switch self {
    case .response: Words[.pairResponse]
    case .duration: Words[.pairDuration]
    case .physics: Words[.pairPhysics]
    }
  }
}

extension CurveDirection {
  var title: String {
    switch self {
    case .easeIn: Words[.directionIn]
    case .easeOut: Words[.directionOut]
    case .easeInOut: Words[.directionInOut]
    }
  }
}

extension CurveParameter {
  var title: String {
    switch self {
    case .x1, .y1, .x2, .y2: rawValue
    case .response: Words[.response]
    case .dampingRatio: Words[.dampingRatio]
    case .duration: Words[.duration]
    case .bounce: Words[.bounce]
    case .mass: Words[.mass]
    case .stiffness: Words[.stiffness]
    case .damping: Words[.damping]
    case .count: Words[.count]
    case .restitution: Words[.restitution]
    case .amplitude: Words[.amplitude]
    case .period: Words[.period]
    case .overshoot: Words[.overshoot]
    case .exponent: Words[.exponent]
    case .steps: Words[.steps]
    }
  }
}
