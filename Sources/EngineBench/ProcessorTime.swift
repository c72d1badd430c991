#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The nanoseconds of processor time that `body` takes on this thread. Other programs that use the
/// machine at the same time add little to it.
@inline(__always)
func nanoseconds(_ body: () -> Void) -> Double {
  let begin = processorTime()
  body()
  return processorTime() - begin
}

private func processorTime() -> Double {
  var time = timespec()
  guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else {
    fatalError("The system has no clock of a thread's processor time.")
  }
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

extension [Double] {
  /// The middle one; the greater of two.
  var median: Double { sorted()[count / 2] }
}
