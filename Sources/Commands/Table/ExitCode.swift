import Words

/// The exit codes, with their meaning.
package nonisolated enum ExitCode: Int32, CaseIterable {
  case done = 0
  case failed = 1
  case wrongArguments = 2
  case interrupted = 130

  var meaning: Message {
    switch self {
    case .done: "done"
    case .failed: "it failed; a sentence on standard error says why"
    case .wrongArguments: "the arguments are wrong"
    case .interrupted: "stopped with Ctrl+C; nothing half-written is left"
    }
  }
}
