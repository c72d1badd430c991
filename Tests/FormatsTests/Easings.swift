import Keyframes

/// Easings of every kind.
enum Easings {
  /// The catalogue, CSS's, and the springs.
  static let named: [Easing] =
    Easing.classics.map(\.easing) + Easing.named.map(\.easing)
    + Easing.springLibrary.map(\.easing)

  static let parameterised: [Easing] = [
    .linear, .hold, .ease, .easeIn, .easeOut, .easeInOut,
    .cubicBezier(0.1, -0.7, 0.3, 1.9), .steps(1), .steps(3, .jumpStart), .steps(4, .jumpNone),
    .steps(5, .jumpBoth), .linear([0.25]), .linear([0, 0.25, 1]),
    .linear([0, LinearStop(0.3, at: 0.1), LinearStop(0.9, at: 0.1), LinearStop(1.25, at: 0.7), 1]),
    .linear([LinearStop(0.1, at: -0.25), LinearStop(0.7, at: 1e-7), LinearStop(0.8, at: 1.5)]),
    .easeIn(.power(1.7)), .easeOut(.power(0.4)), .easeInOut(.back(overshoot: 3)),
    .easeOut(.elastic(amplitude: 1.3, period: 0.2)), .easeIn(.elastic(amplitude: 2)),
    .easeOut(.bounce(count: 5, restitution: 0.7)), .easeIn(.bounce(count: 0)),
    .spring(bounce: 0.3), .spring(bounce: -0.4),
    .spring(Spring(response: 0.45, dampingRatio: 0.6)),
    .spring(Spring(response: 1.0 / 3, dampingRatio: 0.15), velocity: -4.5),
    .spring(Spring(stiffness: 170, damping: 26)),
  ]

  static let composed: [Easing] = [
    Easing.easeIn(.quad).mirrored, Easing.hold.reversed, Easing.steps(3).reversed,
    Easing.spring(bounce: 0.5).reversed, Easing.easeOut(.back).clamped,
    Easing.easeIn(.quad).joined(.easeOut(.bounce), at: 0.3, value: 0.8),
    Easing.easeIn.joined(.hold), Easing.linear.blended(with: .easeOut(.elastic), by: 0.25),
    Easing.easeInOut(.sine).part(from: 0.2, to: 0.9),
    Easing.steps(3, .jumpBoth).mirrored.blended(
      with: Easing.linear([0, LinearStop(0.2, at: 0.7), 1]).reversed, by: 0.1),
  ]

  static let all = named + parameterised + composed

  /// A function of the tests' own.
  static let wobble = Easing.custom("wobble") { $0 + 0.3 * $0 * (1 - $0) }
}
