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
      let numbers = [
        "mass: 1", "stiffness: \(spring.stiffness.shortest)",
        "damping: \(spring.damping.shortest)", "velocity: \(spring.velocity.shortest)",
      ]
      return call(
        "spring", "{ \(numbers.joined(separator: ", ")) }", spring.plays, dialect.paceNotes)
    }
    if let named = dialect.named("'", linear: "linear", .anime, name) { return named }
    if let steps = steps(dialect.easing) { return steps }
    if let points = dialect.easing.bezierPoints {
      return call("cubicBezier", points.numbers.exactly, .easing(points.easing))
    }
    let sampled = SampledEasing(dialect.easing)
    return call(
      "linear", stops(sampled),
      .easing(.linear(sampled.stops.map { LinearStop($0.output, at: $0.input) })))
  }

  /// Since version 4 these are functions: in quotation marks they would be unknown names.
  private static func call(
    _ function: String, _ arguments: String, _ plays: Played, _ notes: [Message] = []
  ) -> DialectDraft {
    DialectDraft(
      text: "import { \(function) } from 'animejs'\n\n\(function)(\(arguments))", plays: plays,
      notes: notes)
  }

  private static func steps(_ easing: Easing) -> DialectDraft? {
    switch easing.form {
    case .hold: call("steps", "1", .easing(.steps(1)))
    case .steps(let count, .jumpEnd): call("steps", "\(count)", .easing(easing))
    case .steps(let count, .jumpStart): call("steps", "\(count), true", .easing(easing))
    case .linear, .cubicBezier, .steps, .stops, .family, .spring, .springShape, .custom,
      .reversed, .mirrored, .joined, .blended, .clamped, .part:
      nil
    }
  }

  /// `0, '0.5 20%', 1`. Where it begins with a jump, the stop behind that is the first: anime divides by the
  /// distance of two stops, also at 0.
  private static func stops(_ sampled: SampledEasing) -> String {
    let stops = sampled.stops.drop { $0.input <= 0 }
    let first = sampled.stops[sampled.stops.count - stops.count - 1]
    let inner = stops.dropLast().map {
      "'\($0.output.withoutMinusZero.shortest) \(CSSEasing.percentage($0.input))'"
    }
    let ends = [first, sampled.stops[sampled.stops.count - 1]].map {
      $0.output.withoutMinusZero.shortest
    }
    return ([ends[0]] + inner + [ends[1]]).joined(separator: ", ")
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
    if let called = try readCall(code, isTween: isTween, seconds) { return called }
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

  /// A function of version 4, beside its import or in a call of `animate`.
  private static func readCall(
    _ code: CodeTree, isTween: Bool, _ seconds: Double?
  ) throws(PasteError) -> ReadEasing? {
    guard isTween || code.root.items.contains(where: { $0.text == "animejs" }),
      let call = code.calls(["cubicBezier", "linear", "steps"]).first
    else { return nil }
    let arguments = call.arguments
    if call.name.hasSuffix("cubicBezier"), arguments.numbers.count == 4 {
      return try code.curve(arguments.numbers, .anime, call.place, seconds: seconds)
    }
    let isSteps = call.name.hasSuffix("steps")
    let words = arguments.items.compactMap { item -> String? in
      item.text ?? item.number.map(\.shortest) ?? (item.word == "true" ? "jump-start" : nil)
    }
    let text = "\(isSteps ? "steps" : "linear")(\(words.joined(separator: ", ")))"
    do {
      return ReadEasing(easing: try Easing(notation: text), seconds: seconds, dialect: .anime)
    } catch {
      throw code.error(call.place, error.problem, error.advice)
    }
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
