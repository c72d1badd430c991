extension Easing {
  /// Reads an easing in the notation of CSS, SwiftUI, WebKit or Riff.
  ///
  /// - CSS: `ease-in-out`, `cubic-bezier(x1, y1, x2, y2)`, `steps(count, position)`, `step-start`,
  ///   `linear(0, 0.5 20% 40%, 1)`
  /// - Control points: `0.4, 0, 0.2, 1` with or without commas and brackets, `timingCurve(0.4, 0, 0.2, 1)`
  /// - Families: `ease-out-bounce`, `easeOutBounce` or `.easeOut(.bounce)`; a family alone eases out
  /// - Their parameters: `ease-out-back(overshoot)`, `ease-out-elastic(amplitude, period)`,
  ///   `ease-out-bounce(count, restitution)`, `ease-out-power(exponent)`, also `back(overshoot: 2)`
  /// - Springs: `spring(bounce)`, `spring(mass stiffness damping velocity)`,
  ///   `spring(duration: 0.5, bounce: 0.3)`, `spring(response: 0.5, dampingFraction: 0.7)`,
  ///   `spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)`, `bouncy(duration: 0.4)`
  /// - Algebra: `reversed(easing)`, `mirrored(easing)`, `clamped(easing)`, `joined(easing, easing, 0.5)`,
  ///   `blended(easing, easing, 0.5)`, `part(easing, 0.2, 0.8)`
  /// - `hold`, the names of `named`, and `custom(name)` for one of `customs`
  /// - Motion tokens: `token(enter, ease-out)`, `token(enter)` for one of `customs`, `lasting(short, ease-out)`
  ///
  /// Case and spaces do not matter, nor does a leading dot or a trailing semicolon. A spring keeps
  /// its duration as `naturalDuration`.
  ///
  /// - Throws: `EasingNotationError` if `notation` is anything else, or if it has a duration, which
  ///   an easing cannot hold; see `timed(notation:customs:)`.
  public init(notation: String, customs: [Easing] = []) throws(EasingNotationError) {
    var scanner = EasingScanner(notation, customs: customs)
    self = try scanner.whole()
    guard let duration = scanner.duration else { return }
    throw EasingNotationError(
      "The duration \(duration.word.text) would be lost", column: duration.word.column,
      advice: "remove it: an easing takes as long as its segment of the track")
  }

  /// Reads an easing as `init(notation:customs:)` does, and its duration in seconds if the text has
  /// one, as in `.easeInOut(duration: 0.35)`, or a spring's `naturalDuration`.
  public static func timed(
    notation: String, customs: [Easing] = []
  ) throws(EasingNotationError) -> (easing: Easing, duration: Double?) {
    var scanner = EasingScanner(notation, customs: customs)
    let easing = try scanner.whole()
    return (easing, scanner.duration?.seconds ?? easing.naturalDuration)
  }
}

extension EasingScanner {
  fileprivate mutating func whole() throws(EasingNotationError) -> Easing {
    let easing = try easing()
    try expectEnd()
    return easing
  }

  /// The next easing. Nested `reversed` is counted, not read recursively, since a pasted text may
  /// nest it deeper than the stack allows.
  mutating func easing() throws(EasingNotationError) -> Easing {
    var reversals = 0
    var easing = try bareControlPoints()
    while easing == nil {
      let word = word()
      let meaning = try meaning(of: word)
      if case .function(.reversed) = meaning {
        try expect("(", usage: "reversed(easing)")
        reversals += 1
        easing = try bareControlPoints()
      } else {
        easing = try self.easing(meaning, at: word)
      }
    }
    for _ in 0..<reversals { try expect(")", usage: "reversed(easing)") }
    guard let easing else { fatalError("The loop must end with an easing.") }
    return reversals.isMultiple(of: 2) ? easing : easing.reversed
  }

  private func meaning(of word: Word) throws(EasingNotationError) -> EasingName {
    guard !word.text.isEmpty else {
      throw EasingNotationError(
        "An easing is missing", column: word.column,
        advice: "give a name such as ease-out or a curve such as cubic-bezier(0.42, 0, 1, 1)")
    }
    guard let meaning = EasingName(word.text) else {
      throw EasingNotationError(
        "No easing is called \(word.quoted)", column: word.column,
        advice: "give a name such as ease-out or ease-out-bounce", unknownName: word.text)
    }
    return meaning
  }

  /// The easing that a name means, with its arguments in parentheses.
  private mutating func easing(
    _ meaning: EasingName, at word: Word
  ) throws(EasingNotationError) -> Easing {
    switch meaning {
    case .easing(let easing): easing
    case .family(let family, let direction): try self.easing(family, direction)
    case .preset(let spring): try preset(spring, named: word)
    case .linear where take("("): try linearArguments(of: word)
    case .linear: .linear
    case .direction(let direction) where take("("): try arguments(of: direction, at: word)
    case .direction(let direction): direction.curve
    case .function(let function):
      switch function {
      case .cubicBezier: try cubicBezier()
      case .timingCurve: try timingCurve(word)
      case .steps: try steps()
      case .spring, .interpolatingSpring: try spring()
      case .reversed, .mirrored, .clamped, .joined, .blended, .part: try composition(function, word)
      case .custom: try custom()
      case .token: try token()
      case .lasting: try lasting()
      }
    }
  }
}
