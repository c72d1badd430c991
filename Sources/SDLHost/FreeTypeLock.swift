import CSDL2

/// SDL_ttf has one FreeType library for the whole process, which only one thread may use at a time.
nonisolated enum FreeTypeLock {
  // Written once, by the first who asks; SDL's mutexes may be locked by any thread.
  private nonisolated(unsafe) static let mutex = SDL_CreateMutex()

  /// Does `body` while no other thread does anything under the lock. May be nested.
  static func hold<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    SDL_LockMutex(mutex)
    defer { SDL_UnlockMutex(mutex) }
    return try body()
  }
}
