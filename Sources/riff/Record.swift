import Playground
import SDLHost

/// Writes what a session is given to a file, step by step. If the file cannot be written any more,
/// that is said once and the show goes on.
final class SessionRecorder {
  private var file: GrowingFile?
  /// What comes before the next step.
  private var head: String

  init(_ path: String, _ start: SessionStart) throws(Failure) {
    file = try orFail { try GrowingFile(path) }
    head = start.text
  }

  func add(_ step: Recording.Step) {
    write(head + step.text)
    head = ""
  }

  /// The session has come to its end.
  func end() {
    write(Recording.end)
    file = nil
  }

  private func write(_ text: String) {
    guard let file else { return }
    do {
      try file.append(text)
    } catch {
      self.file = nil
      note("The recording ends here, and the show goes on: \(error)")
    }
  }
}
