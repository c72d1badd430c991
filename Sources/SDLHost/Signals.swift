/// Signals that would end a program at once by default.
public nonisolated enum Signals {
  /// Treats the end of the terminal as a request to quit. If the program was started to survive its
  /// terminal (`nohup`), it does.
  public static func quitWithTerminal() {
    let before = signal(SIGHUP) { _ in raise(SIGTERM) }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGHUP, SIG_IGN)
    }
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
