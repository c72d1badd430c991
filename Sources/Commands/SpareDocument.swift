import AppState
import Editing
import SDLHost

/// The edits in another file, while the document can't be saved: the first that can be written.
nonisolated struct SpareDocument: Sendable {
  private let paths: [String]
  /// Whether one of the files was read or written.
  private var isUsed = false

  init(_ paths: [String]) { self.paths = paths }

  /// The edits in such a file, if it is newer than the document at `path` and can be read whole.
  mutating func newest(after path: String) -> (document: Document, undo: SavedUndo?)? {
    let saved = Storage.stamp(path)?.wallSeconds ?? 0
    for spare in written where (Storage.stamp(spare)?.wallSeconds ?? 0) >= saved {
      var file = DocumentFile(spare)
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
