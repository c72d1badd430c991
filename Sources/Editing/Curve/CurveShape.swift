package import Keyframes

/// An easing as the editor edits it: its form and the numbers of that form.
package struct CurveShape: Equatable {
  package enum Form: Equatable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring; `velocity` is the initial velocity, in progress per second.
    case spring(Spring, velocity: Double)
    case family(CurveFamily, CurveDirection)
    case steps(Int, StepPosition)
    /// At least one stop; the inputs never decrease.
    case stops([CurveStop])
    /// An easing without numbers to edit.
    case other(Easing)
  }

  package var form: Form
  /// Whether the form is rotated by 180°, so that ease-in becomes ease-out.
  package var isReversed = false

  package init(form: Form) { self.form = form }

  package init(_ easing: Easing) {
    if case .reversed(let easing) = easing.form {
      // The numbers alone cannot express a reversal, except for stops.
      form = Self.form(of: easing)
      if case .stops(let stops) = form {
        form = .stops(
          stops.reversed().map { CurveStop(input: 1 - $0.input, output: 1 - $0.output) })
      } else {
        isReversed = true
      }
    } else {
      form = Self.form(of: easing)
    }
  }

  /// The easing with these numbers.
  package var easing: Easing { isReversed ? form.easing.reversed : form.easing }

  private static func form(of easing: Easing) -> Form {
    switch easing.form {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    // The same line, with handles to drag.
    case .linear: return .bezier(x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75)
    case .spring(let spring, let velocity): return .spring(spring, velocity: velocity)
    case .springShape(let bounce):
      return .spring(Spring(duration: 1, bounce: bounce), velocity: 0)
    case .steps(let count, let position): return .steps(min(count, 1_000_000), position)
    case .stops(let stops):
      // In an easing's form every input is set.
      return .stops(stops.map { CurveStop(input: $0.input ?? 0, output: $0.output) })
    case .family(let family, let direction):
      guard let family = CurveFamily(family) else { return .other(easing) }
      return .family(family, CurveDirection(direction))
    case .hold, .custom, .reversed, .mirrored, .joined, .blended, .clamped, .part:
      return .other(easing)
    }
  }
}

extension CurveShape.Form {
  fileprivate var easing: Easing {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): return .cubicBezier(x1, y1, x2, y2)
    case .spring(let spring, let velocity):
      // Dragging can produce a spring that never settles, which traps in `Easing.spring`.
      return Easing(validating: .spring(spring, velocity: velocity)) ?? .spring(.smooth)
    case .family(let family, let direction): return direction.easing(family.family)
    case .steps(let count, let position): return .steps(count, position)
    case .stops(let stops): return .linear(stops.map { LinearStop($0.output, at: $0.input) })
    case .other(let easing): return easing
    }
  }
}

/// A stop of CSS's `linear()`.
package struct CurveStop: Equatable {
  /// Progress, 0…1 unless typed or pasted otherwise.
  package var input: Double
  /// The eased progress.
  package var output: Double

  package init(input: Double, output: Double) { (self.input, self.output) = (input, output) }
}

/// A family of easings with its parameters.
package enum CurveFamily: Equatable {
  case bounce(count: Int, restitution: Double)
  /// The default period is 0.3, or 0.45 for ease-in-out.
  case elastic(amplitude: Double, period: Double?)
  case back(overshoot: Double)
  case power(Double)

  /// Nil for families without parameters.
  package init?(_ family: Easing.Family) {
    switch family.form {
    case .bounce(let count, let restitution):
      self = .bounce(count: count, restitution: restitution)
    case .elastic(let amplitude, let period): self = .elastic(amplitude: amplitude, period: period)
    case .back(let overshoot): self = .back(overshoot: overshoot)
    case .power(let exponent): self = .power(exponent)
    case .quad: self = .power(2)
    case .cubic: self = .power(3)
    case .quart: self = .power(4)
    case .quint: self = .power(5)
    case .sine, .expo, .circ: return nil
    }
  }

  package var family: Easing.Family {
    switch self {
    case .bounce(let count, let restitution): .bounce(count: count, restitution: restitution)
    case .elastic(let amplitude, let period): .elastic(amplitude: amplitude, period: period)
    case .back(let overshoot): .back(overshoot: overshoot)
    case .power(let exponent): .power(exponent)
    }
  }
}

/// The end of a motion that a family eases, as notations write it.
package enum CurveDirection: String, CaseIterable {
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"

  package init(_ direction: Easing.Direction) {
    self =
      switch direction {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
  }

  package func easing(_ family: Easing.Family) -> Easing {
    switch self {
    case .easeIn: .easeIn(family)
    case .easeOut: .easeOut(family)
    case .easeInOut: .easeInOut(family)
    }
  }
}
