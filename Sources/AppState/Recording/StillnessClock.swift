/// Measures by the times of events how long there were no steps.
///
/// The time of the events counts if it is further ahead of the sum of the steps' seconds than late
/// frames can explain.
package struct StillnessClock {
  /// Shorter periods do not count, in seconds.
  package static let least = 0.25

  /// The seconds that have passed, in steps and between them.
  private var now = 0.0
  /// How far the events' clock is ahead of `now`; nil until there is an event.
  private var offset: Double?

  package init() {}

  /// Notes a step of `dt` seconds, whose last event was at `time`, in seconds on the events' clock.
  ///
  /// - Returns: for how many seconds there were no steps before it.
  package mutating func pass(_ dt: Double, _ time: Double?) -> Double {
    now += dt
    guard let time, time.isFinite else { return 0 }
    let still = stillness(until: time)
    now += still
    if still == 0, abs(time - now - (offset ?? .infinity)) > Self.least { offset = time - now }
    return still
  }

  /// For how many seconds there have been no steps at `time`.
  package func stillness(until time: Double) -> Double {
    guard let offset, time - now - offset > Self.least else { return 0 }
    return time - now - offset
  }

  /// The time until the next event does not count.
  package mutating func stop() { offset = nil }
}
