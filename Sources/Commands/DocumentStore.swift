import AppState
import Editing
import Playground
import SDLHost

/// Saves the edits to the demos: soon after a change, again after a failure, and at the end.
///
/// Problems are warnings. `SaveSchedule` decides when to save, `OlderDocuments` which older
/// documents to keep, and `DocumentFile` saves, on another thread, so that no frame waits for a
/// long document.
final class DocumentStore {
  /// Seconds for which quitting waits for a save: a disk that does not answer must not hold it for ever.
  private static let patience = 60.0

  private var file: DocumentFile?
  private let warner: Warner
  private var schedule = SaveSchedule()
  /// The last saved document; nil if the file has something else.
  private var saved: Document? = Document()
  private var latest = Document()
  /// The document that is being saved, and how that ends.
  private var saving: (document: Document, work: Background<Ending>)?
  /// Held while no other window saves to the same file.
  private var lock: FileLock?

  /// The file afterwards, and the copy of a text that another program had written.
  private typealias Ending = (file: DocumentFile, result: Result<String?, SDLError>)

  init(path: String? = Storage.statePath("document"), warner: Warner) {
    file = path.map { DocumentFile($0) }
    self.warner = warner
  }

  /// Whether something is being saved, or will be soon.
  var isWaiting: Bool { saving != nil || schedule.isWaiting && !schedule.hasFailed }

  /// Whether all that is to be saved is saved.
  var isSaved: Bool { saving == nil && !schedule.isWaiting }

  /// Returns the saved document as far as it can be read, or an empty one.
  func read() -> Document {
    guard var file else {
      warner.warn(.noHome)
      return Document()
    }
    defer { self.file = file }
    try? Storage.makeFolder(of: file.path)
    checkLock()
    do throws(SDLError) {
      guard let reading = try file.read() else { return Document() }
      return reading.problems.isEmpty ? reading.document : try repair(reading, file)
    } catch {
      warner.warn(.unopened(error.message))
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
      if latest == saved { forget() } else { schedule.change(at: now) }
    }
    rest(at: now)
  }

  /// Saves if it is time, when nothing has changed.
  func rest(at now: Double) {
    if let saving, let ending = saving.work.result { take(ending, of: saving.document, at: now) }
    if saving == nil, schedule.isDue(at: now) { save() }
  }

  /// Saves unsaved edits at once, and waits for it.
  func finish(at now: Double) {
    settle(at: now)
    guard saving == nil, schedule.isWaiting else { return }
    save()
    settle(at: now)
  }

  /// Waits until nothing is being saved, but not for ever.
  func settle(at now: Double) {
    guard let saving, let ending = saving.work.result(within: Self.patience) else { return }
    take(ending, of: saving.document, at: now)
  }

  // MARK: Saving

  private func save() {
    guard let file else { return schedule.cancel() }
    checkLock()
    schedule.begin()
    let document = latest
    saving = (
      document,
      Background {
        var file = file
        let result = Result { () throws(SDLError) in try file.write(document.text) }
        return (file, result)
      }
    )
  }

  private func take(_ ending: Ending, of document: Document, at now: Double) {
    (file, saving) = (ending.file, nil)
    switch ending.result {
    case .success(let foreign):
      saved = document
      if let foreign { warner.warn(.otherProgram(ending.file.path, copy: foreign)) }
      schedule.succeed()
      warner.withdraw(.saving)
      if latest == document { schedule.cancel() } else { schedule.change(at: now) }
    case .failure(let error):
      schedule.fail(at: now)
      warner.warn(.unsaved(error.message))
    }
  }

  /// Marks the document as saved.
  private func forget() {
    schedule.cancel()
    warner.withdraw(.saving)
  }

  private func checkLock() {
    guard lock == nil, let file else { return }
    lock = FileLock(file.path + ".lock")
    if lock == nil { warner.warn(.otherWindow) } else { warner.withdraw(.otherWindow) }
  }

  // MARK: Damaged documents

  /// Keeps a copy of the text, and opens its readable part, or else an older document.
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
