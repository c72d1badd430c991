/// A spring's whole motion squeezed into progress; see `Easing.spring(_:velocity:)`.
struct SpringCurve: Equatable, Sendable {
  let spring: Spring
  /// At the start, in whole ways per second.
  let velocity: Double
  /// In seconds, also of a shape without a pace: of its response of 1.
  let duration: Double
  /// What the settled spring still lacks.
  let rest: Double
  /// The number that it was made from, if it is a shape without a pace. Last, where it costs no padding.
  let bounce: Double?

  /// The motion of `spring`, if it ever settles.
  init?(_ spring: Spring, velocity: Double) {
    self.init(spring, velocity: velocity, bounce: nil)
    guard duration.isFinite, rest.isFinite else { return nil }
  }

  init(bounce: Double) {
    precondition(bounce > -1 && bounce < 1, "The bounce is \(bounce), not above -1 and below 1.")
    self.init(Spring(duration: 1, bounce: bounce), velocity: 0, bounce: bounce)
  }

  private init(_ spring: Spring, velocity: Double, bounce: Double?) {
    precondition(velocity.isFinite, "The velocity is \(velocity), not finite.")
    (self.spring, self.velocity, self.bounce) = (spring, velocity, bounce)
    duration = spring.settlingTime(velocity: velocity)
    rest = 1 - spring.value(at: duration, velocity: velocity)
  }

  /// In seconds.
  var naturalDuration: Double? { bounce == nil ? duration : nil }

  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return spring.value(at: progress * duration, velocity: velocity) + progress * rest
  }
}
