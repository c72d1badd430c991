package import Keyframes
import Syntax

/// A spring's physics, with mass 1.
package struct SpringPhysics {
  /// As it moves at its own pace; of a shape without a pace, with a response of 1 s.
  package let spring: Spring
  let stiffness, damping: Double
  /// At the start, in whole ways per second.
  package let velocity: Double
  /// The duration of the whole motion, in seconds.
  package let duration: Double

  /// The physics of an easing that is a spring and nothing else; over `length` seconds, or at its
  /// own pace.
  package init?(_ easing: Easing, over length: Double? = nil) {
    let velocity: Double
    switch easing.form {
    case .spring(let own, let start): (spring, velocity) = (own, start.withoutMinusZero)
    case .springShape(let bounce): (spring, velocity) = (Spring(duration: 1, bounce: bounce), 0)
    case .linear, .hold, .family, .cubicBezier, .steps, .stops, .custom, .reversed, .mirrored,
      .joined, .blended, .clamped, .part:
      return nil
    }
    let own = Easing.spring(spring, velocity: velocity).naturalDuration ?? 1
    let pace = own / (length ?? own)
    stiffness = spring.stiffness * pace * pace
    damping = spring.damping * pace
    self.velocity = velocity * pace
    duration = length ?? own
  }
}
