/// A thread that only sleeps, five hundred times a second. If it wakes late, its core was busy or
/// stood still, so a frame that is late at the same time need not be late because of its own work.
/// Unlike `ProcessorShare` this works on every system, and detects pauses of a whole virtual
/// machine that no counter shows.
public nonisolated final class SleepingThread {
  /// The length of each sleep, in seconds.
  private static let period = 0.002
  /// The delay from which a wake-up counts as late, in seconds. It is less than the delay of a
  /// missed frame, because a pause may begin in the middle of a sleep.
  private static let lateness = 0.004

  private let isOver: Shared<Bool>
  private let late: Background<[ClosedRange<Double>]>

  /// Starts the thread.
  public init() {
    let isOver = Shared(false)
    self.isOver = isOver
    late = Background {
      var late: [ClosedRange<Double>] = []
      while !isOver.value {
        let due = Clock.now + Self.period
        Clock.sleep(Self.period)
        let now = Clock.now
        if now > due + Self.lateness { late.append(due...now) }
      }
      return late
    }
  }

  deinit { isOver.value = true }

  /// Ends the thread, and returns the periods in which it was late: each from the time at which it
  /// should have woken to the time at which it did, on `Clock`.
  public func stop() -> [ClosedRange<Double>] {
    isOver.value = true
    return late.result(within: 1) ?? []
  }
}
