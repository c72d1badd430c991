import Keyframes
import Syntax
import Words

/// Jetpack Compose, whose numbers are of single precision.
enum ComposeDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let text =
        "spring(dampingRatio = \(spring.dampingRatio.kotlin), stiffness = \(spring.stiffness.kotlin))"
      return DialectDraft(
        text: spring.velocity == 0
          ? text : "animateTo(1f, \(text), initialVelocity = \(spring.velocity.kotlin))",
        plays: played(spring), notes: dialect.paceNotes)
    }
    let duration = dialect.seconds.map { _ in "durationMillis = \(dialect.milliseconds), " }
    if let (text, plays) = function(dialect.easing) {
      return DialectDraft(
        text: duration.map { "tween(\($0)easing = \(text))" } ?? text, plays: plays)
    }
    let keys = dialect.keys().withoutJumps
    let lines = keys.keys.enumerated().map { index, key in
      let easing = index == keys.keys.count - 1 ? "" : " using \(text(key.ease))"
      return "  \(key.value.kotlin) atFraction \(key.time.kotlin)\(easing)\n"
    }
    return DialectDraft(
      text: "keyframes {\n  durationMillis = \(dialect.milliseconds)\n\(lines.joined())}",
      plays: .keys(keys))
  }

  /// By the frequency and the damping ratio as floats.
  static func played(_ spring: DialectSpring) -> Played {
    let least = Double(Float.leastNonzeroMagnitude)
    let (stiffness, ratio) = (max(spring.stiffness.asFloat, least), spring.dampingRatio.asFloat)
    return .spring(
      Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot()),
      velocity: spring.velocity)
  }

  /// Compose's own names.
  private static let names: [(name: String, easing: Easing)] = [
    ("LinearEasing", .linear), ("FastOutSlowInEasing", .materialStandard),
    ("LinearOutSlowInEasing", .materialDecelerate), ("FastOutLinearInEasing", .materialAccelerate),
    ("EaseInOutBounce", .easeInOut(.bounce)), ("EaseInBounce", .easeIn(.bounce)),
    ("EaseOutBounce", .easeOut(.bounce)), ("EaseInOut", .easeInOut), ("EaseIn", .easeIn),
    ("EaseOut", .easeOut), ("Ease", .ease),
  ]

  private static func function(_ easing: Easing) -> (String, Played)? {
    if let name = names.first(where: { $0.easing == easing })?.name {
      return (name, .easing(easing))
    }
    guard let points = easing.bezierPoints else { return nil }
    let floats = points.numbers.map(\.asFloat)
    return (
      "CubicBezierEasing(\(points.numbers.kotlin))",
      .easing(.cubicBezier(floats[0], floats[1], floats[2], floats[3]))
    )
  }

  private static func text(_ ease: EasingKeys.Ease) -> String {
    switch ease {
    case .hold: "Easing { 0f }"
    case .linear: "LinearEasing"
    case .bezier(let points): "CubicBezierEasing(\(points.numbers.kotlin))"
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let root = code.root
    let calls = root.calls(["spring", "SpringSpec"]).filter { call in
      // Other dialects use "spring" as well, with a response or a damping.
      let arguments = call.arguments
      return call.name != ".spring" && !arguments.has("response") && !arguments.has("damping")
        && (arguments.has("dampingRatio") || arguments.has("stiffness"))
    }
    if let call = calls.first {
      return try readSpring(call, code)
    }
    if let frames = root.group(behind: "keyframes"),
      frames.has(word: "atFraction") || frames.has(word: "at")
    {
      return try readKeyframes(frames, code)
    }
    guard let easing = try function(root.items[...], code) else { return nil }
    let seconds =
      root.number("durationMillis") ?? root.calls(["tween"]).first?.arguments.firstNumber
    return ReadEasing(easing: easing, seconds: seconds.map { $0 / 1000 }, dialect: .compose)
  }

  private static func readSpring(
    _ call: CodeCall, _ code: CodeTree
  ) throws(PasteError) -> ReadEasing {
    let constants = [
      "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5,
      "DampingRatioLowBouncy": 0.75, "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000,
      "StiffnessMedium": 1500, "StiffnessMediumLow": 400, "StiffnessLow": 200,
      "StiffnessVeryLow": 50,
    ]
    func value(_ name: String) -> Double? {
      call.arguments.number(name)
        ?? call.arguments.word(name)?.split(separator: ".").last.flatMap { constants[String($0)] }
    }
    let motion = code.calls(["animateTo"]).first?.arguments
    let target = motion?.number("targetValue") ?? motion?.firstNumber
    return try code.spring(
      stiffness: value("stiffness") ?? 1500, ratio: value("dampingRatio") ?? 1,
      (code.number("initialVelocity") ?? 0).relative(to: target), .compose, call.place)
  }

  private static func function(
    _ items: ArraySlice<CodeItem>, _ code: CodeTree
  ) throws(PasteError) -> Easing? {
    let group = CodeGroup(items: Array(items))
    if let call = group.calls(["CubicBezierEasing"]).first {
      return try code.curve(call.name, call.arguments, call.place)
    }
    return names.first { group.has(word: $0.name) }?.easing
  }

  private static func readKeyframes(
    _ frames: CodeGroup, _ code: CodeTree
  ) throws(PasteError) -> ReadEasing {
    let length = frames.number("durationMillis") ?? 300
    var keys: [EasingKeys.Key] = []
    let items = frames.items
    let places = items.indices.filter { items[$0].word == "at" || items[$0].word == "atFraction" }
    for (index, place) in places.enumerated() {
      guard place > 0, place + 1 < items.count, let value = items[place - 1].number,
        let time = items[place + 1].number
      else { continue }
      let end = index + 1 < places.count ? places[index + 1] - 1 : items.count
      let rest = items[(place + 2)..<max(end, place + 2)]
      let isHold = rest.contains { $0.word == "Easing" }
      let easing = try function(rest, code)
      let ease: EasingKeys.Ease =
        isHold ? .hold : easing?.bezierPoints.map { .bezier($0) } ?? .linear
      let isFraction = items[place].word == "atFraction"
      keys.append(EasingKeys.Key(time: isFraction ? time : time / length, value: value, ease: ease))
    }
    if let first = keys.first, first.time > 0 {
      keys.insert(EasingKeys.Key(time: 0, value: 0, ease: .linear), at: 0)
    }
    if let last = keys.last, last.time < 1 {
      keys.append(EasingKeys.Key(time: 1, value: 1, ease: .linear))
    }
    return try code.meaning(of: keys, .compose, seconds: length / 1000)
  }
}

extension CodeGroup {
  /// The brackets behind a word: `keyframes { … }`.
  fileprivate func group(behind word: String) -> CodeGroup? { calls([word]).first?.arguments }
}
