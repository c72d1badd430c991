import DemoKit
import Formats
import SDLHost

/// Turns the text of a Swift file into demos: compiles it, tries it out, and loads it. Each takes a
/// while; ask ``poll()`` now and then, it never waits.
package final class LiveBuild {
  /// Where it is.
  package enum Phase: String { case compiling, trying, over }

  private enum Stage {
    case compiling
    case probing(LiveProbe)
    /// It has failed, and is tried again without optimisation to find the line.
    case recompiling(LiveCompilation, ProbeReport)
    case probingAgain(LiveProbe, ProbeReport)
    case over
  }

  private let scratch: ScratchFolder
  private let compilation: LiveCompilation
  private let name: String
  /// A symbol in the demos' code, once it is loaded.
  private(set) var symbol: UnsafeMutableRawPointer?
  private var stage = Stage.compiling

  package var phase: Phase {
    switch stage {
    case .compiling: .compiling
    case .probing, .recompiling, .probingAgain: .trying
    case .over: .over
    }
  }

  /// Starts with `source`, the text of the file called `name`.
  package init(_ source: String, name: String) throws(FileErrors) {
    do {
      scratch = try ScratchFolder()
    } catch {
      throw FileErrors(FileError(sentence: error.message))
    }
    compilation = try LiveCompilation(source, name: name, in: scratch)
    self.name = name
  }

  /// The demos, at least one; nil while it continues, and after it has reported its end.
  package func poll() throws(FileErrors) -> [any Demo]? {
    do throws(FileErrors) {
      switch stage {
      case .compiling:
        guard try compilation.poll() else { return nil }
        stage = .probing(try LiveProbe(compilation, log: scratch.file("probe.log")))
        return nil
      case .probing(let probe):
        guard let report = probe.poll() else { return nil }
        guard report.error == nil else { return try tryAgain(after: report) }
        stage = .over
        return try load()
      case .recompiling(let compilation, let report):
        guard try compilation.poll() else { return nil }
        let probe = try LiveProbe(compilation, log: scratch.file("again.log"))
        stage = .probingAgain(probe, report)
        return nil
      case .probingAgain(let probe, let report):
        guard let again = probe.poll() else { return nil }
        throw FileErrors(report.explained(by: again).errors)
      case .over: return nil
      }
    } catch {
      stage = .over
      throw error
    }
  }

  /// - Throws: the mistake, if its line is known.
  private func tryAgain(after report: ProbeReport) throws(FileErrors) -> [any Demo]? {
    guard report.isUnexplained else { throw FileErrors(report.errors) }
    stage = .recompiling(
      try LiveCompilation(compilation.source, name: name, in: scratch, optimizes: false), report)
    return nil
  }

  /// Ends the running step.
  func cancel() {
    switch stage {
    case .compiling, .over: compilation.cancel()
    case .probing(let probe), .probingAgain(let probe, _): probe.cancel()
    case .recompiling(let compilation, _): compilation.cancel()
    }
    stage = .over
  }

  private func load() throws(FileErrors) -> [any Demo] {
    do {
      let library = try LiveLibrary(compilation.library)
      symbol = library.symbol
      return library.demos.map { $0.init() }
    } catch {
      throw FileErrors(FileError(sentence: error.message))
    }
  }
}
