/// When frames are due, 60 times a second, and how much time each of them shows.
///
/// Deadlines are a sixtieth of a second apart and do not drift with the jitter of timers. After a
/// frame that came late by more than that jitter they count from that frame: work that took too long,
/// or a display that shows fewer frames a second and holds each of them back.
nonisolated struct Pacer: Equatable {
  static let interval = 1.0 / 60
  /// No frame shows more time than this, so that nothing leaps after a stall.
  static let longestStep = 0.1
  /// What a timer may be late by.
  static let jitter = 0.001

  /// When the next frame is due; nil before the first.
  private(set) var deadline: Double?
  private var last = 0.0
  private var hasRested = false

  /// Seconds from `now` until the next frame is due; 0 if it is.
  func wait(at now: Double) -> Double {
    deadline.map { max(0, $0 - now) } ?? 0
  }

  /// Begins a frame and returns the seconds that it shows more than the one before.
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

  /// Says that nothing moves: the time until the next frame is waiting, and not to be shown.
  mutating func rest() { hasRested = true }
}
