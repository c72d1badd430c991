#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl+C, for work that must clean up before it ends.
public nonisolated enum Interruption {
  // Only set, and by a signal handler, which may do little more.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// From now on Ctrl+C and the end of the terminal only set ``hasHappened``.
  public static func begin() {
    signal(SIGINT) { _ in Interruption.flag = 1 }
    signal(SIGTERM) { _ in Interruption.flag = 1 }
    signal(SIGHUP) { _ in Interruption.flag = 1 }
  }

  /// Whether the work is to end.
  public static var hasHappened: Bool { flag != 0 }
}
