/// A program that reads from this one through a pipe.
public nonisolated final class FedProcess {
  private let child: ChildProcess
  private var pipe: Int32

  /// Starts the program at `path`; its output goes to the new file `output`.
  public init(_ path: String, _ arguments: [String], output: String) throws(SDLError) {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { throw Files.failure("fed", path) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if os(Linux)
      // `F_SETPIPE_SZ`, which is not imported. If that size isn't allowed, the old one stays.
      _ = fcntl(ends[1], 1031, 1 << 20)
    #endif
    defer { close(ends[0]) }
    do throws(SDLError) {
      child = try ChildProcess(path, arguments, input: ends[0], output: output)
    } catch {
      close(ends[1])
      throw error
    }
    pipe = ends[1]
  }

  deinit { endInput() }

  /// Writes all of `pixels`, each with its lowest byte first, and waits while the program is busy.
  ///
  /// - Returns: false if the program no longer reads. Needs `Signals.surviveClosedPipes`.
  public func write(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBytes { Files.write($0, to: pipe) == $0.count }
  }

  /// Ends the input and waits until the program has ended.
  ///
  /// - Returns: whether the program succeeded.
  public func finish() -> Bool {
    endInput()
    while true {
      if let end = child.poll() { return end == .exit(0) }
      usleep(2000)
    }
  }

  /// Ends the program at once.
  public func stop() {
    child.stop()
    endInput()
  }

  private func endInput() {
    guard pipe >= 0 else { return }
    close(pipe)
    pipe = -1
  }
}

// Inside `FedProcess`, `pipe` would refer to its own property.
nonisolated private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
