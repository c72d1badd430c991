import AppState
import Editing
import Persistence
import Playground
import SDLHost

/// The file of the document, with the steps of undo, and the older and foreign documents beside it.
nonisolated struct DocumentFile: Sendable {
  /// How many versions of other programs are kept: `document.other`, `document.other-2` …
  static let others = 3
  /// In bytes.
  private static let limit = 256 << 20

  let path: String
  /// The file as it was read or written last; nil if there was none.
  private var known: (stamp: Storage.Stamp, hash: Int)?
  /// A file that cannot be read, and why. It is never replaced.
  private var obstacle: (stamp: Storage.Stamp, reason: SDLError)?
  /// Whether parts of the file could not be read.
  private var isDamaged = false
  private var others = OtherEdits(Document())
  /// The copy of another program's text that an attempt to save has kept, though it failed afterwards.
  private var keptForeign: (stamp: Storage.Stamp?, copy: String)?
  private var undo: UndoFile
  /// Whether the steps of undo could not be written at the last attempt.
  private var isUndoLeftOut = false

  init(_ path: String) {
    self.path = path
    undo = UndoFile(besideDocument: path)
  }

  /// Reads the document; nil if there is none.
  mutating func read() throws(SDLError) -> DocumentReading? {
    guard let stamp = Storage.stamp(path) else { return nil }
    do throws(SDLError) {
      let text = try Storage.read(path, limit: Self.limit)
      known = (stamp, text.hashValue)
      let reading = DocumentReading(text)
      others = OtherEdits(reading.document)
      isDamaged = !reading.problems.isEmpty
      return reading
    } catch {
      obstacle = (stamp, error)
      throw error
    }
  }

  /// The newest older document that can be read whole, and its path.
  func newestReadable() -> (path: String, document: Document)? {
    let hours = hoursKept.sorted(by: >).map(\.name)
    for ending in (1...OlderDocuments.last).map(String.init) + hours {
      let older = "\(path).\(ending)"
      guard let text = try? Storage.read(older, limit: Self.limit) else { continue }
      if let document = try? Document(text: text) { return (older, document) }
    }
    return nil
  }

  /// Keeps a copy with an ending that names the reason, and a number if there is already one.
  func keepCopy(_ ending: String) throws(SDLError) -> String {
    var (copy, number) = ("\(path).\(ending)", 1)
    while Storage.exists(copy) {
      number += 1
      copy = "\(path).\(ending)-\(number)"
    }
    try Storage.copy(path, to: copy)
    return copy
  }

  /// The steps of undo that belong to the saved document, before it is written anew; nil if there are none.
  func readUndo(_ document: Document) -> SavedUndo? {
    guard Storage.exists(path) else { return undo.read(of: document, Document().text) }
    guard let text = try? Storage.read(path, limit: Self.limit) else { return nil }
    return undo.read(of: document, text)
  }

  /// Replaces the document, with what another window has edited meanwhile, and keeps the old one; beside it
  /// the steps of undo. If that fails, the document stays as it was.
  ///
  /// - Returns: the copy of a text that another program had written meanwhile, if it is not a part of the new
  ///   one.
  mutating func write(_ document: Document, _ history: UndoStack?) throws(SDLError) -> String? {
    try Storage.makeOwnFolder(of: path)
    // Without the lock two windows could read before either has written.
    let lock = FileLock(folderOf: path)
    defer { withExtendedLifetime(lock) {} }
    let stamp = Storage.stamp(path)
    if let obstacle, obstacle.stamp == stamp { throw obstacle.reason }
    let foreign = try takeForeign(stamp)
    let (merged, conflicts) = others.merged(document)
    let copy = foreign == .unreadable || conflicts ? try keepForeign(stamp) : nil
    let text = merged.text
    try prepareUndo(history, of: document, documentText: text)
    if isDamaged || foreign == .unreadable || merged != others.onDisk
      || stamp == nil && !merged.isEmpty
    {
      try replace(by: text, keepsOlder: stamp != nil && copy == nil)
    }
    undo.finish()
    others.saved(document, as: merged)
    keptForeign = nil
    return copy
  }

  /// Writes the steps of undo. If that fails, so does the attempt to save, but not the next one.
  private mutating func prepareUndo(
    _ history: UndoStack?, of document: Document, documentText: String
  ) throws(SDLError) {
    do throws(SDLError) {
      try undo.prepare(history, of: document, documentText: documentText)
      isUndoLeftOut = false
    } catch {
      isUndoLeftOut.toggle()
      if isUndoLeftOut { throw error }
    }
  }

  private mutating func replace(by text: String, keepsOlder: Bool) throws(SDLError) {
    let older = keepsOlder ? "\(path).older" : nil
    if let older { try Storage.copy(path, to: older) }
    do throws(SDLError) {
      try Storage.writeOwn(text, to: path, syncs: true)
    } catch {
      if let older { Storage.remove(older) }
      throw error
    }
    if let older { keepOlder(older) }
    known = Storage.stamp(path).map { ($0, text.hashValue) }
    isDamaged = false
  }

  // MARK: Other programs

  private enum Foreign { case none, readable, unreadable }

  /// Takes what another program has written since; one that has only touched the file has not.
  private mutating func takeForeign(_ stamp: Storage.Stamp?) throws(SDLError) -> Foreign {
    guard let stamp, stamp != known?.stamp else { return .none }
    let text = try Storage.read(path, limit: Self.limit)
    guard text.hashValue != known?.hash else { return .none }
    guard let document = try? Document(text: text) else { return .unreadable }
    others.take(document)
    known = (stamp, text.hashValue)
    return .readable
  }

  private mutating func keepForeign(_ stamp: Storage.Stamp?) throws(SDLError) -> String {
    if let keptForeign, keptForeign.stamp == stamp { return keptForeign.copy }
    let names = (1...Self.others).map { $0 == 1 ? "\(path).other" : "\(path).other-\($0)" }
    for index in names.indices.dropLast().reversed() where Storage.exists(names[index]) {
      try Storage.move(names[index], to: names[index + 1])
    }
    try Storage.copy(path, to: names[0])
    keptForeign = (stamp, names[0])
    return names[0]
  }

  // MARK: Older documents

  private var hoursKept: [WallHour] {
    Storage.endings(after: path).compactMap { WallHour(name: $0) }
  }

  /// Makes `older` the first of the older documents, and thins them out. A failure costs nothing but
  /// one of them.
  private func keepOlder(_ older: String) {
    let last = "\(path).\(OlderDocuments.last)"
    if let stamp = Storage.stamp(last) {
      let hour = WallHour(seconds: stamp.wallSeconds)
      try? Storage.move(last, to: "\(path).\(hour.name)")
      let now = WallHour(seconds: Storage.wallSeconds)
      for hour in OlderDocuments.obsolete(among: hoursKept, now: now) {
        Storage.remove("\(path).\(hour.name)")
      }
    }
    for number in (1..<OlderDocuments.last).reversed() where Storage.exists("\(path).\(number)") {
      try? Storage.move("\(path).\(number)", to: "\(path).\(number + 1)")
    }
    try? Storage.move(older, to: "\(path).1")
  }
}
