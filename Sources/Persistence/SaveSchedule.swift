/// When edits are saved: at the latest a second after the first unsaved change, however fast others
/// follow, and after a failure again and again until it succeeds.
///
/// Times are seconds on any clock that never goes back.
public struct SaveSchedule: Equatable, Sendable {
  /// From the first unsaved change until it is saved. Asking twice a second still saves
  /// within a second.
  public static let wait = 0.5
  /// From the first attempt that fails to the next.
  public static let firstDelay = 1.0
  /// From one attempt to the next, at most.
  public static let longestDelay = 10.0

  /// When the next attempt is due; nil if everything is saved or being saved.
  private var due: Double?
  /// How long the last failed attempt was waited for.
  private var delay: Double?

  public init() {}

  /// Whether there is something to save.
  public var isWaiting: Bool { due != nil }

  /// Whether the last attempt failed.
  public var hasFailed: Bool { delay != nil }

  /// Notes a change at a time; only the first unsaved one counts.
  public mutating func change(at now: Double) {
    if due == nil { due = now + Self.wait }
  }

  /// Notes that there is nothing to save any more.
  public mutating func cancel() { (due, delay) = (nil, nil) }

  /// Begins an attempt; changes from now on are for the next one.
  public mutating func begin() { due = nil }

  /// Notes that the attempt succeeded.
  public mutating func succeed() { delay = nil }

  /// Notes that the attempt failed; each waits twice as long as the one before.
  public mutating func fail(at now: Double) {
    let next = min(delay.map { $0 * 2 } ?? Self.firstDelay, Self.longestDelay)
    (due, delay) = (now + next, next)
  }

  /// Whether to try now.
  public func isDue(at now: Double) -> Bool { due.map { now >= $0 } ?? false }
}
