/// A program that reads from this one through a pipe.
public nonisolated final class FedProcess {
  private let child: ChildProcess
  private var pipe: Int32

  /// Starts the program at `path`; its output goes to the new file `output`.
  public init(_ path: String, _ arguments: [String], output: String) throws(SDLError) {
    guard let ends = PipeEnds() else { throw Files.failure("fed", path) }
    ends.enlarge()
    defer { close(ends.output) }
    do throws(SDLError) {
      child = try ChildProcess(path, arguments, input: ends.output, output: output)
    } catch {
      close(ends.input)
      throw error
    }
    pipe = ends.input
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
