/// Ctrl+C, for work that must clean up before it ends.
public nonisolated enum Interruption {
  // Only set, and by a signal handler, which may do little else.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// Makes Ctrl+C, and the end of the terminal, only set ``hasHappened``; the second time they end
  /// the program at once. If the program was started to survive its terminal (`nohup`), it does.
  public static func begin() {
    // A program started from a worker thread inherits that thread's blocked signals.
    var all = sigset_t()
    sigemptyset(&all)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { _ in
        if Interruption.flag != 0 { _exit(130) }
        Interruption.flag = 1
      }
      let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if number == SIGHUP, isIgnored { signal(number, SIG_IGN) }
      sigaddset(&all, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Makes Ctrl+C, and the end of the terminal, end the program at once: for work with nothing to clean up.
  public static func endsAtOnce() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(130) } }
  }

  /// Whether the work should stop.
  public static var hasHappened: Bool { flag != 0 }
}
