import Drawing

/// Threads that share work with the thread that asks for it, and sleep in between. They start when
/// there is work for the first time. While they work for one thread, others do their work alone.
public nonisolated final class WorkerThreads: Workers, @unchecked Sendable {
  /// One thread for each core, with this one; painting is limited by memory long before this many.
  public static let all = WorkerThreads(count: min(Threads.cores, 16))

  public let count: Int
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let hasWork: UnsafeMutablePointer<pthread_cond_t>
  private let isDone: UnsafeMutablePointer<pthread_cond_t>

  // All below are only touched while the lock is held.
  private var body: ((_ piece: Int, _ worker: Int) -> Void)?
  private var next = 0
  private var pieces = 0
  /// The threads in the middle of a piece.
  private var busy = 0
  private var threads: [pthread_t] = []
  private var isOver = false

  /// `count` is at least 1, and includes the thread that asks for work.
  init(count: Int) {
    self.count = max(1, count)
    lock = .allocate(capacity: 1)
    hasWork = .allocate(capacity: 1)
    isDone = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasWork, nil)
    pthread_cond_init(isDone, nil)
  }

  /// Ends the threads. They keep this object alive until then: call it for every instance but `all`.
  func end() {
    pthread_mutex_lock(lock)
    isOver = true
    let threads = threads
    self.threads = []
    pthread_cond_broadcast(hasWork)
    pthread_mutex_unlock(lock)
    for thread in threads { pthread_join(thread, nil) }
  }

  deinit {
    pthread_cond_destroy(isDone)
    pthread_cond_destroy(hasWork)
    pthread_mutex_destroy(lock)
    isDone.deallocate()
    hasWork.deallocate()
    lock.deallocate()
  }

  public func run<Scratch: Sendable>(
    _ pieces: Int, scratch: inout [Scratch], _ body: @Sendable (Int, inout Scratch) -> Void
  ) {
    guard pieces > 1, count > 1, scratch.count >= count else {
      return OneWorker().run(pieces, scratch: &scratch, body)
    }
    let isShared = scratch.withUnsafeMutableBufferPointer { scratch in
      withoutActuallyEscaping(body) { body in
        share(pieces) { [scratch] piece, worker in body(piece, &scratch[worker]) }
      }
    }
    if !isShared { OneWorker().run(pieces, scratch: &scratch, body) }
  }

  /// Calls `body` for each piece on all threads, and returns when none of them is in a call.
  ///
  /// - Returns: false, and nothing is called, if the threads have other work.
  private func share(_ pieces: Int, _ body: @escaping (_ piece: Int, _ worker: Int) -> Void) -> Bool
  {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard self.body == nil else { return false }
    startThreads()
    (self.body, self.pieces, next) = (body, pieces, 0)
    pthread_cond_broadcast(hasWork)
    takePieces(worker: 0)
    while busy > 0 { pthread_cond_wait(isDone, lock) }
    self.body = nil
    return true
  }

  /// Does pieces until there are no more. The lock is held before and afterwards.
  private func takePieces(worker: Int) {
    while let body, next < pieces {
      let piece = next
      next += 1
      pthread_mutex_unlock(lock)
      body(piece, worker)
      pthread_mutex_lock(lock)
    }
  }

  /// If a thread can't be started, the others do its work.
  private func startThreads() {
    while threads.count < count - 1 {
      let worker = threads.count + 1
      guard let thread = Call.start({ self.work(worker) }) else { return }
      threads.append(thread)
    }
  }

  private func work(_ worker: Int) {
    pthread_mutex_lock(lock)
    while !isOver {
      busy += 1
      takePieces(worker: worker)
      busy -= 1
      if busy == 0 { pthread_cond_signal(isDone) }
      while !isOver, body == nil || next >= pieces { pthread_cond_wait(hasWork, lock) }
    }
    pthread_mutex_unlock(lock)
  }
}
