/// What a thread got of the processor in a period, and what it did not get, in milliseconds.
public nonisolated struct ProcessorShare: Sendable, Equatable {
  /// The step in which `stolen` is counted.
  public static let stolenStep = 10.0

  /// Used by all threads of this process, on all cores.
  public var used: Double
  /// The time in which the thread was ready to run while other threads had the cores; nil if the
  /// system does not report it.
  public var waited: Double?
  /// The time for which the host of a virtual machine took away the core that it took away for longest,
  /// although this system wanted to use it; nil if the system does not report it. It is counted in whole
  /// steps, so it is known to within one step.
  public var stolen: Double?

  public init(used: Double, waited: Double? = nil, stolen: Double? = nil) {
    (self.used, self.waited, self.stolen) = (used, waited, stolen)
  }

  /// The part of a period of `length` milliseconds that is certain to have been lost to other threads or
  /// to the host; nil if the system reports neither.
  ///
  /// It is the larger of both, not the sum: a thread also waits while the host has the core for which it
  /// waits. Of `stolen` one step is not certain, and more than the whole period is not believed.
  func lost(of length: Double) -> Double? {
    let times = [waited, stolen.map { $0 - Self.stolenStep }].compactMap { $0 }
    return times.isEmpty ? nil : times.filter { $0 <= length }.max().map { max($0, 0) } ?? 0
  }

  /// The same, but 0 where this process may itself have had the cores that the thread lacked: all its
  /// threads together used them for so long that a frame was missed.
  func certainlyLost(of length: Double) -> Double? {
    lost(of: length).map { FrameTimes.isLate(used) ? 0 : $0 }
  }
}
