/// Easings with the names of motion tokens.
extension Easing {
  /// `easing` under the name of a motion token; it moves exactly as `easing` does.
  ///
  /// The name lets all segments that use a token be found and changed together. Everything else
  /// sees only the easing: `form`, `reversed` and easings composed from it have no name.
  ///
  /// ```swift
  /// let enter = Easing.token("enter", .cubicBezier(0, 0, 0.2, 1))
  /// enter(0.5) == Easing.cubicBezier(0, 0, 0.2, 1)(0.5)     // true
  /// enter.notation                          // "token(enter, cubic-bezier(0, 0, 0.2, 1))"
  /// ```
  ///
  /// - Precondition: ``isTokenName(_:)`` of `name`.
  public static func token(_ name: String, _ easing: Easing) -> Easing {
    requireTokenName(name)
    return easing.named(name, lasting: easing.durationToken)
  }

  /// This easing, for a segment that lasts as long as the duration token `name`; `nil` removes the
  /// name.
  ///
  /// ```swift
  /// Easing.easeOut.lasting("short").notation        // "lasting(short, cubic-bezier(0, 0, 0.58, 1))"
  /// ```
  ///
  /// - Precondition: ``isTokenName(_:)`` of `name`.
  public func lasting(_ name: String?) -> Easing {
    if let name { Self.requireTokenName(name) }
    return named(token, lasting: name)
  }

  /// The name of the motion token; nil if this easing is not a token.
  public var token: String? { names?.easing }

  /// The name of the duration token that sets the segment's length; nil if there is none.
  public var durationToken: String? { names?.duration }

  /// The easing without names of tokens.
  public var unnamed: Easing { names?.curve ?? self }

  /// Whether `name` has 1 to 60 letters, digits, hyphens and underscores, and nothing else.
  public static func isTokenName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 60
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  static func requireTokenName(_ name: String) {
    require(
      isTokenName(name), "\"\(name)\" cannot name a token: use up to 60 letters, digits, - and _.")
  }

  /// The easing of a token, and the names of its easing and duration tokens.
  struct Names: Hashable, Sendable {
    let curve: Easing
    let easing: String?
    let duration: String?
  }

  private var names: Names? {
    if case .composition(.named(let names)) = curve { names } else { nil }
  }

  private func named(_ name: String?, lasting duration: String?) -> Easing {
    let plain = unnamed
    guard name != nil || duration != nil else { return plain }
    return Easing(
      curve: .composition(.named(Names(curve: plain, easing: name, duration: duration))))
  }
}
