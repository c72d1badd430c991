import Editing
import Playground
import SDLHost

/// Saves the edits to the demos: soon after a change, again after a failure, and at the end.
///
/// What is wrong is a warning. `SaveSchedule` says when to save, `OlderDocuments` which older documents
/// to keep, and `DocumentFile` does it.
final class DocumentKeeper {
  private let file: DocumentFile?
  private let warner: Warner
  private var schedule = SaveSchedule()
  /// The last saved document; nil if the file has something else.
  private var saved: Document? = Document()
  private var latest = Document()
  /// Held while no other window saves to the same file.
  private var lock: FileLock?

  init(path: String? = Storage.statePath("document"), warner: Warner) {
    file = path.map { DocumentFile($0) }
    self.warner = warner
  }

  /// Whether there is something to save soon.
  var isWaiting: Bool { schedule.isWaiting && !schedule.hasFailed }

  /// Returns the saved document as far as it can be read, or an empty one.
  func read() -> Document {
    guard let file else {
      warner.warn(.noHome)
      return Document()
    }
    try? Storage.makeFolder(of: file.path)
    checkLock()
    do throws(SDLError) {
      guard let reading = try file.read() else { return Document() }
      return reading.problems.isEmpty ? reading.document : try repair(reading, file)
    } catch {
      warner.warn(.unopened(error.description))
      return Document()
    }
  }

  /// Sets the document that a session begins with; only later changes are saved.
  func begin(with document: Document, at now: Double) {
    latest = document
    if saved == nil { schedule.change(at: now) } else { saved = document }
  }

  /// Notes the document, and saves it if it is time.
  func keep(_ document: Document, at now: Double) {
    if document != latest {
      latest = document
      if latest == saved { succeed() } else { schedule.change(at: now) }
    }
    rest(at: now)
  }

  /// Saves if it is time, when nothing has changed.
  func rest(at now: Double) {
    if schedule.isDue(at: now) { save(at: now) }
  }

  /// Saves what is unsaved at once.
  func finish(at now: Double) {
    if schedule.isWaiting { save(at: now) }
  }

  // MARK: Saving

  private func save(at now: Double) {
    guard let file else { return schedule.succeed() }
    checkLock()
    do throws(SDLError) {
      let foreign = try file.write(latest.text)
      saved = latest
      if let foreign { warner.warn(.otherProgram(file.path, copy: foreign)) }
      succeed()
    } catch {
      schedule.fail(at: now)
      warner.warn(.unsaved(error.description))
    }
  }

  private func succeed() {
    schedule.succeed()
    warner.withdraw(.saving)
  }

  private func checkLock() {
    guard lock == nil, let file else { return }
    lock = FileLock(file.path + ".lock")
    if lock == nil { warner.warn(.otherWindow) } else { warner.withdraw(.otherWindow) }
  }

  // MARK: Damaged documents

  /// Keeps a copy of the text, and opens what can be read of it, or else an older document.
  private func repair(
    _ reading: DocumentReading, _ file: DocumentFile
  ) throws(SDLError) -> Document {
    saved = nil
    let copy = try file.keepCopy(reading.isNewer ? "newer" : "damaged")
    guard reading.isUnreadable else {
      warner.warn(.damaged(file.path, reading.problems, copy: copy))
      return reading.document
    }
    let older = file.newestReadable()
    warner.warn(
      .unreadable(file.path, reading.problems[0], copy: copy, instead: older?.path))
    return older?.document ?? Document()
  }
}
