import AppState
import Playground
import SDLHost

/// The files whose code was loaded: if the program crashes while one of them is on the stage, that is to
/// blame.
enum LiveSuspects {
  private struct Suspect {
    let path: String
    let code: String
  }

  private static var byName: [String: Suspect] = [:]
  private static var latest: Suspect?
  /// The path of the file that has stopped an earlier process, until it runs again.
  private static var stopped: String?

  static func add(_ file: FileToRead) {
    let suspect = Suspect(path: file.path, code: RunConsent.code(of: file.bytes))
    byName[file.name] = suspect
    latest = suspect
  }

  /// Whether the file at `path` is the one that has stopped an earlier process, and now runs again.
  static func isForgiven(_ path: String) -> Bool {
    guard stopped == path, latest?.path == path else { return false }
    stopped = nil
    return true
  }

  /// Before each frame: the name of the demo on the stage. Another demo's code runs for pictures in the
  /// gallery; the latest file is suspected then.
  static func watch(_ name: String) {
    guard let suspect = byName[name] ?? latest else { return }
    Rescue.suspect(
      "\(suspect.code) \(suspect.path)",
      "\(suspect.path) has crashed, fills the memory or does not come to an end. Riff starts again without it."
    )
  }

  /// The suspect of an earlier process that crashed, at the start of the one that replaced it. The
  /// file is not run again as it is. Returns its path.
  static func takeCause(_ consent: ConsentStore = .shared) -> String? {
    guard let cause = Rescue.takeCause(), let space = cause.firstIndex(of: " ") else { return nil }
    let path = String(cause[cause.index(after: space)...])
    stopped = path
    consent.stop(path, code: String(cause[..<space]))
    return path
  }
}
