/// The cost of the frames of a run.
public nonisolated struct FrameTimes: Sendable, Equatable {
  /// Percentiles, in milliseconds.
  public struct Spread: Sendable, Equatable {
    public var median = 0.0
    public var p95 = 0.0
    public var p99 = 0.0
    public var maximum = 0.0

    /// All values are 0 if there are none.
    public init(_ values: [Double]) {
      let sorted = values.sorted()
      guard let last = sorted.last else { return }
      func part(_ part: Double) -> Double {
        sorted[Int((part * Double(sorted.count - 1)).rounded())]
      }
      (median, p95, p99, maximum) = (part(0.5), part(0.95), part(0.99), last)
    }
  }

  /// Milliseconds of work per frame: handling events, the step, painting and submitting to SDL,
  /// without presenting and sleeping.
  public var work: [Double] = []
  /// Milliseconds of presenting per frame, including waiting for the display; 0 if nothing had
  /// changed.
  public var present: [Double] = []
  /// Milliseconds from the start of each frame to the start of the next.
  public var intervals: [Double] = []
  /// The processor's share of each frame, until the next began; empty if it was not recorded.
  public var shares: [ProcessorShare] = []
  /// The time when the first frame began, on `Clock`; nil without frames.
  public var start: Double?
  /// Seconds from the start of the process until the first frame was presented.
  public var startToFirstFrame: Double?
  /// Resident memory in MiB, at the end.
  public var residentMemory: Double?
  /// Bytes by which the heap grew over the second half of the frames; nil if the system does not
  /// report it.
  public var heapGrowth: Double?
  /// CPU seconds of the whole process between the first frame and the last.
  public var processorTime = 0.0
  /// Wall-clock seconds of the same period.
  public var duration = 0.0
  /// SDL's name of the renderer.
  public var renderer = ""

  public init() {}

  /// The number of frames that came more than one and a half intervals after the previous one.
  public var missed: Int { late.count }

  /// The numbers of the frames, from 0, that were followed by a late one.
  public var late: [Int] { intervals.indices.filter { Self.isLate(intervals[$0]) } }

  /// The number of missed frames whose interval overlaps any of `periods`, on `Clock`.
  ///
  /// - Complexity: O(*n*) in the frames, plus O(*m*) in the periods for each missed frame.
  public func missed(during periods: [ClosedRange<Double>]) -> Int {
    guard var begin = start else { return 0 }
    var missed = 0
    for interval in intervals {
      let end = begin + interval / 1000
      let isLate = Self.isLate(interval)
      if isLate, periods.contains(where: { $0.overlaps(begin...end) }) { missed += 1 }
      begin = end
    }
    return missed
  }

  /// The number of missed frames that would have been in time if their thread had not lacked a
  /// core; nil if the system does not report that.
  ///
  /// Only time in which the thread certainly lacked a core counts. Frames are not included if this
  /// process used the processor for that long itself, on all its threads: its own threads may have
  /// had the cores.
  public var missedForLackOfCores: Int? {
    let lost = zip(shares, intervals).map { $0.certainlyLost(of: $1) }
    guard lost.contains(where: { $0 != nil }) else { return nil }
    return late.count { frame in
      guard lost.indices.contains(frame), let lost = lost[frame] else { return false }
      return !Self.isLate(intervals[frame] - lost)
    }
  }

  /// Whether the frame after an interval, in milliseconds, counts as missed.
  static func isLate(_ interval: Double) -> Bool { interval > 1500 * Pacer.interval }
}
