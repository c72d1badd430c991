import Formats
import SDLHost

/// A compiled file that is tried out by a second Riff, without a window, before this one loads it:
/// code that traps, never ends or fills the memory does so there.
final class LiveProbe {
  /// Seconds after which it is stopped, if it does not use the processor, or waits for it.
  private static let patience = 20.0
  /// Asks Swift for the innermost frames of a crash, which takes it half a second.
  private static let backtrace = """
    enable=yes,color=no,interactive=no,timeout=0s,limit=16,threads=crashed,registers=none,images=none,\
    cache=no,sanitize=no,demangle=yes,top=0
    """

  private let child: ChildProcess
  private let copy: String
  private let name: String
  private let source: String

  init(_ compilation: LiveCompilation, log: String) throws(FileErrors) {
    (copy, name, source) = (compilation.copy, compilation.name, compilation.source)
    do {
      guard let own = Programs.own else {
        throw SDLError("Riff cannot find its own program, which tries demos out.")
      }
      child = try ChildProcess(
        own, [ProbeCommand.word, compilation.library], output: log,
        environment: ["SWIFT_BACKTRACE": Self.backtrace])
    } catch {
      throw FileErrors(FileError(sentence: "\(error)"))
    }
  }

  /// Whether it has ended well.
  func poll() throws(FileErrors) -> Bool {
    guard let end = end else { return false }
    let output = (try? Storage.read(child.output, limit: 32 << 20)) ?? ""
    let report = ProbeReport(output, end: end, about: copy, name: name, source)
    if let error = report.error { throw FileErrors(error) }
    return true
  }

  func cancel() { child.stop() }

  private var end: ProbeEnd? {
    switch child.poll() {
    case .exit(let status)?: return .ended(status)
    case .signal(let signal)?: return ProcessLimits.isOfTime(signal) ? .tooLong : .crashed
    case nil: break
    }
    guard child.age > Self.patience else { return nil }
    child.stop()
    return .tooLong
  }
}
