/// Signals that would end a program with a window at once.
public nonisolated enum Signals {
  /// Requests to quit: after the third one without an answer, the next ends the program at once.
  private static let requests: [(number: Int32, name: String)] = [
    (SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"), (SIGQUIT, "SIGQUIT"),
    (SIGXCPU, "SIGXCPU"),
  ]
  /// Without a meaning here. A closed pipe or a file that is too large makes writing fail.
  private static var harmless: [Int32] {
    let everywhere = [SIGPIPE, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO]
    #if os(Linux)
      return everywhere + [SIGPWR, SIGSTKFLT] + Array(34...64)
    #else
      return everywhere
    #endif
  }

  // Only changed by signal handlers, which may do little else.
  private nonisolated(unsafe) static var number: sig_atomic_t = 0
  private nonisolated(unsafe) static var unanswered: sig_atomic_t = 0

  /// Makes signals harmless, or requests to quit. Those that the program was started to survive (`nohup`) stay
  /// ignored.
  public static func take() {
    for (request, _) in requests {
      let before = signal(request) { number in
        Signals.number = number
        Signals.unanswered += 1
        if Signals.unanswered > 3 {
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      if isSame(before, SIG_IGN) { signal(request, SIG_IGN) }
    }
    for number in harmless {
      let before = signal(number) { _ in }
      // Handlers of other parts of the program stay.
      if !isSame(before, SIG_DFL) { signal(number, before) }
    }
  }

  /// The name of the signal that asked to quit last; nil without one.
  public static var last: String? { requests.first { $0.number == number }?.name }

  /// Whether a signal has asked to quit since the last call.
  static func takeRequest() -> Bool {
    guard unanswered > 0 else { return false }
    unanswered = 0
    return true
  }

  private static func isSame(
    _ one: (@convention(c) (Int32) -> Void)?, _ other: (@convention(c) (Int32) -> Void)?
  ) -> Bool {
    unsafeBitCast(one, to: Int.self) == unsafeBitCast(other, to: Int.self)
  }

  /// Makes writing to a pipe without a reader fail, instead of ending the program.
  public static func surviveClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Runs `action` at every regular exit, also at Xlib's when the display is lost.
  public static func atExit(_ action: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { LastAction.action = action }
    atexit { MainActor.assumeIsolated { LastAction.run() } }
  }
}

/// The action to run when the program exits.
@MainActor private enum LastAction {
  static var action: (() -> Void)?

  static func run() {
    let last = action
    action = nil
    last?()
  }
}
