import Keyframes
import Syntax
import Words

extension ReactNativeDialects {
  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let dialect: EasingDialect =
      ["withSpring", "withTiming", "withSequence", "withDelay"].contains { code.has(word: $0) }
      ? .reanimated : .reactNative
    let isSpring = code.has(word: "Animated.spring") || code.has(word: "withSpring")
    if isSpring || code.root.has("tension") { return try readSpring(code, dialect, isSpring) }
    let steps = code.calls(["Animated.timing", "withTiming", "Animated.delay", "withDelay"])
    guard steps.isEmpty else { return try readSteps(steps, code, dialect) }
    guard code.source.isBegun(with: "Easing.") else { return nil }
    return try function(code.root, code).map { ReadEasing(easing: $0.easing, dialect: dialect) }
  }

  private static func readSpring(
    _ code: CodeTree, _ dialect: EasingDialect, _ isNative: Bool
  ) throws(PasteError) -> ReadEasing {
    let root = code.root
    let place = code.place
    let target = root.number("toValue") ?? code.calls(["withSpring"]).first?.arguments.firstNumber
    let velocity = (root.number("velocity") ?? 0).relative(to: target)
    let isPhysical = ["stiffness", "damping", "mass"].contains { root.has($0) }
    let isAnimated = isNative && dialect == .reactNative && !isPhysical
    if isAnimated, root.has("bounciness") || root.has("speed") {
      return try code.spring(
        stiffness: nil, damping: nil, mass: nil, velocity, dialect, place)
    }
    if let tension = root.number("tension") ?? (isAnimated ? 40 : nil) {
      let friction = root.number("friction") ?? (isNative ? 7 : 26)
      // Origami's numbers in React Native, plain ones in react-spring.
      return try code.spring(
        stiffness: isNative ? (tension - 30) * 3.62 + 194 : tension,
        damping: isNative ? (friction - 8) * 3 + 25 : friction,
        mass: root.number("mass"), velocity, dialect, place)
    }
    let ratio = root.number("dampingRatio")
    if let duration = root.seconds("duration", isMilliseconds: true), ratio != nil || !isPhysical {
      // Reanimated's duration is the perceptual one, of which the spring takes a half more to rest. The default
      // damping ratio is not the same in all its versions.
      return try code.spring(
        response: duration / 1.5, dampingRatio: ratio, velocity, dialect, place)
    }
    return try code.spring(
      stiffness: root.number("stiffness") ?? 100, damping: root.number("damping") ?? 10,
      mass: root.number("mass") ?? 1, velocity, dialect, place)
  }

  private static func readSteps(
    _ steps: [CodeCall], _ code: CodeTree, _ dialect: EasingDialect
  ) throws(PasteError) -> ReadEasing? {
    var keys = [EasingKeys.Key(time: 0, value: 0, ease: .linear)]
    let isSequence = steps.count > 1
    for step in steps {
      let last = keys[keys.count - 1]
      if step.name.hasSuffix("elay") {
        let duration = step.arguments.firstNumber ?? 0
        guard duration >= 0, duration < 1e9 else { continue }
        keys[keys.count - 1].ease = .hold
        keys.append(EasingKeys.Key(time: last.time + duration, value: last.value, ease: .linear))
        continue
      }
      let options = step.arguments
      let value =
        step.name.hasSuffix("withTiming") ? options.firstNumber : options.number("toValue")
      let duration = options.number("duration") ?? 300
      guard duration >= 0, duration < 1e9 else {
        throw code.error(step.place, "The duration is \(duration.shortest)", "give 0 or more")
      }
      let function = try options.member("easing").flatMap { value throws(PasteError) in
        try Self.function(CodeGroup(items: Array(value)), code)
      }
      guard isSequence else {
        // The library's own default.
        return ReadEasing(
          easing: function?.easing ?? .easeInOut, seconds: duration / 1000, dialect: dialect)
      }
      guard duration > 0 else {
        if keys.count == 1 { keys[0].value = value ?? 0 }
        guard last.time > 0 else { continue }
        // A jump: the held value keeps its position.
        keys.append(EasingKeys.Key(time: last.time, value: value ?? last.value, ease: .linear))
        continue
      }
      keys[keys.count - 1].ease = function?.ease ?? .linear
      keys.append(
        EasingKeys.Key(time: last.time + duration, value: value ?? 1, ease: .linear))
    }
    return try code.meaning(
      of: keys.withoutHeldEnds(), dialect, seconds: keys[keys.count - 1].time / 1000)
  }

  private struct Function {
    let easing: Easing
    var ease: EasingKeys.Ease { easing.bezierPoints.map { .bezier($0) } ?? .linear }
  }

  /// `Easing.bezier(…)`, `Easing.out(Easing.quad)`, `Easing.ease`.
  private static func function(_ group: CodeGroup, _ code: CodeTree) throws(PasteError) -> Function?
  {
    guard let item = group.items.first(where: { $0.word?.hasPrefix("Easing.") == true }),
      let word = item.word?.dropFirst("Easing.".count),
      let index = group.items.firstIndex(where: { $0.place == item.place })
    else { return nil }
    let arguments = index + 1 < group.items.count ? group.items[index + 1].group : nil
    switch word {
    case "linear": return Function(easing: .linear)
    case "ease": return Function(easing: .cubicBezier(0.42, 0, 1, 1))
    case "bezier", "bezierFn":
      let curve = try code.curve("Easing.bezier", arguments ?? CodeGroup(items: []), item.place)
      return Function(easing: curve)
    case "steps":
      guard let count = arguments?.firstNumber, count >= 1, count <= 1e6, count == count.rounded()
      else { return nil }
      return Function(easing: .steps(Int(count)))
    case "in", "out", "inOut":
      let direction = Easing.Direction.allCases.first { $0.gsap == word } ?? .easeOut
      return try arguments.flatMap { inner throws(PasteError) in
        try family(inner, direction, code).map { Function(easing: $0) }
      }
    case _: return try family(group, .easeIn, code).map { Function(easing: $0) }
    }
  }

  private static func family(
    _ group: CodeGroup, _ direction: Easing.Direction, _ code: CodeTree
  ) throws(PasteError) -> Easing? {
    guard let index = group.items.firstIndex(where: { $0.word?.hasPrefix("Easing.") == true }),
      let name = group.items[index].word?.dropFirst("Easing.".count)
    else { return nil }
    let place = group.items[index].place
    let numbers = index + 1 < group.items.count ? group.items[index + 1].group?.numbers ?? [] : []
    let plain: [Substring: Easing.Family] = [
      "quad": .quad, "cubic": .cubic, "sin": .sine, "circle": .circ, "exp": .expo, "back": .back,
    ]
    if name == "poly" {
      guard let exponent = numbers.first, exponent > 0, exponent < 1e6 else {
        throw code.error(place, "Easing.poly has no power above 0", "write Easing.poly(4)")
      }
      return Easing(.family(.power(exponent), direction))
    }
    guard let family = plain[name] else {
      throw code.error(
        place, "Easing.\(name) has a formula that Riff does not know",
        "use quad, cubic, poly, sin, circle, exp, back or bezier")
    }
    return try GSAPDialect.easing(family, direction, numbers, code, place)
  }
}
