import Keyframes

/// The easings and springs of the tests of dialects.
enum DialectEasings {
  static let springs: [Easing] =
    [0.15, 0.4, 0.7, 0.999, 1, 1.4].flatMap { ratio in
      [0.2, 0.5, 2].map { .spring(Spring(response: $0, dampingRatio: ratio)) }
    } + [
      .smooth, .snappy, .bouncy, .spring(Spring(stiffness: 170, damping: 26)),
      .spring(Spring(response: 0.45, dampingRatio: 0.6), velocity: 3),
      .spring(Spring(response: 0.8, dampingRatio: 1.2), velocity: -2), .spring(bounce: 0.3),
      .spring(bounce: -0.4),
    ]

  static let exact: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(0.1, -0.7, 0.3, 1.9),
    .cubicBezier(0, 0, 0.2, 1), .easeIn(.quad), .easeOut(.cubic), .easeIn(.back),
    .materialStandard,
  ]

  static let families: [Easing] =
    Easing.classics.map(\.easing) + [
      .easeInOut(.back(overshoot: 3)), .easeOut(.elastic(amplitude: 1.3, period: 0.2)),
      .easeOut(.bounce(count: 5, restitution: 0.7)), .easeOut(.power(2.5)),
    ]

  static let others: [Easing] = [
    .hold, .steps(3), .steps(4, .jumpStart), .steps(3, .jumpNone), .steps(2, .jumpBoth),
    .linear([0, 0.25, 1]),
    .linear([0, LinearStop(0.3, at: 0.1), LinearStop(0.9, at: 0.1), LinearStop(1.25, at: 0.7), 1]),
    Easing.easeIn(.quad).joined(.easeOut(.bounce), at: 0.3, value: 0.8),
    Easing.spring(bounce: 0.5).reversed, Easing.easeOut(.back).clamped,
    Easing.linear.blended(with: .easeOut(.elastic), by: 0.25), Easing.easeIn(.quad).mirrored,
  ]

  static let all = springs + exact + families + others
}
