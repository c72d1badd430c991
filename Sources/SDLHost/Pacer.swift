/// The deadlines of frames, 60 times a second, and the time step of each.
///
/// Deadlines are a sixtieth of a second apart and do not drift with timer jitter. After a frame
/// that was late by more than that, because work took too long or the display is slower, they count
/// from that frame.
nonisolated struct Pacer: Equatable {
  static let interval = 1.0 / 60
  /// The longest time step, so that nothing jumps after a stall.
  static let longestStep = 0.1
  /// The tolerated lateness of a timer.
  static let jitter = 0.001

  /// The time of the next frame; nil before the first.
  private(set) var deadline: Double?
  private var last = 0.0
  private var hasRested = false

  /// Seconds from `now` until the next frame is due, of so many a second; 0 if it is.
  func wait(at now: Double, rate: Double = 60) -> Double {
    deadline.map { max(0, $0 - Self.interval + 1 / rate - now) } ?? 0
  }

  /// Begins a frame and returns the seconds since the previous one.
  mutating func begin(at now: Double) -> Double {
    guard let due = deadline else {
      last = now
      deadline = now + Self.interval
      return 0
    }
    let time = abs(now - due) <= Self.jitter ? due : now
    let step = time - last
    last = time
    deadline = time + Self.interval
    defer { hasRested = false }
    return hasRested ? min(step, Self.interval) : min(max(step, 0), Self.longestStep)
  }

  /// Marks that nothing moves, so the time until the next frame does not count.
  mutating func rest() { hasRested = true }
}
