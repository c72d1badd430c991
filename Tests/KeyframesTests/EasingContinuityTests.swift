import Testing

@testable import Keyframes

/// Easings that surely don't jump are drawn without a search for jumps.
@Suite struct EasingContinuityTests {
  private static let others: [(name: String, easing: Easing)] = [
    ("nearly upright", .cubicBezier(0, 1, 0, 1)), ("level", .cubicBezier(1, 0, 0, 1)),
    ("many waves", .easeOut(.elastic(amplitude: 3, period: 0.02))),
    ("far back", .easeIn(.back(overshoot: 20))), ("low power", .easeIn(.power(0.2))),
    ("bounces", .easeOut(.bounce(count: 20, restitution: 0.9))),
    ("mirrored", Easing.easeIn(.expo).mirrored), ("mixed", .linear.blended(with: .ease, by: 0.3)),
  ]

  /// Halving a step again and again brings the values at its ends together.
  @Test func withoutJumpsValuesComeTogether() {
    for (name, easing) in Easing.classics + Easing.named + Self.others {
      guard !easing.mayJump else { continue }
      for step in 0..<64 {
        var (low, high) = (Double(step) / 64, Double(step + 1) / 64)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if abs(easing(middle) - easing(low)) > abs(easing(high) - easing(middle)) {
            high = middle
          } else {
            low = middle
          }
        }
        #expect(abs(easing(high) - easing(low)) < 0.02, "\(name) at \(low)")
      }
    }
  }

  @Test func whatJumpsIsKnown() {
    let jumping: [Easing] = [
      .hold, .steps(3), .hold.reversed, .steps(2).mirrored, .linear.blended(with: .hold, by: 0.2),
    ]
    for easing in jumping { #expect(easing.mayJump) }
    #expect(!Easing.ease.mayJump && !Easing.spring(bounce: 0.4).mayJump)
  }
}
