/// Limits for this process and the processes that it starts; only a ``MemoryLimit`` can be lifted.
public nonisolated enum ProcessLimits {
  /// Ends the process when it has used this number of CPU seconds. It has two more to say where it was.
  public static func limitSeconds(_ seconds: Int) { limit(RLIMIT_CPU, seconds, most: seconds + 2) }

  /// Whether the signal is one that ends a process which has used up its seconds, or was stopped.
  public static func isOfTime(_ signal: Int32) -> Bool { signal == SIGXCPU || signal == SIGKILL }

  /// Makes allocations fail beyond this number of bytes.
  public static func limitMemory(_ bytes: Int) { limit(RLIMIT_DATA, bytes) }

  /// Like `limitMemory`, until the process lifts the limit again. Processes that it starts
  /// meanwhile inherit the limit.
  /// - Returns: the limit, which a signal handler may lift.
  static func limitMemoryForNow(_ bytes: Int) -> MemoryLimit? {
    var old = rlimit()
    guard getrlimit(number(of: RLIMIT_DATA), &old) == 0 else { return nil }
    var new = old
    new.rlim_cur = min(old.rlim_cur, rlim_t(bytes))
    setrlimit(number(of: RLIMIT_DATA), &new)
    return MemoryLimit(old: old)
  }

  /// A limit that can be lifted.
  struct MemoryLimit {
    fileprivate let old: rlimit

    func lift() {
      var limit = old
      setrlimit(number(of: RLIMIT_DATA), &limit)
    }
  }

  /// Makes writing fail beyond this number of bytes of a file.
  public static func limitFiles(_ bytes: Int) { limit(RLIMIT_FSIZE, bytes) }

  /// Makes a crash of the process leave no core dump.
  public static func keepNoMemory() { limit(RLIMIT_CORE, 0) }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
    private static func number(of resource: Resource) -> Int32 { Int32(resource.rawValue) }
  #else
    private typealias Resource = Int32
    private static func number(of resource: Resource) -> Int32 { resource }
  #endif

  private static func limit(_ resource: Resource, _ value: Int, most: Int? = nil) {
    var limit = rlimit()
    guard getrlimit(number(of: resource), &limit) == 0 else { return }
    limit.rlim_max = min(limit.rlim_max, rlim_t(most ?? value))
    limit.rlim_cur = min(limit.rlim_max, rlim_t(value))
    setrlimit(number(of: resource), &limit)
  }
}
