extension Easing {
  /// The 31 classic easings: `linear` and the ten families, each as ease-in, ease-out and
  /// ease-in-out. Names are in kebab case, order and constants are those of easings.net.
  public static let classics: [(name: String, easing: Easing)] =
    [(name: "linear", easing: .linear)]
    + Family.classics.flatMap { family in
      Direction.allCases.map { direction in
        (
          name: "\(direction.name)-\(family.name)",
          easing: Easing(curve: .family(family, direction))
        )
      }
    }

  /// The classic easings with another overshoot of `back` and another period of `elastic`, which in
  /// an ease-in-out is half as long again; see ``Family/back(overshoot:)`` and
  /// ``Family/elastic(amplitude:period:)``.
  public static func classics(
    overshoot: Double, period: Double
  ) -> [(name: String, easing: Easing)] {
    // Nil is 0.45 exactly.
    let long = period == 0.3 ? nil : 1.5 * period
    return classics.map { name, easing in
      guard case .family(let family, let direction) = easing.curve else { return (name, easing) }
      let isWhole = direction == .easeInOut
      let changed: Family =
        switch family.name {
        case "back": .back(overshoot: overshoot)
        case "elastic": .elastic(period: isWhole ? long : period)
        case _: family
        }
      return (name, Easing(curve: .family(changed, direction)))
    }
  }
}

extension Easing.Family {
  static let classics: [Self] = [
    .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .back, .elastic, .bounce,
  ]

  /// The family's name without its parameters, as notations write it: "quad", "bounce".
  public var name: String {
    switch kind {
    case .quad: "quad"
    case .cubic: "cubic"
    case .quart: "quart"
    case .quint: "quint"
    case .sine: "sine"
    case .expo: "expo"
    case .circ: "circ"
    case .bounce, .bounces: "bounce"
    case .power: "power"
    case .elastic: "elastic"
    case .back: "back"
    }
  }
}

extension Easing.Direction {
  /// The direction as notations write it: "ease-in", "ease-out" or "ease-in-out".
  public var name: String {
    switch self {
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}
