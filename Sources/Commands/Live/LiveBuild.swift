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
    case over
  }

  private let scratch: ScratchFolder
  private let compilation: LiveCompilation
  private var stage = Stage.compiling

  package var phase: Phase {
    switch stage {
    case .compiling: .compiling
    case .probing: .trying
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
        guard try probe.poll() else { return nil }
        stage = .over
        return try load()
      case .over: return nil
      }
    } catch {
      stage = .over
      throw error
    }
  }

  /// Ends the running step.
  func cancel() {
    compilation.cancel()
    if case .probing(let probe) = stage { probe.cancel() }
    stage = .over
  }

  private func load() throws(FileErrors) -> [any Demo] {
    do {
      return try LiveLibrary(compilation.library).demos.map { $0.init() }
    } catch {
      throw FileErrors(FileError(sentence: error.message))
    }
  }
}
