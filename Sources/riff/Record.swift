import Playground
import SDLHost

/// Records the input of a session to a file, step by step. If writing fails, a note is printed once
/// and the app continues.
final class SessionRecorder {
  private var file: GrowingFile?
  /// The text before the next step.
  private var head: String

  init(_ path: String, _ start: SessionStart) throws(Failure) {
    file = try orFail { try GrowingFile(path) }
    head = start.text
  }

  func add(_ step: Recording.Step) {
    write(head + step.text)
    head = ""
  }

  /// Ends the recording with the session.
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
      note("Recording stopped: \(error)")
    }
  }
}
