#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on a thread of its own, whose result can be polled, or ignored; it can't be stopped.
public nonisolated final class Background<Value: Sendable>: @unchecked Sendable {
  /// As large as the main thread's; other threads on macOS have smaller stacks.
  private static var stackSize: Int { 8 << 20 }

  // Only touched while the lock is held.
  private var value: Value?
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Starts the work.
  public init(_ work: @escaping @Sendable () -> Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    let job = Unmanaged.passRetained(Job { self.finish(work()) })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    if pthread_create(&thread, &attributes, runJob, job.toOpaque()) != 0 {
      // Without a thread, the work is done here, and blocks everything until it has finished.
      job.takeRetainedValue().run()
    }
    pthread_attr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The result; nil until the work has finished.
  public var result: Value? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return value
  }

  /// The result, after waiting up to this number of seconds; nil if there is none by then.
  public func result(within seconds: Double) -> Value? {
    let end = Clock.now + seconds
    while true {
      if let result { return result }
      guard Clock.now < end else { return nil }
      usleep(200)
    }
  }

  private func finish(_ value: Value) {
    pthread_mutex_lock(lock)
    self.value = value
    pthread_mutex_unlock(lock)
  }
}

nonisolated private final class Job {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  nonisolated private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
    return nil
  }
#else
  nonisolated private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
    return nil
  }
#endif
