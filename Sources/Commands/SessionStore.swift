import AppState
import Persistence
import Playground
import SDLHost

/// Saves the current demo and time, at rest and at the end. If that fails, it is tried again.
final class SessionStore {
  /// Nil where nothing can be saved.
  private var path: String?
  /// Whether nothing was ever saved.
  var isFirst: Bool { path.map { !Storage.exists($0) } ?? false }
  private let warner: Warner
  private var kept: SavedSession?
  private var schedule = SaveSchedule()

  init(path: String? = Storage.statePath("place"), warner: Warner) {
    self.path = path
    self.warner = warner
  }

  /// Returns the saved session, if there is one. An unreadable one is never replaced.
  func read() -> SavedSession? {
    guard let path, Storage.exists(path) else { return nil }
    do throws(SDLError) {
      kept = SavedSession(text: try Storage.read(path))
      if kept == nil { setAside(path) }
      return kept
    } catch {
      self.path = nil
      warner.warn(.sessionUnopened(error.message))
      return nil
    }
  }

  private func setAside(_ path: String) {
    let copy = path + ".damaged"
    // If there can be no copy, the session can't be saved either.
    guard (try? Storage.copy(path, to: copy)) != nil else { return }
    warner.warn(.sessionUnreadable(path, copy: copy))
  }

  /// Saves if anything has changed.
  func keep(_ session: Session, at now: Double, isQuitting: Bool) {
    guard isQuitting || session.isAtRest, let path else { return }
    guard isQuitting || !schedule.hasFailed || schedule.isDue(at: now) else { return }
    let savedSession = session.savedSession
    guard savedSession != kept else { return }
    schedule.begin()
    do throws(SDLError) {
      try Storage.writeOwn(savedSession.text, to: path)
      kept = savedSession
      schedule.succeed()
      warner.withdraw(.place)
    } catch {
      schedule.fail(at: now)
      warner.warn(.sessionUnsaved(error.message))
    }
  }
}
