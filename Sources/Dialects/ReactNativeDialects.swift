import Keyframes
import Syntax
import Words

/// React Native's `Animated`, and Reanimated; durations are in milliseconds.
enum ReactNativeDialects {
  private static let driver = "useNativeDriver: true"

  static func animated(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let velocity = spring.velocity == 0 ? "" : "velocity: \(spring.velocity.shortest), "
      let pair: Message =
        "tension \(spring.tension.text(digits: 4)) and friction \(spring.friction.text(digits: 4))"
      return DialectDraft(
        text: "Animated.spring(value, { toValue: 1, stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), mass: 1, \(velocity)\(driver) })",
        plays: spring.plays,
        notes: dialect.paceNotes + ["The same spring as tension and friction: \(pair)."])
    }
    func timing(_ value: Double, _ duration: Double, _ easing: String) -> String {
      "Animated.timing(value, { toValue: \(value.shortest), duration: \(duration.text(digits: 3)), "
        + "easing: \(easing), \(driver) })"
    }
    let length = Double(dialect.milliseconds)
    if let (text, plays) = function(dialect.easing) {
      return DialectDraft(text: timing(1, length, text), plays: plays)
    }
    let keys = dialect.keys()
    let first = keys.keys[0].value
    var steps = first == 0 ? [] : [timing(first, 0, "Easing.linear")]
    for (key, next) in keys.pairs {
      let duration = (next.time - key.time) * length
      guard key.ease == .hold else {
        steps.append(timing(next.value, duration, text(key.ease)))
        continue
      }
      steps.append("Animated.delay(\(duration.text(digits: 3)))")
      if next.value != key.value { steps.append(timing(next.value, 0, "Easing.linear")) }
    }
    return DialectDraft(
      text: "Animated.sequence([\n\(steps.map { "  \($0),\n" }.joined())])", plays: .keys(keys))
  }

  static func reanimated(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let velocity = spring.velocity == 0 ? "" : ", velocity: \(spring.velocity.shortest)"
      return DialectDraft(
        text: "withSpring(1, { stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), mass: 1\(velocity) })",
        plays: spring.plays, notes: dialect.paceNotes)
    }
    func timing(_ value: Double, _ duration: Double, _ easing: String) -> String {
      "withTiming(\(value.shortest), { duration: \(duration.text(digits: 3)), easing: \(easing) })"
    }
    let length = Double(dialect.milliseconds)
    if let (text, plays) = function(dialect.easing) {
      return DialectDraft(text: timing(1, length, text), plays: plays)
    }
    if case .steps(let count, .jumpEnd) = dialect.easing.form {
      return DialectDraft(
        text: timing(1, length, "Easing.steps(\(count), false)"), plays: .easing(dialect.easing))
    }
    let keys = dialect.keys()
    var held = 0.0
    let first = keys.keys[0].value
    var steps = first == 0 ? [] : [timing(first, 0, "Easing.linear")]
    for (key, next) in keys.pairs {
      let duration = (next.time - key.time) * length
      if key.ease == .hold, next.value == key.value {
        held += duration
      } else if key.ease == .hold {
        let jump = timing(next.value, 0, "Easing.linear")
        steps.append("withDelay(\((held + duration).text(digits: 3)), \(jump))")
        held = 0
      } else {
        let step = timing(next.value, duration, text(key.ease))
        steps.append(held > 0 ? "withDelay(\(held.text(digits: 3)), \(step))" : step)
        held = 0
      }
    }
    if held > 0, let last = keys.keys.last {
      let rest = timing(last.value, 0, "Easing.linear")
      steps.append("withDelay(\(held.text(digits: 3)), \(rest))")
    }
    return DialectDraft(
      text: "withSequence(\n\(steps.map { "  \($0),\n" }.joined()))", plays: .keys(keys))
  }

  private static func text(_ ease: EasingKeys.Ease) -> String {
    if case .bezier(let points) = ease {
      "Easing.bezier(\(points.numbers.exactly))"
    } else {
      "Easing.linear"
    }
  }

  /// The member of `Easing` for an easing, in both libraries.
  private static func function(_ easing: Easing) -> (String, Played)? {
    if easing == .linear { return ("Easing.linear", .easing(.linear)) }
    if case .family(let family, let direction) = easing.form,
      let name = name(family, direction),
      let formula = PennerFormulas.formula(family, direction, .gsap)
    {
      return ("Easing.\(direction.gsap)(Easing.\(name))", .formula(formula))
    }
    guard let points = easing.bezierPoints else { return nil }
    return ("Easing.bezier(\(points.numbers.exactly))", .easing(points.easing))
  }

  /// The library's `elastic`, `exp` and `bounce` have other formulas.
  private static func name(_ family: Easing.Family, _ direction: Easing.Direction) -> String? {
    switch family.form {
    case .quad: "quad"
    case .cubic: "cubic"
    case .quart: "poly(4)"
    case .quint: "poly(5)"
    case .sine: "sin"
    case .circ: "circle"
    case .back(let overshoot):
      "back(\(PennerFormulas.backParameter(overshoot, direction).shortest))"
    case .expo, .power, .elastic, .bounce: nil
    }
  }
}
