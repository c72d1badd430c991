import SDLHost

/// `riff probe-demo LIBRARY`: what a process of its own does before a compiled file is taken into the
/// window. Not for people: it is not in the help.
package enum ProbeCommand {
  package nonisolated static let word = "probe-demo"
  /// Begins the lines that say how far it has come.
  nonisolated static let mark = "riff-probe "
  nonisolated static let done = "done"
  /// Begins what is wrong without a trap.
  nonisolated static let wrong = "wrong "

  /// Of a processor.
  nonisolated static let seconds = 4
  nonisolated static let bytes = 1 << 30

  static func run(_ arguments: [String]) throws(Failure) {
    guard arguments.count == 1 else { throw .usage("riff \(word) takes the path of a library.") }
    ProcessLimits.keepNoMemory()
    ProcessLimits.limitSeconds(seconds)
    ProcessLimits.limitMemory(bytes)
    ProcessLimits.limitFiles(16 << 20)
    let demos = try orFail { try LiveLibrary(arguments[0]).demos }
    for demo in demos {
      if let wrong = DemoProbe(report: say).run(demo) { return say(Self.wrong + wrong) }
    }
    say("\(done) \(demos.count)")
  }

  /// At once, for there may be no later.
  private static func say(_ words: String) {
    let line = Array("\(mark)\(words)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
  }
}
