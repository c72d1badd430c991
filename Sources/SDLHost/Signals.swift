#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals that end a program at once unless it asks for something else.
public nonisolated enum Signals {
  /// Treats the end of the terminal like a request to end, which the window takes as quitting. A program
  /// that was started to survive it (`nohup`) does.
  public static func quitWithTerminal() {
    let before = signal(SIGHUP) { _ in raise(SIGTERM) }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGHUP, SIG_IGN)
    }
  }

  /// Lets writing to a pipe that nobody reads any more fail, instead of ending the program.
  public static func surviveClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Runs `action` when the program ends, however it does so by itself: Xlib ends it when the display
  /// is lost.
  public static func atExit(_ action: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { LastAction.action = action }
    atexit { MainActor.assumeIsolated { LastAction.run() } }
  }
}

/// What is still to be done when the program ends.
@MainActor private enum LastAction {
  static var action: (() -> Void)?

  static func run() {
    let last = action
    action = nil
    last?()
  }
}
