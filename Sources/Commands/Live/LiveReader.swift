import AppState
import DemoKit
import Formats
import Keyframes
import Playground
import SDLHost

/// Reads a Swift file: compiles it, tries it out in a separate process, and loads it into this one.
/// For a file that nobody has allowed to run, it asks instead.
final class LiveReader: FileReader {
  /// In bytes.
  private static let limit = 1 << 20

  let work = FileWork.Kind.compiling
  private let file: FileToRead
  private let consent: ConsentStore
  private var build: LiveBuild?
  private var explanation: CrashExplanation?
  private var answer: FileReading?

  init(_ file: FileToRead, consent: ConsentStore = .shared) {
    (self.file, self.consent) = (file, consent)
  }

  func begin() {
    let known = consent.answer(file.path, file.bytes)
    if known == .allowed { return start() }
    if known == .stopped, let crash = LiveSuspects.crash(of: file.path) {
      explanation = CrashExplanation(crash, source, name: name)
    } else {
      ask(hasStopped: known == .stopped)
    }
  }

  private func ask(hasStopped: Bool, crash: FileError? = nil) {
    answer = .question(
      RunQuestion(
        name: file.name, path: file.path, code: RunConsent.code(of: file.bytes),
        hasStopped: hasStopped, crash: crash, wasRefused: consent.isRefused(file.path, file.bytes)))
  }

  private var name: String { String(file.path.split(separator: "/").last ?? "Demo.swift") }
  private var source: String { String(decoding: file.bytes, as: UTF8.self) }

  func poll() -> FileReading? {
    if let answer { return answer }
    if let explanation {
      if let error = explanation.poll() { ask(hasStopped: true, crash: error) }
      return answer
    }
    do throws(FileErrors) {
      guard let build, let demos = try build.poll(), let demo = demos.first else { return nil }
      answer = .demo(
        demo, notes: Self.notes(on: demos), warnings: DemoWarnings(source).found(in: demo))
      if let symbol = build.symbol { LiveSuspects.add(file, symbol: symbol) }
    } catch {
      answer = .problems(error.errors)
    }
    return answer
  }

  func cancel() {
    build?.cancel()
    explanation?.cancel()
  }

  private func start() {
    guard file.bytes.count <= Self.limit else {
      answer = .problems([
        FileError(sentence: "The file is larger than 1 MiB, which is more than a demo needs.")
      ])
      return
    }
    do throws(FileErrors) {
      build = try LiveBuild(source, name: name)
    } catch {
      answer = .problems(error.errors)
    }
  }

  /// The others in the file are named.
  private static func notes(on demos: [any Demo]) -> [ImportNote] {
    demos.dropFirst().map { demo in
      ImportNote(
        layer: demo.title, feature: "another demo in the same file",
        instead: "only the first is shown: give it a file of its own")
    }
  }
}
