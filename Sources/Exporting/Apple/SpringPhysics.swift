import Keyframes

/// A spring's physics, with mass 1.
struct SpringPhysics {
  let stiffness, damping: Double
  /// At the start, in whole ways per second.
  let velocity: Double
  /// What the whole motion takes, in seconds.
  let duration: Double

  /// Of an easing that is a spring and nothing else; over `length` seconds, or at its own pace.
  init?(_ easing: Easing, over length: Double? = nil) {
    let tree = EasingTree(easing)
    guard tree.name == "spring", let first = tree.arguments.first?.number else { return nil }
    let velocity = tree.number("velocity") ?? 0
    let spring: Spring
    if let response = tree.number("response"), let ratio = tree.number("dampingRatio") {
      spring = Spring(response: response, dampingRatio: ratio)
    } else {
      spring = Spring(duration: 1, bounce: first)
    }
    let own = Easing.spring(spring, velocity: velocity).naturalDuration ?? 1
    let pace = own / (length ?? own)
    stiffness = spring.stiffness * pace * pace
    damping = spring.damping * pace
    self.velocity = velocity * pace
    duration = length ?? own
  }
}
