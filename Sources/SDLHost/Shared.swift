/// A value that several threads read and write.
public nonisolated final class Shared<Value: Sendable>: @unchecked Sendable {
  // Only touched while the lock is held.
  private var held: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  public init(_ value: Value) {
    held = value
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Changes the value, while no other thread reads or writes it.
  public func change<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&held)
  }

  public var value: Value {
    get {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return held
    }
    set {
      pthread_mutex_lock(lock)
      held = newValue
      pthread_mutex_unlock(lock)
    }
  }
}
