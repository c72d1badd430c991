/// A thread that only sleeps, sixty times a second. When it wakes late, the machine had something else to
/// do or stood still, so a frame that is late at the same time is not late because of its own work.
public nonisolated final class SleepingThread {
  private let isOver: Shared<Bool>
  private let late: Background<[ClosedRange<Double>]>

  /// Begins to sleep. Half the time of a frame is late, as it is for frames.
  public init() {
    let isOver = Shared(false)
    self.isOver = isOver
    late = Background {
      var late: [ClosedRange<Double>] = []
      while !isOver.value {
        let due = Clock.now + Pacer.interval
        Clock.sleep(Pacer.interval)
        let now = Clock.now
        if now > due + Pacer.interval / 2 { late.append(due...now) }
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
