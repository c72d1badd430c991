import Keyframes
import Syntax
import Words

/// Figma's `Easing` in prototypes, as its plugins and its REST API write it.
enum FigmaDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      return DialectDraft(
        text: "{ \"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": { \"mass\": 1, "
          + "\"stiffness\": \(spring.stiffness.shortest), \"damping\": \(spring.damping.shortest) } }",
        plays: .spring(
          Spring(stiffness: spring.stiffness, damping: spring.damping), velocity: 0),
        notes: dialect.paceNotes
          + (spring.velocity == 0 ? [] : ["Figma's springs begin at rest."]))
    }
    if dialect.easing == .linear {
      return DialectDraft(text: "{ \"type\": \"LINEAR\" }", plays: .easing(.linear))
    }
    let points = dialect.easing.bezierPoints ?? dialect.nearestBezier
    let numbers = zip(["x1", "y1", "x2", "y2"], points.numbers).map {
      "\"\($0)\": \($1.withoutMinusZero.shortest)"
    }
    return DialectDraft(
      text: "{ \"type\": \"CUSTOM_CUBIC_BEZIER\", \"easingFunctionCubicBezier\": { "
        + numbers.joined(separator: ", ") + " } }", plays: .easing(points.easing))
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let place = code.place
    let seconds = code.root.seconds("duration")
    if let spring = code.root.group("easingFunctionSpring") {
      if let bounce = spring.number("bounce") {
        // In Figma's timelines a spring fills the stretch that it has.
        guard let seconds else {
          guard bounce > -1, bounce < 1 else {
            throw code.error(
              place, "The bounce is \(bounce.shortest)", "give a number above -1 and below 1")
          }
          return ReadEasing(easing: .spring(bounce: bounce), dialect: .figma)
        }
        return try code.spring(duration: seconds, bounce: bounce, 0, .figma, place)
      }
      return try code.spring(of: spring, spring.number("initialVelocity") ?? 0, .figma, place)
    }
    if let curve = code.root.group("easingFunctionCubicBezier") {
      let numbers = ["x1", "y1", "x2", "y2"].compactMap { curve.number($0) }
      guard numbers.count == 4 else {
        throw code.error(place, "A control point is missing", "give x1, y1, x2 and y2")
      }
      return try code.curve(numbers, .figma, place, seconds: seconds)
    }
    guard let type = code.root.word("type"), let easing = types[type] else { return nil }
    return ReadEasing(easing: easing, seconds: seconds, dialect: .figma)
  }

  private static let types: [String: Easing] = [
    "LINEAR": .linear, "EASE_IN": .easeIn, "EASE_OUT": .easeOut, "EASE_IN_AND_OUT": .easeInOut,
    "HOLD": .hold,
  ]
}

extension DialectEasing {
  /// The one cubic Bézier that comes nearest.
  var nearestBezier: BezierPoints {
    BezierFit(easing).easing.bezierPoints ?? BezierPoints(0, 0, 1, 1)
  }
}
