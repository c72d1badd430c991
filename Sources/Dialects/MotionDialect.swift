import Keyframes
import Syntax
import Words

/// Motion for JavaScript and React; durations are in seconds.
enum MotionDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring {
      let velocity = spring.velocity == 0 ? "" : ", velocity: \(spring.velocity.shortest)"
      return DialectDraft(
        text: "{ type: \"spring\", stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), mass: 1\(velocity) }",
        plays: spring.plays, notes: dialect.paceNotes)
    }
    let duration = dialect.seconds.map { "duration: \($0.brief), " } ?? ""
    if let points = dialect.easing.bezierPoints {
      let ease = dialect.easing == .linear ? "\"linear\"" : "[\(points.numbers.exactly)]"
      return DialectDraft(text: "{ \(duration)ease: \(ease) }", plays: .easing(points.easing))
    }
    let keys = dialect.keys()
    let points = keys.motionPoints
    return DialectDraft(
      text: """
        animate(progress, [\(points.map(\.value).exactly)], {
          duration: \(dialect.length.brief),
          times: [\(points.map(\.time).exactly)],
          ease: [\(points.dropLast().map { text($0.ease) }.joined(separator: ", "))],
        })
        """, plays: .keys(keys))
  }

  private static func text(_ ease: EasingKeys.Ease) -> String {
    switch ease {
    case .hold, .linear: "\"linear\""
    case .bezier(let points): "[\(points.numbers.exactly)]"
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let root = code.root
    if let times = root.numbers("times") { return try readKeyframes(code, times) }
    let isSpring =
      root.word("type") == "spring" || root.has("visualDuration")
      || root.has("stiffness") && (root.has("damping") || root.has("mass"))
        && root.calls(["spring", "interpolatingSpring"]).isEmpty
    if isSpring { return try readSpring(code) }
    guard let ease = root.member("ease") else { return nil }
    let seconds = root.seconds("duration")
    if let numbers = ease.first?.group?.numbers, numbers.count == 4 {
      return try code.curve(numbers, .motion, ease.first?.place ?? 0, seconds: seconds)
    }
    guard let name = ease.first?.text, let easing = named[name] else { return nil }
    return ReadEasing(easing: easing, seconds: seconds, dialect: .motion)
  }

  /// Motion's names and their curves.
  private static let named: [String: Easing] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circIn": .easeIn(.circ), "circOut": .easeOut(.circ), "circInOut": .easeInOut(.circ),
    "backOut": .cubicBezier(0.33, 1.53, 0.69, 0.99),
    "backIn": Easing.cubicBezier(0.33, 1.53, 0.69, 0.99).reversed,
  ]

  private static func readSpring(_ code: CodeTree) throws(PasteError) -> ReadEasing {
    let root = code.root
    let velocity = root.number("velocity") ?? 0
    let place = code.place
    let bounce = root.number("bounce") ?? 0.3
    // Motion keeps the damping ratio within 0.05…1.
    let ratio = min(max(1 - bounce, 0.05), 1)
    // Any of these overrides a duration and a bounce.
    let isPhysical = ["stiffness", "damping", "mass"].contains { root.has($0) }
    if !isPhysical, let visual = root.seconds("visualDuration") {
      return try code.spring(
        response: visual * 1.2, dampingRatio: ratio, velocity, .motion, place)
    }
    if !isPhysical, root.has("duration") || root.has("bounce") {
      return try code.spring(
        uiKitDuration: root.seconds("duration") ?? 0.8, dampingRatio: ratio, velocity, .motion,
        place)
    }
    return try code.spring(root, .motion, defaults: (100, 10, 1), velocity: "velocity")
  }

  private static func readKeyframes(
    _ code: CodeTree, _ times: [Double]
  ) throws(PasteError) -> ReadEasing? {
    let lists = code.root.lists
    let values = lists.first { $0.count == times.count && $0 != times } ?? times
    guard values.count == times.count, times.count > 1 else {
      throw code.error(
        0, "There are \(values.count) values and \(times.count) times",
        "give as many times as values")
    }
    let eases = code.root.group("ease")?.items ?? []
    var keys: [EasingKeys.Key] = []
    let slots = eases.filter { $0.group != nil || $0.text != nil }
    for (index, time) in times.enumerated() {
      var ease = EasingKeys.Ease.linear
      if index < slots.count, let numbers = slots[index].group?.numbers, numbers.count == 4 {
        ease = try code.ease(numbers, slots[index].place)
      } else if index < slots.count, let name = slots[index].text,
        let points = named[name]?.bezierPoints, name != "linear"
      {
        ease = .bezier(points)
      }
      keys.append(EasingKeys.Key(time: time, value: values[index], ease: ease))
    }
    return try code.meaning(of: keys, .motion, seconds: code.root.seconds("duration"))
  }
}

extension EasingKeys {
  /// A hold as a line to a second key of the same value.
  fileprivate var motionPoints: [Key] {
    var points: [Key] = []
    for (key, next) in pairs {
      points.append(key)
      if key.ease == .hold, next.value != key.value {
        points.append(Key(time: next.time, value: key.value, ease: .linear))
      }
    }
    return points + keys.suffix(1)
  }
}

extension CodeGroup {
  /// All lists of plain numbers in it, in the order of the text.
  var lists: [[Double]] {
    items.flatMap { item -> [[Double]] in
      guard let group = item.group else { return [] }
      let own = group.numbers
      return (own.count > 1 && own.count * 2 - 1 <= group.items.count ? [own] : []) + group.lists
    }
  }
}
