extension Physics {
  /// A constant that a slider can change.
  public struct Constant: Sendable {
    /// The name as shown to users, such as "Friction".
    public let name: String
    /// The valid range, in the constant's own unit; values outside are clamped to it.
    public let range: ClosedRange<Double>
    /// The key path of the constant in a ``Physics``.
    public let path: any WritableKeyPath<Physics, Double> & Sendable
    let matters: @Sendable (Physics) -> Bool

    /// Whether the constant has any effect in `physics`; if not, its slider may be hidden.
    public func matters(in physics: Physics) -> Bool { matters(physics) }
  }

  /// All constants, in the order of their declarations.
  public static let constants: [Constant] = coasts + edges + carries + responses + hands

  private static let coasts: [Constant] = [
    Constant(name: "Kept per millisecond", range: 0.9...0.9999, path: \.keep) {
      $0.coasting == .exponential
    },
    Constant(name: "Friction", range: 0.001...0.2, path: \.friction) { $0.coasting == .spline },
    Constant(name: "Inflexion", range: 0.05...0.6, path: \.inflexion) { $0.coasting == .spline },
  ]

  private static let edges: [Constant] = [
    Constant(name: "Give at the edge", range: 0.01...1, path: \.give) { $0.edge == .rubberBand },
    Constant(name: "Bounce stiffness", range: 10...1000, path: \.bounceStiffness) {
      $0.edge == .rubberBand
    },
    Constant(name: "Elastic stiffness", range: 1...100, path: \.elasticStiffness) {
      $0.edge == .elastic
    },
    Constant(name: "Elastic amplitude", range: 0...1, path: \.elasticAmplitude) {
      $0.edge == .elastic
    },
    Constant(name: "Elastic period", range: 0.1...10, path: \.elasticPeriod) {
      $0.edge == .elastic
    },
  ]

  private static let carries: [Constant] = [
    Constant(name: "Carry factor", range: 0...1, path: \.carryFactor) { $0.coasting != .none },
    Constant(name: "Carry exponent", range: 0.5...2, path: \.carryExponent) { $0.carries },
    Constant(name: "Carry limit", range: 0...100_000, path: \.carryLimit) { $0.carries },
    Constant(name: "Carry threshold", range: 0...1, path: \.carryThreshold) { $0.carries },
  ]

  private static let responses: [Constant] = [
    Constant(name: "Settling response", range: 0...2, path: \.settlingResponse) { _ in true },
    Constant(name: "Wheel response", range: 0...2, path: \.wheelResponse) { _ in true },
    Constant(name: "Finger response", range: 0...2, path: \.fingerResponse) { _ in true },
  ]

  private static let hands: [Constant] = [
    Constant(name: "Slowest throw", range: 0...1000, path: \.slowestThrow) { _ in true },
    Constant(name: "Fastest throw", range: 100...20_000, path: \.fastestThrow) { _ in true },
    Constant(name: "Velocity window", range: 0.01...0.5, path: \.velocityWindow) { _ in true },
  ]

  private var carries: Bool { coasting != .none && carryFactor > 0 }

  /// A copy with every constant clamped to its range; the scroller uses this copy.
  var read: Physics {
    var physics = self
    for constant in Self.constants {
      let value = physics[keyPath: constant.path]
      let usual = Physics()[keyPath: constant.path]
      physics[keyPath: constant.path] = (value.isNaN ? usual : value).clamped(to: constant.range)
    }
    return physics
  }
}
