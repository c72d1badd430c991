import AppState
import Editing
import Persistence
import SDLHost

/// The steps of undo beside a document. Those for the next document are written before it, in a file of
/// their own, so that at any moment there are steps for the document that is there.
nonisolated struct UndoFile: Sendable {
  private let path: String
  private var next: String { "\(path).next" }
  private var text = UndoText()

  init(besideDocument path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    self.path = path[..<start] + "undo"
  }

  /// The steps that belong to the document with `documentText`; nil if there are none, or they are damaged.
  func read(of document: Document, _ documentText: String) -> SavedUndo? {
    for file in [path, next] where Storage.exists(file) {
      guard let text = try? Storage.read(file),
        let undo = SavedUndo(text, of: document, documentText: documentText)
      else { continue }
      // Otherwise the steps for the next document would replace these while this document is there.
      if file == next { finish() }
      return undo
    }
    return nil
  }

  /// Writes the steps for the document that is about to be saved as `documentText`. An open gesture is a step.
  mutating func prepare(
    _ history: UndoStack?, of document: Document, documentText: String
  ) throws(SDLError) {
    var history = history
    history?.commit()
    guard let history, history.value == document else { return Storage.remove(next) }
    try Storage.writeOwn(text.text(of: history, documentText: documentText), to: next, syncs: true)
  }

  /// The document is saved.
  func finish() {
    if Storage.exists(next) { try? Storage.move(next, to: path) }
  }

  /// Removes the steps, and the document with its folder, if that is empty then.
  func remove(with document: String) {
    for path in [path, next] + [document]
      + Storage.endings(after: document).map({ "\(document).\($0)" })
    {
      Storage.remove(path)
    }
    Storage.removeEmptyFolder(of: document)
  }
}
