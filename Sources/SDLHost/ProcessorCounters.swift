/// Reads the system's counters for the thread that created this value. The files stay open, so that
/// a reading takes only a small part of a frame.
nonisolated final class ProcessorCounters {
  private let schedule: Int32
  private let statistics: Int32
  /// Enough for the lines of more than a hundred cores; any further cores are ignored.
  private var buffer = [UInt8](repeating: 0, count: 8192)

  /// Opens Linux's files, or other ones. If a file is missing, its counters are too.
  init(schedule: String = "/proc/thread-self/schedstat", statistics: String = "/proc/stat") {
    self.schedule = open(schedule, O_RDONLY | O_CLOEXEC)
    self.statistics = open(statistics, O_RDONLY | O_CLOEXEC)
  }

  deinit {
    for file in [schedule, statistics] where file >= 0 { close(file) }
  }

  func read() -> ProcessorCount {
    ProcessorCount(
      used: Process.processorTime,
      waited: ProcessorCount.waited(inSchedule: bytes(of: schedule)),
      stolen: ProcessorCount.stolen(inStatistics: bytes(of: statistics)))
  }

  /// The current beginning of a file; empty if there is no such file.
  private func bytes(of file: Int32) -> ArraySlice<UInt8> {
    guard file >= 0 else { return [] }
    let count = pread(file, &buffer, buffer.count, 0)
    return buffer.prefix(max(0, count))
  }
}
