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

  /// With `offsets`, the instructions there are looked up instead.
  init(_ compilation: LiveCompilation, log: String, offsets: [Int] = []) throws(FileErrors) {
    (copy, name, source) = (compilation.copy, compilation.name, compilation.source)
    do {
      guard let own = Programs.own else {
        throw SDLError("Riff cannot find its own program, which tries demos out.")
      }
      child = try ChildProcess(
        own, [ProbeCommand.word, compilation.library] + offsets.map { "\($0)" }, output: log,
        environment: ["SWIFT_BACKTRACE": Self.backtrace])
    } catch {
      throw FileErrors(FileError(sentence: "\(error)"))
    }
  }

  /// The report of the trial; nil until it has ended.
  func poll() -> ProbeReport? {
    guard let end = end else { return nil }
    return ProbeReport(output, end: end, about: copy, name: name, source)
  }

  /// The mistake that ended another process, once its instruction was looked up.
  func explanation(of crash: Crash) -> FileError? {
    guard end != nil else { return nil }
    return ProbeReport.error(
      of: crash, (crash.words + "\n" + output).split(whereSeparator: \.isNewline), about: copy,
      source)
  }

  private var output: String { (try? Storage.read(child.output, limit: 32 << 20)) ?? "" }

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
