import Keyframes
import Testing

/// Laws that hold for all classic easings.
struct EasingLawsTests {
  /// A few rounding errors of numbers near 1.
  static let rounding = 1e-14
  static let grid = (0...1000).map { Double($0) / 1000 }
  static let families: [(name: String, family: Easing.Family)] = [
    ("sine", .sine), ("quad", .quad), ("cubic", .cubic), ("quart", .quart), ("quint", .quint),
    ("expo", .expo), ("circ", .circ), ("back", .back), ("elastic", .elastic), ("bounce", .bounce),
  ]
  static let everything: [Easing] =
    Easing.classics.map(\.easing)
    + [
      .ease, .easeIn, .easeOut, .easeInOut, .hold, .steps(3), .steps(4, .jumpNone),
      .cubicBezier(1, 0, 0, 1), .cubicBezier(0, 1, 1, 0), .cubicBezier(0.3, -5, 0.2, 7),
      .linear([0, 0.25, 1]), .spring(bounce: 0), .spring(bounce: 0.7), .spring(bounce: -0.7),
      .easeIn(.elastic(amplitude: 2, period: 0.1)), .easeOut(.back(overshoot: 9)), .hold.reversed,
      .easeIn(.power(0.3)), .easeInOut(.power(7.5)), .easeOut(.bounce(count: 6, restitution: 0.8)),
      .spring(.bouncy), .spring(Spring(stiffness: 180, damping: 12), velocity: 5),
      .spring(Spring(response: 2, dampingRatio: 3), velocity: -4),
      .easeIn(.back).joined(.easeOut(.bounce), at: 0.3, value: 0.6),
      .easeIn.blended(with: .spring(bounce: 0.5), by: 0.1), .easeInOut(.elastic).clamped,
      .easeInOut(.back).part(from: 0.1, to: 0.7), .easeIn(.expo).joined(.hold).reversed,
    ] + Easing.named.map(\.easing) + Easing.springLibrary.map(\.easing)

  @Test(arguments: everything)
  func endsAreExact(_ easing: Easing) {
    #expect(easing(0) == 0)
    #expect(easing(1) == 1)
    #expect(easing.reversed(0) == 0)
    #expect(easing.reversed(1) == 1)
  }

  /// A tolerance that rules out a jump to the exact end; elastic's own formula is off by 2⁻¹¹.
  @Test(arguments: classicsWithoutElastic)
  func endsAreSmooth(_ easing: Easing) {
    #expect(abs(easing(1e-12)) < 1e-5)
    #expect(abs(1 - easing(1 - 1e-12)) < 1e-5)
  }

  static let classicsWithoutElastic =
    Easing.classics.filter { !$0.name.hasSuffix("elastic") }.map(\.easing)
    + [.spring(bounce: 0.5), .spring(bounce: -0.5)]

  @Test(arguments: families.map(\.family))
  func easeOutMirrorsEaseIn(_ family: Easing.Family) {
    for progress in Self.grid {
      let mirrored = 1 - Easing.easeIn(family)(1 - progress)
      #expect(abs(Easing.easeOut(family)(progress) - mirrored) < Self.rounding)
    }
  }

  static let halves: [(family: Easing.Family, half: Easing.Family)] =
    families.map(\.family).filter { $0 != .back && $0 != .elastic }.map { ($0, $0) }
    + [
      (.back(overshoot: 1), .back(overshoot: 1.525)), (.elastic, .elastic(period: 0.45)),
      (.elastic(amplitude: 2, period: 0.2), .elastic(amplitude: 2, period: 0.2)),
    ]

  /// `easeInOut` takes other constants than `easeIn` for back and, unless it is named, elastic's period.
  @Test(arguments: halves)
  func easeInOutIsHalfOfEaseIn(_ family: Easing.Family, _ half: Easing.Family) {
    for progress in Self.grid {
      let expected =
        progress < 0.5
        ? Easing.easeIn(half)(2 * progress) / 2 : 1 - Easing.easeIn(half)(2 - 2 * progress) / 2
      #expect(abs(Easing.easeInOut(family)(progress) - expected) < Self.rounding)
    }
  }

  @Test(arguments: everything)
  func reversedRunsBackwards(_ easing: Easing) {
    for progress in Self.grid {
      #expect(abs(easing.reversed(progress) - (1 - easing(1 - progress))) < 1e-12)
    }
    #expect(easing.reversed.reversed == easing)
  }

  @Test(arguments: [Easing.Family.sine, .quad, .cubic, .quart, .quint, .expo, .circ])
  func monotoneFamiliesNeverDecrease(_ family: Easing.Family) {
    for easing in [Easing.easeIn(family), .easeOut(family), .easeInOut(family)] {
      for (before, after) in zip(Self.grid, Self.grid.dropFirst()) {
        #expect(easing(before) <= easing(after), "\(easing) at \(before)")
      }
    }
  }

  @Test(arguments: everything)
  func finiteForEveryFiniteProgress(_ easing: Easing) {
    let hair = 7e-16  // circ under its root
    for progress in [
      -1e6, -3, -1, -hair, -0.0, .leastNonzeroMagnitude, hair, 1 - hair, 1 + hair, 1.5, 3, 1e6,
    ] {
      #expect(easing(progress).isFinite, "\(easing) at \(progress)")
    }
    for progress in stride(from: -2.0, through: 3, by: 1.0 / 128) {
      #expect(easing(progress).isFinite, "\(easing) at \(progress)")
    }
    for progress in [Double.nan, .infinity, -.infinity] { _ = easing(progress) }  // does not trap
  }

  @Test(arguments: families.map(\.family))
  func familiesHoldBeyondTheirEnds(_ family: Easing.Family) {
    for easing in [Easing.easeIn(family), .easeOut(family), .easeInOut(family)] {
      #expect(easing(-0.5) == 0)
      #expect(easing(1.0000000000000007) == 1)
    }
  }
}
