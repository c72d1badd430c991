import Code
import Keyframes
import Syntax
import Words

/// UIKit and Core Animation.
enum AppleDialects {
  static func uiKit(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let velocity = spring.velocity.shortest
      return DialectDraft(
        text: "UISpringTimingParameters(mass: 1, stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), "
          + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))",
        plays: spring.plays, notes: dialect.paceNotes)
    }
    guard let points = dialect.easing.bezierPoints else { return coreAnimation(dialect) }
    guard dialect.easing != .linear else {
      return DialectDraft(
        text: "UICubicTimingParameters(animationCurve: .linear)", plays: .easing(.linear))
    }
    let numbers = points.numbers.map { $0.withoutMinusZero.shortest }
    return DialectDraft(
      text: "UICubicTimingParameters(controlPoint1: CGPoint(x: \(numbers[0]), y: \(numbers[1])), "
        + "controlPoint2: CGPoint(x: \(numbers[2]), y: \(numbers[3])))",
      plays: .easing(points.easing))
  }

  static func coreAnimation(_ dialect: DialectEasing) -> DialectDraft {
    if let function = UIKitEasing.timingFunction(dialect.easing),
      let points = dialect.easing.bezierPoints
    {
      return DialectDraft(text: function, plays: .easing(points.easing))
    }
    if let spring = dialect.spring {
      return DialectDraft(
        text: """
          let animation = CASpringAnimation()
          animation.mass = 1
          animation.stiffness = \(spring.stiffness.shortest)
          animation.damping = \(spring.damping.shortest)
          animation.initialVelocity = \(spring.velocity.shortest)
          animation.duration = \(spring.seconds.text(digits: 4))
          """, plays: spring.plays, notes: dialect.paceNotes)
    }
    let keys = dialect.keys()
    let isHeld = keys.keys.dropLast().allSatisfy { $0.ease == .hold }
    let text =
      ["let animation = CAKeyframeAnimation()"] + (isHeld ? discrete(keys) : keyframes(keys))
      + ["animation.duration = \(dialect.length.brief)"]
    return DialectDraft(text: text.joined(separator: "\n"), plays: .keys(keys))
  }

  private static func list(_ name: String, _ numbers: [Double]) -> String {
    "animation.\(name) = [\(numbers.exactly)]"
  }

  /// Values that hold: there is one time more, the end.
  private static func discrete(_ keys: EasingKeys) -> [String] {
    var values = keys.keys.map(\.value)
    // A value that is reached at the very end is shown by the code behind the animation.
    let last = values.removeLast()
    return [
      list("values", values), list("keyTimes", keys.keys.map(\.time)),
      "animation.calculationMode = .discrete",
    ] + (values.last == last ? [] : ["// At the end the value is \(last.shortest)."])
  }

  private static func keyframes(_ keys: EasingKeys) -> [String] {
    var times: [Double] = []
    var values: [Double] = []
    var functions: [String] = []
    func add(_ time: Double, _ value: Double, _ ease: EasingKeys.Ease) {
      times.append(time)
      values.append(value)
      functions.append("  CAMediaTimingFunction(\(function(ease))),")
    }
    for (key, next) in keys.pairs {
      add(key.time, key.value, key.ease)
      if key.ease == .hold, key.value != next.value { add(next.time, key.value, .linear) }
    }
    if let last = keys.keys.last {
      times.append(last.time)
      values.append(last.value)
    }
    return [list("values", values), list("keyTimes", times), "animation.timingFunctions = ["]
      + functions + ["]"]
  }

  private static func function(_ ease: EasingKeys.Ease) -> String {
    switch ease {
    case .hold, .linear: "name: .linear"
    case .bezier(let points): "controlPoints: \(points.numbers.exactly)"
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    if let call = code.calls(["UICubicTimingParameters"]).first {
      return try cubicParameters(call, code)
    }
    if let call = code.calls(["UISpringTimingParameters"]).first {
      return try springParameters(call, code)
    }
    if code.has(word: "CASpringAnimation") {
      return try code.spring(
        code.root, .coreAnimation, defaults: (100, 10, 1), velocity: "initialVelocity")
    }
    guard let call = code.calls(["CAKeyframeAnimation"]).first, call.arguments.isEmpty else {
      return nil
    }
    return try keyframes(code, call.place)
  }

  private static func cubicParameters(
    _ call: CodeCall, _ code: CodeTree
  ) throws(PasteError) -> ReadEasing? {
    if let name = call.arguments.word("animationCurve") {
      let curve = try? Easing(notation: name.lowercased())
      return curve.map { ReadEasing(easing: $0, dialect: .uiKit) }
    }
    guard let points = call.arguments.points("controlPoint1", "controlPoint2", "CGPoint") else {
      return nil
    }
    return ReadEasing(easing: try code.ease(points, call.place).easing, dialect: .uiKit)
  }

  private static func springParameters(
    _ call: CodeCall, _ code: CodeTree
  ) throws(PasteError) -> ReadEasing? {
    let arguments = call.arguments
    let velocity = arguments.call("initialVelocity", "CGVector")?.number("dx") ?? 0
    if let ratio = arguments.number("dampingRatio") {
      guard ratio > 0, ratio < 1000 else {
        throw code.error(
          call.place, "The damping ratio is \(ratio.shortest)", "give a number above 0")
      }
      guard velocity == 0 else {
        return try code.spring(
          uiKitDuration: 1, dampingRatio: ratio, velocity, .uiKit, call.place)
      }
      let bounce = ratio > 1 ? 1 / ratio - 1 : 1 - ratio
      guard let easing = Easing(validating: .springShape(bounce: bounce)) else {
        throw code.error(call.place, "The spring never settles", "give numbers closer to 1")
      }
      return ReadEasing(easing: easing, dialect: .uiKit)
    }
    if let duration = arguments.number("duration") {
      return try code.spring(
        duration: duration, bounce: arguments.number("bounce") ?? 0, velocity, .uiKit, call.place)
    }
    return try code.spring(of: arguments, velocity, .uiKit, call.place)
  }

  private static func keyframes(_ code: CodeTree, _ place: Int) throws(PasteError) -> ReadEasing {
    let values = code.root.numbers("values") ?? []
    let given = code.root.numbers("keyTimes") ?? []
    let isHeld = code.has(word: "discrete")
    var times = given
    if times.isEmpty {
      times = (0...max(values.count, 2) - 1).map { Double($0) / Double(max(values.count, 2) - 1) }
    }
    guard values.count > 1 || isHeld && !values.isEmpty,
      times.count == values.count + (isHeld ? 1 : 0)
    else {
      throw code.error(
        place, "There are \(values.count) values and \(times.count) times",
        isHeld
          ? "give as many key times as values, and one more" : "give as many key times as values")
    }
    var keys = zip(times, values).map { time, value in
      EasingKeys.Key(time: time, value: value, ease: isHeld ? .hold : .linear)
    }
    if isHeld {
      let end = code.note(behind: "At the end the value is") ?? values[values.count - 1]
      keys.append(EasingKeys.Key(time: times[times.count - 1], value: end, ease: .linear))
    }
    for (index, call) in code.calls(["CAMediaTimingFunction"]).enumerated()
    where index < keys.count - 1 {
      let numbers = call.arguments.numbers
      if numbers.count == 4 { keys[index].ease = try code.ease(numbers, call.place) }
    }
    return try code.meaning(of: keys, .coreAnimation, seconds: code.number("duration"))
  }
}
