import CMalloc

/// The resources used by this process.
nonisolated enum Process {
  /// CPU seconds of all threads since the start.
  static var processorTime: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds since the process started, to a hundredth; nil if the system does not report it.
  static var age: Double? {
    #if os(Linux)
      // The name is the only field that can contain spaces; it ends with the last parenthesis.
      guard let stat = try? Storage.read("/proc/self/stat"), let end = stat.lastIndex(of: ")")
      else { return nil }
      let fields = stat[end...].split(separator: " ")
      guard fields.count > 20, let ticks = Double(fields[20]) else { return nil }
      return seconds(CLOCK_BOOTTIME) - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    #else
      return nil
    #endif
  }

  /// Memory in use, in MiB; nil if the system does not report it.
  static var residentMemory: Double? { memoryInUse?.resident }

  /// The same without what is read from files, such as code, or shared with other processes.
  static var ownMemory: Double? { memoryInUse.map { $0.resident - $0.shared } }

  private static var memoryInUse: (resident: Double, shared: Double)? {
    #if os(Linux)
      guard let fields = try? Storage.read("/proc/self/statm").split(separator: " "),
        fields.count > 2, let resident = Double(fields[1]), let shared = Double(fields[2])
      else { return nil }
      let size = Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
      return (resident * size, shared * size)
    #else
      return nil
    #endif
  }

  /// Returns freed memory to the system, which takes some milliseconds, and code that may not be needed again; but
  /// not in debug builds, where breakpoints are in it.
  static func giveBackMemory() {
    CMalloc_give_back()
    #if !DEBUG
      CMalloc_give_back_code()
    #endif
  }

  /// Makes large blocks of memory return to the system when they are freed; what is large depends on the window.
  static func keepLargeBlocksApart(pixels: Int) {
    CMalloc_keep_large_blocks_apart(Int32(clamping: pixels))
  }

  /// Bytes allocated and not freed; nil if the C library does not report it.
  static var heapInUse: Double? {
    let bytes = CMalloc_bytes_in_use()
    return bytes >= 0 ? bytes : nil
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
