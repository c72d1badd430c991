import AppState
import Editing
import SDLHost

/// Keeps the edits in another file while the document can't be saved: in the first of several that can be
/// written.
nonisolated struct SpareDocument: Sendable {
  private let paths: [String]
  /// Whether one of the files was read or written.
  private var isUsed = false

  init(_ paths: [String]) { self.paths = paths }

  /// The edits in the newest such file that can be read whole, unless the document at `path` is newer.
  mutating func newest(after path: String) -> (document: Document, undo: SavedUndo?)? {
    let saved = Storage.stamp(path)
    let spares = written.compactMap { path in Storage.stamp(path).map { (path: path, stamp: $0) } }
    for spare in spares.sorted(by: { $1.stamp.isOlder(than: $0.stamp) }) {
      if let saved, spare.stamp.isOlder(than: saved) { break }
      var file = DocumentFile(spare.path)
      guard let reading = try? file.read(), reading.problems.isEmpty else { continue }
      isUsed = true
      return (reading.document, file.readUndo(reading.document))
    }
    return nil
  }

  /// - Returns: the path of the file; nil if none can be written.
  mutating func write(_ document: Document, _ history: UndoStack?) -> String? {
    let path = paths.first { path in
      var file = DocumentFile(path)
      // Another user could have made a folder of that name.
      guard (try? Storage.makeOwnFolder(of: path)) != nil, Storage.isOwnFolder(of: path) else {
        return false
      }
      do throws(SDLError) {
        _ = try file.write(document, history)
        return true
      } catch {
        return false
      }
    }
    isUsed = isUsed || path != nil
    return path
  }

  /// Removes these files, once the document is saved.
  mutating func remove() {
    guard isUsed else { return }
    isUsed = false
    for path in written { UndoFile(besideDocument: path).remove(with: path) }
  }

  private var written: [String] {
    paths.filter { Storage.exists($0) && Storage.isOwnFolder(of: $0) }
  }
}
