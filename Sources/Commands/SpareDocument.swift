import AppState
import Editing
import Persistence
import SDLHost

/// Keeps the edits in another file while the document can't be saved: in the first of several that can be
/// written.
nonisolated struct SpareDocument: Sendable {
  private let paths: [String]
  /// The files that can be removed once the document is saved: the one that was read or written, and older
  /// ones. A newer one that could not be read whole stays.
  private var obsolete: [String] = []

  init(_ paths: [String]) { self.paths = paths }

  /// The edits in the newest such file that can be read whole, unless the document at `path` is newer.
  mutating func newest(after path: String?) -> (document: Document, undo: SavedUndo?)? {
    let saved = path.flatMap { Storage.stamp($0) }
    var spares = paths.compactMap { path in Storage.stamp(path).map { (path: path, stamp: $0) } }
    spares.removeAll { !Storage.isOwnFolder(of: $0.path) }
    spares.sort { $1.stamp.isOlder(than: $0.stamp) }
    for (index, spare) in spares.enumerated() {
      if let saved, spare.stamp.isOlder(than: saved) { break }
      var file = DocumentFile(spare.path)
      guard let reading = try? file.read(), reading.problems.isEmpty else { continue }
      obsolete = spares[index...].map(\.path)
      return (reading.document, file.readUndo(reading.document))
    }
    return nil
  }

  /// Waits for each file for at most so many seconds: its disk may not answer.
  ///
  /// - Returns: the path of the file; nil if none can be written.
  mutating func write(
    _ document: Document, _ history: UndoStack?, within seconds: Double
  ) -> String? {
    let path = paths.first { path in
      Background { Self.write(document, history, to: path) }.result(within: seconds) == true
    }
    if let path { obsolete.append(path) }
    return path
  }

  private static func write(_ document: Document, _ history: UndoStack?, to path: String) -> Bool {
    // Another user could have made a folder of that name.
    guard (try? Storage.makeOwnFolder(of: path)) != nil, Storage.isOwnFolder(of: path) else {
      return false
    }
    var file = DocumentFile(path)
    do throws(SDLError) {
      _ = try file.write(document, history)
      return true
    } catch {
      return false
    }
  }

  /// Removes these files, once the document is saved.
  mutating func remove() {
    for path in obsolete where Storage.isOwnFolder(of: path) {
      UndoFile(besideDocument: path).remove(with: path)
    }
    obsolete = []
  }
}
