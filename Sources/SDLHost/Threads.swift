#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on all cores at once.
public nonisolated enum Threads {
  /// The cores that there are, at least 1.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` with 0..<`count`, each on a thread of its own, and returns the results in this order
  /// when all have ended. A thread that cannot be started is replaced by this one.
  public static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let jobs = (0..<max(0, count)).map { index in Job { body(index) } }
    // The last one is for this thread.
    let threads = jobs.dropLast().map { job in (job, thread: job.start()) }
    jobs.last?.run()
    for (job, thread) in threads {
      if let thread { pthread_join(thread, nil) } else { job.run() }
    }
    return jobs.compactMap(\.result)
  }
}

/// A call on another thread. Its result is read after that thread has ended.
private nonisolated final class Job<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable () -> Result
  private(set) var result: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  func run() { result = body() }

  func start() -> pthread_t? {
    let work = Unmanaged.passRetained(Call { self.run() })
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { Call.perform($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil, { $0.flatMap { Call.perform($0) } }, work.toOpaque())
    #endif
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }
}

/// What a thread does, without the type of its result: C calls it.
private nonisolated final class Call {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  static func perform(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Call>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
