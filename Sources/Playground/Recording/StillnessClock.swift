/// Tells by the times of events for how long nothing happened between two steps.
///
/// Steps bring their own seconds; the events' clock counts where it is ahead of their sum by more
/// than frames that come late can explain.
struct StillnessClock {
  /// What is less is no stillness, in seconds.
  static let least = 0.25

  /// The sum of what has passed, in seconds.
  private var now = 0.0
  /// What the events' clock shows more than that; nil until there is an event.
  private var offset: Double?

  /// Notes a step of `dt` seconds, whose last event was at `time` seconds of the events' clock.
  ///
  /// - Returns: for how many seconds nothing happened before it.
  mutating func pass(_ dt: Double, _ time: Double?) -> Double {
    now += dt
    guard let time, time.isFinite else { return 0 }
    let still = stillness(until: time)
    now += still
    if still == 0, abs(time - now - (offset ?? .infinity)) > Self.least { offset = time - now }
    return still
  }

  /// For how many seconds nothing has happened if it is `time` now.
  func stillness(until time: Double) -> Double {
    guard let offset, time - now - offset > Self.least else { return 0 }
    return time - now - offset
  }

  /// What passes until the next event does not count.
  mutating func stop() { offset = nil }
}
