package import Editing
import Words

// The names of the kinds of curve and of their numbers.
extension CurveKind {
  package var title: String {
    switch self {
    case .bezier: localized("Bézier")
    case .spring: localized("Spring")
    case .bounce: localized("Bounce")
    case .elastic: localized("Elastic")
    case .back: localized("Back")
    case .power: localized("Power")
    case .steps: localized("Steps")
    case .stops: localized("Stops")
    }
  }
}

extension SpringPair {
  package var title: String {
    switch self {
    case .response: localized(Message("Response", context: "spring numbers"))
    case .duration: localized("Duration")
    case .physics: localized("Physics")
    case .origami: "Origami"
    }
  }
}

extension CurveDirection {
  package var title: String {
    switch self {
    case .easeIn: localized("In")
    case .easeOut: localized("Out")
    case .easeInOut: localized("In and out")
    }
  }
}

extension CurveParameter {
  package var title: String {
    switch self {
    case .x1, .y1, .x2, .y2: rawValue
    case .response: localized("Response")
    case .dampingRatio: localized("Damping ratio")
    case .duration: localized("Duration")
    case .bounce: localized(Message("Bounce", context: "spring"))
    case .mass: localized("Mass")
    case .stiffness: localized("Stiffness")
    case .damping: localized("Damping")
    case .tension: localized("Tension")
    case .friction: localized("Friction")
    case .count: localized("Count")
    case .restitution: localized("Restitution")
    case .amplitude: localized("Amplitude")
    case .period: localized("Period")
    case .overshoot: localized("Overshoot")
    case .exponent: localized("Exponent")
    case .steps: localized(Message("Steps", context: "number"))
    }
  }
}
