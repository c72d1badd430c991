/// Records the frame times of a run.
nonisolated struct FrameRecorder {
  private(set) var times = FrameTimes()
  private var frameStart: Double?
  private var worked = 0.0
  private var first: (time: Double, processor: Double)?
  private let half: Int
  private var heapAtHalf: Double?
  private let counters: ProcessorCounters?
  private var count: ProcessorCount?

  /// Creates a recorder for a run of `frames` frames on this thread, with all memory reserved.
  /// Recording a frame's share of the processor takes some hundredths of a millisecond before it.
  init(frames: Int, readsProcessor: Bool) {
    half = frames / 2
    counters = readsProcessor ? ProcessorCounters() : nil
    if readsProcessor { times.shares.reserveCapacity(frames) }
    times.work.reserveCapacity(frames)
    times.present.reserveCapacity(frames)
    times.intervals.reserveCapacity(frames)
  }

  /// Reads the processor's counters just before a frame, so that its work doesn't include that.
  mutating func readProcessor() {
    guard let now = counters?.read() else { return }
    if let count { times.shares.append(now.share(since: count)) }
    count = now
  }

  mutating func beginFrame(at now: Double) {
    if let start = frameStart { times.intervals.append((now - start) * 1000) }
    if times.start == nil { times.start = now }
    frameStart = now
  }

  mutating func endWork(at now: Double) {
    worked = now
    times.work.append((now - (frameStart ?? now)) * 1000)
  }

  mutating func endPresent(at now: Double) {
    times.present.append((now - worked) * 1000)
    if times.present.count == half { heapAtHalf = Process.heapInUse }
    guard first == nil else { return }
    first = (now, Process.processorTime)
    times.startToFirstFrame = Process.age
  }

  /// Ends the run and returns its times.
  func finish(at now: Double, renderer: String) -> FrameTimes {
    var times = times
    times.renderer = renderer
    times.residentMemory = Process.residentMemory
    if let heapAtHalf { times.heapGrowth = Process.heapInUse.map { $0 - heapAtHalf } }
    if let first {
      times.duration = now - first.time
      times.processorTime = Process.processorTime - first.processor
    }
    return times
  }
}
