extension Easing {
  /// `linear` and the ten families, each in, out and both: 31 easings under their names in kebab case,
  /// in the order of easings.net, with their classic constants.
  public static let classics: [(name: String, easing: Easing)] =
    [(name: "linear", easing: .linear)]
    + Family.classics.flatMap { family in
      Direction.allCases.map { direction in
        (name: "\(direction.name)-\(family.name)", easing: Easing(.family(family, direction)))
      }
    }
}

extension Easing.Family {
  static let classics: [Self] = [
    .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .back, .elastic, .bounce,
  ]

  var name: String {
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
  var name: String {
    switch self {
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}
