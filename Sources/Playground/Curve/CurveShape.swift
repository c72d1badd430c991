import Exporting
import Keyframes

/// An easing taken apart into what can be bent: its form and the numbers of that form.
struct CurveShape: Equatable {
  enum Form: Equatable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// `velocity` is that at the start, in whole ways per second.
    case spring(Spring, velocity: Double)
    case family(CurveFamily, CurveDirection)
    case steps(Int, StepPosition)
    /// At least one; their inputs never fall.
    case stops([CurveStop])
    /// Has no numbers to bend.
    case other(Easing)
  }

  var form: Form
  /// Whether the form is turned by 180°.
  var isReversed = false

  init(form: Form) { self.form = form }

  /// - Complexity: O(*n*) in the length of the easing's notation.
  init(_ easing: Easing) {
    let tree = EasingTree(easing)
    if tree.name == "reversed" {
      // A reversed easing that cannot say it in numbers is itself again when it is reversed.
      form = Self.form(of: easing.reversed, EasingTree(easing.reversed))
      if case .stops(let stops) = form {
        form = .stops(
          stops.reversed().map { CurveStop(input: 1 - $0.input, output: 1 - $0.output) })
      } else {
        isReversed = true
      }
    } else {
      form = Self.form(of: easing, tree)
    }
  }

  /// The easing of these numbers.
  var easing: Easing { isReversed ? form.easing.reversed : form.easing }

  private static func form(of easing: Easing, _ tree: EasingTree) -> Form {
    if let points = easing.controlPoints {
      return .bezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
    }
    // Its handles lie ready to be bent.
    if easing == .linear { return .bezier(x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75) }
    if let spring = easing.spring {
      return .spring(spring, velocity: tree.number("velocity") ?? 0)
    }
    if tree.name == "steps", let count = tree.arguments.first?.number {
      let position = tree.arguments.dropFirst().first.flatMap { StepPosition(rawValue: $0.text) }
      return .steps(Int(min(count, 1e6)), position ?? .jumpEnd)
    }
    if tree.name == "linear" { return .stops(stops(of: tree)) }
    guard let (direction, name) = tree.family, let way = CurveDirection(rawValue: direction),
      let family = CurveFamily(name, tree.arguments.map(\.number))
    else { return .other(easing) }
    return .family(family, way)
  }

  private static func stops(of tree: EasingTree) -> [CurveStop] {
    let last = tree.arguments.count - 1
    return tree.arguments.enumerated().map { index, argument in
      let stop = stop(argument.text)
      let implied = index == 0 ? 0.0 : index == last ? 1 : 0
      return CurveStop(input: stop.input ?? implied, output: stop.output)
    }
  }
}

extension CurveShape.Form {
  fileprivate var easing: Easing {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): return .cubicBezier(x1, y1, x2, y2)
    case .spring(let spring, let velocity):
      // Reading refuses what never settles, where making it would trap.
      let start = velocity == 0 ? "" : ", velocity: \(velocity)"
      let notation =
        "spring(response: \(spring.response), dampingRatio: \(spring.dampingRatio)\(start))"
      return (try? Easing(notation: notation)) ?? .spring(.smooth)
    case .family(let family, let direction): return direction.easing(family.family)
    case .steps(let count, let position): return .steps(count, position)
    case .stops(let stops): return .linear(stops.map { LinearStop($0.output, at: $0.input) })
    case .other(let easing): return easing
    }
  }
}

/// A stop of CSS's `linear()`.
struct CurveStop: Equatable {
  /// Progress, 0…1 unless somebody has written another.
  var input: Double
  /// The value's progress.
  var output: Double
}

/// A family with the numbers that it can be bent by.
enum CurveFamily: Equatable {
  case bounce(count: Int, restitution: Double)
  /// Without a period it is 0.3, there and back 0.45.
  case elastic(amplitude: Double, period: Double?)
  case back(overshoot: Double)
  case power(Double)

  /// By its name and numbers in a notation; nil for those without numbers.
  init?(_ name: String, _ numbers: [Double]) {
    switch name {
    case "bounce":
      self = .bounce(
        count: numbers.first.map { Int($0) } ?? 3, restitution: numbers.dropFirst().first ?? 0.5)
    case "elastic":
      self = .elastic(amplitude: numbers.first ?? 1, period: numbers.dropFirst().first)
    case "back": self = .back(overshoot: numbers.first ?? 1.70158)
    case "power": self = .power(numbers.first ?? 2)
    case "quad": self = .power(2)
    case "cubic": self = .power(3)
    case "quart": self = .power(4)
    case "quint": self = .power(5)
    case _: return nil
    }
  }

  var family: Easing.Family {
    switch self {
    case .bounce(let count, let restitution): .bounce(count: count, restitution: restitution)
    case .elastic(let amplitude, let period): .elastic(amplitude: amplitude, period: period)
    case .back(let overshoot): .back(overshoot: overshoot)
    case .power(let exponent): .power(exponent)
    }
  }
}

/// Which end of a motion a family bends, as notations write it.
enum CurveDirection: String, CaseIterable {
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"

  var title: String {
    switch self {
    case .easeIn: "In"
    case .easeOut: "Out"
    case .easeInOut: "In and out"
    }
  }

  func easing(_ family: Easing.Family) -> Easing {
    switch self {
    case .easeIn: .easeIn(family)
    case .easeOut: .easeOut(family)
    case .easeInOut: .easeInOut(family)
    }
  }
}
