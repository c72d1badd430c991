/// Runs a program on a file that may be malicious, with limits, and reads its output through pipes. Where
/// `prlimit` is installed, it has 20 CPU seconds and a gigabyte of memory, writes no file and leaves no core dump.
public nonisolated enum LimitedProgram {
  /// How it ended, and its output.
  public struct Output: Sendable {
    public let end: ChildProcess.End
    public let bytes: [UInt8]
    /// On its standard error, at most the first 4,096 bytes.
    public let messages: String
    /// Whether it was ended because it had too much output, or took too long.
    public let wasStopped: Bool

    /// Whether it succeeded, by its own report.
    public var isGood: Bool { end == .exit(0) && !wasStopped }
  }

  /// Runs the program at `path` and waits until it has ended; call this on a thread of its own.
  ///
  /// - Parameters:
  ///   - path: the program's.
  ///   - arguments: its arguments.
  ///   - most: the most bytes of output; with more it is ended.
  ///   - seconds: after so many it is ended.
  ///   - isCancelled: becomes true when nobody wants the output any more.
  /// - Returns: its output, and how it ended.
  /// - Throws: if it can't be started.
  public static func run(
    _ path: String, _ arguments: [String], most: Int, seconds: Double = 20,
    isCancelled: Shared<Bool>? = nil
  ) throws(SDLError) -> Output {
    let (output, errors) = (try Pipe(for: path), try Pipe(for: path))
    let words = limits + [path] + arguments
    let child = try ChildProcess(
      words[0], Array(words.dropFirst()), output: output.input, errors: errors.input)
    output.closeInput()
    errors.closeInput()
    var (bytes, messages): ([UInt8], [UInt8]) = ([], [])
    var wasStopped = false
    while output.isOpen || errors.isOpen {
      Pipe.wait(for: [output, errors])
      output.read(into: &bytes, most: most + 1)
      errors.read(into: &messages, most: 4096, dropsRest: true)
      if bytes.count > most || child.age > seconds || isCancelled?.value == true {
        wasStopped = true
        break
      }
      // Another child may have inherited the other end of a pipe.
      if child.poll() != nil {
        output.read(into: &bytes, most: most + 1)
        errors.read(into: &messages, most: 4096, dropsRest: true)
        break
      }
    }
    if wasStopped { child.stop() }
    return Output(
      end: end(of: child, within: seconds), bytes: bytes,
      messages: String(decoding: messages, as: UTF8.self), wasStopped: wasStopped)
  }

  /// A program may close its output and go on.
  private static func end(of child: ChildProcess, within seconds: Double) -> ChildProcess.End {
    while true {
      if let end = child.poll() { return end }
      if child.age > seconds { child.stop() }
      usleep(500)
    }
  }

  /// The programs that set the limits, as far as they are installed: `prlimit` is a part of every Debian.
  private static let limits: [String] = {
    var words: [String] = []
    if let nice = Programs.find("nice") { words += [nice, "-n", "5"] }
    if let prlimit = Programs.find("prlimit") {
      words += [
        prlimit, "--cpu=20", "--as=\(1 << 30)", "--core=0", "--fsize=0", "--nofile=32",
      ]
    }
    return words
  }()
}

/// A pipe that a child writes to.
private nonisolated final class Pipe {
  private(set) var input: Int32
  private var output: Int32

  init(for program: String) throws(SDLError) {
    guard let ends = PipeEnds() else { throw Files.failure("read", program) }
    ends.enlarge()
    _ = fcntl(ends.output, F_SETFL, O_NONBLOCK)
    (output, input) = (ends.output, ends.input)
  }

  deinit {
    closeInput()
    closeOutput()
  }

  /// Whether the child has not closed it.
  var isOpen: Bool { output >= 0 }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Waits for output, at most 50 milliseconds.
  static func wait(for pipes: [Pipe]) {
    var files = pipes.filter(\.isOpen).map {
      pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&files, nfds_t(files.count), 50)
  }

  /// Reads what is there, keeping at most so many bytes together with what was read before. The rest stays in
  /// the pipe, or is dropped if `dropsRest`, so that the child can go on writing.
  func read(into bytes: inout [UInt8], most: Int, dropsRest: Bool = false) {
    guard isOpen else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count < most || dropsRest {
      let count = Files.retrying { readBytes(output, &buffer) }
      if count == 0 { closeOutput() }
      guard count > 0 else { return }
      bytes += buffer.prefix(min(count, max(most - bytes.count, 0)))
    }
  }
}

// Inside `Pipe`, `read` would refer to its own method.
nonisolated private func readBytes(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  read(file, &buffer, buffer.count)
}
