/// The stack of a process that crashes, printed in the form of Swift's runtime, if the process was started with
/// `SWIFT_BACKTRACE`. The runtime itself follows frame pointers, which neither optimised code nor the C
/// library has, and only knows traps.
public nonisolated enum CrashTrace {
  private typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private nonisolated(unsafe) static var runtime: Handler?
  private nonisolated(unsafe) static var image: UInt = 0
  /// The instructions to print, whatever runs.
  private nonisolated(unsafe) static var wanted: [UInt] = []

  /// From now on a crash, an abort and the end of the process's seconds print a backtrace that begins
  /// in the code around `symbol`, if any of it was running.
  public static func begin(at symbol: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      StackWalk.prepare()
      Registers.prepare()
      image = StackWalk.image(of: UInt(bitPattern: symbol))
      var action = sigaction()
      guard sigaction(SIGILL, nil, &action) == 0, action.sa_flags & Int32(SA_SIGINFO) != 0 else {
        return
      }
      runtime = action.__sigaction_handler.sa_sigaction
      action.__sigaction_handler.sa_sigaction = { CrashTrace.print($0, $1, $2) }
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU] {
        sigaction(signal, &action, nil)
      }
    #endif
  }

  /// Ends the process with a backtrace of the instructions so many bytes from `symbol`.
  public static func show(_ offsets: [Int], from symbol: UnsafeMutableRawPointer) {
    begin(at: symbol)
    wanted = offsets.map { UInt(bitPattern: symbol + $0) }
    raise(SIGTRAP)
  }

  #if canImport(Glibc)
    private static func print(
      _ number: Int32, _ details: UnsafeMutablePointer<siginfo_t>?,
      _ context: UnsafeMutableRawPointer?
    ) {
      if let context = context?.assumingMemoryBound(to: ucontext_t.self) {
        wanted.withUnsafeBufferPointer { wanted in
          Registers.replace(&context.pointee) { crash in
            wanted.isEmpty ? StackWalk.frames(in: image, crash: crash) : wanted
          }
        }
      }
      runtime?(number, details, context)
      signal(number, SIG_DFL)
      raise(number)
    }
  #endif
}

#if canImport(Glibc)
  /// The registers of a process that was interrupted by a signal, on the only kind of processor whose
  /// code has no frame pointers.
  private nonisolated enum Registers {
    /// Frames as the runtime follows them: the address of the next one, and an address to return to.
    private nonisolated(unsafe) static let chain = {
      let room = UnsafeMutablePointer<UInt>.allocate(capacity: 2 * StackWalk.most + 2)
      room.initialize(repeating: 0, count: 2 * StackWalk.most + 2)
      return room
    }()

    /// Allocates memory, which a handler can't.
    static func prepare() { _ = chain }

    /// Makes the process look as if it were in these frames.
    static func replace(
      _ context: inout ucontext_t, with frames: (_ instruction: UInt) -> UnsafeBufferPointer<UInt>
    ) {
      #if arch(x86_64)
        withUnsafeMutableBytes(of: &context.uc_mcontext.gregs) { bytes in
          let registers = bytes.assumingMemoryBound(to: UInt.self)
          let (instruction, base) = (16, 10)
          let found = frames(registers[instruction])
          guard let first = found.first else { return }
          registers[instruction] = first
          registers[base] = UInt(bitPattern: chain)
          for (index, frame) in found.prefix(StackWalk.most).dropFirst().enumerated() {
            chain[2 * index] = UInt(bitPattern: chain + 2 * index + 2)
            chain[2 * index + 1] = frame + 1
          }
        }
      #endif
    }
  }
#endif
