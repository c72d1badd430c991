/// Restarts the program when code that was loaded into it crashes, runs for ever or fills the
/// memory. After that nothing in the process can be trusted, so a new process takes its place, and
/// is told why.
///
/// Until ``suspect(_:)`` is called, crashes are ordinary ones.
public nonisolated enum Rescue {
  /// The CPU seconds that a frame may take.
  public static let patience = 5
  /// Bytes that the program may use once code is loaded into it; allocating more is a crash.
  private static let memory = 4 << 30
  private static let variable = "RIFF_RESCUED"

  /// Why this process replaces another one.
  public struct Cause: Equatable, Sendable {
    /// The suspect that the other process has named.
    public let suspect: String
    /// How it ended, and where in the suspect's code; nil if its code was not running.
    public let crash: Crash?

    package init(suspect: String, crash: Crash?) { (self.suspect, self.crash) = (suspect, crash) }
  }

  /// Nil after an ordinary start. Only the first call returns the cause, and it is not passed on to
  /// other programs.
  public static func takeCause() -> Cause? {
    defer {
      unsetenv(variable)
      unsetenv(Crash.variable)
    }
    return Storage.variable(variable).map {
      Cause(suspect: $0, crash: Storage.variable(Crash.variable).flatMap(Crash.init(text:)))
    }
  }

  /// Prepares for crashes, with the arguments of the program that is started then. Does nothing if
  /// the program's path can't be found.
  public static func prepare(arguments: [String]) {
    guard program == nil, let own = Programs.own else { return }
    program = strdup(own)
    words = CStrings.lasting([own] + arguments)
  }

  /// Sets the suspect for crashes from now on, and the sentence that is printed then. Its code is around
  /// `symbol`.
  public static func suspect(
    _ cause: String, _ sentence: String, symbol: UnsafeMutableRawPointer
  ) {
    guard program != nil, cause != suspected else { return }
    let isFirst = variables == nil
    suspected = cause
    // The old ones are never freed: there are only few, and a signal may arrive at any time.
    message = UnsafePointer(strdup("riff: \(sentence)\n"))
    variables = CStrings.lasting(
      ChildProcess.variables([variable: cause, Crash.variable: Crash.room]))
    StackWalk.prepare()
    code = (UInt(bitPattern: symbol), StackWalk.image(of: UInt(bitPattern: symbol)))
    guard isFirst else { return }
    giveStack()
    errors = CapturedErrors()
    memoryLimit = ProcessLimits.limitMemoryForNow(memory)
    for signal in crashes { handle(signal) }
  }

  /// Runs a frame, which may take five CPU seconds.
  public static func guarded<Result>(_ frame: () -> Result) -> Result {
    guard variables != nil else { return frame() }
    setTimer(patience)
    errors?.begin()
    defer {
      errors?.end()
      setTimer(0)
    }
    return frame()
  }

  // MARK: Signals

  /// The signals that count as crashes; the last is the timer's.
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF]

  private nonisolated(unsafe) static var suspected = ""
  // State for the signal handler: plain memory that was allocated before.
  private nonisolated(unsafe) static var program: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private nonisolated(unsafe) static var variables:
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private nonisolated(unsafe) static var message: UnsafePointer<CChar>?
  private nonisolated(unsafe) static var memoryLimit: ProcessLimits.MemoryLimit?
  /// A symbol of the suspect's code, and where its library begins.
  private nonisolated(unsafe) static var code: (symbol: UInt, image: UInt) = (0, 0)
  private nonisolated(unsafe) static var errors: CapturedErrors?
  private nonisolated(unsafe) static var isTracing = false

  /// Gives signal handlers a stack of their own, since endless recursion leaves none.
  private static func giveStack() {
    let size = 1 << 18
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { Rescue.restart($0) }
    #else
      action.__sigaction_handler.sa_handler = { Rescue.restart($0) }
    #endif
    sigaction(number, &action, nil)
  }

  /// Restarts the program, with only such calls as a signal handler may make. If the search for the
  /// place crashes too, or takes a second, the place is left out; a third crash is an ordinary one.
  private static func restart(_ number: Int32) {
    if let program, let words, let variables {
      if isTracing {
        signal(number, SIG_DFL)
      } else {
        isTracing = true
        describe(number, variables)
      }
      errors?.end()
      if let message { _ = write(STDERR_FILENO, message, strlen(message)) }
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      // Closes all files: the window would stay if its connection did.
      for file in 3..<Int32(1024) { close(file) }
      memoryLimit?.lift()
      execve(program, words, variables)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Writes how it ended, and where, into the variables of the next process.
  private static func describe(
    _ number: Int32, _ variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) {
    setTimer(1)
    var next = variables
    while let variable = next.pointee {
      if strncmp(variable, Crash.variable, Crash.variable.utf8.count) == 0 {
        let writer = Crash.Writer(variable, signal: number)
        if let errors { writer.add(errors.unread) }
        for (index, frame) in StackWalk.frames(in: code.image).enumerated() {
          writer.add(offset: Int(bitPattern: frame) - Int(bitPattern: code.symbol), at: index)
        }
      }
      next += 1
    }
    setTimer(0)
  }

  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }
}
