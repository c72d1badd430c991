import Keyframes
import Syntax
import Words

/// GSAP 3: a named ease, or a `CustomEase` with the path of the curve.
enum GSAPDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if let steps = steps(dialect.easing) { return steps }
    if let named = dialect.named("\"", linear: "none", .gsap, name) { return named }
    let path = dialect.keys().path
    let notes: [Message]? = dialect.spring.map {
      ["A spring here takes the duration of its tween: give it \($0.seconds.text(digits: 3)) s."]
    }
    // A higher precision keeps corners that are cut off otherwise.
    let drafts = [1.0, 2].map { precision in
      let config = precision == 1 ? "" : ", { precision: \(precision.shortest) }"
      let curve = GSAPCustomEase(path, precision: precision)
      return DialectDraft(
        text: "CustomEase.create(\"ease\", \"\(path)\"\(config))",
        plays: .formula { curve?.value(at: $0) ?? .nan }, notes: notes ?? [])
    }
    let errors = drafts.map { $0.plays.largestError(from: dialect) }
    return errors[0] <= errors[1] + 0.0005 ? drafts[0] : drafts[1]
  }

  /// GSAP's own `steps(n)` has n + 1 levels, which is CSS's `jump-none`; others need a function.
  private static func steps(_ easing: Easing) -> DialectDraft? {
    let (count, jump): (Int, StepPosition) =
      switch easing.form {
      case .hold: (1, .jumpEnd)
      case .steps(let count, let jump): (count, jump)
      case .linear, .cubicBezier, .stops, .family, .spring, .springShape, .custom, .reversed,
        .mirrored, .joined, .blended, .clamped, .part:
        (0, .jumpBoth)
      }
    let text: String? =
      switch jump {
      case .jumpNone where count > 1: "\"steps(\(count - 1))\""
      case .jumpStart: "\"steps(\(count), true)\""
      case .jumpEnd: "p => Math.floor(p * \(count)) / \(count)"
      case .jumpNone, .jumpBoth: nil
      }
    return text.map { DialectDraft(text: $0, plays: .easing(easing)) }
  }

  private static let names: [(name: String, family: Easing.Family)] = [
    ("power1", .quad), ("power2", .cubic), ("power3", .quart), ("power4", .quint),
    ("sine", .sine), ("expo", .expo), ("circ", .circ), ("back", .back), ("elastic", .elastic),
    ("bounce", .bounce),
  ]

  private static func name(_ family: Easing.Family, _ direction: Easing.Direction) -> String? {
    let way = direction.gsap
    switch family.form {
    case .back(let overshoot):
      return "back.\(way)(\(PennerFormulas.backParameter(overshoot, direction).shortest))"
    case .elastic(let amplitude, let period):
      let period = PennerFormulas.elasticPeriod(period, direction)
      return "elastic.\(way)(\(amplitude.shortest), \(period.shortest))"
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .power, .bounce:
      return names.first { $0.family == family }.map { "\($0.name).\(way)" }
    }
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let seconds = code.root.seconds("duration")
    if let call = code.calls(["CustomEase.create"]).first {
      let texts = call.arguments.items.compactMap(\.text)
      guard let path = texts.last else { return nil }
      return try readPath(path, code, call.place, .gsap, seconds)
    }
    if let floor = code.calls(["Math.floor"]).first {
      guard let count = floor.arguments.numbers.first else { return nil }
      return try readSteps(count, .jumpEnd, code, floor.place, seconds)
    }
    let text = code.root.word("ease") ?? code.root.items.lazy.compactMap(\.text).first
    if let text, let inner = try? CodeTree(Source(text)) {
      let place = code.place
      return try readName(inner, code, place, seconds)
    }
    // Without quotation marks these are CSS's, which have another meaning.
    guard code.firstWord?.word != "steps" else { return nil }
    return try readName(code, code, code.place, seconds)
  }

  private static func readName(
    _ inner: CodeTree, _ code: CodeTree, _ place: Int, _ seconds: Double?
  ) throws(PasteError) -> ReadEasing? {
    guard let (word, arguments, _) = inner.firstWord else { return nil }
    let parts = word.split(separator: ".")
    guard let head = parts.first, parts.count <= 2 else { return nil }
    if word == "none" || head == "power0" {
      return ReadEasing(easing: .linear, seconds: seconds, dialect: .gsap)
    }
    if word == "steps", let count = arguments?.firstNumber {
      guard arguments?.has(word: "true") != true else {
        return try readSteps(count, .jumpStart, code, place, seconds)
      }
      return try readSteps(count + 1, .jumpNone, code, place, seconds)
    }
    guard let family = names.first(where: { $0.name == head })?.family else { return nil }
    // Without a direction it eases out.
    let way = parts.count == 2 ? String(parts[1]) : "out"
    guard let direction = Easing.Direction.allCases.first(where: { $0.gsap == way }) else {
      throw code.error(
        place, "GSAP has no ease called \(quoted(word))", "write in, out or inOut after the dot")
    }
    let numbers = arguments?.numbers ?? []
    let easing = try easing(family, direction, numbers, code, place)
    return ReadEasing(easing: easing, seconds: seconds, dialect: .gsap)
  }

  private static func readSteps(
    _ count: Double, _ jump: StepPosition, _ code: CodeTree, _ place: Int, _ seconds: Double?
  ) throws(PasteError) -> ReadEasing {
    let least: Double = jump == .jumpNone ? 2 : 1
    guard count >= least, count <= 1e6, count == count.rounded() else {
      throw code.error(
        place, "The number of steps is \((count - least + 1).shortest)",
        "give a whole number of at least 1")
    }
    return ReadEasing(easing: .steps(Int(count), jump), seconds: seconds, dialect: .gsap)
  }

  /// With parameters as GSAP and anime.js mean them.
  static func easing(
    _ family: Easing.Family, _ direction: Easing.Direction, _ numbers: [Double], _ code: CodeTree,
    _ place: Int
  ) throws(PasteError) -> Easing {
    guard let first = numbers.first else {
      // In both an ease-in-out with the default overshoot swings less far than Penner's.
      guard family == .back, direction == .easeInOut else {
        return Easing(.family(family, direction))
      }
      return .easeInOut(.back(overshoot: PennerFormulas.overshoot(1.70158, direction)))
    }
    switch family.form {
    case .back:
      guard first >= 0, first < 1e6 else {
        throw code.error(place, "The overshoot of back is \(first.shortest)", "give 0 or more")
      }
      let overshoot = PennerFormulas.overshoot(first, direction)
      // Dividing may miss the number that was multiplied.
      let exact = overshoot.rounded(to: 12)
      let isExact = PennerFormulas.backParameter(exact, direction) == first
      return Easing(.family(.back(overshoot: isExact ? exact : overshoot), direction))
    case .elastic:
      let period = numbers.count > 1 ? numbers[1] : PennerFormulas.elasticPeriod(nil, direction)
      let amplitude = max(first, 1)
      // An amplitude below 1 lengthens the period instead.
      let longer = first < 1 && first > 0 ? period / first : period
      guard first < 1e6, longer > 0, longer < 1e6 else {
        throw code.error(
          place, "The period of elastic is \(longer.shortest)", "give a number above 0")
      }
      let isDefault = longer == PennerFormulas.elasticPeriod(nil, direction)
      return Easing(
        .family(.elastic(amplitude: amplitude, period: isDefault ? nil : longer), direction))
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .power, .bounce:
      return Easing(.family(family, direction))
    }
  }

  /// A path from one corner to the other, or four control points.
  static func readPath(
    _ text: String, _ code: CodeTree, _ place: Int, _ dialect: EasingDialect, _ seconds: Double?
  ) throws(PasteError) -> ReadEasing {
    let numbers = text.split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    if numbers.count == 4, text.first?.isLetter != true {
      return try code.curve(numbers, dialect, place, seconds: seconds)
    }
    var data = PathData(text)
    do {
      try data.read()
    } catch {
      throw code.error(place, error.problem, error.remedy)
    }
    guard let keys = EasingKeys(data.path) else {
      throw code.error(
        place, "The path isn't an easing", "draw it from the left to the right without turning back"
      )
    }
    return try code.meaning(of: keys.keys, dialect, seconds: seconds)
  }
}

extension Easing.Direction {
  var gsap: String {
    switch self {
    case .easeIn: "in"
    case .easeOut: "out"
    case .easeInOut: "inOut"
    }
  }
}
