import AppState
import Playground
import SDLHost

/// Saves where a talk is in a file while it is presented. If that file is still there at a start, the talk
/// was interrupted, and is resumed.
final class SavedStopStore {
  /// Seconds between two savings while only time changes.
  private static let interval = 0.25

  private let path: String?
  /// Held while a talk is presented, so that another window leaves its saved position alone.
  private var lock: FileLock?
  private var kept: SavedStop?
  private var savedAt = 0.0
  private var work: Background<Bool>?
  /// Whether the talk is over; a save that is under way then removes its file.
  private var isOver = Shared(false)

  nonisolated deinit {}

  init(path: String? = Storage.statePath("presenting")) { self.path = path }

  /// Returns the position in an interrupted talk if it should be resumed: Riff was started without
  /// a demo or file, or with the same talk. Otherwise, or if the file can't be read, deletes it and
  /// returns nil.
  func takeSavedStop(for talk: String?, never: Bool = false) -> SavedStop? {
    guard let path, Storage.exists(path), !isElsewhere else { return nil }
    let savedStop = (try? Storage.read(path, limit: 1 << 16)).flatMap { SavedStop(text: $0) }
    guard let savedStop, !never, talk == nil || talk == savedStop.path else {
      Storage.remove(path)
      return nil
    }
    return savedStop
  }

  /// Removes a position at which the talk can't be resumed.
  func giveUpSavedStop() {
    if let path, !isElsewhere { Storage.remove(path) }
  }

  /// Whether another window presents a talk.
  private var isElsewhere: Bool { path.map { FileLock($0 + ".lock") == nil } ?? false }

  /// Saves on another thread, so that no frame waits. Removes the file once no talk is presented.
  func keep(_ session: Session, at now: Double) {
    guard let savedStop = session.savedStop(at: Host.eventTime) else { return forget() }
    let isUrgent = savedStop.stop != kept?.stop || savedStop.text.isOtherCover(than: kept?.text)
    guard isUrgent || now - savedAt >= Self.interval, savedStop != kept, let path,
      work == nil || work?.result != nil
    else { return }
    if lock == nil {
      try? Storage.makeFolder(of: path)
      lock = FileLock(path + ".lock")
      guard lock != nil else { return }
    }
    (kept, savedAt) = (savedStop, now)
    let (text, isOver, lock) = (savedStop.text, isOver, lock)
    work = Background {
      let isWritten = (try? Storage.write(text, to: path)) != nil
      withExtendedLifetime(lock) { if isOver.value { Storage.remove(path) } }
      return isWritten
    }
  }

  /// Removes the file of a talk that has ended normally, however long a save that is under way takes.
  func forget() {
    guard kept != nil, let path else { return }
    isOver.value = true
    _ = work?.result(within: 1)
    Storage.remove(path)
    (kept, work, lock, isOver) = (nil, nil, nil, Shared(false))
  }
}

extension String {
  fileprivate func isOtherCover(than other: String?) -> Bool {
    func cover(_ text: String) -> Substring? {
      text.split(separator: "\n").first { $0.hasPrefix("cover") }
    }
    return cover(self) != other.flatMap { cover($0) }
  }
}
