import SDLHost
import Words

/// `riff probe-demo LIBRARY`: tries out a compiled file in a separate process before the window
/// loads it. `riff probe-demo LIBRARY OFFSET…` prints the lines of instructions instead. Not for people: it is not in the help.
package enum ProbeCommand {
  package nonisolated static let word = "probe-demo"
  /// Begins the lines of its progress.
  nonisolated static let mark = "riff-probe "
  nonisolated static let done = "done"
  /// Begins a problem without a trap.
  nonisolated static let wrong = "wrong "

  /// Seconds of a processor.
  nonisolated static let seconds = 4
  nonisolated static let bytes = 1 << 30

  static func run(_ arguments: [String]) throws(Failure) {
    guard !arguments.isEmpty else { throw .usage("riff \(word) takes the path of a library.") }
    ProcessLimits.keepNoMemory()
    ProcessLimits.limitSeconds(seconds)
    ProcessLimits.limitMemory(bytes)
    ProcessLimits.limitFiles(16 << 20)
    let library = try orFail { try LiveLibrary(arguments[0]) }
    let offsets = arguments.dropFirst().compactMap { Int($0) }
    guard offsets.isEmpty else { return CrashTrace.show(offsets, from: library.symbol) }
    CrashTrace.begin(at: library.symbol)
    for demo in library.demos {
      if let wrong = DemoProbe(report: { say($0.line) }).run(demo) {
        return say(Self.wrong + wrong.line)
      }
    }
    say("\(done) \(library.demos.count)")
  }

  /// At once, for there may be no later.
  private static func say(_ words: String) {
    let line = Array("\(mark)\(words)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
  }
}

nonisolated extension Message {
  /// Between the format and the arguments of a message that goes from one process to another.
  private static let separator: Character = "\u{1F}"

  /// The message as one line.
  fileprivate var line: String {
    let values = arguments.map { argument in
      switch argument {
      case .text(let text): text
      case .message(let message): message.english
      }
    }
    return ([format] + values).joined(separator: String(Self.separator))
  }

  /// The message that the line of another process stands for.
  init(line: Substring) {
    let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
    self.init(format: parts[0], arguments: parts.dropFirst().map { .text($0) })
  }
}
