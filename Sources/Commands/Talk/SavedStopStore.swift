import AppState
import Playground
import SDLHost
import Talks

/// Saves where a talk is in a file while it is presented. If that file is still there at a start, the talk
/// was interrupted, and is resumed. A talk that was left before its end leaves a file that says so, and
/// the stop is offered.
final class SavedStopStore {
  /// Seconds between two savings while only time changes.
  private static let interval = 0.25

  private let path: String?
  private let warner: Warner?
  /// Held while a talk is presented, so that another window leaves its saved position alone.
  private var lock: FileLock?
  private var kept: SavedStop?
  private var savedAt = 0.0
  private var work: Background<SDLError?>?
  /// Whether the talk is over; a save that is under way then removes its file.
  private var isOver = Shared(false)

  nonisolated deinit {}

  init(path: String? = Storage.statePath("presenting"), warner: Warner? = nil) {
    (self.path, self.warner) = (path, warner)
  }

  /// Returns the position in an interrupted talk if it should be resumed: Riff was started without
  /// a demo or file, or with the same talk. Otherwise, or if the file can't be read, deletes it and
  /// returns nil; a stop at which a talk was left stays until that talk is presented.
  func takeSavedStop(for talk: String?, never: Bool = false) -> SavedStop? {
    guard let path, Storage.exists(path), !isElsewhere else { return nil }
    let savedStop = (try? Storage.read(path, limit: 1 << 16)).flatMap { SavedStop(text: $0) }
    if let savedStop, savedStop.isLeft {
      return !never && (talk == nil || talk == savedStop.path) ? savedStop : nil
    }
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

  /// Saves on another thread, so that no frame waits. Once no talk is presented, saves the stop at which it
  /// was left, or removes the file.
  func keep(_ session: Session, at now: Double) {
    guard var savedStop = session.savedStop(at: Host.eventTime) else {
      return finish(session.leftStop)
    }
    savedStop.showsNotes = Host.showsAside
    let isUrgent = savedStop.stop != kept?.stop || savedStop.text.isOtherCover(than: kept?.text)
    tell()
    guard isUrgent || now - savedAt >= Self.interval, savedStop != kept, let path,
      work == nil || work?.result != nil
    else { return }
    if lock == nil {
      try? Storage.makeOwnFolder(of: path)
      lock = FileLock(path + ".lock")
      guard lock != nil else { return }
    }
    (kept, savedAt) = (savedStop, now)
    let (text, isOver, lock) = (savedStop.text, isOver, lock)
    work = Background {
      defer { withExtendedLifetime(lock) { if isOver.value { Storage.remove(path) } } }
      do throws(SDLError) {
        try Storage.writeOwn(text, to: path)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Says whether the last save has failed.
  private func tell() {
    guard let result = work?.result else { return }
    if let error = result {
      warner?.warn(.stopUnsaved(error.message))
    } else {
      warner?.withdraw(.stop)
    }
  }

  /// Saves the stop at which a talk was left, or removes the file of one that has ended, however long a save
  /// that is under way takes.
  func finish(_ left: SavedStop?) {
    guard kept != nil, let path else { return }
    isOver.value = true
    _ = work?.result(within: 1)
    if var left {
      left.isLeft = true
      if (try? Storage.writeOwn(left.text, to: path)) == nil { Storage.remove(path) }
    } else {
      Storage.remove(path)
    }
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
