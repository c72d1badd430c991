/// The time since a talk began. It reads no clock: times come from events, and callers pass the
/// current time, so that a replay shows the same.
package struct Stopwatch: Equatable, Sendable {
  /// Seconds that were counted before `since`.
  package private(set) var counted = 0.0
  /// Since when it counts, in seconds on the events' clock; nil while it is paused.
  package private(set) var since: Double?
  /// Whether it has been started since it was reset.
  package private(set) var hasBegun = false

  package init() {}

  package var isRunning: Bool { since != nil }

  /// Seconds at a time on the events' clock.
  package func elapsed(at now: Double) -> Double { counted + max(0, now - (since ?? now)) }

  /// Starts it unless it has been started before: a speaker who has paused it decides when it resumes.
  package mutating func begin(at now: Double) {
    guard !hasBegun else { return }
    (hasBegun, since) = (true, now)
  }

  /// Starts or pauses it.
  package mutating func toggle(at now: Double) {
    guard isRunning else { return (hasBegun, since) = (true, now) }
    (counted, since) = (elapsed(at: now), nil)
  }

  /// Back to 0; it keeps running if it was.
  package mutating func reset(at now: Double) {
    counted = 0
    if isRunning { since = now } else { hasBegun = false }
  }

  /// Restores it as it was in a talk that was interrupted.
  package mutating func restore(_ seconds: Double, isRunning: Bool, at now: Double) {
    (counted, since) = (seconds, isRunning ? now : nil)
    hasBegun = isRunning || seconds > 0
  }
}
