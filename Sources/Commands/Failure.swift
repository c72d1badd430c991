/// Why the program ends early: a sentence for standard error, and the exit code.
package struct Failure: Error {
  let message: String
  let code: ExitCode

  /// The arguments are wrong.
  static func usage(_ message: String) -> Failure {
    Failure(message: message, code: .wrongArguments)
  }

  /// A problem of the environment (no display, a full disk, a missing font).
  package static func world(_ message: String) -> Failure {
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
