/// The processor time that a thread used or lacked in a period, in milliseconds.
public nonisolated struct ProcessorShare: Sendable, Equatable {
  /// The step in which `stolen` is counted.
  public static let stolenStep = 10.0

  /// The time used by all threads of this process, on all cores.
  public var used: Double
  /// The time for which the thread was ready to run while other threads had the cores; nil if the
  /// system does not report it.
  public var waited: Double?
  /// The time for which the host of a virtual machine withheld a core that this system wanted to
  /// use, for the core with the longest such time; nil if the system does not report it. It is
  /// counted in whole steps, so it is known to within one step.
  public var stolen: Double?

  public init(used: Double, waited: Double? = nil, stolen: Double? = nil) {
    (self.used, self.waited, self.stolen) = (used, waited, stolen)
  }

  /// The part of a period of `length` milliseconds that was certainly lost to other threads or to
  /// the host; nil if the system reports neither.
  ///
  /// It is the larger of both times, not their sum: a thread also waits while the host has the core
  /// for which it waits. One step of `stolen` is uncertain, and not more than the whole period can
  /// be lost.
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
