import Interface
import Playground
import SDLHost

/// Reads the recordings that are stops of a talk.
final class TalkRecordings {
  /// Of a recording, in bytes.
  private static let limit = 256 << 20

  private var asked: [String] = []

  nonisolated deinit {}

  /// Whether the window has to go on showing frames.
  var isWorking: Bool { !asked.isEmpty }

  /// Takes what concerns recordings, and returns the other requests.
  func carryOut(_ requests: [Request], _ session: Session) -> [Request] {
    requests.filter { request in
      guard case .open(let path) = request, session.wantsRecording(at: path) else { return true }
      asked.append(path)
      return false
    }
  }

  /// Gives the session what was asked for, or says why it can't be shown.
  func poll(_ show: inout Show) {
    for path in asked {
      let file = Storage.absolute(path)
      do {
        let text = try Storage.read(file, limit: Self.limit)
        let (recording, demos) = try recording(text, at: file)
        show.refuse(file, nil)
        show.take(recording, of: demos, at: path)
      } catch let failure as Failure {
        show.refuse(file, failure.message)
      } catch {
        show.refuse(file, "\(error)")
      }
    }
    asked = []
  }
}
