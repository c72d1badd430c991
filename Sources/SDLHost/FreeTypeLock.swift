import CSDL2

/// The lock for SDL_ttf's FreeType library, which only one thread may use at a time.
nonisolated enum FreeTypeLock {
  // Initialised once on first use; SDL's mutexes may be locked by any thread.
  private nonisolated(unsafe) static let mutex = SDL_CreateMutex()

  /// Runs `body` while holding the lock. May be nested.
  static func hold<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    SDL_LockMutex(mutex)
    defer { SDL_UnlockMutex(mutex) }
    return try body()
  }
}
