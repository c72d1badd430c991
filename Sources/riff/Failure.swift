/// Why the program ends early: a sentence for standard error, and the exit code.
struct Failure: Error {
  let message: String
  let status: Int32

  /// The arguments are wrong: exit code 2.
  static func usage(_ message: String) -> Failure { Failure(message: message, status: 2) }

  /// A problem of the environment (no display, a full disk, a missing font): exit code 1.
  static func world(_ message: String) -> Failure { Failure(message: message, status: 1) }

  /// Somebody ended it with Ctrl+C: exit code 130.
  static let interrupted = Failure(message: "Interrupted.", status: 130)
}
