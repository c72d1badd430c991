import AppState
import Playground
import SDLHost

/// Records the input of a session to a file, step by step. Steps that can't be written wait until
/// they can, while a warning is shown.
final class SessionRecorder {
  /// How much may wait, in bytes.
  static let patience = 64 << 20

  private let warner: Warner
  private var file: GrowingFile?
  /// The text before the next step.
  private var head: String

  init(_ path: String, _ start: SessionStart, warner: Warner) throws(Failure) {
    file = try orFail { try GrowingFile(path) }
    head = start.text
    self.warner = warner
  }

  func add(_ step: Recording.Step) {
    write(head + step.text)
    head = ""
  }

  /// Ends the recording with the session.
  func end() {
    if head.isEmpty { write(Recording.end) }
    file = nil
  }

  private func write(_ text: String) {
    guard let file else { return }
    do throws(SDLError) {
      try file.append(text)
      warner.withdraw(.recording)
    } catch {
      let isOver = file.unwrittenCount > Self.patience
      warner.warn(
        isOver ? .recordingEnded(error.message) : .unrecorded(error.message))
      if isOver { self.file = nil }
    }
  }
}
