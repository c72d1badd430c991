import Formats
import SDLHost

/// The line of a file at which it has stopped an earlier process. The same file compiles to the same
/// code, so a second Riff looks up which line the instruction belongs to. Nothing of the file runs.
final class CrashExplanation {
  private let crash: Crash
  private let source: String
  private var compilation: LiveCompilation?
  private var probe: LiveProbe?
  private var scratch: ScratchFolder?

  init(_ crash: Crash, _ source: String, name: String) {
    (self.crash, self.source) = (crash, source)
    guard !crash.offsets.isEmpty, let scratch = try? ScratchFolder() else { return }
    self.scratch = scratch
    compilation = try? LiveCompilation(source, name: name, in: scratch)
  }

  /// The mistake, without a line if that cannot be found; nil while the search continues.
  func poll() -> FileError? {
    do throws(FileErrors) {
      if let probe { return probe.explanation(of: crash) }
      guard let compilation, let scratch else { return withoutLine }
      guard try compilation.poll() else { return nil }
      probe = try LiveProbe(
        compilation, log: scratch.file("crash.log"), offsets: crash.offsets)
      return nil
    } catch {
      return withoutLine
    }
  }

  func cancel() {
    compilation?.cancel()
    probe?.cancel()
  }

  private var withoutLine: FileError {
    ProbeReport.error(of: crash, crash.words.split(whereSeparator: \.isNewline), about: "", source)
  }
}
