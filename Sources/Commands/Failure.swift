import Words

/// Why the program ends early: a sentence for standard error, and the exit code.
package struct Failure: Error {
  let message: Message
  let code: ExitCode

  /// The arguments are wrong.
  static func usage(_ message: Message) -> Failure {
    Failure(message: message, code: .wrongArguments)
  }

  /// A problem of the environment (no display, a full disk, a missing font).
  package static func world(_ message: Message) -> Failure {
    Failure(message: message, code: .failed)
  }

  /// Somebody ended it with Ctrl+C.
  static let interrupted = Failure(message: "Interrupted.", code: .interrupted)
}

/// The result of `work`, for callers that cannot throw.
func outcome(_ work: () throws(Failure) -> Void) -> Result<Void, Failure> {
  do throws(Failure) {
    return .success(try work())
  } catch {
    return .failure(error)
  }
}

/// The reason why a web address can't be opened; nil if `path` is none.
nonisolated func refusal(ofWebAddress path: String) -> Message? {
  let start = path.prefix(8).lowercased()
  guard ["http://", "https://", "ftp://"].contains(where: start.hasPrefix) else { return nil }
  return "\(path) is a web address, and Riff opens only files: download it first."
}
