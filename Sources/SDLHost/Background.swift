/// Work on a thread of its own, whose result can be polled, or ignored; it can't be stopped.
public nonisolated final class Background<Value: Sendable>: @unchecked Sendable {
  // Only touched while the lock is held.
  private var value: Value?
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Starts the work.
  public init(_ work: @escaping @Sendable () -> Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    let job = { self.finish(work()) }
    // Without a thread, the work is done here, and blocks everything until it has finished.
    if let thread = Call.start(job) { pthread_detach(thread) } else { job() }
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
