#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// UIKit chooses the frequency ω such that its estimate of the envelope, |ζω - v| / (ω√(1 - ζ²)) ·
  /// exp(-ζωd), is 0.001 at the end; without overshoot, such that the distance itself is 0.001.
  /// (The rule is known from Framer's `SpringCurveValueConverter` and SwiftUI's
  /// `settlingDuration`.) The true distance then may be a little larger: 0.0015 for UIKit's and
  /// Spring's usual 0.7, 0.7, 0.7.
  ///
  /// Where the rule has no solution, for a damping ratio above 1 and for a velocity so high that the
  /// estimate is always below 0.001, it is `init(settlingTime:dampingRatio:)`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; above 0.
  ///   - dampingRatio: The damping ratio; above 0.
  ///   - velocity: The start velocity in whole distances per second.
  public init(uiKitDuration duration: Double, dampingRatio: Double, velocity: Double = 0) {
    self.init(settlingTime: duration, dampingRatio: dampingRatio)
    require(velocity.isFinite, "The velocity is \(velocity); it must be finite.")
    guard dampingRatio <= 1 else { return }
    let highest = Spring.highestEnvelope(duration, dampingRatio, velocity)
    func isOutside(_ frequency: Double) -> Bool {
      Spring.envelope(frequency, duration, dampingRatio, velocity) > 0.001
    }
    guard isOutside(highest) else { return }
    // The envelope falls from there on.
    var (low, high) = (highest, highest + 1 / duration)
    while isOutside(high) { (low, high) = (high, high + 2 * (high - highest)) }
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { break }
      if isOutside(middle) { low = middle } else { high = middle }
    }
    self.init(response: 2 * .pi / high, dampingRatio: dampingRatio)
  }

  /// UIKit's estimate of the distance left after `duration`.
  private static func envelope(
    _ frequency: Double, _ duration: Double, _ dampingRatio: Double, _ velocity: Double
  ) -> Double {
    guard dampingRatio < 1 else {
      return ((frequency - velocity) * duration + 1) * exp(-frequency * duration)
    }
    let decay = dampingRatio * frequency
    let swing = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    return (decay - velocity) / swing * exp(-decay * duration)
  }

  /// The frequency at which the estimate is largest, or one so low that it is beyond any limit.
  private static func highestEnvelope(
    _ duration: Double, _ dampingRatio: Double, _ velocity: Double
  ) -> Double {
    let least = 1e-9 / duration
    guard dampingRatio < 1 else { return max(velocity, least) }
    guard velocity > 0 else { return least }
    // Where its derivative is 0: ζ / (ζω - v) = 1 / ω + ζd.
    let (drag, push) = (dampingRatio * duration, velocity * dampingRatio * duration)
    return (push + (push * push + 4 * dampingRatio * drag * velocity).squareRoot())
      / (2 * dampingRatio * drag)
  }
}
