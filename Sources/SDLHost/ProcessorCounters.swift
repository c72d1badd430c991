#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads what the system counts for the thread that created it. The files stay open, so that a reading
/// costs a small part of a frame.
nonisolated final class ProcessorCounters {
  private let schedule: Int32
  private let statistics: Int32
  /// Enough for the lines of more than a hundred cores; those of others are not looked at.
  private var buffer = [UInt8](repeating: 0, count: 8192)

  /// Opens Linux's files, or others. What is not there counts nothing.
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

  /// The beginning of a file as it is now; nothing if there is no such file.
  private func bytes(of file: Int32) -> ArraySlice<UInt8> {
    guard file >= 0 else { return [] }
    let count = pread(file, &buffer, buffer.count, 0)
    return buffer.prefix(max(0, count))
  }
}
