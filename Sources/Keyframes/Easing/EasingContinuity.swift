extension Easing {
  /// Whether the value may jump, or rise so steeply that it looks like a jump. False only for easings
  /// that surely don't.
  package var mayJump: Bool {
    switch curve {
    case .linear, .bezier, .spring: false
    case .family(let family, _): family.mayJump
    case .hold, .steps, .stops, .custom: true
    case .composition(let composition): composition.mayJump
    }
  }
}

extension Easing.Family {
  fileprivate var mayJump: Bool {
    switch kind {
    case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce, .bounces, .back: false
    case .power(let exponent): exponent < 0.2 || exponent > 100
    case .elastic(let amplitude, let period): amplitude > 100 || (period ?? 1) < 0.01
    }
  }
}

extension Easing.Composition {
  fileprivate var mayJump: Bool {
    switch self {
    case .named(let names): names.curve.mayJump
    case .mirrored(let easing), .clamped(let easing): easing.mayJump
    case .joined, .part: true
    case .blended(let one, let other, _): one.mayJump || other.mayJump
    }
  }
}
