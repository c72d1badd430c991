/// A spring's whole motion scaled to progress 0…1; see `Easing.spring(_:velocity:)`.
struct SpringCurve: Hashable, Sendable {
  let spring: Spring
  /// The start velocity, in whole distances per second.
  let velocity: Double
  /// In seconds; for a shape without a pace, with a response of 1.
  let duration: Double
  /// The distance that remains when the spring has settled.
  let rest: Double
  /// The bounce of a shape without a pace; nil for other springs. Comes last to avoid padding.
  let bounce: Double?

  /// The motion of `spring`; nil if it never settles.
  init?(_ spring: Spring, velocity: Double) {
    self.init(spring, velocity: velocity, bounce: nil)
    guard duration.isFinite, rest.isFinite else { return nil }
  }

  init(bounce: Double) {
    require(
      bounce > -1 && bounce < 1, "The bounce is \(bounce); it must be above -1 and below 1.")
    self.init(Spring(duration: 1, bounce: bounce), velocity: 0, bounce: bounce)
  }

  private init(_ spring: Spring, velocity: Double, bounce: Double?) {
    require(velocity.isFinite, "The velocity is \(velocity); it must be finite.")
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
