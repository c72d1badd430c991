import Keyframes
import Syntax
import Words

enum FlutterDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let description =
        "SpringDescription(mass: 1, stiffness: \(spring.stiffness.shortest), "
        + "damping: \(spring.damping.shortest))"
      let text =
        spring.velocity == 0
        ? description : "SpringSimulation(\(description), 0, 1, \(spring.velocity.shortest))"
      return DialectDraft(text: text, plays: spring.plays, notes: dialect.paceNotes)
    }
    if let name = names.first(where: { $0.easing == dialect.easing })?.name {
      return DialectDraft(text: "Curves.\(name)", plays: .easing(dialect.easing))
    }
    if let points = dialect.easing.bezierPoints {
      return DialectDraft(text: "Cubic(\(points.numbers.exactly))", plays: .easing(points.easing))
    }
    let keys = dialect.keys().withoutJumps
    let items = keys.pairs.map { key, next in
      "  TweenSequenceItem(tween: \(tween(key, next)), weight: \((next.time - key.time).text(digits: 7))),\n"
    }
    var notes: [Message] = []
    if let last = keys.pairs.last, last.key.ease == .hold, last.key.value != last.next.value {
      notes = ["At its end the value is \(last.next.value.shortest)."]
    }
    return DialectDraft(
      text: "TweenSequence<double>([\n\(items.joined())])"
        + (notes.first.map { "\n// \($0)" } ?? ""), plays: .keys(keys), notes: notes)
  }

  /// The easings that Flutter and Riff define alike.
  private static let names: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut), ("fastOutSlowIn", .materialStandard),
    ("decelerate", .easeOut(.quad)), ("bounceIn", .easeIn(.bounce)),
    ("bounceOut", .easeOut(.bounce)),
    ("bounceInOut", .easeInOut(.bounce)),
  ]

  private static func tween(_ key: EasingKeys.Key, _ next: EasingKeys.Key) -> String {
    let line = "Tween(begin: \(key.value.swiftDecimal), end: \(next.value.swiftDecimal))"
    return switch key.ease {
    case .hold: "ConstantTween(\(key.value.swiftDecimal))"
    case .linear: line
    case .bezier(let points): "\(line).chain(CurveTween(curve: Cubic(\(points.numbers.exactly))))"
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    // The start, the end and the velocity.
    let numbers = code.calls(["SpringSimulation"]).first?.arguments.numbers ?? []
    let velocity = (numbers.last ?? 0).relative(
      to: numbers.count == 3 ? numbers[1] - numbers[0] : nil)
    if let call = code.calls(["SpringDescription"]).first {
      return try code.spring(of: call.arguments, velocity, .flutter, call.place)
    }
    if let call = code.calls(["SpringDescription.withDampingRatio"]).first {
      let (mass, stiffness) = (
        call.arguments.number("mass") ?? 1, call.arguments.number("stiffness")
      )
      let ratio = call.arguments.number("ratio") ?? 1
      let damping = stiffness.map { $0 * mass > 0 ? ratio * 2 * (mass * $0).squareRoot() : 0 }
      return try code.spring(
        stiffness: stiffness, damping: damping, mass: mass, velocity, .flutter, call.place)
    }
    if let call = code.calls(["SpringDescription.withDurationAndBounce"]).first {
      let length = duration(call.arguments) ?? 0.5
      return try code.spring(
        duration: length, bounce: call.arguments.number("bounce") ?? 0, velocity, .flutter,
        call.place)
    }
    let items = code.calls(["TweenSequenceItem"])
    if !items.isEmpty { return try readSequence(items, code) }
    let seconds = duration(code.root)
    if let name = code.root.curve {
      guard let easing = curve(name.word) else {
        throw code.error(name.place, "Riff does not know \(name.word)", "write its Cubic instead")
      }
      return ReadEasing(easing: easing, seconds: seconds, dialect: .flutter)
    }
    guard let call = code.calls(["Cubic"]).first else { return nil }
    return ReadEasing(
      easing: try code.curve(call.name, call.arguments, call.place), seconds: seconds,
      dialect: .flutter)
  }

  /// `Duration(milliseconds: 300)`.
  private static func duration(_ group: CodeGroup) -> Double? {
    guard let call = group.calls(["Duration"]).first else { return nil }
    let parts = [("seconds", 1.0), ("milliseconds", 1000), ("microseconds", 1e6)]
    let found = parts.compactMap { name, divisor in call.arguments.number(name).map { $0 / divisor }
    }
    return found.isEmpty ? nil : found.reduce(0, +)
  }

  private static func readSequence(
    _ items: [CodeCall], _ code: CodeTree
  ) throws(PasteError) -> ReadEasing? {
    var keys: [EasingKeys.Key] = []
    var time = 0.0
    for item in items {
      let weight = item.arguments.number("weight") ?? 1
      guard weight > 0, weight < 1e9 else {
        throw code.error(item.place, "The weight is \(weight.shortest)", "give a number above 0")
      }
      if let value = item.arguments.calls(["ConstantTween"]).first?.arguments.firstNumber {
        if let last = keys.last, last.time == time { keys.removeLast() }
        keys.append(EasingKeys.Key(time: time, value: value, ease: .hold))
        time += weight
        keys.append(EasingKeys.Key(time: time, value: value, ease: .linear))
        continue
      }
      let (begin, end) = (item.arguments.number("begin") ?? 0, item.arguments.number("end") ?? 1)
      var ease = EasingKeys.Ease.linear
      if let call = item.arguments.calls(["Cubic"]).first, call.arguments.numbers.count == 4 {
        ease = try code.ease(call.arguments.numbers, call.place)
      } else if let name = item.arguments.curve, let points = curve(name.word)?.bezierPoints {
        ease = .bezier(points)
      }
      if let last = keys.last, last.time == time, last.value == begin || keys.isHeldAtEnd {
        keys.removeLast()
      }
      keys.append(EasingKeys.Key(time: time, value: begin, ease: ease))
      time += weight
      keys.append(EasingKeys.Key(time: time, value: end, ease: .linear))
    }
    if let end = code.note(behind: "At its end the value is"), !keys.isEmpty {
      keys[keys.count - 1].value = end
    }
    return try code.meaning(of: keys, .flutter)
  }

  private static func curve(_ word: String) -> Easing? {
    let name = word.split(separator: ".").last.map(String.init) ?? word
    return names.first { $0.name == name }?.easing ?? cubics[name]
  }

  /// The rest of `Curves` that are one cubic.
  private static let cubics: [String: Easing] = [
    "easeInToLinear": .cubicBezier(0.67, 0.03, 0.65, 0.09),
    "linearToEaseOut": .cubicBezier(0.35, 0.91, 0.33, 0.97),
    "slowMiddle": .cubicBezier(0.15, 0.85, 0.85, 0.15),
    "elasticIn": .easeIn(.elastic(period: 0.4)), "elasticOut": .easeOut(.elastic(period: 0.4)),
    "easeInOutCubicEmphasized": MaterialDialect.emphasized,
  ].merging(Easing.approximations.map { ($0.name, $0.easing) }) { own, _ in own }
}

extension CodeGroup {
  /// The first word such as `Curves.easeOut`.
  fileprivate var curve: (word: String, place: Int)? {
    for item in items {
      if let word = item.word, word.hasPrefix("Curves.") { return (word, item.place) }
      if let found = item.group?.curve { return found }
    }
    return nil
  }
}

extension [EasingKeys.Key] {
  /// Whether a hold has just ended.
  fileprivate var isHeldAtEnd: Bool { count > 1 && self[count - 2].ease == .hold }
}
