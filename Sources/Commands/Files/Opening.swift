import AppState
import DemoKit
import Formats
import Playground
import SDLHost
import Words

/// A file that is being read.
final class Opening {
  /// Small files are read while a frame waits, so that they are in it; in seconds.
  private static let patience = 0.008

  enum Outcome {
    case refused(Message)
    case same
    /// Motion tokens, as a text.
    case tokens(String)
    case read(FileReading, FileKind, hash: Int, pictures: Set<String>)
  }

  private enum State {
    case waiting
    case loading(Background<LoadedFile>)
    case reading(any FileReader, FileKind, hash: Int)
  }

  let path: String
  /// The name of the demo.
  let name: String
  /// Whether somebody has asked for it, and wants to see it.
  let isAsked: Bool
  /// Whether the stop of a talk shows it.
  let isForTalk: Bool
  private let known: Int?
  private let refusal: Message?
  private var state = State.waiting
  private var began = 0.0

  /// `refusal` is why the file may not be read.
  init(
    _ path: String, name: String, isAsked: Bool, isForTalk: Bool = false, known: Int?,
    refusal: Message? = nil
  ) {
    self.refusal = refusal
    (self.path, self.name, self.known) = (path, name, known)
    (self.isAsked, self.isForTalk) = (isAsked, isForTalk)
  }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// The text of the bar over the stage.
  func work(at now: Double) -> FileWork {
    let kind =
      if case .reading(let reader, _, _) = state { reader.work } else { FileWork.Kind.reading }
    return FileWork(kind, path: path, seconds: now - began)
  }

  /// The result; nil while opening continues.
  func poll(at now: Double) -> Outcome? {
    if let refusal { return .refused(refusal) }
    switch state {
    case .waiting:
      began = now
      let (path, name, known) = (path, name, known)
      let loading = Background { load(path, name: name, known: known) }
      state = .loading(loading)
      return loading.result(within: Self.patience).flatMap(take)
    case .loading(let loading): return loading.result.flatMap(take)
    case .reading(let reader, let kind, let hash):
      return reader.poll().map { .read($0, kind, hash: hash, pictures: []) }
    }
  }

  func cancel() {
    if case .reading(let reader, _, _) = state { reader.cancel() }
  }

  private func take(_ file: LoadedFile) -> Outcome? {
    switch file {
    case .refused(let sentence): return .refused(sentence)
    case .same: return .same
    case .tokens(let text): return .tokens(text)
    case .read(let reading, let kind, let hash, let pictures):
      return .read(reading, kind, hash: hash, pictures: pictures)
    case .code(let file, let kind, let hash):
      guard let reader = FileFormats.code[kind]?(file) else {
        return .refused("\(path) cannot be opened: this version of Riff does not read its kind.")
      }
      reader.begin()
      state = .reading(reader, kind, hash: hash)
      return reader.poll().map { .read($0, kind, hash: hash, pictures: []) }
    }
  }
}
