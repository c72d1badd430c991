import AppState
import Editing
import Persistence
import Playground
import SDLHost
import Words

/// Saves the edits to the demos and the steps of undo: soon after a change, again after a failure, and at the end.
///
/// Problems are warnings. `SaveSchedule` decides when to save, `OlderDocuments` which older
/// documents to keep, and `DocumentFile` saves, on another thread, so that no frame waits for a
/// long document. `SpareDocument` keeps the edits while nothing can be saved.
final class DocumentStore {
  /// Nil where there is no home folder.
  private var file: DocumentFile?
  /// Seconds after which a disk is assumed not to answer. Quitting waits no longer.
  private let patience: Double
  private let warner: Warner
  private var schedule = SaveSchedule()
  /// Whether what was opened differs from the file.
  private var isStale = false
  private var latest = Edits(document: Document())
  private var spare: SpareDocument
  /// The edits that are being saved, and how that ends.
  private var saving: Background<Ending>?
  /// The time at which the current save began.
  private var savingSince = 0.0
  /// Whether the disk has not answered.
  private var isStuck = false
  /// Why the last attempt failed; nil if it did not.
  private(set) var failure: Message?
  /// Held while no other window saves to the same file.
  private var lock: FileLock?

  /// The file afterwards, and the copy of a text that another program had written.
  private typealias Ending = (
    edits: Edits, file: DocumentFile, result: Result<String?, SDLError>
  )

  /// The edits of a session.
  struct Edits: Sendable {
    var document: Document
    /// Nil in a session that has none.
    var history: UndoStack?

    func isSame(as other: Edits) -> Bool {
      document == other.document
        && history.map(UndoPosition.init) == other.history.map(UndoPosition.init)
    }
  }

  init(
    path: String? = Storage.statePath("document"), warner: Warner,
    spares: [String] = Storage.sparePaths("document"), patience: Double = 10
  ) {
    self.patience = patience
    file = path.map { DocumentFile($0) }
    self.warner = warner
    spare = SpareDocument(spares)
  }

  /// Whether something is being saved, or will be soon.
  var isWaiting: Bool {
    saving != nil ? !isStuck : schedule.isWaiting && !schedule.hasFailed
  }

  /// Whether all that is to be saved is saved.
  var isSaved: Bool { saving == nil && !schedule.isWaiting }

  /// Returns the saved document as far as it can be read, or an empty one, and its steps of undo.
  func read() -> (document: Document, undo: SavedUndo?) {
    guard var file else {
      warner.warn(.noHome)
      return spare.newest(after: nil) ?? (Document(), nil)
    }
    defer { self.file = file }
    try? Storage.makeOwnFolder(of: file.path)
    checkLock()
    do throws(SDLError) {
      let reading = try file.read()
      if let spare = spare.newest(after: file.path) {
        isStale = true
        if let reading, !reading.problems.isEmpty {
          _ = try? file.keepCopy(reading.isNewer ? "newer" : "damaged")
        }
        return spare
      }
      guard let reading else { return (Document(), file.readUndo(Document())) }
      guard reading.problems.isEmpty else { return (try repair(reading, file), nil) }
      return (reading.document, file.readUndo(reading.document))
    } catch {
      warner.warn(.unopened(error.message))
      guard let spare = spare.newest(after: file.path) else { return (Document(), nil) }
      isStale = true
      return spare
    }
  }

  /// Sets the edits that a session begins with; only later changes are saved.
  func begin(with document: Document, _ history: UndoStack? = nil, at now: Double) {
    latest = Edits(document: document, history: history)
    if isStale { schedule.change(at: now) }
  }

  /// Notes the edits, and saves them if it is time.
  func keep(_ document: Document, _ history: UndoStack? = nil, at now: Double) {
    let edits = Edits(document: document, history: history)
    if !edits.isSame(as: latest) {
      latest = edits
      schedule.change(at: now)
    }
    rest(at: now)
  }

  /// Saves if it is time, when nothing has changed.
  func rest(at now: Double) {
    if let ending = saving?.result { take(ending, at: now) }
    if saving != nil, now - savingSince >= patience { noteNoAnswer() }
    if saving == nil, schedule.isDue(at: now) { save(at: now) }
  }

  /// Saves unsaved edits at once, and waits for it.
  func finish(at now: Double) {
    settle(at: now)
    guard saving == nil, schedule.isWaiting else { return }
    save(at: now)
    settle(at: now)
  }

  /// Waits until nothing is being saved, but not for a disk that does not answer.
  func settle(at now: Double) {
    guard let saving else { return }
    if let ending = saving.result(within: isStuck ? 0 : patience) {
      take(ending, at: now)
    } else {
      noteNoAnswer()
    }
  }

  /// Writes the edits to another file, which the next start reads.
  /// - Returns: its path; nil if no file can be written.
  func saveElsewhere() -> String? {
    spare.write(latest.document, latest.history, within: patience / 4)
  }

  // MARK: Saving

  private func save(at now: Double) {
    guard let file else {
      failure = "There is no home folder."
      return schedule.fail(at: now)
    }
    checkLock()
    schedule.begin()
    savingSince = now
    let edits = latest
    saving = Background {
      var file = file
      let result = Result { () throws(SDLError) in try file.write(edits.document, edits.history) }
      return (edits, file, result)
    }
  }

  private func noteNoAnswer() {
    guard !isStuck else { return }
    isStuck = true
    let reason: Message = "The disk does not answer."
    failure = reason
    warner.warn(.unsaved(reason))
  }

  private func take(_ ending: Ending, at now: Double) {
    (file, saving, isStuck) = (ending.file, nil, false)
    switch ending.result {
    case .success(let foreign):
      isStale = false
      failure = nil
      if let foreign { warner.warn(.otherProgram(ending.file.path, copy: foreign)) }
      schedule.succeed()
      warner.withdraw(.saving)
      spare.remove()
      if latest.isSame(as: ending.edits) { schedule.cancel() } else { schedule.change(at: now) }
    case .failure(let error):
      schedule.fail(at: now)
      failure = error.message
      warner.warn(.unsaved(error.message))
    }
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
    isStale = true
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
