/// What the frames of a run have cost.
public nonisolated struct FrameTimes: Sendable, Equatable {
  /// How milliseconds are spread.
  public struct Spread: Sendable, Equatable {
    public var median = 0.0
    public var p95 = 0.0
    public var p99 = 0.0
    public var maximum = 0.0

    /// All 0 for no values.
    public init(_ values: [Double]) {
      let sorted = values.sorted()
      guard let last = sorted.last else { return }
      func part(_ part: Double) -> Double {
        sorted[Int((part * Double(sorted.count - 1)).rounded())]
      }
      (median, p95, p99, maximum) = (part(0.5), part(0.95), part(0.99), last)
    }
  }

  /// Milliseconds of each frame: taking the events, the step, painting and handing over to SDL,
  /// without presenting and without the sleep.
  public var work: [Double] = []
  /// Milliseconds of each frame that presenting took, waiting for the display included; 0 where
  /// nothing had changed.
  public var present: [Double] = []
  /// Milliseconds from the beginning of each frame to that of the next.
  public var intervals: [Double] = []
  /// Seconds from the start of the process until the first frame was on its way to the display.
  public var startToFirstFrame: Double?
  /// In MiB, at the end.
  public var residentMemory: Double?
  /// Bytes by which the heap grew over the second half of the frames; nil where the system does not
  /// say.
  public var heapGrowth: Double?
  /// Processor seconds of the whole process between the first frame and the last.
  public var processorTime = 0.0
  /// Wall-clock seconds of the same stretch.
  public var duration = 0.0
  /// SDL's name of the renderer.
  public var renderer = ""

  public init() {}

  /// How many frames came more than one and a half intervals after the one before.
  public var missed: Int { intervals.count { $0 > 1500 * Pacer.interval } }
}
