import Code
import Keyframes
import Syntax
import Words

/// anime.js 4; durations are in milliseconds.
enum AnimeDialect {
  /// The largest values of its springs' parameters.
  private static let most = 1000.0

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let spring = dialect.spring, max(spring.stiffness, spring.damping) <= most,
      abs(spring.velocity) <= most
    {
      return DialectDraft(
        text: "spring({ mass: 1, stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), velocity: \(spring.velocity.shortest) })",
        plays: spring.plays, notes: dialect.paceNotes)
    }
    if let named = dialect.named("'", linear: "linear", .anime, name) { return named }
    if let points = dialect.easing.bezierPoints {
      return DialectDraft(
        text: "'cubicBezier(\(points.numbers.exactly))'", plays: .easing(points.easing))
    }
    let sampled = SampledEasing(dialect.easing)
    return DialectDraft(
      text: "'\(CSSEasing.text(of: sampled))'",
      plays: .easing(.linear(sampled.stops.map { LinearStop($0.output, at: $0.input) })))
  }

  private static func name(_ family: Easing.Family, _ direction: Easing.Direction) -> String? {
    let way = direction.gsap
    let upper = family.name.prefix(1).uppercased() + family.name.dropFirst()
    switch family.form {
    case .back(let overshoot):
      return "\(way)Back(\(PennerFormulas.backParameter(overshoot, direction).shortest))"
    case .elastic(let amplitude, let period):
      // Anime accepts no larger values.
      let period = PennerFormulas.elasticPeriod(period, direction)
      guard amplitude <= 10, period <= 2 else { return nil }
      return "\(way)Elastic(\(amplitude.shortest), \(period.shortest))"
    case .power(let exponent): return "\(way)(\(exponent.shortest))"
    case .bounce(3, 0.5): return "\(way)Bounce"
    case .bounce: return nil
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ: return way + upper
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let seconds = code.root.seconds("duration", isMilliseconds: true)
    if let call = code.calls(["spring", "createSpring"]).first(where: { $0.arguments.isObject }) {
      let group = call.arguments
      if group.has("bounce") || group.has("duration") {
        return try code.spring(
          duration: group.seconds("duration", isMilliseconds: true) ?? 0.628,
          bounce: group.number("bounce") ?? 0.5, 0, .anime, call.place)
      }
      return try code.spring(group, .anime, defaults: (100, 10, 1), velocity: "velocity")
    }
    let isTween = code.has(word: "animate") || code.has(word: "anime")
    let named = code.root.word("ease") ?? code.root.word("easing")
    let text = named ?? code.root.items.lazy.compactMap(\.text).first
    let place = code.place
    guard let inner = text.map({ try? CodeTree(Source($0)) }) ?? code,
      let (word, arguments, _) = inner.firstWord
    else { return nil }
    if let easing = try easing(word, arguments?.numbers ?? [], code, place) {
      return ReadEasing(easing: easing, seconds: seconds, dialect: .anime)
    }
    // The notations that anime shares with CSS and with its own third version.
    let isShared = isTween || ["linear", "cubicBezier", "steps"].contains(word)
    guard let text, isShared, let easing = try? Easing(notation: text) else { return nil }
    return ReadEasing(easing: easing, seconds: seconds, dialect: .anime)
  }

  private static func easing(
    _ word: String, _ numbers: [Double], _ code: CodeTree, _ place: Int
  ) throws(PasteError) -> Easing? {
    for direction in [Easing.Direction.easeInOut, .easeIn, .easeOut]
    where word.hasPrefix(direction.gsap) {
      let name = word.dropFirst(direction.gsap.count).lowercased()
      if name.isEmpty, let exponent = numbers.first {
        guard exponent > 0, exponent < 1e6 else {
          throw code.error(place, "The power is \(exponent.shortest)", "give a number above 0")
        }
        return Easing(.family(.power(exponent), direction))
      }
      guard let family = families.first(where: { $0.name == name }) else { continue }
      // Anime's default period is 0.3, also for an ease-in-out.
      let isElastic = family == .elastic && numbers.count < 2
      let parameters = isElastic ? [numbers.first ?? 1, 0.3] : numbers
      return try GSAPDialect.easing(family, direction, parameters, code, place)
    }
    return nil
  }

  private static let families: [Easing.Family] = [
    .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .back, .elastic, .bounce,
  ]
}

extension CodeGroup {
  /// Whether it holds one group and nothing else.
  fileprivate var isObject: Bool { items.count == 1 && items[0].group != nil }
}
