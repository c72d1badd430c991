import AppState
import Playground
import SDLHost

/// The files whose code was loaded: if the program crashes while one of them is on the stage, that is to
/// blame.
enum LiveSuspects {
  private struct Suspect {
    let path: String
    let code: String
    /// A symbol in its code.
    let symbol: UnsafeMutableRawPointer
  }

  private static var byName: [String: Suspect] = [:]
  private static var latest: Suspect?
  /// The path of the file that has stopped an earlier process, until it runs again, and how.
  private static var stopped: (path: String, crash: Crash?)?

  static func add(_ file: FileToRead, symbol: UnsafeMutableRawPointer) {
    let suspect = Suspect(
      path: file.path, code: RunConsent.code(of: file.bytes), symbol: symbol)
    byName[file.name] = suspect
    latest = suspect
  }

  /// Whether the file at `path` is the one that has stopped an earlier process, and now runs again.
  static func isForgiven(_ path: String) -> Bool {
    guard stopped?.path == path, latest?.path == path else { return false }
    stopped = nil
    return true
  }

  /// Before each frame: the name of the demo on the stage. Another demo's code runs for pictures in the
  /// gallery; the latest file is suspected then.
  static func watch(_ name: String) {
    guard let suspect = byName[name] ?? latest else { return }
    Rescue.suspect(
      "\(suspect.code) \(suspect.path)",
      "\(suspect.path) has crashed, fills the memory or does not come to an end. Riff starts again without it.",
      symbol: suspect.symbol)
  }

  /// How the file at `path` has stopped an earlier process; nil if it has not.
  static func crash(of path: String) -> Crash? { stopped?.path == path ? stopped?.crash : nil }

  /// The suspect of an earlier process that crashed, at the start of the one that replaced it. The
  /// file is not run again as it is. Returns its path.
  static func takeCause(_ consent: ConsentStore = .shared) -> String? {
    guard let cause = Rescue.takeCause(), let space = cause.suspect.firstIndex(of: " ") else {
      return nil
    }
    let path = String(cause.suspect[space...].dropFirst())
    stopped = (path, cause.crash)
    consent.stop(path, code: String(cause.suspect[..<space]))
    return path
  }
}
