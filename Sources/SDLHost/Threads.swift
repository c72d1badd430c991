/// Work on all cores at once.
public nonisolated enum Threads {
  /// The number of cores, at least 1.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` with each of 0..<`count` on a thread of its own, and returns the results in order
  /// when all have ended. If a thread cannot be started, this one does its work.
  public static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let jobs = (0..<max(0, count)).map { index in Job { body(index) } }
    // The last job runs on this thread.
    for job in jobs.dropLast() { job.start() }
    _ = jobs.last?.finish()
    return jobs.map { $0.finish() }
  }

  /// Works ahead on another thread, part by part, while this thread takes the results in order.
  ///
  /// - Parameters:
  ///   - next: returns the next part, on this thread, while the part before may still be in
  ///     progress; nil at the end.
  ///   - take: takes a result, while the next part may be in progress; returns whether to go on.
  /// - Returns: whether all parts were taken. No work continues afterwards.
  public static func ahead<Result: Sendable>(
    next: () -> (@Sendable () -> Result)?, take: (Result) throws -> Bool
  ) rethrows -> Bool {
    var running: Job<Result>?
    defer { _ = running?.finish() }
    repeat {
      let job = next().map { Job($0) }
      let result = running?.finish()
      running = job
      job?.start()
      if let result, try !take(result) { return false }
    } while running != nil
    return true
  }
}

/// A call on another thread, or on this one if there is none.
private nonisolated final class Job<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable () -> Result
  private var thread: pthread_t?
  // Written by the other thread, and read after that thread has ended.
  private var result: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  /// Waits until the call has ended, and returns its result.
  func finish() -> Result {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    if let result { return result }
    let result = body()
    self.result = result
    return result
  }

  /// Starts the call on another thread, if one can be started.
  func start() {
    thread = Call.start { self.result = self.body() }
  }
}

/// The work of a thread, without the type of its result, since C calls it.
nonisolated final class Call {
  /// As large as the main thread's; other threads on macOS have smaller stacks.
  private static let stackSize = 8 << 20

  private let body: () -> Void

  private init(_ body: @escaping () -> Void) { self.body = body }

  /// Calls `body` on a thread of its own, to be joined or detached; nil if none can be started.
  static func start(_ body: @escaping () -> Void) -> pthread_t? {
    let call = Unmanaged.passRetained(Call(body)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { Call.perform($0) }, call)
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes, { $0.flatMap { Call.perform($0) } }, call)
    #endif
    guard status != 0 else { return thread }
    Unmanaged<Call>.fromOpaque(call).release()
    return nil
  }

  private static func perform(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Call>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
