import Playground
import SDLHost

/// Saves where a talk is in a file while it is presented. If that file is still there at a start, the talk
/// was interrupted, and is resumed.
final class TalkPlaceKeeper {
  /// Seconds between two savings while nothing but time goes on.
  private static let interval = 0.25

  private let path: String?
  /// Held while a talk is presented, so that another window leaves its place alone.
  private var lock: FileLock?
  private var kept: TalkPlace?
  private var savedAt = 0.0
  private var work: Background<Bool>?

  nonisolated deinit {}

  init(path: String? = Storage.statePath("presenting")) { self.path = path }

  /// Where a talk was interrupted, if this start resumes it: one without a demo or file, or with the same
  /// talk. Any other start deletes the place.
  func takePlace(for talk: String?, never: Bool = false) -> TalkPlace? {
    guard let place = read() else { return nil }
    guard !never, talk == nil || talk == place.path else {
      forgetLast()
      return nil
    }
    return place
  }

  /// Where a talk was cut off; nil if none was, or if another window presents it now.
  private func read() -> TalkPlace? {
    guard let path, Storage.exists(path), FileLock(path + ".lock") != nil,
      let text = try? Storage.read(path, limit: 1 << 16)
    else { return nil }
    return TalkPlace(text: text)
  }

  /// Saves on another thread, so that no frame waits. Removes the file once no talk is presented.
  func keep(_ session: Session, at now: Double) {
    guard let place = session.talkPlace(at: Host.eventTime) else { return forget() }
    let isUrgent = place.stop != kept?.stop || place.text.isOtherCover(than: kept?.text)
    guard isUrgent || now - savedAt >= Self.interval, place != kept, let path,
      work == nil || work?.result != nil
    else { return }
    if lock == nil {
      try? Storage.makeFolder(of: path)
      lock = FileLock(path + ".lock")
      guard lock != nil else { return }
    }
    (kept, savedAt) = (place, now)
    let text = place.text
    work = Background { (try? Storage.write(text, to: path)) != nil }
  }

  /// Removes the file of a talk that has ended normally.
  func forget() {
    guard kept != nil, let path else { return }
    _ = work?.result(within: 1)
    Storage.remove(path)
    (kept, work, lock) = (nil, nil, nil)
  }

  /// Removes the file of an interrupted talk that is not resumed.
  private func forgetLast() { if let path { Storage.remove(path) } }
}

extension String {
  fileprivate func isOtherCover(than other: String?) -> Bool {
    func cover(_ text: String) -> Substring? {
      text.split(separator: "\n").first { $0.hasPrefix("cover") }
    }
    return cover(self) != other.flatMap { cover($0) }
  }
}
