import Keyframes
import Syntax
import Words

/// Android's views, whose numbers are of single precision.
enum AndroidDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let force =
        "SpringForce(1f).setDampingRatio(\(spring.dampingRatio.kotlin))"
        + ".setStiffness(\(spring.stiffness.kotlin))"
      return DialectDraft(
        text: spring.velocity == 0
          ? force
          : "SpringAnimation(progress).setSpring(\(force)).setStartVelocity(\(spring.velocity.kotlin))",
        plays: ComposeDialect.played(spring), notes: dialect.paceNotes)
    }
    if dialect.easing == .linear {
      return DialectDraft(text: "LinearInterpolator()", plays: .easing(.linear))
    }
    if let points = dialect.easing.bezierPoints {
      let floats = points.numbers.map(\.asFloat)
      return DialectDraft(
        text: "PathInterpolator(\(points.numbers.kotlin))",
        plays: .easing(.cubicBezier(floats[0], floats[1], floats[2], floats[3])))
    }
    let (keys, notes) = whole(dialect.keys())
    return DialectDraft(
      text: "PathInterpolator(PathParser.createPathFromPathData(\"\(keys.path)\"))",
      plays: .keys(keys), notes: notes)
  }

  /// A path interpolator begins at (0, 0) and ends at (1, 1).
  private static func whole(_ keys: EasingKeys) -> (EasingKeys, [Message]) {
    var all = keys.keys
    if let first = all.first, first.value != 0 {
      all.insert(EasingKeys.Key(time: 0, value: 0, ease: .linear), at: 0)
    }
    if let last = all.last, last.value != 1 {
      all.append(EasingKeys.Key(time: 1, value: 1, ease: .linear))
      return (EasingKeys(all), ["A PathInterpolator ends at 1: here it jumps there at its end."])
    }
    return (EasingKeys(all), [])
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    if code.has(word: "SpringForce") || code.has(word: "SpringAnimation"),
      let spring = try readSpring(code)
    {
      return spring
    }
    if let call = code.calls(["PathInterpolator"]).first { return try readPath(call, code) }
    if code.has(word: "pathInterpolator") { return try readXML(code) }
    return named(code)
  }

  /// Nil without a damping ratio or a stiffness.
  private static func readSpring(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let ratio = try value("setDampingRatio", or: "dampingRatio", code)
    let stiffness = try value("setStiffness", or: "stiffness", code)
    guard ratio != nil || stiffness != nil else { return nil }
    let velocity = argument(code, "setStartVelocity") ?? 0
    return try code.spring(
      stiffness: stiffness ?? 1500, ratio: ratio ?? 0.5,
      velocity.relative(to: argument(code, "SpringForce")), .android, code.place)
  }

  private static let constants = [
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5,
    "DAMPING_RATIO_LOW_BOUNCY": 0.75, "DAMPING_RATIO_NO_BOUNCY": 1, "STIFFNESS_HIGH": 10_000,
    "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200, "STIFFNESS_VERY_LOW": 50,
  ]

  /// The argument of a setter, or the value of a property: a number or one of the `constants`.
  private static func value(
    _ setter: String, or property: String, _ code: CodeTree
  ) throws(PasteError) -> Double? {
    let arguments = code.calls([setter]).first.map { $0.arguments.items[...] }
    guard let items = arguments ?? code.root.member(property) else { return nil }
    let name = items.first?.word?.split(separator: ".").last.map(String.init)
    guard let value = items.first?.number ?? name.flatMap({ constants[$0] }) else {
      throw code.error(
        items.first?.place ?? code.place, "\(quoted(name ?? setter)) is not a number",
        "give a number such as 0.5")
    }
    return value
  }

  private static func argument(_ code: CodeTree, _ name: String) -> Double? {
    code.calls([name]).first?.arguments.firstNumber
  }

  private static func readPath(
    _ call: CodeCall, _ code: CodeTree
  ) throws(PasteError) -> ReadEasing {
    let numbers = call.arguments.numbers
    if numbers.count == 2 || numbers.count == 4 {
      return try readNumbers(numbers, code, call.place)
    }
    let texts = call.arguments.items + call.arguments.groups.flatMap(\.items)
    guard let path = texts.lazy.compactMap(\.text).first else {
      throw code.error(call.place, "PathInterpolator has no curve", "give four numbers or a path")
    }
    return try GSAPDialect.readPath(path, code, call.place, .android, nil)
  }

  /// Two are the control point of a quadratic curve.
  private static func readNumbers(
    _ numbers: [Double], _ code: CodeTree, _ place: Int
  ) throws(PasteError) -> ReadEasing {
    guard numbers.count < 4 else { return try code.curve(numbers, .android, place) }
    let (x, y) = (numbers[0] * 2 / 3, numbers[1] * 2 / 3)
    return try code.curve([x, y, x + 1.0 / 3, y + 1.0 / 3], .android, place)
  }

  /// `<pathInterpolator android:pathData="…"/>` or with control points.
  private static func readXML(_ code: CodeTree) throws(PasteError) -> ReadEasing {
    let place = code.place
    if let path = code.root.word("pathData") {
      return try GSAPDialect.readPath(path, code, place, .android, nil)
    }
    let names = ["controlX1", "controlY1", "controlX2", "controlY2"]
    let numbers = names.compactMap { code.root.word($0).flatMap(Double.init) }.filter(\.isFinite)
    guard numbers.count == 2 || numbers.count == 4 else {
      throw code.error(
        place, "This pathInterpolator has no curve", "give pathData or controlX1 to controlY2")
    }
    return try readNumbers(numbers, code, place)
  }

  /// The interpolators of the platform, by their formulas.
  private static func named(_ code: CodeTree) -> ReadEasing? {
    let calls = code.calls(interpolators)
    let word = calls.first?.name ?? interpolators.first { code.has(word: $0) }
    guard let name = word?.split(separator: ".").last else { return nil }
    let factor = calls.first?.arguments.firstNumber
    let easing: Easing? =
      switch name {
      case "LinearInterpolator": .linear
      case "AccelerateDecelerateInterpolator": .easeInOut(.sine)
      case "AccelerateInterpolator": power(factor).map { .easeIn($0) }
      case "DecelerateInterpolator": power(factor).map { .easeOut($0) }
      case "AnticipateInterpolator": swing(factor, 1).map { .easeIn($0) }
      case "OvershootInterpolator": swing(factor, 1).map { .easeOut($0) }
      case "AnticipateOvershootInterpolator": swing(factor, 1.5 / 1.525).map { .easeInOut($0) }
      case "FastOutSlowInInterpolator": .materialStandard
      case "LinearOutSlowInInterpolator": .materialDecelerate
      case "FastOutLinearInInterpolator": .materialAccelerate
      case _: nil
      }
    return easing.map { ReadEasing(easing: $0, dialect: .android) }
  }

  private static let interpolators = [
    "LinearInterpolator", "AccelerateDecelerateInterpolator", "AccelerateInterpolator",
    "DecelerateInterpolator", "AnticipateInterpolator", "OvershootInterpolator",
    "AnticipateOvershootInterpolator", "FastOutSlowInInterpolator", "LinearOutSlowInInterpolator",
    "FastOutLinearInInterpolator",
  ]

  private static func power(_ factor: Double?) -> Easing.Family? {
    let exponent = 2 * (factor ?? 1)
    return exponent > 0 && exponent < 1e6 ? .power(exponent) : nil
  }

  private static func swing(_ tension: Double?, _ times: Double) -> Easing.Family? {
    let overshoot = (tension ?? 2) * times
    return overshoot >= 0 && overshoot < 1e6 ? .back(overshoot: overshoot) : nil
  }
}
