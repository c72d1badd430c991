/// A thread that only sleeps, five hundred times a second. When it wakes late, its core had something else
/// to do or stood still, so a frame that is late at the same time need not be late because of its own work.
/// Unlike `ProcessorShare` it works on every system, and finds pauses of a whole virtual machine that no
/// counter shows.
public nonisolated final class SleepingThread {
  /// Seconds of each sleep.
  private static let period = 0.002
  /// How much later than it should it wakes, in seconds, to be late. It is less than a frame must be late to be
  /// missed, for a pause may begin in the middle of a sleep.
  private static let lateness = 0.004

  private let isOver: Shared<Bool>
  private let late: Background<[ClosedRange<Double>]>

  /// Begins to sleep.
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

  /// Ends it, and returns when it was late: from the time at which it should have woken to that at which
  /// it did, on `Clock`.
  public func stop() -> [ClosedRange<Double>] {
    isOver.value = true
    return late.result(within: 1) ?? []
  }
}
